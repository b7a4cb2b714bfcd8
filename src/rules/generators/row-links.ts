import { plainText } from '../rules-text';
import { usualTag, type Oracle, type OracleRow } from '../oracles/oracle';
import { placeholdersIn } from '../oracles/row-text';
import { SETTLED_BY } from './generator-hints';
import { isIdOf } from '../core/id-pattern';

/** `[Desert World](datasworn:oracle_collection:starforged/planet/desert)` */
const LINK = /\]\(datasworn:(oracle_(?:rollable|collection):[^)]{1,300})\)/g;

const NONE: ReadonlyMap<string, number> = new Map();

/**
 * The oracles and collections that a row leads to, and how often to roll each. Excludes oracles whose results are
 * inserted into the row's text; results that only follow the text can stand alone.
 */
export function linkedOracles(row: OracleRow): ReadonlyMap<string, number> {
	const links = [...linksIn(row), ...(row.suggestions ?? [])];
	if (links.length === 0 && row.oracle_rolls.length === 0) return NONE; // By far the most common case.
	const rolls = row.oracle_rolls.flatMap(({ oracle, number_of_rolls }) =>
		oracle === null ? [] : [[oracle, number_of_rolls] as const],
	);
	const leads = new Map([...links.map(id => [id, 1] as const), ...rolls]);
	for (const id of embeddedOracles(row)) leads.delete(id);
	return leads;
}

const linksIn = ({ text, details }: OracleRow): readonly string[] =>
	[text, ...details]
		.filter(words => words.includes('](datasworn:'))
		.flatMap(words => [...words.matchAll(LINK)].flatMap(([, id]) => id ?? []));

/** The oracles whose results are inserted into the text of a row. */
export function embeddedOracles(row: OracleRow): readonly string[] {
	if (row.template === undefined && row.oracle_rolls.length === 0) return [];
	const links = linksIn(row);
	const places = placeholdersIn(row).map(({ oracle }) => oracle);
	return row.template === undefined ? places.filter(id => links.includes(id)) : places;
}

/** The cursed die is handled by the roll itself. */
const OF_THE_CURSE: ReadonlySet<string> = new Set(['cursed_by', 'cursed_version_of', 'curse_behavior']);

/** Tags with a single word as their value, under their usual keys. */
export function tagsIn(tags: Oracle['tags']): Readonly<Record<string, string>> {
	const words = Object.entries(tags).filter(
		(tag): tag is [string, string] => typeof tag[1] === 'string' && !OF_THE_CURSE.has(tag[0]),
	);
	return Object.fromEntries(words.map(([key, word]) => [usualTag(key), word]));
}

/** The facts determined by each result of an oracle: `{ location: 'orbital' }`. */
export function settledTags(oracle: Oracle): (row: OracleRow) => Readonly<Record<string, string>> {
	const [, hint] = Object.entries(SETTLED_BY).find(([id]) => isIdOf(`oracle_rollable:${id}`, oracle._id)) ?? [];
	return row => ({ ...hint?.(plainText(row.text).trim()), ...(row.tags && tagsIn(row.tags)) });
}
