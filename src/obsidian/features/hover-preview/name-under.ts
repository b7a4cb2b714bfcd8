import { EditorView } from '@codemirror/view';
import type { MarkdownView } from 'obsidian';
import type { Move } from '../../../rules/move';
import { moveNameAt } from '../../../journal/note-blocks/move-name-at';
import { viewAround } from '../../editor/focus-editor';
import type { Actions } from '../../services/journal-actions';
import { t } from '../../../i18n/translate';

/** A rectangle on the screen. */
export type Rect = Pick<DOMRect, 'left' | 'right' | 'top' | 'bottom'>;

/** A move whose name is under the pointer. */
export interface MoveUnder {
	readonly move: Move;
	/** The bounds of the name. */
	readonly place: Rect;
	/** The path of the note that contains it. */
	readonly path: string;
}

/** The position of the pointer, and the element below it. */
interface Pointer {
	readonly target: Element;
	readonly x: number;
	readonly y: number;
}

/**
 * Selectors for move names in rendered records, and for bold or italic prose, which is how the books print move names.
 */
const DRAWN = `[aria-label^="${t('Move: {name}', { name: '' })}"] .sworn-name, .sworn-inline-name, .sworn-line-press[aria-expanded="true"] .sworn-token-name`;
const IN_PROSE = 'strong, em, .cm-strong, .cm-em';

/** Finds the move whose name is under the pointer, using the note's rules. */
export function moveUnder(actions: Actions<'app' | 'viewState'>, pointer: Pointer): MoveUnder | undefined {
	const view = viewAround(actions.app, pointer.target);
	const path = view?.file?.path;
	if (!view || path === undefined) return undefined;
	const moveCalled: MoveCalled = name => {
		const { book } = actions.viewState.around(path, undefined);
		return book.ok ? book.value.move(name) : undefined;
	};
	const named = drawnName(pointer, moveCalled) ?? nameInSource(actions, view, pointer, moveCalled);
	const found = named ?? nameInProse(actions, view, pointer, moveCalled);
	return found && { ...found, path };
}

/** Looks up a move. Call it only with a likely name, as the rules may have to be loaded. */
type MoveCalled = (name: string) => Move | undefined;

type Found = Omit<MoveUnder, 'path'> | undefined;

const textOf = (el: Element): string => el.textContent?.trim() ?? '';

function drawnName({ target }: Pointer, moveCalled: MoveCalled): Found {
	const el = target.closest(DRAWN);
	const move = el && moveCalled(textOf(el));
	return move ? { move, place: el.getBoundingClientRect() } : undefined;
}

/** A move name in prose counts only if it is spelled as in the book and the note contains records. */
function nameInProse(
	{ viewState }: Actions<'viewState'>,
	{ editor }: MarkdownView,
	{ target }: Pointer,
	moveCalled: MoveCalled,
): Found {
	const el = target.closest('.sworn-block, .sworn-inline, a') ? null : target.closest(IN_PROSE);
	if (!el || viewState.blocksIn(editor.getValue()).length === 0) return undefined;
	const move = moveCalled(textOf(el));
	return move?.name === textOf(el) ? { move, place: el.getBoundingClientRect() } : undefined;
}

function nameInSource(
	{ viewState }: Actions<'viewState'>,
	{ editor }: MarkdownView,
	{ target, x, y }: Pointer,
	moveCalled: MoveCalled,
): Found {
	const content = target.closest<HTMLElement>('.cm-content');
	const view = content && !target.closest('.sworn-block') ? EditorView.findFromDOM(content) : null;
	const at = view?.posAtCoords({ x, y });
	const text = view?.state.doc.toString();
	// Table cells have an editor of their own.
	if (!view || at == null || text === undefined || text !== editor.getValue()) return undefined;
	const named = moveNameAt(text, at, viewState.blocksIn(text));
	const move = named && moveCalled(named.name);
	const [start, end] = [named && view.coordsAtPos(named.from, 1), named && view.coordsAtPos(named.to, -1)];
	if (!move || !start || !end) return undefined;
	const place = { left: start.left, top: start.top, right: end.right, bottom: end.bottom };
	return isIn(place, x, y) ? { move, place } : undefined;
}

export const isIn = ({ left, right, top, bottom }: Rect, x: number, y: number): boolean =>
	left <= x && x <= right && top <= y && y <= bottom;
