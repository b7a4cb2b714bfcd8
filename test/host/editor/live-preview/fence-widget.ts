import type { EditorView } from '@codemirror/view';
import type { MarkdownSectionInformation } from 'obsidian';
import type { Component } from '../../component';
import { type CodeBlockHandler, makeContext, runCodeBlock } from '../../markdown/post-process';
import type { EditorInfo } from '../fields';
import { textOfDoc } from '../text-of-doc';
import { BlockWidget } from './block-widget';
import { fenceEnd } from './fences';

/** A fence that a plugin renders. One in a list is passed on with its indentation, unlike in Reading view. */
export class FenceWidget extends BlockWidget {
	protected readonly className = 'cm-preview-code-block';
	protected readonly editLine = 1;

	constructor(
		source: string,
		readonly language: string,
		readonly handler: CodeBlockHandler,
		readonly info: EditorInfo | null,
		readonly path: string,
	) {
		super(source);
	}

	override eq(other: FenceWidget): boolean {
		return (
			other instanceof FenceWidget &&
			other.language === this.language &&
			other.source === this.source &&
			other.handler === this.handler &&
			other.path === this.path
		);
	}

	protected draw(box: HTMLElement, owner: Component, view: EditorView): Promise<void> {
		const el = box.createDiv(`block-language-${this.language}`);
		const sectionInfo = (): MarkdownSectionInformation | null => {
			if (!box.isConnected || !owner.isLoaded()) return null;
			const { doc } = view.state;
			const first = doc.lineAt(view.posAtDOM(box)).number;
			return { text: textOfDoc(doc), lineStart: first - 1, lineEnd: fenceEnd(doc, first) - 1 };
		};
		const frontmatter = () => this.info?.frontmatter ?? null;
		const context = makeContext({ owner, sourcePath: this.path, frontmatter, sectionInfo });
		return runCodeBlock(this.handler, this.language, this.source, el, context);
	}
}
