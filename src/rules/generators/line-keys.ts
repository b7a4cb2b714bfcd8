import { getOwn, groupBy } from '../core/collections';
import type { Oracle } from '../oracles/oracle';
import type { LineTable } from './generator';
import { OTHER_KEYS } from './generator-hints';
import { bareId } from './subjects';

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
export function withLineKeys(name: string, tables: readonly LineTable[]): readonly KeyedTable[] {
	const own = [...groupBy(tables, parentOf).values()].flatMap(keyedInCollection);
	const keys = own.map(({ key, table }) => ({ key: withoutName(snake(key), name), table }));
	const groups = groupBy(keys, ({ key }) => key);
	const apart = keys.map(({ key, table }) =>
		areApart(groups.get(key) ?? [], key) ? { key, table } : { key: fullKey(key, table), table },
	);
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
