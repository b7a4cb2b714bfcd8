import { type EditorView, WidgetType } from '@codemirror/view';

/** The box of a task; a click ticks it in the text, as one step to undo. */
export class TaskBox extends WidgetType {
	/** `status` is what is between the brackets. */
	constructor(private readonly status: string) {
		super();
	}

	override eq(other: TaskBox): boolean {
		return other.status === this.status;
	}

	override toDOM(view: EditorView): HTMLElement {
		const label = createEl('label', { cls: 'task-list-label', attr: { contenteditable: 'false' } });
		const attr = { 'data-task': this.status, 'aria-label': 'Task' };
		const box = label.createEl('input', { cls: 'task-list-item-checkbox', type: 'checkbox', attr });
		box.checked = this.status !== ' ';
		box.tabIndex = -1;
		box.addEventListener('click', event => {
			event.preventDefault();
			this.tick(view, view.posAtDOM(label));
		});
		return label;
	}

	override ignoreEvent(): boolean {
		return true;
	}

	private tick(view: EditorView, from: number): void {
		const line = view.state.doc.lineAt(from);
		const at = line.from + line.text.indexOf('[', from - line.from) + 1;
		const insert = this.status === ' ' ? 'x' : ' ';
		view.dispatch({ changes: { from: at, to: at + 1, insert }, userEvent: 'input' });
	}
}
