import type { MarkdownView } from 'obsidian';
import { read, unread } from '../../rules/problem';
import { askTheOracle, oddsOf } from '../../play/ask-the-oracle';
import { writeAnswer } from '../../journal/ask-block';
import { insertBlock } from '../../journal/insert-block';
import { AskDialog } from '../ask-dialog';
import { backToNote, offsetIn } from '../commands/note-at';
import type { Desk } from '../desk';

/** Asks the oracle a question; it stands in the note with its answer, at the cursor, in Reading view at the end. */
export async function askAtCursor(desk: Desk, view: MarkdownView): Promise<void> {
	const journal = view.file?.path;
	if (journal === undefined) return;
	const actor = await desk.whoActs(journal);
	if (!actor) return;
	new AskDialog(desk.app, { rows: oddsOf(actor.book) }, ({ question, odds }) => {
		void desk
			.act(journal, actor.path, ({ pages, table }, dice) => {
				const answer = askTheOracle(question, odds, table.book, dice);
				if (!answer) return unread('unknown_odds', `“${odds}” is not among the odds of these rules.`);
				const { text } = pages.journal;
				const { changes, cursor } = insertBlock(text, offsetIn(view, text), writeAnswer(answer));
				return read({ edits: [{ path: journal, changes }], cursor });
			})
			.then(() => backToNote(view));
	}).open();
}
