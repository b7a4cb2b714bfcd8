import { isOpen } from '../../../play/record/pending-step';
import { PAY_THE_PRICE } from '../../../play/pending-steps/move-names';
import type { DecisionSettings } from '../../../play/record/decision-settings';
import { rolledAgain, type RecordAt } from '../../../journal/note-blocks/find-records';
import type { SameActor } from '../../../journal/character/resolve-name';
import { cardView } from '../moves/card/card-view';
import type { Outcome } from '../../../rules/core/outcome';
import type { ParseResult } from '../../../rules/core/problem';
import type { ActorView } from '../../services/view-state/view-state';

/** A move of the note for a line in the Table. */
export interface RecentMove {
	readonly at: RecordAt;
	readonly name: string;
	/** Undefined if nothing was rolled. */
	readonly outcome?: Outcome;
	readonly isMatch: boolean;
	/** Whether its roll, a choice or a follow-up move is pending. */
	readonly isOpen: boolean;
	/** Whether it is a miss whose price is not paid yet. */
	readonly isPriceDue: boolean;
}

const SHOWN = 8;

/** What a line depends on besides its record. */
interface AroundMoves {
	/** Finds the character that made a move. */
	readonly actorOf: (by: string | undefined) => ParseResult<ActorView>;
	readonly isSame: SameActor;
	readonly certain: DecisionSettings['certain'];
}

/** The last moves of the note, newest first. */
export const recentMoves = (records: readonly RecordAt[], around: AroundMoves): readonly RecentMove[] =>
	records
		.slice(-SHOWN)
		.reverse()
		.map(at => recentMove(at, records, around));

function recentMove(at: RecordAt, records: readonly RecordAt[], { actorOf, isSame, certain }: AroundMoves): RecentMove {
	const { record, block } = at;
	const actor = actorOf(record.by);
	if (!actor.ok) return { at, name: record.move, isMatch: false, isOpen: false, isPriceDue: false };
	const { book, character } = actor.value;
	const { name, roll, call, steps } = cardView(record, {
		book,
		character,
		certain,
		problems: [],
		rolledAgain: rolledAgain(records, block, record.by, isSame),
	});
	return {
		at,
		name,
		...(roll ? { outcome: roll.outcome } : {}),
		isMatch: roll?.isMatch ?? false,
		isOpen: call !== undefined || steps.some(isOpen),
		isPriceDue: steps.some(step => step.prompt === PAY_THE_PRICE && isOpen(step)),
	};
}
