import type { Move, Trigger } from '../move';

interface OtherWords {
	readonly data: string;
	readonly book: string;
}

/** The words of the book wherever the move has those of the data. */
export function withOtherWords(move: Move, { data, book }: OtherWords): Move {
	const right = (text: string): string => text.replaceAll(data, book);
	return {
		...move,
		trigger: rightTrigger(move.trigger, right),
		text: right(move.text),
		outcomes: Object.fromEntries(
			Object.entries(move.outcomes).map(([outcome, { text }]) => [outcome, { text: right(text) }]),
		),
		tables: move.tables.map(table => ({
			...table,
			rows: table.rows.map(row => ({ ...row, text: right(row.text) })),
		})),
	};
}

const rightTrigger = (trigger: Trigger, right: (text: string) => string): Trigger => ({
	...trigger,
	text: right(trigger.text),
	conditions: trigger.conditions.map(condition => ({
		...condition,
		...(condition.text !== undefined && { text: right(condition.text) }),
	})),
});
