import { isOpen } from '../../play/agenda';
import type { RecordAt } from '../../journal/pages/play-on-page';
import { rolledAgain } from '../../journal/pages/play-on-page';
import { cardView } from '../move-card/card-view';
import type { Reading } from '../../rules/problem';
import type { ShownActor } from '../shown';

/** A move of the note, as one line of the Table. */
export interface RecentMove {
	readonly at: RecordAt;
	readonly name: string;
	/** "Weak hit"; absent where nothing was rolled. */
	readonly outcome?: string;
	readonly isMatch: boolean;
	/** Its roll, a choice or a move to follow still waits. */
	readonly isOpen: boolean;
}

const SHOWN = 8;

/** The moves that the note tells last, the newest first. `actorOf` finds who made a move. */
export const recentMoves = (
	records: readonly RecordAt[],
	actorOf: (by: string | undefined) => Reading<ShownActor>,
): readonly RecentMove[] =>
	records
		.slice(-SHOWN)
		.reverse()
		.map(at => recentMove(at, records, actorOf(at.record.by)));

function recentMove(at: RecordAt, records: readonly RecordAt[], actor: Reading<ShownActor>): RecentMove {
	const { record, block } = at;
	if (!actor.ok) return { at, name: record.move, isMatch: false, isOpen: false };
	const { book, character } = actor.value;
	const { name, roll, call, steps } = cardView(record, {
		book,
		character,
		problems: [],
		rolledAgain: rolledAgain(records, block.startLine, record.by),
	});
	return {
		at,
		name,
		...(roll ? { outcome: roll.words } : {}),
		isMatch: roll?.isMatch ?? false,
		isOpen: call !== undefined || steps.some(isOpen),
	};
}
