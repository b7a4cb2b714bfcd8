import { rowAt, type MoveTable, type TableRow } from '../../rules/move';
import { plainText } from '../../rules/rules-text';
import { ORACLE_DIE_SIDES, type DiceRoller } from '../dice/dice';

export interface TableRoll {
	readonly roll: number;
	readonly text: string;
}

/** Maximum number of rolls, in case the dice never show two different rows. */
const MOST_ROLLS = 50;

/** How many more rolls on the same table a row calls for: "Roll twice", "Roll again and make it worse". */
export function moreRolls({ rolls, text }: TableRow): number {
	if (rolls !== undefined) return rolls;
	const words = plainText(text).trim().toLowerCase();
	if (words.startsWith('roll twice')) return 2;
	return words.startsWith('roll again') ? 1 : 0;
}

/**
 * Rolls on a table, a number of times. A row that calls for more rolls is followed by them, and does not count again
 * among these. A row that comes up twice is rerolled, or kept twice if the table makes it worse.
 */
export function rollTable(table: MoveTable | undefined, dice: DiceRoller, times = 1): readonly TableRoll[] | undefined {
	if (!table) return undefined;
	const rolled: Rolled[] = [];
	let wanted = times;
	for (let thrown = 0; wanted > 0 && thrown < MOST_ROLLS; thrown++) {
		const next = rollOnce(table, dice);
		const asked = rolled.find(({ more }) => more > 0);
		const isAgain = asked !== undefined && next.more > 0;
		const isKept = asked?.row?.duplicates === 'make_it_worse' || asked?.row?.duplicates === 'keep';
		const isDouble = rolled.some(({ row }) => row !== undefined && row === next.row);
		if (isAgain || (isDouble && !isKept)) continue;
		rolled.push(next);
		wanted += next.more - 1;
	}
	return rolled.map(({ rolled }) => rolled);
}

interface Rolled {
	readonly rolled: TableRoll;
	readonly row: TableRow | undefined;
	/** Further rolls that the row calls for. */
	readonly more: number;
}

function rollOnce(table: MoveTable, dice: DiceRoller): Rolled {
	const roll = dice.roll(table.sides || ORACLE_DIE_SIDES);
	const row = rowAt(table, roll);
	const text = row ? plainText(row.text) : 'No row has this number';
	return { rolled: { roll, text }, row, more: row ? moreRolls(row) : 0 };
}
