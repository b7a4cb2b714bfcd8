import { type EditorView, WidgetType } from '@codemirror/view';
import { Component } from '../../component';
import { reportHostError } from '../../errors';

/** Widgets own what their handlers add; it is unloaded with them. */
const owners = new WeakMap<HTMLElement, Component>();

/** A rendered block that stands for source lines; clicks in it are its own. */
export abstract class BlockWidget extends WidgetType {
	protected constructor(readonly source: string) {
		super();
	}

	protected abstract draw(box: HTMLElement, owner: Component, view: EditorView): Promise<void>;
	protected abstract readonly className: string;
	/** The line, counted from the block's first, that "Edit this block" puts the cursor on; `null` if there is no such button. */
	protected abstract readonly editLine: number | null;
	/** The kinds of events in it that the editor takes as done to its text. */
	protected readonly heard: RegExp | null = null;

	override toDOM(view: EditorView): HTMLElement {
		const box = document.createElement('div');
		box.className = `${this.className} cm-embed-block markdown-rendered`;
		const owner = new Component();
		void owner.load();
		owners.set(box, owner);
		this.draw(box, owner, view).then(() => {
			if (box.isConnected) view.requestMeasure();
		}, reportHostError);
		if (this.editLine !== null) this.addEditButton(box, view, this.editLine);
		return box;
	}

	private addEditButton(box: HTMLElement, view: EditorView, editLine: number): void {
		const edit = box.createDiv({ cls: 'edit-block-button', text: '</>', attr: { 'aria-label': 'Edit this block' } });
		edit.addEventListener('click', event => {
			event.preventDefault();
			const { doc } = view.state;
			const line = doc.lineAt(view.posAtDOM(box)).number + editLine;
			view.dispatch({ selection: { anchor: doc.line(Math.min(line, doc.lines)).from } });
			view.focus();
		});
	}

	override destroy(box: HTMLElement): void {
		owners.get(box)?.unload();
	}

	override ignoreEvent({ type }: Event): boolean {
		return !this.heard?.test(type);
	}
}
