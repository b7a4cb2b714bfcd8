import type { MoveContext } from '../record/move-context';
import { meterAt } from '../apply-effects/meters';
import type { MoveRecord } from '../record/record';
import { bookCost } from '../suffer/suffer';
import { isOwned, sufferMove } from '../apply-effects/suffer-moves';

/** What a record says where a suffer move is made for its cost alone. */
export const TAKEN = 'Take it without a roll';

export const isTaken = ({ chose, dice }: MoveRecord): boolean => dice === undefined && chose.includes(TAKEN);

/**
 * Whether the roll of a suffer move is the player's to leave: the book says "or you choose to resist", and something is
 * left of its meter after the cost (Starforged; in Ironsworn the roll is always made).
 */
export function mayTakeIt({ record, character, book }: MoveContext): boolean {
	const { cost, track } = record;
	const move = book.move(record.move);
	const suffer = sufferMove(record.move, book.ruleset);
	if (
		!suffer ||
		!cost ||
		cost.paid ||
		cost.amount <= 0 ||
		move?.roll_type !== 'action_roll' ||
		!isOwned(suffer, character)
	)
		return false;
	if (!/\bchoose to\b/.test(move.text)) return false;
	const isPaid = record.done.some(({ why }) => why === suffer.name);
	const after = isPaid
		? character
		: bookCost(suffer, { amount: cost.amount, named: track }, character, book.ruleset).character;
	return (meterAt(after, { meter: suffer.meter, whose: suffer.whose, named: track }, book.ruleset)?.value ?? 0) > 0;
}
