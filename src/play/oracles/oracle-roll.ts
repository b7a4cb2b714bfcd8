import type { Curse, OracleBook } from '../../rules/oracles/oracle-book';
import { oracleName, oracleRowAt, type Oracle, type OracleRow } from '../../rules/oracles/oracle';
import { placeholdersIn, rowPlainText, withRemark } from '../../rules/oracles/row-text';
import { CURSED_DIE_SIDES } from '../roll/dice';
import type { Dice } from '../roll/dice';
import type { Came, Rolling } from './oracle-rows';
import { cameOf, NO_ROW, rolledOn, rollingWith, rollsAgain, thrown } from './oracle-rows';

/** What an oracle said. */
export interface OracleAnswer {
	/** "Core / Action" */
	readonly oracle: string;
	/** All rolls that count, in rolling order; none for a row that has no range and was chosen by hand. */
	readonly dice: readonly number[];
	/** What the cursed die showed; absent if none was rolled along. */
	readonly cursedDie?: number;
	/** In plain words, on one line. */
	readonly result: string;
	/** The table rolls on itself for ever; the result is that of its first roll. */
	readonly isEndless: boolean;
}

/** What an oracle said before, as a note has it. */
export type Said = Pick<OracleAnswer, 'dice' | 'cursedDie'>;

/** The curse comes with a 10 (Sundered Isles). */
export const isCursed = (cursedDie: number | undefined): boolean => cursedDie === CURSED_DIE_SIDES;

/** The curse that a result is under. */
const curseOf = (oracle: Oracle, { cursedDie }: Pick<Said, 'cursedDie'>, book: OracleBook): Curse | undefined =>
	isCursed(cursedDie) ? book.curseOf(oracle) : undefined;

/** The table that a result is on: the cursed version, where its row takes the place of the result. */
export function tableInForce(oracle: Oracle, said: Pick<Said, 'cursedDie'>, book: OracleBook): Oracle {
	const curse = curseOf(oracle, said, book);
	return curse?.behavior === 'replace_result' ? curse.oracle : oracle;
}

/** Rolls on an oracle. What a result cannot do without is rolled as well; all else it names is up to the player. */
export function rollOracle(oracle: Oracle, book: OracleBook, dice: Dice): OracleAnswer {
	const rolling = rollingWith(book, dice);
	const { face } = thrown(oracle, rolling);
	const isAlong = book.settings.hasCursedDie && book.curseOf(oracle) !== undefined;
	return answerTo(oracle, { face, ...(isAlong && { cursedDie: dice.roll(CURSED_DIE_SIDES) }) }, rolling);
}

/**
 * Takes a row of the table in force by hand: its lowest roll counts as rolled, and what the row cannot do without is rolled.
 * The cursed die stays as it fell, and so does what it added.
 */
export function takeRow(oracle: Oracle, row: OracleRow, book: OracleBook, dice: Dice, said?: Said): OracleAnswer {
	const { cursedDie } = said ?? {};
	const added = said && addedBy(curseOf(oracle, said, book), said);
	const fallen = { row, ...(row.min !== null && { face: row.min }), ...(cursedDie !== undefined && { cursedDie }) };
	return answerTo(oracle, { ...fallen, ...(added !== undefined && { added }) }, rollingWith(book, dice));
}

/** Brings the curse upon a result by hand, or lifts it; the roll stays. */
export function setCurse(
	oracle: Oracle,
	isOn: boolean,
	{ dice: [face] }: Said,
	book: OracleBook,
	dice: Dice,
): OracleAnswer {
	const fallen = { ...(face !== undefined && { face }), ...(isOn && { cursedDie: CURSED_DIE_SIDES }) };
	return answerTo(oracle, fallen, rollingWith(book, dice));
}

/** The roll that the curse added: the last one, unless it led on to others. */
function addedBy(curse: Curse | undefined, { dice }: Said): number | undefined {
	const face = dice.length > 1 ? dice.at(-1) : undefined;
	if (curse?.behavior !== 'add_result' || face === undefined) return undefined;
	const row = oracleRowAt(curse.oracle, face);
	return row && placeholdersIn(row).length === 0 && !rollsAgain(row) ? face : undefined;
}

/** What fell, and what was chosen in its place. */
interface Fallen {
	/** Absent if a row was chosen that has no range. */
	readonly face?: number;
	/** The row of the table in force; left out, the one that the roll falls on. */
	readonly row?: OracleRow;
	readonly cursedDie?: number;
	/** The roll on the table that the curse adds; left out, it is rolled. */
	readonly added?: number;
}

function answerTo(oracle: Oracle, { face, cursedDie, added, ...chosen }: Fallen, rolling: Rolling): OracleAnswer {
	const die = cursedDie === undefined ? {} : { cursedDie };
	const table = tableInForce(oracle, die, rolling.book);
	const row = chosen.row ?? (face === undefined ? undefined : oracleRowAt(table, face));
	const curse = curseOf(oracle, die, rolling.book);
	const own = cameOf(row, table, rolling);
	const came = curse ? cursedBy(curse, own, added, rolling) : own;
	const { isEndless } = rolling;
	const [rolls, words] = isEndless ? [[], row ? rowPlainText(row) : NO_ROW] : [came.rolls, came.words];
	const rolled = face === undefined ? [] : [face];
	return { oracle: oracleName(oracle), dice: [...rolled, ...rolls], ...die, result: words, isEndless };
}

/** A result that is under a curse says so, together with what the curse adds. */
function cursedBy(curse: Curse, own: Came, added: number | undefined, rolling: Rolling): Pick<Came, 'rolls' | 'words'> {
	if (curse.behavior === 'replace_result') return { rolls: own.rolls, words: withRemark(own.words, 'cursed') };
	const more =
		added === undefined
			? rolledOn(curse.oracle, rolling)
			: { ...cameOf(oracleRowAt(curse.oracle, added), curse.oracle, rolling), rolls: [added] };
	return {
		rolls: [...own.rolls, ...more.rolls],
		words: withRemark(`${own.words.replace(/\.$/, '')}; ${more.words}`, 'cursed'),
	};
}
