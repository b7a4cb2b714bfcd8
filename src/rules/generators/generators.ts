import { getOwn, groupBy } from '../core/collections';
import { lazy, memoize } from '../core/memoize';
import type { Oracle } from '../oracles/oracle';
import type { OracleBook } from '../oracles/oracle-book';
import { foldText, foldedLetters, rangesOf, type FoldedText, type TextRange } from '../search/folded-text';
import { BEHIND_NAMES, sortByRank, matchHints, matchNames, type Ranked } from '../search/fuzzy-match';
import { withSynonyms, ORACLE_SYNONYMS } from '../search/synonyms';
import {
	oracleIdsOf,
	lineLabel,
	type Generator,
	type GeneratorChoice,
	type GeneratorLine,
	type LineTable,
} from './generator';
import { SETTLED_PLACES, IN_ANY_CASE, MORE_TAGS, OTHER_KEYS } from './generator-hints';
import { embeddedOracles, linkedOracles, settledTags, tagsIn } from './row-links';
import { bareId, subjectsIn, type Subject } from './subjects';

/** A table and the key of its line. */
interface KeyedTable {
	readonly key: string;
	readonly table: LineTable;
}

/**
 * Keys that would have a meaning of their own in the properties of a note: those of characters, tracks and assets, and
 * those of the app.
 */
const RESERVED: ReadonlySet<string> = new Set(
	`sworn generated character ruleset rules edge heart iron shadow wits health spirit supply momentum impacts next combat quests
	bonds discoveries failure experience experience_spent harm assets asset kind abilities integrity aboard on discarded rank ticks
	status sworn_to clears role bond influence theme domain segments filled menace vow odds tags aliases cssclasses position
	publish permalink`.split(/\s+/),
);

const snake = (name: string): string => name.toLowerCase().replace(/[^a-z\d]+/g, '_');

/** Assigns a line key to each table of a subject. Tables that never apply together share a key. */
function withLineKeys(name: string, tables: readonly LineTable[]): readonly KeyedTable[] {
	const own = [...groupBy(tables, parentOf).values()].flatMap(keyedInCollection);
	const keys = own.map(({ key, table }) => ({ key: withoutName(snake(key), name), table }));
	const full = [...groupBy(keys, ({ key }) => key)].flatMap(([key, group]) => (areApart(group, key) ? [] : [key]));
	const apart = keys.map(({ key, table }) => ({ key: full.includes(key) ? fullKey(key, table) : key, table }));
	return apart.map(({ key, table }) => ({ key: RESERVED.has(key) ? `${snake(name)}_${key}` : key, table }));
}

const firstOf = ({ oracles }: LineTable): Oracle => {
	const [first] = oracles;
	if (!first) throw new Error('A line of a generator has no table');
	return first;
};

const partsOf = (table: LineTable): readonly string[] => bareId(firstOf(table)._id).split('/');

const parentOf = (table: LineTable): string => partsOf(table).slice(0, -1).join('/');

/** Path length of a subject's own collection. */
const LEVEL_OF_A_THING = 2;

function keyedInCollection(tables: readonly LineTable[]): readonly KeyedTable[] {
	const [first] = tables;
	const path = first ? parentOf(first).split('/') : [];
	const joined = path.length > LEVEL_OF_A_THING || tables.length === 2 ? joinedParts(tables) : tables;
	const collection = path.at(-1) ?? '';
	const isOneLine = path.length > LEVEL_OF_A_THING && (joined.length === 1 || areVariants(joined));
	return joined.map(table => {
		const isNamedForIt = isOneLine || table.oracles.length > 1;
		return { key: otherKey(table) ?? (isNamedForIt ? collection : (partsOf(table).at(-1) ?? '')), table };
	});
}

function otherKey(table: LineTable): string | undefined {
	const parts = partsOf(table);
	const collections = parts.slice(0, -1).map((_, i) => `oracle_collection:${parts.slice(0, i + 1).join('/')}`);
	return [firstOf(table)._id, ...collections].flatMap(id => getOwn(OTHER_KEYS, id) ?? [])[0];
}

/** Joins given name and family name into one name, and likewise the first and second half of a name. */
function joinedParts(tables: readonly LineTable[]): readonly LineTable[] {
	const parts = tables.filter(table => /_name$|^(?:prefix|suffix)$/.test(partsOf(table).at(-1) ?? ''));
	const [first, ...more] = parts;
	if (!first || more.length === 0) return tables;
	const joined = { ...first, oracles: parts.flatMap(({ oracles }) => oracles) };
	return [joined, ...tables.filter(table => !parts.includes(table))];
}

/** Whether each applies only if no other does. */
const areVariants = (tables: readonly LineTable[]): boolean =>
	tables.every(a => tables.every(b => a === b || isOtherwise(a, b)));

/** Whether two tables exclude each other: they need different values of a tag, or different rows lead to them. */
function isOtherwise(a: LineTable, b: LineTable): boolean {
	const isTagged = Object.entries(a.tags).some(
		([key, value]) => getOwn(b.tags, key) !== undefined && getOwn(b.tags, key) !== value,
	);
	const hasOwn = (one: LineTable, other: LineTable) => one.gates.some(gate => !other.gates.includes(gate));
	return isTagged || (hasOwn(a, b) && hasOwn(b, a));
}

