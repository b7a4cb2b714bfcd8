import type { MoveContext } from '../record/move-context';
import type { Rulebook } from '../../rules/books/rulebook';
import type { Character } from '../character/character';
import { withValue, valueOf } from '../apply-effects/meters';
import type { MoveRecord } from '../record/record';
import { paymentLines } from '../suffer/suffer';
import { sufferMove } from '../apply-effects/suffer-moves';
import { revertChanges, type TakenBack } from '../character/revert-changes';

/**
 * Undoes the whole move: every change, last first. The burn is undone in its place: after the cost of a suffer move,
 * which comes before the roll unless the player stated it later.
 */
export function undoMove({ record, character, book }: MoveContext): TakenBack {
	const { done, burn, move, cost } = record;
	if (!burn) return revertChanges(character, done, book.ruleset);
	const own = cost && !cost.paid ? sufferMove(move, book.ruleset) : undefined;
	const before = own && cost ? paymentLines(own, done, cost.amount).length : 0;
	const [costFirst, costLater] = [before, 0].map(count => takenBack(record, count, character, book));
	const fits = costFirst && costFirst.moved.length + costFirst.left.length === 0;
	return fits ? costFirst : (costLater ?? { character, moved: [], left: [] });
}

/** Undoes the changes after the burn, the burn, and then `before` changes from before it. */
function takenBack({ done, burn }: MoveRecord, before: number, character: Character, { ruleset }: Rulebook): TakenBack {
	const after = revertChanges(character, done.slice(before), ruleset);
	const momentum = valueOf(after.character, 'momentum', ruleset) + (burn ? burn.from - burn.to : 0);
	const first = revertChanges(withValue(after.character, 'momentum', momentum), done.slice(0, before), ruleset);
	return {
		character: first.character,
		moved: [...after.moved, ...first.moved],
		left: [...after.left, ...first.left],
	};
}
