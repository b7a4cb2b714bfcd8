import type { OracleBook } from '../../rules/oracles/oracle-book';
import { bookOf, oracleBook } from '../../rules/oracles/oracle-book';
import type { PlayerTables } from '../../rules/player-tables/read-player-tables';
import { readPlayerTables } from '../../rules/player-tables/read-player-tables';
import { withOracles } from '../../rules/player-tables/tables-to-ask';
import type { Ruleset } from '../../rules/ruleset';
import { oraclesOn } from '../../journal/answers/own-oracles';
import { nameOf } from '../../journal/character/which-character';
import type { Page, Pages } from '../../journal/pages/page';
import type { Desk } from '../desk';

/** The oracles that are asked on these pages: of the rules, of the player's notes, and whatever stands in the journal. */
export const bookFor = (desk: Desk, pages: Pages, ruleset: Ruleset): OracleBook =>
	withJournal(desk, oraclesOn(pages, ruleset), pages.journal);

/** The same, for a card of the journal; absent while its rules are not known. */
export const bookOfCard = (desk: Desk, path: string): OracleBook | undefined =>
	desk.shown.oracles(path) && bookOfNote(desk, { path, text: desk.shown.textOf(path) ?? '' });

/** The same, for a note that may be no journal. */
export const bookOfNote = (desk: Desk, note: Page): OracleBook =>
	withJournal(desk, desk.shown.oracles(note.path) ?? bookOf([]), note);

/** The oracles that are searched in a journal: those of the rules and of the player's notes. */
export const searchedOracles = (desk: Desk, path: string | undefined, ruleset: Ruleset): OracleBook =>
	desk.tables.over((path === undefined ? undefined : desk.shown.oracles(path)) ?? oracleBook(ruleset));

const withJournal = (desk: Desk, book: OracleBook, { path, text }: Page): OracleBook =>
	withOracles(desk.tables.over(book), () => tablesOf(desk, path, text).tables.map(({ oracle }) => oracle));

/** Every table and list of a note, known as an oracle or not, and what could not be read. */
export function tablesOf({ app }: Pick<Desk, 'app'>, path: string, text: string): PlayerTables {
	const resolve = (link: string) => app.metadataCache.getFirstLinkpathDest(link, path)?.path;
	return readPlayerTables(text, { path, name: nameOf(path), resolve });
}
