import { type EditorView, WidgetType } from '@codemirror/view';
import { Component } from '../../component';
import { reportHostError } from '../../errors';
import { drawEmbeds } from '../../markdown/embeds';
import { drawNoteIn } from '../../markdown/reading/reading-sections';
import type { EditorInfo } from '../fields';

const owners = new WeakMap<HTMLElement, Component>();

/** An image or a note that is embedded in the middle of a line. */
export class InlineEmbed extends WidgetType {
	constructor(
		private readonly target: string,
		private readonly text: string,
		private readonly info: EditorInfo,
		private readonly path: string,
	) {
		super();
	}

	override eq(other: InlineEmbed): boolean {
		return other.target === this.target && other.text === this.text && other.path === this.path;
	}

	override toDOM(view: EditorView): HTMLElement {
		const box = createSpan('cm-inline-embed');
		box.createSpan({ cls: 'internal-embed', attr: { src: this.target, alt: this.text } });
		const owner = new Component();
		void owner.load();
		owners.set(box, owner);
		drawEmbeds(box, this.path, owner, this.info.app, drawNoteIn(this.info.app, 1)).then(
			() => view.requestMeasure(),
			reportHostError,
		);
		return box;
	}

	override destroy(box: HTMLElement): void {
		owners.get(box)?.unload();
	}
}
