import { oracleCalled, type Curse, type OracleBook } from '../../rules/oracles/oracle-book';
import type { Oracle, OracleRow, EmbeddedRoll, OracleDice } from '../../rules/oracles/oracle';
import { oracleName, oracleRowAt } from '../../rules/oracles/oracle';
import { placeholdersIn, rowPlainText, withRemark, composeRow, composeRepeatedRow } from '../../rules/oracles/row-text';
import { CURSED_DIE_SIDES, type DiceRoller } from '../dice/dice';
import { moreRolls } from './table-roll';

/** Maximum number of dice for one result; a table that needs more never ends. */
const MOST_ROLLS = 50;

/** A roll in progress, including everything it leads to. */
interface Rolling {
	readonly book: OracleBook;
	readonly dice: DiceRoller;
	/** How many more dice may be rolled. */
	left: number;
	isEndless: boolean;
}

const rollingWith = (book: OracleBook, dice: DiceRoller): Rolling => ({
	book,
	dice,
	left: MOST_ROLLS,
	isEndless: false,
});

/** The result of a row. */
interface RowResult {
	readonly rolls: readonly number[];
	readonly words: string;
	/** The result to insert into a template: if a row only leads to another table, the result on that one. */
	readonly last: string;
}

/** What a roll says that finds no row. Of a book, it names what the data lack and what takes the place of the table. */
function noRow({ lacks = [] }: Oracle): string {
	const words = 'No row has this number';
	if (lacks.length === 0) return words;
	const ranges = lacks.map(({ min, max }) => (min === max ? String(min) : `${min}–${max}`)).join(', ');
	return `${words}: the data lack ${ranges} of this table. Rules of the vault with the whole table take its place`;
}

interface Thrown {
	readonly face: number;
	/** Absent if the data lack it, or if almost no row of the table can be rolled. */
	readonly row: OracleRow | undefined;
}

/** Rolls until a row is found, in case the table was meant for other dice. What the data lack is no such gap. */
function thrown(oracle: Oracle, rolling: Rolling): Thrown {
	let face: number;
	let row: OracleRow | undefined;
	do {
		face = rollDice(oracle.dice, rolling.dice);
		row = oracleRowAt(oracle, face);
		rolling.left -= 1;
	} while (!row && !oracle.lacks && rolling.left > 0);
	return { face, row };
}

function rollDice({ count, sides, modifier }: OracleDice, dice: DiceRoller): number {
	let sum = modifier;
	for (let i = 0; i < count; i++) sum += dice.roll(sides);
	return sum;
}

/** Rolls on an oracle that a row leads to. */
function rolledOn(oracle: Oracle, rolling: Rolling): RowResult {
	if (rolling.left <= 0) {
		rolling.isEndless = true;
		return { rolls: [], words: '', last: '' };
	}
	const { face, row } = thrown(oracle, rolling);
	const came = resultOfRow(row, oracle, rolling);
	return { ...came, rolls: [face, ...came.rolls] };
}

function resultOfRow(row: OracleRow | undefined, oracle: Oracle, rolling: Rolling): RowResult {
	if (!row) return { rolls: [], words: noRow(oracle), last: noRow(oracle) };
	const again = rollsAgain(row);
	return again ? rolledAgain(row, again, oracle, rolling) : rolledInto(row, oracle, rolling);
}

type Again = Pick<EmbeddedRoll, 'number_of_rolls' | 'duplicates'>;

/** The further rolls on the same table that a row calls for: "Roll twice". */
function rollsAgain({ oracle_rolls, text }: OracleRow): Again | undefined {
	const stated = oracle_rolls.find(({ oracle }) => oracle === null);
	const told = moreRolls({ min: null, max: null, text });
	return stated ?? (told > 0 ? { number_of_rolls: told, duplicates: 'reroll' } : undefined);
}

/**
 * Rolls again on the same table, a number of times. Rows that call for more rolls do not count; a row that comes up
 * twice is rerolled, or kept twice where the book says so.
 */
function rolledAgain(
	row: OracleRow,
	{ number_of_rolls, duplicates }: Again,
	oracle: Oracle,
	rolling: Rolling,
): RowResult {
	const rows: OracleRow[] = [];
	const came: Omit<RowResult, 'last'>[] = [];
	while (came.length < number_of_rolls && rolling.left > 0) {
		const { face, row: next } = thrown(oracle, rolling);
		if (!next || rollsAgain(next) || (duplicates === 'reroll' && rows.includes(next))) continue;
		const { rolls, words } = rolledInto(next, oracle, rolling);
		rows.push(next);
		came.push({ rolls: [face, ...rolls], words });
	}
	if (came.length === 0) rolling.isEndless = true;
	const isWorse = duplicates === 'make_it_worse' && new Set(rows).size < rows.length;
	const all = came.map(({ words }) => words);
	const words = composeRepeatedRow(row, all, isWorse);
	return { rolls: came.flatMap(({ rolls }) => rolls), words, last: words };
}

/** A row with the results it needs inserted. */
function rolledInto(row: OracleRow, from: Oracle, rolling: Rolling): RowResult {
	const rolls: number[] = [];
	const results = placeholdersIn(row).map(({ oracle: id, written, times }) => {
		const { book } = rolling;
		const oracle = written === undefined ? (book.byId(id) ?? book.inRegion(id)) : oracleCalled(book, id, from);
		if (!oracle) return undefined;
		const came = Array.from({ length: times }, () => rolledOn(oracle, rolling));
		rolls.push(...came.flatMap(each => each.rolls));
		return came.map(({ words, last }) => (row.template === undefined ? words : last)).join(', ');
	});
	return { rolls, ...composeRow(row, results) };
}

