import { foldText } from '../../../rules/search/folded-text';
import type { LineTable } from '../../../rules/generators/generator';
import { linkedOracles, settledTags } from '../../../rules/generators/row-links';
import { plainText } from '../../../rules/rules-text';
import type { Oracle, OracleRow } from '../../../rules/oracles/oracle';
import { rowPlainText } from '../../../rules/oracles/row-text';
import { memoize } from '../../../rules/memoize';

/** What is settled about a thing so far. */
export interface Facts {
	/** `{ environment: 'space' }` */
	readonly tags: Readonly<Record<string, string>>;
	/** The oracles and collections that results led to, and how often each is rolled. */
	readonly leads: ReadonlyMap<string, number>;
	/** The rows that came up, by the oracles they are in. */
	readonly rows: ReadonlyMap<string, OracleRow>;
}

export const NO_FACTS: Facts = { tags: {}, leads: new Map(), rows: new Map() };

export const joinedFacts = (all: readonly Facts[]): Facts => ({
	tags: Object.assign({}, ...all.map(({ tags }) => tags)) as Facts['tags'],
	leads: new Map(all.flatMap(({ leads }) => [...leads])),
	rows: new Map(all.flatMap(({ rows }) => [...rows])),
});

/**
 * What the values of a line settle. They are known by their words, whether they were rolled, typed or read from a note; of
 * words that no row has, nothing is known.
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

/** The rows that a value names, whole or in its parts: "Sailor; Mystic". */
export function rowsSaying({ rows }: Oracle, value: string): readonly OracleRow[] {
	const told = [value, ...value.split('; ')].map(words => foldText(words.replace(/ \(cursed\)$/, '')).letters);
	return rows.filter(row => wordsOf(row).some(words => told.includes(words)));
}

/** The words of a row with and without its further columns, folded once. */
const wordsOf = memoize((row: OracleRow): readonly string[] =>
	[rowPlainText(row), plainText(row.text)].map(text => foldText(text).letters),
);

/** The tables of a line that apply as things are. */
export const tablesFor = (tables: readonly LineTable[], { tags, leads }: Facts): readonly LineTable[] =>
	tables.filter(
		table =>
			Object.entries(table.tags).every(([key, value]) => tags[key] === value) &&
			table.gates.every(gate => leads.has(gate)),
	);

/** How often the row that led to a table has it rolled. */
export const timesAsked = ({ gates }: LineTable, { leads }: Facts): number => leads.get(gates.at(-1) ?? '') ?? 1;

/** What a line was rolled on, in one word to compare by. */
export const basisOf = (tables: readonly LineTable[], facts: Facts): string =>
	tables
		.flatMap(table => {
			const ids = table.oracles.map(({ _id }) => _id);
			const times = timesAsked(table, facts);
			const place = table.settled && facts.rows.get(table.settled.by)?.text;
			return [...ids, ...(times > 1 ? [`${times} times`] : []), ...(place === undefined ? [] : [place])];
		})
		.join('|');

/** The tables of a line that it was rolled on. */
export const tablesStandingOn = (tables: readonly LineTable[], basis: string): readonly LineTable[] => {
	const ids = new Set(basis.split('|'));
	return tables.filter(({ oracles }) => oracles.every(({ _id }) => ids.has(_id)));
};
