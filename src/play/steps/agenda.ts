import type { Situation, SituationAtTable } from '../record/situation';
import { pointsOfAbilities, usedAbilities } from './used-abilities';
import { effectsOfRecord, isRolled } from './effects-of-record';
import { newCharacterNext, ticksFromLegacy } from './inheritance-steps';
import { leaveTrackOpen } from './begin-track';
import { rollForEachTrack } from './roll-for-each-track';
import { finishScene } from './finish-scene';
import { grantedReroll, momentumOnAHit } from './momentum-on-a-hit';
import { markYourFailure } from './mark-your-failure';
import { setPosition, remindOfPosition } from './combat-position';
import { ownCost, takeIt } from './suffer-steps';
import { AgendaBuilder } from './agenda-builder';
import { isRecord } from '../record/record';
import type { MoveRecord } from '../record/record';
import { outcomeOfRecord } from '../roll/roll';
import { isOpen } from '../record/pending-step';
import type { Step } from '../record/pending-step';

export { isOpen, requiredFirst } from '../record/pending-step';
export type { Action, Answer, Asks, Step, StepOption, StepState } from '../record/pending-step';
export { countsFor, isRolled, isRolledWithRank } from './effects-of-record';
export { begunByOutcome, begunWithRoll, namedBeforehand } from './begin-with-roll';
export { BY_HAND, rollsOf } from './roll-on-table';
export { fightMoves } from './fight-moves';
export { PAY_THE_PRICE } from './move-names';
export { mayTakeIt, TAKEN } from './take-it';
export { suggestMoves } from './suggested-moves';
export type { SuggestedMoves } from './suggested-moves';
export { begunBefore, isContinuedByItself, isRolledAgainst, onlyContinued, trackKindsOf } from '../roll/track-kinds';

/**
 * The steps of a record: the effects of its move and outcome, minus what was chosen, passed and done. They are
 * recomputed from the record each time, so an edit by hand takes effect at once.
 */
export const agendaOf = (situation: Situation): readonly Step[] => buildAgenda(situation).steps;

/**
 * Goes through all effects of a record. The result has its steps, and the entries of the record that no step asked for.
 */
export function buildAgenda(situation: Situation): AgendaBuilder {
	const { record, character, book } = situation;
	const agenda = new AgendaBuilder(record, character, book);
	const { move } = agenda;
	if (!move || record.imported !== undefined) return agenda;
	ownCost(agenda);
	// Effects of the roll come after the cost, so they wait until it is paid.
	if (isCostOpen(agenda.steps)) return agenda;
	takeIt(agenda);
	remindOfPosition(agenda, move);
	const outcome = outcomeOfRecord(record);
	if (outcome) grantedReroll(agenda);
	if (outcome) agenda.points += pointsOfAbilities(agenda);
	agenda.effects(effectsOfRecord(situation, move), 'e');
	if (outcome || !isRolled(situation, move)) usedAbilities(agenda);
	if (outcome) momentumOnAHit(agenda);
	if (outcome) ticksFromLegacy(agenda);
	if (outcome) newCharacterNext(agenda);
	if (outcome) rollForEachTrack(agenda, move);
	if (outcome === 'miss') markYourFailure(agenda);
	if (outcome && move.roll_type !== 'no_roll') setPosition(agenda, move, outcome);
	finishScene(agenda);
	if (outcome) leaveTrackOpen(agenda);
	return agenda;
}

/**
 * The steps still open on a record at this table. Effects that were applied stay applied, even if the state has changed
 * since. Steps that depend on the state stay open until the character rolls again, and so do rerolls; what the book
 * offers stays until it is taken or passed.
 */
export function openAgenda(situation: SituationAtTable, agenda = buildAgenda(situation)): readonly Step[] {
	const { record, rolledAgain, certain } = situation;
	const walked = agenda.steps.filter(step => !isSo(step));
	if (rolledAgain) return walked.flatMap(lapsed);
	const steps = walked.map(awaited);
	const isSettled = certain === 'at_once' && isCarriedOut(record);
	return isSettled ? steps.filter(({ dependsOnState, state }) => !dependsOnState || state !== 'automatic') : steps;
}

/** An offer whose answer is due, as long as there is an option that can be taken. */
const awaited = (step: Step): Step =>
	step.isAwaited && step.options.some(({ isChosen, blocked }) => !isChosen && blocked === undefined)
		? { ...step, state: 'required' }
		: step;

/** Whether the step would change nothing. */
const isSo = ({ state, options }: Step): boolean =>
	state === 'automatic' && options.every(({ action }) => action.kind === 'carry_out' && action.so);

/**
 * Whether the outcome was applied. The plugin writes the outcome of a roll when it applies it, and applies a move
 * without a roll when it is made.
 */
const isCarriedOut = (record: MoveRecord): boolean =>
	record.outcome !== undefined || (record.dice === undefined && isRecord(record));

function lapsed(step: Step): readonly Step[] {
	if (step.stays) return [step];
	if (step.dependsOnState && isOpen(step) && !step.options.some(({ isChosen }) => isChosen)) return [];
	if (step.state !== 'optional' || isOffer(step)) return [step];
	return step.options.some(({ isChosen }) => isChosen) ? [{ ...step, state: 'settled' }] : [];
}

/** Whether a step is an offer of the book, which waits until it is taken or passed; a reroll is for the moment alone. */
const isOffer = ({ options, pass }: Step): boolean =>
	pass !== undefined && options.every(({ action }) => action.kind === 'choose' || action.kind === 'follow');

/** A suffer move made on its own waits until its cost is stated, since the cost may change the meter that is rolled. */
export const isCostOpen = (steps: readonly Step[]): boolean =>
	steps.some(({ id, state }) => id === 'cost' && state === 'required');
