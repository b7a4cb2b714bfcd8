import type { LineTable } from '../../../rules/generators/generator';
import { MORE_ROLLS } from '../../../rules/generators/generator-hints';
import { getOwn, groupBy } from '../../../rules/core/collections';
import { plainText } from '../../../rules/rules-text';
import { highestFace, type Oracle } from '../../../rules/oracles/oracle';
import type { OracleBook } from '../../../rules/oracles/oracle-book';
import type { DiceRoller } from '../../dice/dice';
import { rollOracle } from '../oracle-roll';
import { timesAsked, type Facts } from './facts';

/** What a generator needs to roll. */
export interface GeneratorInput {
	readonly book: OracleBook;
	readonly dice: DiceRoller;
}

/** The tables that a line is currently rolled on. */
export interface Rolled {
	readonly tables: readonly LineTable[];
	readonly facts: Facts;
	/** Ids of oracles with a line of their own, whose results are not repeated inside others. */
	readonly apart: ReadonlySet<string>;
}

interface Times {
	readonly min: number;
	readonly max: number;
}

/** Groups tables with the same conditions into one result; if several groups apply, they take turns. */
const turnsOf = (tables: readonly LineTable[]): readonly (readonly LineTable[])[] => [
	...groupBy(tables, ({ tags, gates }) => JSON.stringify([tags, gates])).values(),
];

/** How many rolls a line gets: as many as the row that led to it says, else as many as the book recommends. */
export function timesOf({ tables, facts }: Rolled): Times {
	const each = turnsOf(tables).map(([table]) => timesOn(table, facts));
	return { min: each.reduce((sum, { min }) => sum + min, 0), max: each.reduce((sum, { max }) => sum + max, 0) };
}

const ONCE: Times = { min: 1, max: 1 };

function timesOn(table: LineTable | undefined, facts: Facts): Times {
	const asked = table ? timesAsked(table, facts) : 1;
	if (asked > 1) return { min: asked, max: asked };
	const [oracle] = table?.oracles ?? [];
	return oracle ? (getOwn(MORE_ROLLS, oracle._id) ?? oracle.recommended_rolls ?? ONCE) : ONCE;
}

/** Maximum number of attempts to get a different result. */
const MOST_TRIES = 20;

/** Rolls the value at a position of the line, avoiding values it already has. */
export function rollValue(rolled: Rolled, hand: GeneratorInput, has: readonly string[], at = has.length): string {
	let value = rollOnce(rolled, hand, at);
	for (let tries = 1; tries < MOST_TRIES && isAmong(has, value); tries++) value = rollOnce(rolled, hand, at);
	return value;
}

/** Whether a value is already there: "Guild", possibly typed, is the same as "Guild: Organization of specialists". */
const isAmong = (has: readonly string[], value: string): boolean =>
	has.some(old => old === value || value.startsWith(`${old}: `));

function rollOnce({ tables, facts, apart }: Rolled, { book, dice }: GeneratorInput, at: number): string {
	const turns = turnsOf(tables);
	const parts = turns[at % turns.length] ?? [];
	const table = parts.length > 1 ? parts[dice.roll(parts.length) - 1] : parts[0];
	if (!table) return '';
	const byId = (id: string) => (apart.has(id) ? undefined : (settledPlace(table, facts, book, id) ?? book.byId(id)));
	return table.oracles.map(oracle => rollOracle(oracle, { ...book, byId }, dice).result).join(' ');
}

/** A table whose row is already determined, so that any roll gives that row. */
function settledPlace({ settled }: LineTable, { rows }: Facts, book: OracleBook, id: string): Oracle | undefined {
	const place = settled?.place === id ? book.byId(id) : undefined;
	const words = plainText(rows.get(settled?.by ?? '')?.text ?? '');
	const row = place?.rows.find(({ text }) => plainText(text) === words);
	return place && row && { ...place, rows: [{ ...row, min: 1, max: highestFace(place.dice) }] };
}
