import type { Effect } from '../rules/effects/effect';
import type { Move } from '../rules/move';
import type { Rulebook } from '../rules/rulebook';
import type { Character } from './character';
import type { MoveRecord } from './record';
import { isMatchOf, outcomeOfRecord } from './roll';
import { sufferMove } from './suffer';
import { AgendaWalk } from './agenda-walk';
import type { Step } from './step';

export { isOpen } from './step';
export type { Action, Step, StepOption, StepState } from './step';

/**
 * What is open on a record: the effects of its move and outcome, minus what was chosen, passed and done. It is reckoned
 * anew from the record each time, so a record edited by hand shows what follows from it.
 */
export function agendaOf(record: MoveRecord, character: Character, book: Rulebook): readonly Step[] {
	const move = book.move(record.move);
	if (!move) return [];
	const walk = new AgendaWalk(record, character, book);
	if (sufferMove(move.name)) walk.ownCost();
	walk.effects(effectsOf(record, move, book), 'e');
	return walk.steps;
}

/** The effects of a record as it stands; of a call that must still be rolled, none. */
function effectsOf(record: MoveRecord, move: Move, book: Rulebook): readonly Effect[] {
	const { always, outcomes, matches } = book.effectsOf(move);
	if (move.name === 'Pay the Price') return [{ kind: 'move', move: move.name }];
	const before = sufferMove(move.name) ? [] : always; // a suffer move's cost is booked by the rule of costs
	if (move.roll_type === 'no_roll') return before;
	const outcome = outcomeOfRecord(record);
	if (!outcome) return [];
	const onMatch = isMatchOf(record) ? (matches[outcome] ?? []) : [];
	return [...before, ...(outcomes[outcome] ?? []), ...onMatch];
}
