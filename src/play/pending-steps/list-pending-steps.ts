import type { MoveContext, DecisionContext } from '../record/move-context';
import { effectsOfRecord, isRolled } from './effects-of-record';
import { newCharacterNext, ticksFromLegacy } from './inheritance-steps';
import { leaveTrackOpen } from './begin-track';
import { setPosition, remindOfPosition } from './combat-position';
import { ownCost, takeIt } from './suffer-steps';
import { aidByOutcome } from './aided-ally';
import { withBenefits } from './aid-benefits';
import { PendingStepsBuilder } from './pending-steps-builder';
import { isRecord, type MoveRecord } from '../record/record';
import { outcomeOfRecord, isMatchOf } from '../roll/roll';
import { isOpen, type PendingStep } from '../record/pending-step';
import { choose, optionalChoice } from './choices';
import type { StepBuilder } from './step-builder';
import { optionName, type Move } from '../../rules/move';
import { unrolledMoveFrom, grantedBy } from './follow-up';
import { readNextBonus } from '../character/next-bonus';
import { automatic } from './automatic';
import { rerollStep } from './reroll';
import { isSpent } from './claimed-entries';
import type { Effect } from '../../rules/effects/effect';
import type { AbilityUse } from '../../rules/assets/ability';
import { assetOfCard } from '../assets/asset';
import { useOf } from '../abilities/ability-uses';
import { isSameName } from '../../rules/search/folded-name';
import { memoize } from '../../rules/core/memoize';
import type { Rulebook } from '../../rules/books/rulebook';
import type { Change } from '../character/change';
import { findTrack, type Track } from '../tracks/track';
import { trackKindsOf } from '../roll/track-kinds';
import { MAX_TICKS } from '../../rules/core/track-key';

/**
 * The steps of a record: the effects of its move and outcome, minus what was chosen, passed and done. They are
 * recomputed from the record each time, so an edit by hand takes effect at once.
 */
export const pendingStepsOf = (situation: MoveContext): readonly PendingStep[] => buildPendingSteps(situation).steps;

/**
 * Goes through all effects of a record. The result has its steps, and the entries of the record that no step asked for.
 */
export function buildPendingSteps(situation: MoveContext): PendingStepsBuilder {
	const { record, character, book } = situation;
	const agenda = new PendingStepsBuilder(record, character, book);
	const { move } = agenda;
	if (!move || record.imported !== undefined) return agenda;
	ownCost(agenda);
	// Effects of the roll come after the cost, so they wait until it is paid.
	if (isCostOpen(agenda.steps)) return agenda;
	takeIt(agenda);
	const outcome = outcomeOfRecord(record);
	if (!outcome) remindOfPosition(agenda, move);
	if (outcome) grantedReroll(agenda);
	if (outcome) countAbilities(agenda);
	const effects = effectsOfRecord(situation, move);
	agenda.effects(outcome ? withBenefits(agenda, outcome, effects) : effects, 'e');
	if (outcome || !isRolled(situation, move)) usedAbilities(agenda);
	if (outcome) momentumOnAHit(agenda);
	if (outcome) ticksFromLegacy(agenda);
	if (outcome) newCharacterNext(agenda);
	if (outcome) rollForEachTrack(agenda, move);
	if (outcome === 'miss') markYourFailure(agenda);
	if (outcome && move.roll_type !== 'no_roll') setPosition(agenda, move, outcome);
	if (outcome) aidByOutcome(agenda, outcome);
	finishScene(agenda);
	if (outcome) leaveTrackOpen(agenda);
	return agenda;
}

/**
 * The steps still open on a record at this table. Effects that were applied stay applied, even if the state has changed
 * since, and a condition that led to no choice then leads to none later. Steps that depend on the state stay open until
 * the character rolls again, and so do rerolls; what the book offers stays until it is taken or passed.
 */
export function openPendingSteps(
	situation: DecisionContext,
	agenda = buildPendingSteps(situation),
): readonly PendingStep[] {
	const { record, rolledAgain, certain } = situation;
	const isJudged = isCarriedOut(record);
	const walked = agenda.steps.filter(step => !isSo(step) && !(isJudged && agenda.isUnkept(step)));
	if (rolledAgain) return walked.flatMap(lapsed);
	const steps = walked.map(awaited);
	if (certain !== 'at_once') return steps;
	// the first answer to a call carries out what is certain
	const isAnswered = !isRecord(record) && steps.some(({ state }) => state === 'required');
	return steps.filter(
		({ dependsOnState, state }) => state !== 'automatic' || (isJudged ? !dependsOnState : !isAnswered),
	);
}

/** An offer whose answer is due, as long as there is an option that can be taken. */
const awaited = (step: PendingStep): PendingStep =>
	step.isAwaited && step.options.some(({ isChosen, blocked }) => !isChosen && blocked === undefined)
		? { ...step, state: 'required' }
		: step;

