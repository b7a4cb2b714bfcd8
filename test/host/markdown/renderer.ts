import type { App } from '../app-parts';
import type { Component } from '../component';
import { decorate } from './decorate';
import { drawEmbeds } from './embeds';
import { markdownIt } from './markdown-it';
import { makeContext, postProcess } from './post-process';
import { drawNoteIn } from './reading/reading-sections';
import { MarkdownRenderChild } from './render-child';

export class MarkdownRenderer extends MarkdownRenderChild {
	/** The element is filled before the first await; post processors see it in its place, and no lines. */
	static async render(
		app: App,
		markdown: string,
		el: HTMLElement,
		sourcePath: string,
		component: Component,
	): Promise<void> {
		const box = document.createElement('div');
		box.innerHTML = markdownIt.render(markdown);
		decorate(box);
		el.append(...Array.from(box.childNodes));
		const nothing = () => null;
		const context = makeContext({ owner: component, sourcePath, frontmatter: nothing, sectionInfo: nothing });
		await postProcess(el, context);
		await drawEmbeds(el, sourcePath, component, app, drawNoteIn(app, 1));
	}
}
