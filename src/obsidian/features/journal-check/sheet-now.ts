import { stateOn } from '../../../journal/pages/state-on';
import type { State } from '../../../journal/pages/state-on';
import { read, type Reading } from '../../../rules/problem';
import type { Ruleset } from '../../../rules/ruleset';
import type { JournalActions } from '../../plugin/journal-actions';
import { pagesOf, wantedIn } from '../../plugin/fresh-notes';

/** The sheet of a character with all its tracks and assets, those that are closed as well. */
export interface SheetNow extends Pick<State, 'character' | 'problems'> {
	readonly ruleset: Ruleset;
}

/** From fresh text. The rules are those of the character, else of the journal. */
export function sheetNow(
	{ app, vaultIndex, library, writer }: JournalActions,
	actor: string,
	journal: string,
): Promise<Reading<SheetNow>> {
	const others = vaultIndex.belongingsOf(actor).filter(path => app.vault.getFileByPath(path) !== null);
	return writer.look([...new Set([journal, actor, ...others])], texts => {
		const wanted = wantedIn(journal, actor, texts);
		if (!wanted.ok) return wanted;
		const book = library.bookOf(wanted.value, [actor, journal]);
		if (!book.ok) return book;
		const { ruleset } = book.value;
		const state = stateOn(pagesOf(vaultIndex, { journal, actor }, texts), ruleset);
		if (!state.ok) return state;
		const { character, problems } = state.value;
		return read({ character, problems, ruleset });
	});
}
