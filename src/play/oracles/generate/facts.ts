import { getOwn } from '../../../rules/core/collections';
import { foldText } from '../../../rules/search/folded-text';
import type { LineTable } from '../../../rules/generators/generator';
import { linkedOracles, settledTags } from '../../../rules/generators/row-links';
import { plainText } from '../../../rules/rules-text';
import type { Oracle, OracleRow } from '../../../rules/oracles/oracle';
import { rowPlainText } from '../../../rules/oracles/row-text';
import { memoize } from '../../../rules/core/memoize';

/** The facts determined so far. */
export interface Facts {
	/** Such as `{ environment: 'space' }`. */
	readonly tags: Readonly<Record<string, string>>;
	/** The oracles and collections that results led to, and how often to roll each. */
	readonly leads: ReadonlyMap<string, number>;
	/** The rows that came up, by the id of their oracle. */
	readonly rows: ReadonlyMap<string, OracleRow>;
}

export const NO_FACTS: Facts = { tags: {}, leads: new Map(), rows: new Map() };

export const joinedFacts = (all: readonly Facts[]): Facts => ({
	tags: Object.assign({}, ...all.map(({ tags }) => tags)) as Facts['tags'],
	leads: new Map(all.flatMap(({ leads }) => [...leads])),
	rows: new Map(all.flatMap(({ rows }) => [...rows])),
});

/**
 * The facts determined by the values of a line. Rows are recognized by their text, whether rolled, typed or read from a
 * note; `undefined` if no row has that text.
 */
export function factsOf(tables: readonly LineTable[], values: readonly string[]): Facts | undefined {
	const found = tables.flatMap(table =>
		table.oracles.flatMap(oracle =>
			values.flatMap(value => rowsSaying(oracle, value).map(row => factsOfRow(table, oracle, row))),
		),
	);
	return found.length === 0 ? undefined : joinedFacts(found);
}

const factsOfRow = ({ opens }: LineTable, oracle: Oracle, row: OracleRow): Facts => ({
	tags: settledTags(oracle)(row),
	leads: new Map([...linkedOracles(row)].filter(([id]) => opens.has(id))),
	rows: new Map([[oracle._id, row]]),
});

/** The rows named by a value, as a whole or in parts: "Sailor; Mystic". */
export function rowsSaying({ rows }: Oracle, value: string): readonly OracleRow[] {
	const told = [value, ...value.split('; ')].map(words => foldText(words.replace(/ \(cursed\)$/, '')).letters);
	return rows.filter(row => wordsOf(row).some(words => told.includes(words)));
}

/** The text of a row with and without its further columns, folded once. */
const wordsOf = memoize((row: OracleRow): readonly string[] =>
	[rowPlainText(row), plainText(row.text)].map(text => foldText(text).letters),
);

/** The tables of a line that apply given the facts. */
export const tablesFor = (tables: readonly LineTable[], { tags, leads }: Facts): readonly LineTable[] =>
	tables.filter(
		table =>
			Object.entries(table.tags).every(([key, value]) => getOwn(tags, key) === value) &&
			table.gates.every(gate => leads.has(gate)),
	);

/** How often to roll on a table, according to the row that led to it. */
export const timesAsked = ({ gates }: LineTable, { leads }: Facts): number => leads.get(gates.at(-1) ?? '') ?? 1;

/** A key for the tables that a line was rolled on. */
export const basisOf = (tables: readonly LineTable[], facts: Facts): string =>
	tables
		.flatMap(table => {
			const ids = table.oracles.map(({ _id }) => _id);
			const times = timesAsked(table, facts);
			const place = table.settled && facts.rows.get(table.settled.by)?.text;
			return [...ids, ...(times > 1 ? [`${times} times`] : []), ...(place === undefined ? [] : [place])];
		})
		.join('|');

/** The tables that a line was rolled on, from its key. */
export const tablesStandingOn = (tables: readonly LineTable[], basis: string): readonly LineTable[] => {
	const ids = new Set(basis.split('|'));
	return tables.filter(({ oracles }) => oracles.every(({ _id }) => ids.has(_id)));
};
