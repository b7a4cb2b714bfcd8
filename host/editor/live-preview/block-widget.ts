import { type EditorView, WidgetType } from '@codemirror/view';
import { Component } from '../../component';
import { reportHostError } from '../../errors';

/** Widgets own what their handlers add; it is unloaded with them. */
const owners = new WeakMap<HTMLElement, Component>();

/** A drawn block that stands for source lines; clicks in it are its own. */
export abstract class BlockWidget extends WidgetType {
	protected constructor(readonly source: string) {
		super();
	}

	protected abstract draw(box: HTMLElement, owner: Component, view: EditorView): Promise<void>;
	protected abstract readonly className: string;
	/** The line, counted from the block's first, that "Edit this block" puts the cursor on. */
	protected abstract readonly editLine: number;

	override toDOM(view: EditorView): HTMLElement {
		const box = document.createElement('div');
		box.className = `${this.className} cm-embed-block markdown-rendered`;
		const owner = new Component();
		void owner.load();
		owners.set(box, owner);
		const edit = box.createDiv({ cls: 'edit-block-button', attr: { 'aria-label': 'Edit this block' } });
		edit.textContent = '</>';
		edit.addEventListener('click', () => {
			const line = view.state.doc.lineAt(view.posAtDOM(box)).number + this.editLine;
			view.dispatch({ selection: { anchor: view.state.doc.line(Math.min(line, view.state.doc.lines)).from } });
			view.focus();
		});
		this.draw(box, owner, view).then(() => {
			if (box.isConnected) view.requestMeasure();
		}, reportHostError);
		box.append(edit);
		return box;
	}

	override destroy(box: HTMLElement): void {
		owners.get(box)?.unload();
	}

	override ignoreEvent(): boolean {
		return true;
	}
}
