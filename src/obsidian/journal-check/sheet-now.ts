import { stateOn } from '../../journal/pages/state-on';
import type { State } from '../../journal/pages/state-on';
import type { Reading } from '../../rules/problem';
import { read } from '../../rules/problem';
import type { Ruleset } from '../../rules/ruleset';
import type { Desk } from '../desk';
import { pagesOf, wantedIn } from '../fresh-notes';

/** The sheet of a character with all its tracks and assets, those that are closed as well. */
export interface SheetNow extends Pick<State, 'character' | 'problems'> {
	readonly ruleset: Ruleset;
}

/** From fresh text. The rules are those of the character, else of the journal. */
export function sheetNow(
	{ app, cast, library, writer }: Desk,
	actor: string,
	journal: string,
): Promise<Reading<SheetNow>> {
	const others = cast.belongingsOf(actor).filter(path => app.vault.getFileByPath(path) !== null);
	return writer.look([...new Set([journal, actor, ...others])], texts => {
		const wanted = wantedIn(journal, actor, texts);
		if (!wanted.ok) return wanted;
		const book = library.bookOf(wanted.value, [actor, journal]);
		if (!book.ok) return book;
		const { ruleset } = book.value;
		const state = stateOn(pagesOf(cast, { journal, actor }, texts), ruleset);
		if (!state.ok) return state;
		const { character, problems } = state.value;
		return read({ character, problems, ruleset });
	});
}
