import { isSameName } from '../../rules/search/folded-name';
import { outcomeName, readOutcome, type Outcome } from '../../rules/core/outcome';

const WITH_OUTCOME = / \((strong hit|weak hit|miss)\)$/;

/** The move that led to a record, as its `from` names it, without the outcome. */
export const moveOfFrom = (from: string): string => from.replace(WITH_OUTCOME, '');

/** The `from` of a record, with the outcome of that move: `Delve the Depths (weak hit)`. */
export const fromWithOutcome = (move: string, outcome: Outcome): string => `${move} (${outcomeName(outcome)})`;

/** Whether a `from` names this move, and no other outcome of it; one without outcome may mean any. */
export function isFrom(
	from: string | undefined,
	{ move, on }: { readonly move: string; readonly on?: Outcome },
): boolean {
	if (from === undefined || !isSameName(moveOfFrom(from), move)) return false;
	const outcome = WITH_OUTCOME.exec(from)?.[1];
	return on === undefined || outcome === undefined || readOutcome(outcome) === on;
}
