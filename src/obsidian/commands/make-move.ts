import { MarkdownView } from 'obsidian';
import { makeMoveOnPage } from '../../journal/play-on-page';
import { newCall } from '../../play/record';
import type { Character } from '../../play/character';
import type { Desk } from '../desk';
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
	const shown = desk.shownActor(journal, undefined);
	if (shown.ok) openDialog(desk, view, journal, shown.value.path, shown.value.character);
	else
		void desk.actorPath(journal).then(actor => {
			const known = actor === undefined ? undefined : desk.shownCharacter(actor);
			if (known?.ok) openDialog(desk, view, journal, known.value.path, known.value.character);
			else if (known) desk.tell(known.problems);
		});
}

function openDialog(desk: Desk, view: MarkdownView, journal: string, actor: string, character: Character): void {
	const dialog = new MoveDialog(
		desk.app,
		{ book: desk.book, character, recent: recentMoves(desk) },
		({ move, wishes }) => {
			remember(desk, move.name);
			void desk
				.act(journal, actor, (pages, dice) =>
					makeMoveOnPage(pages, offsetIn(view, pages.journal.text), newCall(move.name), wishes, desk.table, dice),
				)
				.then(() => view.getMode() === 'source' && view.editor.focus());
		},
	);
	dialog.open();
	void desk.freshCharacter(actor).then(fresh => fresh && dialog.knows(fresh));
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
