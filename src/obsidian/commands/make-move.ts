import type { MarkdownView } from 'obsidian';
import type { Move } from '../../rules/move';
import { makeMoveOnPage } from '../../journal/pages/play-on-page';
import { namedAbove } from '../../journal/track/tracks-named';
import { positionOffers } from '../../play/agenda';
import { newCall } from '../../play/record';
import type { Desk } from '../desk';
import type { ShownActor } from '../shown';
import { MoveDialog } from '../move-dialog/move-dialog';
import { rememberName, recentNames } from '../recent-names';
import { backToNote, offsetIn } from './note-at';
import { withActorAtOnce } from './with-actor';

const RECENT_KEY = 'sworn-journal-recent-moves';

/**
 * Make a move: one dialog, then the record at the cursor. In Reading view it goes to the end of the note. Where the move is
 * picked already, the dialog opens at its roll.
 */
export function makeMove(desk: Desk, view: MarkdownView, picked?: Move): void {
	withActorAtOnce(desk, view, (actor, journal) => openDialog(desk, view, journal, { ...actor, picked }));
}

interface WhoRolls extends ShownActor {
	readonly picked: Move | undefined;
}

function openDialog(
	desk: Desk,
	view: MarkdownView,
	journal: string,
	{ path, character, book, picked }: WhoRolls,
): void {
	const known = {
		named: namedFor(desk, view),
		recent: recentNames(desk.app, RECENT_KEY),
		offer: positionOffers(character, book),
	};
	const dialog = new MoveDialog(desk.app, { book, character, ...known, picked }, ({ move, wishes }) => {
		rememberName(desk.app, RECENT_KEY, move.name);
		void desk
			.act(journal, path, ({ pages, table }, dice) =>
				makeMoveOnPage(pages, offsetIn(view, pages.journal.text), newCall(move.name), wishes, table, dice),
			)
			.then(() => backToNote(view));
	});
	dialog.open();
	void desk.freshActor(journal, path).then(fresh => fresh && dialog.knows(fresh.character));
}

/** The tracks that the note names above the place where the record goes. */
function namedFor(desk: Desk, view: MarkdownView): readonly string[] {
	const text = view.editor.getValue();
	const line = view.getMode() === 'source' ? view.editor.getCursor('to').line : Infinity;
	return namedAbove(desk.shown.tracksNamed(text), line);
}
