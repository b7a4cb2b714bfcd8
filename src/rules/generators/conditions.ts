import { getOwn, groupBy } from '../core/collections';
import type { Oracle } from '../oracles/oracle';
import type { LineTable } from './generator';
import { IN_ANY_CASE, MORE_TAGS } from './generator-hints';
import { linkedOracles, settledTags, tagsIn, embeddedOracles } from './row-links';
import { bareId } from './subjects';

/** When to roll on a table, and which facts its results determine for others. */
export type Conditions = Pick<LineTable, 'tags' | 'gates' | 'opens' | 'settles'>;

/** The ids of all collections around an oracle, such as `oracle_collection:starforged/planet/desert`. */
const collectionsOf = ({ _id }: Oracle): readonly string[] => {
	const parts = bareId(_id).split('/');
	return parts.slice(1, -1).map((_, i) => `oracle_collection:${parts.slice(0, i + 2).join('/')}`);
};

/**
 * The tables that are rolled by themselves. Excludes tables embedded in another result, cursed versions, and tables
 * that only those lead to.
 */
export function tablesOf(oracles: readonly Oracle[]): readonly Oracle[] {
	const cursed = new Set(oracles.flatMap(({ tags }) => tags['cursed_by'] ?? []));
	const taken = new Set(oracles.flatMap(({ rows }) => rows.flatMap(embeddedOracles)));
	const isOut = ({ _id, tags }: Oracle) => taken.has(_id) || cursed.has(_id) || tags['curse_behavior'] !== undefined;
	const plain = oracles.filter(oracle => !isOut(oracle));
	const led = new Set(plain.flatMap(ledBy));
	const ledFromOut = new Set(oracles.filter(isOut).flatMap(ledBy));
	return plain.filter(({ _id }) => led.has(_id) || !ledFromOut.has(_id));
}

const ledBy = ({ rows }: Oracle): readonly string[] => rows.flatMap(row => [...linkedOracles(row).keys()]);

/**
 * A table depends on the rows that lead to it, if any do. A collection depends on a table if most of the table's rows
 * each lead to a collection of their own: the class of a planet. Of the tags, only those with more than one possible
 * value count.
 */
export function conditionsOf(tables: readonly Oracle[]): (oracle: Oracle) => Conditions {
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
	const counts = (key: string) => new Set(values.get(key)?.map(([, value]) => value)).size > 1;
	const isAsked = (key: string) => counts(key) && [...tagged.values()].some(tags => key in tags);
	return oracle => ({
		tags: Object.fromEntries(Object.entries(tagged.get(oracle) ?? {}).filter(([key]) => counts(key))),
		gates: [...collectionsOf(oracle), oracle._id].filter(id => gates.has(id)),
		opens: opens.get(oracle) ?? new Set(),
		settles: new Set((settled.get(oracle) ?? []).flatMap(tags => Object.keys(tags)).filter(isAsked)),
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