/** Removes the subject from a key: the "Starship Name" of a starship is just its name. */
function withoutName(key: string, name: string): string {
	const prefix = `${snake(name)}_`;
	return key.startsWith(prefix) ? key.slice(prefix.length) : key;
}

/** Tables may share a line if they exclude each other or are parts of one name. */
const areApart = (group: readonly KeyedTable[], key: string): boolean =>
	key === 'name' || areVariants(group.map(({ table }) => table));

/** A key with its collection, such as `interior_feature`, where two tables would have the same key. */
function fullKey(key: string, table: LineTable): string {
	const parts = partsOf(table);
	return parts.length > LEVEL_OF_A_THING + 1 ? `${parts.at(-2) ?? ''}_${key}` : key;
}

/** When to roll on a table, and which facts its results determine for others. */
type Conditions = Pick<LineTable, 'tags' | 'gates' | 'opens' | 'settles'>;

/** The ids of all collections around an oracle, such as `oracle_collection:starforged/planet/desert`. */
const collectionsOf = ({ _id }: Oracle): readonly string[] => {
	const parts = bareId(_id).split('/');
	return parts.slice(1, -1).map((_, i) => `oracle_collection:${parts.slice(0, i + 2).join('/')}`);
};

/**
 * The tables that are rolled by themselves. Excludes tables embedded in another result, cursed versions, and tables
 * that only those lead to.
 */
function tablesOf(oracles: readonly Oracle[]): readonly Oracle[] {
	const cursed = new Set(oracles.flatMap(({ tags }) => tags['cursed_by'] ?? []));
	const taken = new Set(oracles.flatMap(({ rows }) => rows.flatMap(embeddedOracles)));
	const isOut = ({ _id, tags }: Oracle) => taken.has(_id) || cursed.has(_id) || tags['curse_behavior'] !== undefined;
	const plain = oracles.filter(oracle => !isOut(oracle));
	const led = new Set(plain.flatMap(ledBy));
	const ledFromOut = new Set(oracles.filter(isOut).flatMap(ledBy));
	return plain.filter(({ _id }) => led.has(_id) || !ledFromOut.has(_id));
}

const ledBy = memoize(({ rows }: Oracle): readonly string[] => rows.flatMap(row => [...linkedOracles(row).keys()]));

/**
 * A table depends on the rows that lead to it, if any do. A collection depends on a table if most of the table's rows
 * each lead to a collection of their own: the class of a planet. Of the tags, only those with more than one possible
 * value count.
 */
function conditionsOf(tables: readonly Oracle[]): (oracle: Oracle) => Conditions {
	const within = new Set(tables.flatMap(collectionsOf));
	const ids = new Set(tables.map(({ _id }) => _id));
	const opens = new Map(
		tables.map(table => [table, new Set([...ledTables(table, ids), ...ledCollections(table, within)])]),
	);
	const gates = new Set([...opens.values()].flatMap(own => [...own]));
	const tagged = new Map(tables.map(table => [table, tagsOf(table)]));
	const settled = new Map(tables.map(table => [table, table.rows.map(settledTags(table))]));
	const values = groupBy(
		[...tagged.values(), ...[...settled.values()].flat()].flatMap(tags => Object.entries(tags)),
		([key]) => key,
	);
	const isOfSeveral = (entries: readonly (readonly [string, string])[]) =>
		new Set(entries.map(([, value]) => value)).size > 1;
	const counting = new Set([...values].flatMap(([key, entries]) => (isOfSeveral(entries) ? [key] : [])));
	const asked = new Set([...tagged.values()].flatMap(tags => Object.keys(tags)).filter(key => counting.has(key)));
	return oracle => ({
		tags: Object.fromEntries(Object.entries(tagged.get(oracle) ?? {}).filter(([key]) => counting.has(key))),
		gates: [...collectionsOf(oracle), oracle._id].filter(id => gates.has(id)),
		opens: opens.get(oracle) ?? new Set(),
		settles: new Set((settled.get(oracle) ?? []).flatMap(tags => Object.keys(tags)).filter(key => asked.has(key))),
	});
}

function tagsOf(oracle: Oracle): Readonly<Record<string, string>> {
	const ids = [...collectionsOf(oracle), oracle._id].map(bareId);
	return Object.assign({}, tagsIn(oracle.tags), ...ids.map(id => getOwn(MORE_TAGS, id) ?? {})) as Record<
		string,
		string
	>;
}

const ledTables = (table: Oracle, ids: ReadonlySet<string>): readonly string[] =>
	ledBy(table).filter(id => ids.has(id) && id !== table._id && !IN_ANY_CASE.includes(id));

function ledCollections({ rows }: Oracle, within: ReadonlySet<string>): readonly string[] {
	const ids = rows.flatMap(row => [...linkedOracles(row).keys()].filter(id => within.has(id)));
	return new Set(ids).size * 2 >= rows.length ? ids : [];
}

