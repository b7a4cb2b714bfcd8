import { bookOf, oracleBook, type OracleBook } from '../../../rules/oracles/oracle-book';
import type { PlayerTables, TableNote } from '../../../rules/player-tables/read-player-tables';
import { readPlayerTables } from '../../../rules/player-tables/read-player-tables';
import { withFallbackOracles } from '../../../rules/player-tables/rollable-tables';
import type { Ruleset } from '../../../rules/ruleset';
import { oraclesOn } from '../../../journal/answers/own-oracles';
import { nameOf } from '../../../journal/character/acting-character';
import type { Page, Pages } from '../../../journal/pages/page';
import type { Actions } from '../../services/journal-actions';

/** The oracles that are asked on these pages: of the rules, of the player's notes, and whatever is in the journal. */
export const bookFor = (actions: Actions<'app' | 'tables'>, pages: Pages, ruleset: Ruleset): OracleBook =>
	withJournal(actions, oraclesOn(pages, ruleset), pages.journal);

/** The same, for a card of the journal; absent while its rules are not known. */
export const bookOfCard = (actions: Actions<'app' | 'tables' | 'viewState'>, path: string): OracleBook | undefined =>
	actions.viewState.oracles(path) && bookOfNote(actions, { path, text: actions.viewState.textOf(path) ?? '' });

/** The same, for a note that may be no journal. */
export const bookOfNote = (actions: Actions<'app' | 'tables' | 'viewState'>, note: Page): OracleBook =>
	withJournal(actions, actions.viewState.oracles(note.path) ?? bookOf([]), note);

/** The oracles that are searched in a journal: those of the rules and of the player's notes. */
export const searchedOracles = (
	actions: Actions<'tables' | 'viewState'>,
	path: string | undefined,
	ruleset: Ruleset,
): OracleBook =>
	actions.tables.over((path === undefined ? undefined : actions.viewState.oracles(path)) ?? oracleBook(ruleset));

const withJournal = (actions: Actions<'app' | 'tables'>, book: OracleBook, { path, text }: Page): OracleBook =>
	withFallbackOracles(actions.tables.over(book), () =>
		tablesOf(actions, path, text).tables.map(({ oracle }) => oracle),
	);

/** Every table and list of a note, known as an oracle or not, and what could not be read. */
export const tablesOf = (actions: Actions<'app'>, path: string, text: string): PlayerTables =>
	readPlayerTables(text, tableNote(actions, path));

/** A note as the reader of its tables knows it. */
export const tableNote = ({ app }: Actions<'app'>, path: string): TableNote => ({
	path,
	name: nameOf(path),
	resolve: link => app.metadataCache.getFirstLinkpathDest(link, path)?.path,
});
