import { bookOf, oracleBook, type OracleBook } from '../../../rules/oracles/oracle-book';
import { readPlayerTables, type PlayerTables, type TableNote } from '../../../rules/player-tables/read-player-tables';
import { withFallbackOracles } from '../../../rules/player-tables/rollable-tables';
import type { Ruleset } from '../../../rules/ruleset';
import { oraclesOn } from '../../../journal/campaign/journal-oracles';
import { nameOf } from '../../../rules/search/stated-name';
import type { ActionNote, ActionNotes } from '../../../journal/actions/action-notes';
import type { Actions } from '../../services/journal-actions';

/** The oracles available on these pages: of the rules, of the player's notes, and in the journal itself. */
export const bookFor = (actions: Actions<'app' | 'tables'>, pages: ActionNotes, ruleset: Ruleset): OracleBook =>
	withJournal(actions, oraclesOn(pages, ruleset), pages.journal);

/** The same for a card in a journal; undefined while its rules are not loaded. */
export const bookOfCard = (actions: Actions<'app' | 'tables' | 'viewState'>, path: string): OracleBook | undefined =>
	actions.viewState.oracles(path) && bookOfNote(actions, { path, text: actions.viewState.textOf(path) ?? '' });

/** The same for a note that may not be a journal. */
export const bookOfNote = (actions: Actions<'app' | 'tables' | 'viewState'>, note: ActionNote): OracleBook =>
	withJournal(actions, actions.viewState.oracles(note.path) ?? bookOf([]), note);

/** The oracles listed when searching in a journal: those of the rules and of the player's notes. */
export const searchedOracles = (
	actions: Actions<'tables' | 'viewState'>,
	path: string | undefined,
	ruleset: Ruleset,
): OracleBook =>
	actions.tables.over((path === undefined ? undefined : actions.viewState.oracles(path)) ?? oracleBook(ruleset));

const withJournal = (actions: Actions<'app' | 'tables'>, book: OracleBook, { path, text }: ActionNote): OracleBook =>
	withFallbackOracles(actions.tables.over(book), () =>
		tablesOf(actions, path, text).tables.map(({ oracle }) => oracle),
	);

/** All tables and lists of a note, whether or not they are known as oracles, and what could not be read. */
export const tablesOf = (actions: Actions<'app'>, path: string, text: string): PlayerTables =>
	readPlayerTables(text, tableNote(actions, path));

/** The input of the table reader for a note. */
export const tableNote = ({ app }: Actions<'app'>, path: string): TableNote => ({
	path,
	name: nameOf(path),
	resolve: link => app.metadataCache.getFirstLinkpathDest(link, path)?.path,
});