/** The generators of a book by name, built on first use. */
export const generatorsOf = memoize((book: OracleBook): readonly Generator[] =>
	subjectsIn(book.oracles)
		.map(generatorOf)
		.sort((a, b) => a.name.localeCompare(b.name, 'en')),
);

/** Finds a generator by its name in a note, ignoring case and punctuation. */
export function generatorNamed(book: OracleBook, name: string): Generator | undefined {
	const wanted = foldedLetters(name);
	return generatorsOf(book).find(generator => foldedLetters(generator.name) === wanted);
}

/** A query looks through the names of all generators, so that lines are read of those alone that it names. */
function generatorOf({ name, oracles }: Subject): Generator {
	const read = lazy(() => {
		const lines = linesOf(name, oracles);
		return { choices: choicesOf(lines), lines: inOrder(lines) };
	});
	return {
		name,
		book: bookOf(oracles),
		get choices() {
			return read().choices;
		},
		get lines() {
			return read().lines;
		},
	};
}

function linesOf(name: string, oracles: readonly Oracle[]): readonly GeneratorLine[] {
	const tables = tablesOf(oracles);
	const conditions = conditionsOf(tables);
	const drafts = tables.map((oracle): LineTable => ({
		oracles: [oracle],
		...conditions(oracle),
		...settledPlace(oracle, oracles),
	}));
	const byKey = groupBy(withLineKeys(name, drafts), ({ key }) => key);
	return [...byKey].map(([key, group]): GeneratorLine => ({ key, tables: group.map(({ table }) => table) }));
}

const bookOf = ([first]: readonly Oracle[]): string => bareId(first?._id ?? '').split('/')[0] ?? '';

function settledPlace({ rows }: Oracle, oracles: readonly Oracle[]): Pick<LineTable, 'settled'> {
	const place = rows.flatMap(embeddedOracles).find(id => getOwn(SETTLED_PLACES, id) !== undefined) ?? '';
	const by = oracles.find(({ _id }) => _id === getOwn(SETTLED_PLACES, place))?._id;
	return by === undefined ? {} : { settled: { place, by } };
}

/** Tags that tables depend on but no result determines. */
function choicesOf(lines: readonly GeneratorLine[]): readonly GeneratorChoice[] {
	const tables = lines.flatMap(line => line.tables);
	const settled = new Set(tables.flatMap(({ settles }) => [...settles]));
	const asked = tables.flatMap(({ tags }) => Object.entries(tags)).filter(([key]) => !settled.has(key));
	return [...groupBy(asked, ([key]) => key)].map(([key, entries]) => ({
		key,
		options: [...new Set(entries.map(([, value]) => value))],
	}));
}

/** The book's order, except that lines come after those they depend on. */
function inOrder(lines: readonly GeneratorLine[]): readonly GeneratorLine[] {
	const left = [...lines];
	const placed: GeneratorLine[] = [];
	while (left.length > 0) {
		const ready = left.findIndex(line => left.every(other => other === line || !follows(line, other)));
		placed.push(...left.splice(Math.max(ready, 0), 1));
	}
	return placed;
}

/** Whether a line's choice of table depends on another line. */
const follows = ({ tables }: GeneratorLine, source: GeneratorLine): boolean =>
	tables.some(
		({ tags, gates, settled }) =>
			(settled && oracleIdsOf(source).includes(settled.by)) ||
			source.tables.some(
				({ opens, settles }) => gates.some(gate => opens.has(gate)) || Object.keys(tags).some(key => settles.has(key)),
			),
	);

/** A search result, with the ranges that matched. */
interface GeneratorMatch {
	readonly generator: Generator;
	readonly nameRanges: readonly TextRange[];
	/** The names of its lines. */
	readonly hint: string;
	readonly hintRanges: readonly TextRange[];
}

/** Finds generators by name, by a synonym or by one of their lines, best match first. */
export function searchGenerators(generators: readonly Generator[], query: string): readonly GeneratorMatch[] {
	const typed = foldedLetters(query);
	return sortByRank(generators.flatMap(generator => answerOf(generator, typed) ?? []));
}

const hintOf = ({ lines }: Generator): FoldedText => foldText(lines.map(({ key }) => lineLabel(key)).join(', '));

function answerOf(generator: Generator, typed: string): Ranked<GeneratorMatch> | undefined {
	const [name, hint] = [foldText(generator.name), hintOf(generator)];
	const inName = (letters: readonly number[]): GeneratorMatch => ({
		generator,
		nameRanges: rangesOf(name, letters),
		hint: hint.text,
		hintRanges: [],
	});
	if (typed === '') return { rank: 0, looseness: 0, match: inName([]) };
	const named = matchNames([name], typed);
	if (named) return { ...named, match: inName(named.letters) };
	const words = typed.split(' ').map(word => withSynonyms(word, ORACLE_SYNONYMS));
	const met = matchHints([name, hint], words);
	if (!met) return undefined;
	const { looseness } = met;
	if (met.hint === 0) return { rank: BEHIND_NAMES, looseness, match: inName(met.letters) };
	return { rank: BEHIND_NAMES + 1, looseness, match: { ...inName([]), hintRanges: rangesOf(hint, met.letters) } };
}
