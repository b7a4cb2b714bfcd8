import type { App, Editor } from 'obsidian';
import { MarkdownView } from 'obsidian';

/**
 * The focus goes back to where one writes, unless a dialog was opened or a form on a card was gone into while the notes
 * were being written.
 */
export function focusEditor(editor: Editor): void {
	const isInForm = activeDocument.activeElement?.closest('.sworn-block form') != null;
	if (!isInForm && !activeDocument.querySelector('.modal-container')) editor.focus();
}

/** The pane of a note that an element is in. */
export function viewAround({ workspace }: App, el: Element): MarkdownView | undefined {
	const views = workspace.getLeavesOfType('markdown').map(({ view }) => view);
	return views.filter(view => view instanceof MarkdownView).find(({ containerEl }) => containerEl.contains(el));
}

/** How many lines may be between a block and the caret of one who writes on below it. */
const NEAR = 10;

/**
 * Gives the focus back to the editor in which a block is rendered, with its caret where it was; false in Reading view. A caret
 * right below the block stays in sight, whatever the block has grown by; one that is far away is not scrolled to.
 */
export function focusEditorAround(app: App, el: Element, endLine = Infinity): boolean {
	const view = viewAround(app, el);
	if (view?.getMode() !== 'source') return false;
	focusEditor(view.editor);
	const below = view.editor.getCursor().line - endLine;
	if (below >= 0 && below <= NEAR) keepCaretInSight(view);
	return true;
}

/** Frames within which a card that was written is read, rendered and laid out, on a slow machine as well. */
const FRAMES = 30;

/** Scrolls to the caret, and again whenever the cards above it have grown. */
export function keepCaretInSight({ editor, contentEl }: MarkdownView): void {
	const content = contentEl.querySelector('.cm-content');
	let seen: number | undefined = -1;
	const look = (left: number) => {
		const caret = editor.getCursor();
		if (content?.clientHeight !== seen) editor.scrollIntoView({ from: caret, to: caret });
		seen = content?.clientHeight;
		if (left > 0) window.requestAnimationFrame(() => look(left - 1));
	};
	look(FRAMES);
}