/** The answer of an oracle. */
export interface OracleAnswer {
	/** Such as "Core / Action". */
	readonly oracle: string;
	/** All rolls that count, in rolling order; empty if a row without a range was chosen by hand. */
	readonly dice: readonly number[];
	/** The roll of the cursed die; absent if it was not rolled. */
	readonly cursedDie?: number;
	/** Plain text on one line. */
	readonly result: string;
	/** The table rolls on itself forever, so the result is that of its first roll. */
	readonly isEndless: boolean;
}

/** A previous answer of an oracle, as in a note. */
type PreviousAnswer = Pick<OracleAnswer, 'dice' | 'cursedDie'>;

/** A 10 brings the curse (Sundered Isles). */
export const isCursed = (cursedDie: number | undefined): boolean => cursedDie === CURSED_DIE_SIDES;

/** The curse that applies to a result, if any. */
const curseOf = (
	oracle: Oracle,
	{ cursedDie }: Pick<PreviousAnswer, 'cursedDie'>,
	book: OracleBook,
): Curse | undefined => (isCursed(cursedDie) ? book.curseOf(oracle) : undefined);

/** The table that a result comes from: the cursed version if it replaces the result. */
export function tableInForce(oracle: Oracle, said: Pick<PreviousAnswer, 'cursedDie'>, book: OracleBook): Oracle {
	const curse = curseOf(oracle, said, book);
	return curse?.behavior === 'replace_result' ? curse.oracle : oracle;
}

/** Rolls on an oracle, and on other oracles that the result needs. Optional ones are left to the player. */
export function rollOracle(oracle: Oracle, book: OracleBook, dice: DiceRoller): OracleAnswer {
	const rolling = rollingWith(book, dice);
	const { face } = thrown(oracle, rolling);
	const isAlong = book.settings.hasCursedDie && book.curseOf(oracle) !== undefined;
	return answerTo(oracle, { face, ...(isAlong && { cursedDie: dice.roll(CURSED_DIE_SIDES) }) }, rolling);
}

/** What an oracle is rolled with: its book, for oracles that it refers to, and the dice. */
export interface OracleRolling {
	readonly book: OracleBook;
	readonly dice: DiceRoller;
}

/**
 * Chooses a row by hand. Its lowest roll counts as rolled, and any rolls that the row needs are made. The cursed die
 * and what it added stay the same.
 */
export function takeRow(
	oracle: Oracle,
	row: OracleRow,
	{ book, dice }: OracleRolling,
	said?: PreviousAnswer,
): OracleAnswer {
	const { cursedDie } = said ?? {};
	const added = said && addedBy(curseOf(oracle, said, book), said);
	const fallen = { row, ...(row.min !== null && { face: row.min }), ...(cursedDie !== undefined && { cursedDie }) };
	return answerTo(oracle, { ...fallen, ...(added !== undefined && { added }) }, rollingWith(book, dice));
}

/** Adds or removes the curse on a result by hand; the roll stays the same. */
export function setCurse(
	oracle: Oracle,
	isOn: boolean,
	{ dice: [face] }: PreviousAnswer,
	{ book, dice }: OracleRolling,
): OracleAnswer {
	const fallen = { ...(face !== undefined && { face }), ...(isOn && { cursedDie: CURSED_DIE_SIDES }) };
	return answerTo(oracle, fallen, rollingWith(book, dice));
}

/** The roll that the curse added: the last one, unless it led to further rolls. */
function addedBy(curse: Curse | undefined, { dice }: PreviousAnswer): number | undefined {
	const face = dice.length > 1 ? dice.at(-1) : undefined;
	if (curse?.behavior !== 'add_result' || face === undefined) return undefined;
	const row = oracleRowAt(curse.oracle, face);
	return row && placeholdersIn(row).length === 0 && !rollsAgain(row) ? face : undefined;
}

/** What was rolled, and what was chosen instead. */
interface Fallen {
	/** Absent if the chosen row has no range. */
	readonly face?: number;
	/** The chosen row of the table; if absent, the row that the roll falls on. */
	readonly row?: OracleRow;
	readonly cursedDie?: number;
	/** The roll on the table that the curse adds; if absent, it is rolled. */
	readonly added?: number;
}

function answerTo(oracle: Oracle, { face, cursedDie, added, ...chosen }: Fallen, rolling: Rolling): OracleAnswer {
	const die = cursedDie === undefined ? {} : { cursedDie };
	const table = tableInForce(oracle, die, rolling.book);
	const row = chosen.row ?? (face === undefined ? undefined : oracleRowAt(table, face));
	const curse = curseOf(oracle, die, rolling.book);
	const own = resultOfRow(row, table, rolling);
	const came = curse ? cursedBy(curse, own, added, rolling) : own;
	const { isEndless } = rolling;
	const [rolls, words] = isEndless ? [[], row ? rowPlainText(row) : noRow(table)] : [came.rolls, came.words];
	const rolled = face === undefined ? [] : [face];
	return { oracle: oracleName(oracle), dice: [...rolled, ...rolls], ...die, result: words, isEndless };
}

/** Adds a remark about the curse to a result, and whatever the curse adds. */
function cursedBy(
	curse: Curse,
	own: RowResult,
	added: number | undefined,
	rolling: Rolling,
): Pick<RowResult, 'rolls' | 'words'> {
	if (curse.behavior === 'replace_result') return { rolls: own.rolls, words: withRemark(own.words, 'cursed') };
	const more =
		added === undefined
			? rolledOn(curse.oracle, rolling)
			: { ...resultOfRow(oracleRowAt(curse.oracle, added), curse.oracle, rolling), rolls: [added] };
	return {
		rolls: [...own.rolls, ...more.rolls],
		words: withRemark(`${own.words.replace(/\.$/, '')}; ${more.words}`, 'cursed'),
	};
}
