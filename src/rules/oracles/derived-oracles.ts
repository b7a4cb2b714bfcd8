import { pathKey } from '../expansion';
import { findMove } from '../find-move';
import type { DelveSite, Denizen } from '../foes/foe';
import type { MoveTable, TableRow } from '../move';
import { read, type Reading } from '../problem';
import type { Ruleset } from '../ruleset';
import { siteCardsOf, type CardsOfSite, type Site, type SiteCard } from './site-cards';
import { D100, type Oracle, type OracleDice, type OracleRow } from './oracle';

/** Where the tables of moves are found: "Moves / Pay the Price", "Moves / Delve the Depths / Edge". */
export const MOVES = 'Moves';
/** Tables of rules notes that are in no move: "Tables / Weather". */
const TABLES = 'Tables';

/** The tables inside the moves of a ruleset, and those of its rules notes, as oracles; one that is an oracle already is left out. */
export function moveOracles({ moves, tables = [] }: Ruleset, oracles: readonly Oracle[]): readonly Oracle[] {
	const inMoves = moves.flatMap(move =>
		move.tables.map(table => oracleOfTable(table, [MOVES, move.name, ...(move.tables.length > 1 ? [table.name] : [])])),
	);
	const known = new Set(oracles.map(({ path }) => pathKey(path)));
	return [...inMoves, ...tables.map(table => oracleOfTable(table, [TABLES, table.name]))].filter(
		({ path }) => !known.has(pathKey(path)),
	);
}

const oracleOfTable = ({ _id, sides, rows }: MoveTable, path: readonly string[]): Oracle => ({
	_id,
	path,
	synonyms: [],
	dice: { count: 1, sides: sides || 100, modifier: 0 },
	rows: rows.map(rowOf),
	suggestions: [],
	replaces: [],
	tags: {},
});

const rowOf = ({ min, max, text, rolls, duplicates = 'reroll' }: TableRow): OracleRow => ({
	min,
	max,
	text,
	details: [],
	oracle_rolls: rolls === undefined ? [] : [{ oracle: null, auto: true, number_of_rolls: rolls, duplicates }],
});

/** The cards of themes and domains, each by itself: "Site Theme / Ancient / Feature". Its own rows are all that can come up. */
export function cardOracles({ sites }: Ruleset): readonly Oracle[] {
	const { themes, domains } = sites?.() ?? { themes: [], domains: [] };
	return [
		...themes.flatMap(card => oraclesOfCard('Site Theme', card)),
		...domains.flatMap(card => oraclesOfCard('Site Domain', card)),
	];
}

const oraclesOfCard = (kind: string, { _id, name, features, dangers }: SiteCard): readonly Oracle[] => [
	siteOracle(`${_id}/feature`, [kind, name, 'Feature'], features),
	siteOracle(`${_id}/danger`, [kind, name, 'Danger'], dangers),
];

/** The features and dangers of a site of the player's own: "Deep Barrow / Feature", "Deep Barrow / Danger". */
export function siteOracles(site: Site, ruleset: Ruleset): Reading<readonly Oracle[]> {
	const sites = ruleset.sites?.();
	if (!sites) return read([]);
	const cards = siteCardsOf(site, sites);
	if (!cards.ok) return cards;
	const { theme, domain } = cards.value;
	return read([
		siteOracle(`site:${site.name}/feature`, [site.name, 'Feature'], [...theme.features, ...domain.features]),
		siteOracle(`site:${site.name}/danger`, [site.name, 'Danger'], dangersOf(cards.value, ruleset)),
	]);
}

/** The dangers of the theme, then those of the domain, then those that all sites share: the rows of the move after them. */
function dangersOf({ theme, domain }: CardsOfSite, ruleset: Ruleset): readonly OracleRow[] {
	const own = [...theme.dangers, ...domain.dangers];
	const last = Math.max(...own.map(({ max }) => max ?? 0));
	const move = findMove(ruleset, 'Reveal a Danger');
	const table = move.ok ? move.value.tables[0] : undefined;
	const shared = table ? oracleOfTable(table, []).rows : [];
	return [...own, ...shared.filter(({ min }) => min !== null && min > last)];
}

const siteOracle = (_id: string, path: readonly string[], rows: readonly OracleRow[]): Oracle => ({
	_id,
	path,
	synonyms: [],
	dice: diceFor(rows),
	rows,
	suggestions: [],
	replaces: [],
	tags: {},
});

/** A die that shows the first to the last number of the rows: those of a domain begin where those of a theme end. */
function diceFor(rows: readonly OracleRow[]): OracleDice {
	const [first, last] = [Math.min(...rows.map(({ min }) => min ?? 1)), Math.max(...rows.map(({ max }) => max ?? 1))];
	return { count: 1, sides: last - first + 1, modifier: first - 1 };
}

/** The denizens of each prepared site, as a table to roll on: "Alva's Rest / Denizens". */
export const denizenOracles = (ruleset: Pick<Ruleset, 'delve_sites' | 'npcs'>): readonly Oracle[] => {
	const names = foeNames(ruleset);
	return (ruleset.delve_sites?.() ?? []).map(site => denizensOf(site, names));
};

/** What a foe of the book is called, by its id. */
export function foeNames({ npcs }: Pick<Ruleset, 'npcs'>): (id: string) => string | undefined {
	const names = new Map((npcs?.() ?? []).map(({ _id, name }) => [_id, name]));
	return id => names.get(id);
}

const denizensOf = ({ _id, name, denizens }: DelveSite, foe: (id: string) => string | undefined): Oracle => ({
	_id: _id.replace(/^delve_site:/, 'oracle_rollable:denizens/'),
	path: [name, 'Denizens'],
	synonyms: [],
	dice: D100,
	rows: denizens.map(denizen => ({
		min: denizen.min,
		max: denizen.max,
		text: denizenWords(denizen, foe),
		details: [],
		oracle_rolls: [],
	})),
	suggestions: [],
	replaces: [],
	tags: {},
});

/** "Alva (Wight)"; the book leaves some to the player. */
export function denizenWords({ name, npc, frequency }: Denizen, foe: (id: string) => string | undefined): string {
	const kind = npc === undefined ? undefined : foe(npc);
	if (name !== undefined) return kind === undefined ? name : `${name} (${kind})`;
	return kind ?? `Yours to choose (${frequency})`;
}
