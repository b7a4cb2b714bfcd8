import type { Curse, OracleBook } from '../../rules/oracles/oracle-book';
import { oracleName, oracleRowAt, type Oracle, type OracleRow } from '../../rules/oracles/oracle';
import { placeholdersIn, rowPlainText, withRemark } from '../../rules/oracles/row-text';
import { CURSED_DIE_SIDES } from '../dice/dice';
import type { DiceRoller } from '../dice/dice';
import type { RowResult, Rolling } from './oracle-rows';
import { resultOfRow, noRow, rolledOn, rollingWith, rollsAgain, thrown } from './oracle-rows';

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
