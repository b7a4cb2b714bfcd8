import { readDice } from '../oracles/oracle';
import type { Truth, TruthOption, TruthTable } from '../truth';

/** The part of a Datasworn truth that is read. */
export interface TrimmedTruth {
	readonly _id: string;
	readonly name: string;
	readonly summary?: string;
	readonly dice: string;
	readonly options: readonly TrimmedTruthOption[];
}

interface TrimmedTruthOption {
	readonly roll: Range;
	readonly summary?: string | null;
	readonly description: string;
	readonly quest_starter?: string | null;
	readonly oracles?: Record<string, TrimmedTruthTable>;
}

interface TrimmedTruthTable {
	readonly _id: string;
	readonly name: string;
	readonly dice: string;
	readonly rows: readonly { readonly roll: Range; readonly text: string }[];
}

interface Range {
	readonly min: number;
	readonly max: number;
}

/**
 * Reads the truths of a Datasworn ruleset, in the order of the book. Expects a file that has already been validated.
 */
export const readTruths = (truths: Record<string, TrimmedTruth>): readonly Truth[] =>
	Object.values(truths).map(({ _id, name, summary, dice, options }) => ({
		_id,
		name,
		...(summary && { question: summary }),
		sides: sidesOf(dice),
		options: inARow(options.map(({ roll }) => roll)).map((roll, i) => readOption(roll, options[i])),
	}));

/**
 * Makes ranges consecutive. In Datasworn 0.1.0 the second option of Ironsworn's Mysticism has the range of the third,
 * so nothing would cover 34 to 67.
 */
const inARow = (ranges: readonly Range[]): readonly Range[] =>
	ranges.map((range, i) => {
		const isTwice = ranges[i + 1]?.max === range.max;
		return isTwice ? { min: (ranges[i - 1]?.max ?? 0) + 1, max: range.min - 1 } : range;
	});

function readOption(roll: Range, option: TrimmedTruthOption | undefined): TruthOption {
	const { summary, description = '', quest_starter, oracles } = option ?? {};
	return {
		...roll,
		...(summary && { summary }),
		description,
		...(quest_starter && { quest_starter }),
		tables: Object.values(oracles ?? {}).map(readTable),
	};
}

const readTable = ({ _id, name, dice, rows }: TrimmedTruthTable): TruthTable => ({
	_id,
	name,
	sides: sidesOf(dice),
	rows: rows.map(({ roll, text }) => ({ min: roll.min, max: roll.max, text })),
});

const sidesOf = (dice: string): number => readDice(dice)?.sides ?? 100;
