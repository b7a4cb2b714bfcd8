import type { EditorView } from '@codemirror/view';
import { MarkdownWidget } from './markdown-widget';

/**
 * A callout. A click in it that nobody has taken shows its source, and what is typed, pasted or dropped in it reaches the
 * editor, unless who drew it keeps that to itself.
 */
export class CalloutWidget extends MarkdownWidget {
	protected override readonly heard = /^(?:key|beforeinput|composition|paste|cut|copy|drag|drop)/;

	override toDOM(view: EditorView): HTMLElement {
		const box = super.toDOM(view);
		box.addEventListener('click', event => {
			if (event.defaultPrevented) return;
			event.preventDefault();
			view.dispatch({ selection: { anchor: view.posAtDOM(box) } });
			view.focus();
		});
		return box;
	}
}