/** Whether the step would change nothing. */
const isSo = ({ state, options }: PendingStep): boolean =>
	state === 'automatic' && options.every(({ action }) => action.kind === 'carry_out' && action.so);

/**
 * Whether the outcome was applied. The plugin writes the outcome of a roll when it applies it, and applies a move
 * without a roll when it is made.
 */
const isCarriedOut = (record: MoveRecord): boolean =>
	record.outcome !== undefined || (record.dice === undefined && isRecord(record));

function lapsed(step: PendingStep): readonly PendingStep[] {
	if (step.stays) return [step];
	if (step.dependsOnState && isOpen(step) && !step.options.some(({ isChosen }) => isChosen)) return [];
	if (step.state !== 'optional' || isOffer(step)) return [step];
	return step.options.some(({ isChosen }) => isChosen) ? [{ ...step, state: 'settled' }] : [];
}

/** Whether a step is an offer of the book, which waits until it is taken or passed; a reroll is for the moment alone. */
const isOffer = ({ options, pass }: PendingStep): boolean =>
	pass !== undefined && options.every(({ action }) => action.kind === 'choose' || action.kind === 'follow');

/** A suffer move made on its own waits until its cost is stated, since the cost may change the meter that is rolled. */
export const isCostOpen = (steps: readonly PendingStep[]): boolean =>
	steps.some(({ id, state }) => id === 'cost' && state === 'required');

const MARK_YOUR_FAILURE = 'Mark Your Failure';

/**
 * A miss marks 1 tick on the failure track, or 2 on a progress move (Delve, Mark Your Failure), or more where the rules
 * as played say so. Offered if the character has that track.
 */
function markYourFailure(agenda: StepBuilder): void {
	const { book, record, ledger } = agenda;
	const move = book.move(MARK_YOUR_FAILURE);
	const { special } = ledger.character;
	const keepsIt = Object.hasOwn(special, 'failure') || ledger.hasChosen(MARK_YOUR_FAILURE);
	if (!keepsIt || !record.dice || !move) return;
	const by = record.dice.actionDie === undefined ? 2 : 1;
	const offer = optionalChoice({ label: MARK_YOUR_FAILURE, effects: [{ kind: 'ticks', track: 'failure', by }] });
	const [own] = book.effectsOf(move).always;
	const more = own?.kind === 'choose' ? own.options.filter(({ label }) => /^(?:if|when)\b/i.test(label)) : [];
	const options = [...offer.options, ...more];
	agenda.whileStateMatters(true, () => choose(agenda, { ...offer, options, isUnused: !special['failure'] }, 'failure'));
}

/** The options of a move that is rolled once for each track (Starforged, Continue a Legacy). */
const rolledForEach = (move: Move): readonly string[] =>
	move.trigger.conditions
		.filter(({ method }) => method === 'all')
		.flatMap(({ roll_options }) => roll_options.map(optionName));

/** Each track is rolled as its own record; the first one offers the others. */
function rollForEachTrack(agenda: StepBuilder, move: Move): void {
	const { record, ledger } = agenda;
	if (record.from === record.move) return;
	for (const option of rolledForEach(move).filter(option => option !== record.roll?.option)) {
		const label = `${move.name} (${option})`;
		if (ledger.chose(label) || ledger.passed(label)) continue;
		const call = unrolledMoveFrom(agenda, move.name, { roll: { option } });
		const press = agenda.option(label, { kind: 'follow', chose: label, call });
		agenda.step({
			id: `each.${option}`,
			prompt: 'One roll for each track',
			state: 'required',
			options: [press],
			pass: label,
		});
	}
}

/**
 * Momentum on a hit, granted by something used for the roll and listed in the record: a spent bonus, the move that led
 * here, or an add (a connection that aids, Starforged, Make a Connection).
 */
function momentumOnAHit(agenda: StepBuilder): void {
	const { record } = agenda;
	const outcome = outcomeOfRecord(record);
	if (!outcome || outcome === 'miss') return;
	const spent = record.done.filter(isSpent).flatMap(({ what }) => readNextBonus(what.replace(/^next /, '')) ?? []);
	const granted = record.dice ? grantedBy(record, agenda.book) : undefined;
	const added = record.dice ? record.adds.map(({ momentum, reason }) => ({ momentum, why: whoOf(reason) })) : [];
	const gains = [...spent, ...(granted ? [{ momentum: granted.momentum, why: record.from }] : []), ...added];
	gains.forEach(({ momentum, why = 'next' }, i) => {
		if (!momentum) return;
		automatic(agenda, { kind: 'meter', meter: 'momentum', by: momentum }, `hit.${i}`, { why, isChosen: false });
	});
}

