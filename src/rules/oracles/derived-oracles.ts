import { pathKey } from '../expansion';
import { isSameName } from '../search/folded-name';
import { lookUpMove } from '../find-move';
import { denizenWords, foeNames } from '../encounters/denizen-names';
import type { Denizen } from '../encounters/foe';
import type { MoveTable, TableRow } from '../move';
import { parseOk, type ParseResult } from '../core/problem';
import type { Ruleset } from '../ruleset';
import { siteCardsOf, type CardsOfSite, type Site, type SiteCard } from './site-cards';
import { D100, type Oracle, type OracleDice, type OracleRow } from './oracle';

/** The collection for tables of moves: "Moves / Pay the Price", "Moves / Delve the Depths / Edge". */
export const MOVES = 'Moves';
/** The collection for tables in rules notes that belong to no move: "Tables / Weather". */
const TABLES = 'Tables';

/** Oracles for the tables in a ruleset's moves and rules notes, except those that are already oracles. */
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

/**
 * An oracle for each table on a theme or domain card: "Site Theme / Ancient / Feature". Covers only the rolls of the
 * card's own rows.
 */
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

/** The features and dangers of a player's site: "Deep Barrow / Feature", "Deep Barrow / Danger". */
export function siteOracles(site: Site, ruleset: Ruleset): ParseResult<readonly Oracle[]> {
	const sites = ruleset.sites?.();
	if (!sites) return parseOk([]);
	const cards = siteCardsOf(site, sites);
	if (!cards.ok) return cards;
	const { theme, domain } = cards.value;
	return parseOk([
		siteOracle(`site:${site.name}/feature`, [site.name, 'Feature'], [...theme.features, ...domain.features]),
		siteOracle(`site:${site.name}/danger`, [site.name, 'Danger'], dangersOf(cards.value, ruleset)),
	]);
}

/** The dangers of the theme, then those of the domain, then those of the move, which all sites share. */
function dangersOf({ theme, domain }: CardsOfSite, ruleset: Ruleset): readonly OracleRow[] {
	const own = [...theme.dangers, ...domain.dangers];
	const last = Math.max(...own.map(({ max }) => max ?? 0));
	const table = lookUpMove(ruleset, 'Reveal a Danger')?.tables[0];
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

/** A die that ranges from the first to the last number of the rows. A domain's rows start where a theme's end. */
function diceFor(rows: readonly OracleRow[]): OracleDice {
	const [first, last] = [Math.min(...rows.map(({ min }) => min ?? 1)), Math.max(...rows.map(({ max }) => max ?? 1))];
	return { count: 1, sides: last - first + 1, modifier: first - 1 };
}

/** An oracle for the denizens of each ready-made site: "Alva's Rest / Denizens". */
export const denizenOracles = (ruleset: Pick<Ruleset, 'delve_sites' | 'npcs'>): readonly Oracle[] => {
	const names = foeNames(ruleset);
	return (ruleset.delve_sites?.() ?? []).map(({ _id, name, denizens }) =>
		denizensOf(_id.replace(/^delve_site:/, 'oracle_rollable:denizens/'), name, denizens, names),
	);
};

/**
 * The denizens of a player's site: those it names, the most common first, at the rolls of any ready-made site; the rest
 * are as its namesake has them, or to be chosen (Delve). None for a ready-made site that names none itself.
 */
export function ownDenizens({ name, denizens = [] }: Site, ruleset: Ruleset): readonly Oracle[] {
	const sites = ruleset.delve_sites?.() ?? [];
	const namesake = sites.find(site => isSameName(site.name, name));
	const rows = (namesake ?? sites[0])?.denizens ?? [];
	if (rows.length === 0 || (namesake && denizens.length === 0)) return [];
	const own = rows.map(({ min, max, frequency, ...rest }, i): Denizen => {
		const stated = denizens[i];
		return { min, max, frequency, ...(stated === undefined ? namesake && rest : { name: stated }) };
	});
	return [denizensOf(`site:${name}/denizens`, name, own, foeNames(ruleset))];
}

const denizensOf = (
	_id: string,
	name: string,
	denizens: readonly Denizen[],
	foe: (id: string) => string | undefined,
): Oracle => ({
	...siteOracle(
		_id,
		[name, 'Denizens'],
		denizens.map(denizen => rowOf({ min: denizen.min, max: denizen.max, text: denizenWords(denizen, foe) })),
	),
	dice: D100,
});
