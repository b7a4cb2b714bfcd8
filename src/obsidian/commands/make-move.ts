import { MarkdownView } from 'obsidian';
import { makeMoveOnPage } from '../../journal/play-on-page';
import { positionOffers } from '../../play/agenda';
import { newCall } from '../../play/record';
import type { Desk } from '../desk';
import { focusEditor } from '../focus-editor';
import type { ShownActor } from '../shown';
import { MoveDialog } from '../move-dialog/move-dialog';

const RECENT_KEY = 'sworn-journal-recent-moves';
const MOST_RECENT = 8;

/**
 * Make a move: one dialog, then the record at the cursor. In Reading view it goes to the end of the note. The dialog opens
 * in the same instant, so that no letter of what is typed next lands in the note.
 */
export function makeMove(desk: Desk, view: MarkdownView): void {
	const journal = view.file?.path;
	if (journal === undefined) return;
	const shown = desk.shown.actor(journal, undefined);
	if (shown.ok) return openDialog(desk, view, journal, shown.value);
	// A question is asked, rules are read; then the dialog opens.
	void desk.whoActs(journal).then(actor => actor && openDialog(desk, view, journal, actor));
}

function openDialog(desk: Desk, view: MarkdownView, journal: string, { path, character, book }: ShownActor): void {
	const dialog = new MoveDialog(
		desk.app,
		{ book, character, recent: recentMoves(desk), offer: positionOffers(character, book) },
		({ move, wishes }) => {
			remember(desk, move.name);
			void desk
				.act(journal, path, ({ pages, table }, dice) =>
					makeMoveOnPage(pages, offsetIn(view, pages.journal.text), newCall(move.name), wishes, table, dice),
				)
				.then(() => view.getMode() === 'source' && focusEditor(view.editor));
		},
	);
	dialog.open();
	void desk.freshActor(journal, path).then(fresh => fresh && dialog.knows(fresh.character));
}

/** After the selection, so that nothing selected is replaced. */
const offsetIn = (view: MarkdownView, text: string): number =>
	view.getMode() === 'source' ? view.editor.posToOffset(view.editor.getCursor('to')) : text.length;

function recentMoves({ app }: Desk): readonly string[] {
	const saved: unknown = app.loadLocalStorage(RECENT_KEY);
	return Array.isArray(saved) ? saved.filter((name): name is string => typeof name === 'string') : [];
}

const remember = (desk: Desk, name: string): void =>
	desk.app.saveLocalStorage(
		RECENT_KEY,
		[name, ...recentMoves(desk).filter(other => other !== name)].slice(0, MOST_RECENT),
	);