/** The source of an add is the part before the comma: "Juno, pilot". */
const whoOf = (reason: string): string => reason.split(',', 1)[0]?.trim() || 'add';

/** A reroll granted by the move that led here: "Swear an Iron Vow, and reroll any dice". */
function grantedReroll(agenda: StepBuilder): void {
	if (!agenda.record.dice || grantedBy(agenda.record, agenda.book)?.reroll !== true) return;
	rerollStep(agenda, { kind: 'reroll', dice: 'any dice' }, 'granted');
}

/** Applies the abilities that a record names, each with its asset's name as the reason. Depends only on the record. */
function usedAbilities(agenda: StepBuilder): void {
	const { record, book, move } = agenda;
	if (!move) return;
	(record.abilities ?? []).forEach((used, at) => {
		const use = useOf(used, move, book);
		const effects = use ? effectsNow(use, record) : [];
		agenda.withAsset(assetOfCard(agenda.now.assets, used.asset), () =>
			agenda.effects(effects, `with.${at}`, { label: used.asset, effects }),
		);
	});
}

/** Repair points that abilities grant or cost, and harm that they take off, count before the move's own. */
function countAbilities(agenda: StepBuilder): void {
	const { record, book, move } = agenda;
	if (!move) return;
	const uses = (record.abilities ?? []).flatMap(used => useOf(used, move, book) ?? []);
	for (const effect of uses.flatMap(use => effectsNow(use, record))) {
		if (effect.kind === 'points') agenda.points += effect.by;
		if (effect.kind === 'harm' && effect.instead) agenda.harmInstead = effect.by;
		else if (effect.kind === 'harm') agenda.lessHarm += Math.max(0, -effect.by);
	}
}

/** On a match, the effects of the match are added to those of the outcome. */
function effectsNow({ after }: AbilityUse, record: MoveRecord): readonly Effect[] {
	const outcome = outcomeOfRecord(record);
	if (!outcome) return after.always;
	return [
		...after.always,
		...(after.outcomes[outcome] ?? []),
		...(isMatchOf(record) ? (after.matches[outcome] ?? []) : []),
	];
}

/**
 * Once a move fills the clock or the track of a scene challenge, the progress move that finishes the scene follows
 * (Starforged, Finish the Scene; Sundered Isles, Finish a Scene).
 */
function finishScene(agenda: StepBuilder): void {
	const { record, now, ledger } = agenda;
	const finish = finishOf(agenda.book);
	const scenes = finish ? [...new Set(record.done.flatMap(line => filledBy(line, now.tracks)))] : [];
	if (finish && !ledger.chose(finish.name) && !ledger.passed(finish.name)) tellOfTornScenes(agenda);
	for (const { name } of scenes) {
		if (!finish || ledger.chose(finish.name) || ledger.passed(finish.name)) return;
		const call = unrolledMoveFrom(agenda, finish.name, { track: name });
		const option = agenda.option(finish.name, { kind: 'follow', chose: finish.name, call });
		agenda.whileStateMatters(true, () =>
			agenda.step({
				id: 'scene',
				prompt: `${name} is filled`,
				state: 'required',
				options: [option],
				pass: finish.name,
			}),
		);
	}
}

/** A scene that the move advanced and that cannot be read now may be filled: says what to mend. */
function tellOfTornScenes(agenda: StepBuilder): void {
	const advanced = agenda.record.done.flatMap(line => (mayFill(line) ? (line.target ?? []) : []));
	const torn = (agenda.now.unreadTracks ?? []).filter(
		({ name, kind = 'scene' }) => kind === 'scene' && advanced.some(target => isSameName(name, target)),
	);
	for (const { message } of torn.flatMap(({ problems }) => problems))
		agenda.step({ id: 'scene.torn', prompt: message, state: 'text', options: [] });
}

/** Whether a line counted up something whose last segment or box this may have been. */
const mayFill = (line: Change): boolean =>
	line.kind === 'value' &&
	line.what === '' &&
	Number(line.to) > Number(line.from) &&
	(line.unit === 'segments' || (line.unit === 'ticks' && Number(line.to) >= MAX_TICKS));

/** The progress move about scenes. */
const finishOf = memoize((book: Rulebook): Move | undefined =>
	book.ruleset.moves.find(move => move.roll_type === 'progress_roll' && trackKindsOf(move, book).includes('scene')),
);

/** The open scene whose last segment or box was filled by this line. */
function filledBy(line: Change, tracks: readonly Track[]): readonly Track[] {
	if (line.kind !== 'value' || line.what !== '' || line.target === undefined) return [];
	const scene = findTrack(tracks, line.target);
	if (scene?.kind !== 'scene' || scene.status !== 'open') return [];
	const last = line.unit === 'segments' ? scene.segments : MAX_TICKS;
	return mayFill(line) && last !== undefined && Number(line.to) >= last ? [scene] : [];
}
