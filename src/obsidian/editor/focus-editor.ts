import { EditorSelection } from '@codemirror/state';
import { EditorView } from '@codemirror/view';
import type { App, Editor, MarkdownView } from 'obsidian';
import { noteViews } from '../vault/active-note';
import { isCursorUntouched } from './placed-cursor';

/**
 * Returns the focus to the editor, unless a dialog was opened or a form on a card was focused while the notes were
 * being written. An editor that has it is left alone, as the player may be typing there.
 */
export function focusEditor(editor: Editor): void {
	const isInForm = activeDocument.activeElement?.closest('.sworn-block form') != null;
	if (isInForm || activeDocument.querySelector('.modal-container') || editor.hasFocus()) return;
	editor.focus();
}

/** The Markdown view that contains an element. */
export const viewAround = (app: App, el: Element): MarkdownView | undefined =>
	noteViews(app).find(({ containerEl }) => containerEl.contains(el));

/** How far below a block the caret may be to count as writing on after it, in lines. */
const NEAR = 10;

/**
 * Focuses the editor that contains a block, with its caret unchanged; returns false in Reading view. A caret just below
 * the block is kept in view however much the block grows; a distant one is not scrolled to.
 */
export function focusEditorAround(app: App, el: Element, endLine = Infinity): boolean {
	const view = viewAround(app, el);
	if (view?.getMode() !== 'source') return false;
	focusEditor(view.editor);
	const below = view.editor.getCursor().line - endLine;
	if (below >= 0 && below <= NEAR && !isCursorUntouched(view, view.editor.getValue())) keepCaretInSight(view);
	return true;
}

/** The number of frames within which even a slow machine reads, renders and lays out a card that was written. */
const FRAMES = 30;

/** What shows that the player looks elsewhere. */
const LOOKING_ELSEWHERE = ['wheel', 'touchmove', 'pointerdown'] as const;

/**
 * Scrolls to the caret, and again when the height of the content changes, until the player scrolls or presses; not while
 * something else is looked at. What was written above it is in sight from its beginning `from` on, and the caret if both
 * have room.
 */
export function keepCaretInSight(
	{ editor, contentEl }: MarkdownView,
	isCaretLookedAt = () => true,
	from?: number,
): void {
	const content = contentEl.querySelector('.cm-content');
	let isFollowed = true;
	const leave = () => (isFollowed = false);
	for (const event of LOOKING_ELSEWHERE) contentEl.addEventListener(event, leave, { passive: true, once: true });
	const stop = () => LOOKING_ELSEWHERE.forEach(event => contentEl.removeEventListener(event, leave));
	let seen: number | undefined = -1;
	const look = (left: number) => {
		if (!isFollowed) return stop();
		if (content?.clientHeight !== seen && isCaretLookedAt()) {
			const caret = editor.getCursor();
			if (from === undefined) editor.scrollIntoView({ from: caret, to: caret });
			else {
				const shown = EditorSelection.range(editor.posToOffset(caret), from);
				EditorView.findFromDOM(contentEl)?.dispatch({ effects: EditorView.scrollIntoView(shown) });
			}
			seen = content?.clientHeight;
		}
		if (left === 0) return stop();
		contentEl.win.requestAnimationFrame(() => look(left - 1));
	};
	look(FRAMES);
}
