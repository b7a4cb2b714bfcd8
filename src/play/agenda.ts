import type { Rulebook } from '../rules/rulebook';
import { usedAbilities } from './abilities/effects';
import { effectsOfRecord, isRolled } from './agenda/effects-of-record';
import { newcomer, ticksFromLegacy } from './agenda/heir';
import { otherTracks } from './agenda/legacies';
import { filledScene } from './agenda/filled-scene';
import { grantedReroll, onAHit } from './agenda/on-a-hit';
import { ownFailure } from './agenda/own-failure';
import { position } from './agenda/position';
import { ownCost } from './agenda/suffer-steps';
import { AgendaWalk } from './agenda/walk';
import type { Character } from './character';
import type { MoveRecord } from './record';
import { outcomeOfRecord } from './roll';
import type { Step } from './step';

export { isOpen } from './step';
export type { Action, Answer, Asks, Step, StepOption, StepState } from './step';
export { countsFor, isRolled, isRolledWithRank } from './agenda/effects-of-record';
export { BY_HAND, rollsOf } from './agenda/tables';
export { positionOffers } from './agenda/position';
export { begunBefore, isRolledAgainst, trackKindsOf } from './agenda/track-kinds';

/**
 * What is open on a record: the effects of its move and outcome, minus what was chosen, passed and done. It is reckoned
 * anew from the record each time, so a record edited by hand shows what follows from it.
 */
export function agendaOf(record: MoveRecord, character: Character, book: Rulebook): readonly Step[] {
	const move = book.move(record.move);
	if (!move) return [];
	const walk = new AgendaWalk(record, character, book);
	ownCost(walk);
	// What the roll brings comes after the cost, so it waits until that is told.
	if (isCostOpen(walk.steps)) return walk.steps;
	const outcome = outcomeOfRecord(record);
	if (outcome) grantedReroll(walk);
	walk.effects(effectsOfRecord(record, move, character, book), 'e');
	if (outcome || !isRolled(move, record, character, book)) usedAbilities(walk);
	if (outcome) onAHit(walk);
	if (outcome) ticksFromLegacy(walk);
	if (outcome) newcomer(walk);
	if (outcome) otherTracks(walk, move);
	if (outcome === 'miss') ownFailure(walk);
	if (outcome && move.roll_type !== 'no_roll') position(walk, move, outcome);
	filledScene(walk);
	return walk.steps;
}

/** A suffer move that is made on its own waits until its cost is said: what is rolled may be what the cost leaves. */
export const isCostOpen = (steps: readonly Step[]): boolean =>
	steps.some(({ id, state }) => id === 'cost' && state === 'required');
