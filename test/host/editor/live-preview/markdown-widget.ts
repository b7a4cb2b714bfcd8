import type { EditorView } from '@codemirror/view';
import type { Component } from '../../component';
import type { CodeBlockHandler } from '../../markdown/post-process';
import { MarkdownRenderer } from '../../markdown/renderer';
import type { EditorInfo } from '../fields';
import { BlockWidget } from './block-widget';

/** A table or an embed, and what a callout has of them. The app renders it as a note of its own: blocks inside it do not learn their lines. */
export class MarkdownWidget extends BlockWidget {
	protected readonly editLine = 0;

	constructor(
		source: string,
		protected readonly className: string,
		readonly info: EditorInfo,
		readonly path: string,
		readonly handlers: readonly CodeBlockHandler[],
	) {
		super(source);
	}

	override eq(other: MarkdownWidget): boolean {
		return (
			other instanceof MarkdownWidget &&
			other.source === this.source &&
			other.path === this.path &&
			other.handlers.length === this.handlers.length &&
			other.handlers.every(handler => this.handlers.includes(handler))
		);
	}

	protected draw(box: HTMLElement, owner: Component, view?: EditorView): Promise<void>;
	protected draw(box: HTMLElement, owner: Component): Promise<void> {
		return MarkdownRenderer.render(this.info.app, this.source, box, this.path, owner);
	}
}
