import type { Rulebook } from '../rules/rulebook';
import { usedAbilities } from './assets/abilities/effects';
import { effectsOfRecord, isRolled } from './agenda/effects-of-record';
import { newcomer, ticksFromLegacy } from './agenda/heir';
import { otherTracks } from './agenda/legacies';
import { filledScene } from './agenda/filled-scene';
import { grantedReroll, onAHit } from './agenda/on-a-hit';
import { ownFailure } from './agenda/own-failure';
import { position } from './agenda/position';
import { ownCost } from './agenda/suffer-steps';
import { AgendaWalk } from './agenda/walk';
import type { Character } from './character/character';
import type { PlayTable } from './record/play-table';
import { isRecord } from './record/record';
import type { MoveRecord } from './record/record';
import { outcomeOfRecord } from './roll/roll';
import { isOpen } from './record/pending-step';
import type { Step } from './record/pending-step';

export { isOpen } from './record/pending-step';
export type { Action, Answer, Asks, Step, StepOption, StepState } from './record/pending-step';
export { countsFor, isRolled, isRolledWithRank } from './agenda/effects-of-record';
export { BY_HAND, rollsOf } from './agenda/tables';
export { positionOffers } from './agenda/position';
export { begunBefore, isRolledAgainst, trackKindsOf } from './agenda/track-kinds';

/**
 * What is open on a record: the effects of its move and outcome, minus what was chosen, passed and done. It is reckoned
 * anew from the record each time, so a record edited by hand shows what follows from it.
 */
export const agendaOf = (record: MoveRecord, character: Character, book: Rulebook): readonly Step[] =>
	walked(record, character, book).steps;

/** The way through all that a record leads to: what it asks for, and which of its lines answer for nothing. */
export function walked(record: MoveRecord, character: Character, book: Rulebook): AgendaWalk {
	const walk = new AgendaWalk(record, character, book);
	const { move } = walk;
	if (!move) return walk;
	ownCost(walk);
	// What the roll brings comes after the cost, so it waits until that is told.
	if (isCostOpen(walk.steps)) return walk;
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
	return walk;
}

/**
 * What a record still asks at this table. What was carried out of it is settled: a state that came after it opens nothing
 * anew. What hangs on the state, and what may be left, is asked until the character rolls again.
 */
export function openAgenda(record: MoveRecord, character: Character, table: PlayTable): readonly Step[] {
	const steps = agendaOf(record, character, table.book).filter(step => !isSo(step));
	if (table.rolledAgain) return steps.flatMap(lapsed);
	const isSettled = table.certain === 'at_once' && isCarriedOut(record);
	return isSettled ? steps.filter(({ hangs, state }) => !hangs || state !== 'certain') : steps;
}

/** Nothing of it would change. */
const isSo = ({ state, options }: Step): boolean =>
	state === 'certain' && options.every(({ action }) => action.kind === 'carry_out' && action.so);

/** The plugin writes the outcome of a roll when it carries it out; what is not rolled is carried out as it is made. */
const isCarriedOut = (record: MoveRecord): boolean =>
	record.outcome !== undefined || (record.dice === undefined && isRecord(record));

function lapsed(step: Step): readonly Step[] {
	if (step.hangs && isOpen(step) && !step.options.some(({ isChosen }) => isChosen)) return [];
	if (step.state !== 'optional') return [step];
	return step.options.some(({ isChosen }) => isChosen) ? [{ ...step, state: 'settled' }] : [];
}

/** A suffer move that is made on its own waits until its cost is said: what is rolled may be what the cost leaves. */
export const isCostOpen = (steps: readonly Step[]): boolean =>
	steps.some(({ id, state }) => id === 'cost' && state === 'required');
