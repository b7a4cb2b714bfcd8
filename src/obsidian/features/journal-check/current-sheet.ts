import { stateOn } from '../../../journal/actions/character-state';
import type { State } from '../../../journal/actions/character-state';
import { parseOk, type ParseResult } from '../../../rules/core/problem';
import type { Ruleset } from '../../../rules/ruleset';
import type { JournalActions } from '../../services/journal-actions';
import { pagesOf, partyPaths, wantedIn } from '../../services/fresh-notes';
import { pathNames } from '../../vault/index/track-names';

/** The sheet of a character with all of its tracks and assets, including closed ones. */
export interface SheetNow extends Pick<State, 'character' | 'problems'> {
	readonly ruleset: Ruleset;
}

/**
 * Reads the sheet from fresh text. The character's rules take precedence over the journal's. Ambiguous names become
 * paths.
 */
export function sheetNow(
	{ app, vaultIndex, library, writer }: JournalActions,
	actor: string,
	journal: string,
): Promise<ParseResult<SheetNow>> {
	const others = vaultIndex.belongingsOf(actor).filter(path => app.vault.getFileByPath(path) !== null);
	return writer.look([...new Set([journal, actor, ...others, ...partyPaths(vaultIndex, [actor])])], texts => {
		const wanted = wantedIn(journal, actor, texts);
		if (!wanted.ok) return wanted;
		const book = library.bookOf(wanted.value, [actor, journal]);
		if (!book.ok) return book;
		const { ruleset } = book.value;
		const inJournal = stateOn(pagesOf(vaultIndex, { journal, actor }, texts), ruleset);
		const state = stateOn(pagesOf(vaultIndex, { journal, actor }, texts, pathNames(vaultIndex, actor)), ruleset);
		if (!inJournal.ok) return inJournal;
		if (!state.ok) return state;
		// ambiguous names are reported from the journal's point of view
		return parseOk({ character: state.value.character, problems: inJournal.value.problems, ruleset });
	});
}
