import { D100, lacksOf, readDice, type EmbeddedRoll, type Oracle, type OracleRow } from '../oracles/oracle';
import type { TrimmedEmbeddedRoll, TrimmedOracle, TrimmedOracleCollection, TrimmedOracleRow } from './trimmed';

/**
 * Reads the oracles of a Datasworn ruleset, in the order of the book. Expects a file that has already been validated.
 */
export const readOracles = (collections: Record<string, TrimmedOracleCollection>): readonly Oracle[] =>
	Object.values(collections).flatMap(collection => readCollection(collection, [], []));

/**
 * The oracles of a collection, then those of nested collections. An oracle also replaces what its collection replaces.
 */
function readCollection(
	{ name, contents, collections, replaces = [] }: TrimmedOracleCollection,
	above: readonly string[],
	replacedAbove: readonly string[],
): readonly Oracle[] {
	const path = [...above, shortName(name)];
	const replaced = [...replacedAbove, ...replaces];
	return [
		...Object.values(contents ?? {}).map(oracle => readOracle(oracle, path, replaced)),
		...Object.values(collections ?? {}).flatMap(inside => readCollection(inside, path, replaced)),
	];
}

/** Shortens "Core Oracles" to "Core", as players say. */
const shortName = (name: string): string => name.replace(/ Oracles$/, '');

function readOracle(oracle: TrimmedOracle, above: readonly string[], replaced: readonly string[]): Oracle {
	const table = { dice: readDice(oracle.dice) ?? D100, rows: oracle.rows.map(readRow) };
	const lacks = lacksOf(table);
	return {
		_id: oracle._id,
		path: [...above, oracle.name],
		synonyms: oracle.canonical_name && oracle.canonical_name !== oracle.name ? [oracle.canonical_name] : [],
		...table,
		...(lacks.length > 0 && { lacks }),
		suggestions: oracle.suggestions ?? [],
		replaces: [...(oracle.replaces ?? []), ...replaced],
		tags: Object.assign({}, ...Object.values(oracle.tags ?? {})) as Oracle['tags'],
		...(oracle.recommended_rolls && { recommended_rolls: oracle.recommended_rolls }),
	};
}

const readRow = ({
	roll,
	text,
	text2,
	text3,
	template,
	oracle_rolls,
	suggestions,
	tags,
}: TrimmedOracleRow): OracleRow => ({
	min: roll?.min ?? null,
	max: roll?.max ?? null,
	text,
	details: [text2, text3].flatMap(detail => detail ?? []),
	...(template?.text ? { template: template.text } : {}),
	oracle_rolls: (oracle_rolls ?? []).map(readRoll),
	...(suggestions && { suggestions }),
	...(tags && { tags: wordsIn(tags) }),
});

/** Keeps only the tags with a single word as their value. */
const wordsIn = (tags: NonNullable<TrimmedOracleRow['tags']>): Readonly<Record<string, string>> =>
	Object.fromEntries(
		Object.values(tags)
			.flatMap(own => Object.entries(own))
			.filter((tag): tag is [string, string] => typeof tag[1] === 'string'),
	);

const readRoll = ({ oracle, auto, number_of_rolls, duplicates }: TrimmedEmbeddedRoll): EmbeddedRoll => ({
	oracle: oracle ?? null,
	auto: auto ?? false,
	number_of_rolls: number_of_rolls ?? 1,
	duplicates: duplicates ?? 'reroll',
});
