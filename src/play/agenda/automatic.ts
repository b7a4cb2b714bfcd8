import type { Effect, EffectOf, Option } from '../../rules/effects/effect';
import { DEGREES } from '../../rules/effects/effect';
import { effectLabel } from '../../rules/effects/effect-label';
import { findAsset, isSuch } from '../assets/asset';
import { carryOutEffect, isCountedByRank, needsTrack } from '../carry-out';
import type { Change } from '../character/change';
import { isMarked } from '../character/character';
import type { StepOption, Target } from '../record/pending-step';
import { rankRolled } from '../record/stated-rank';
import { sufferMove, sufferMoveOn, unpaidOf } from '../suffer/suffer';
import { withItsAmount } from './equal-amount';
import { ownedOf, ownerOf } from './owned-assets';
import { pickAsset } from './pick-asset';
import { leftOver, payment } from './pay-cost';
import { pickTrack, trackOfRecord } from './pick-track';
import type { Reason, StepBuilder } from './step-builder';
import { changeWords, reasonWords } from './step-words';

/** An option that says just this needs no second mention; a bonus names the move that earned it. */
export function reasonFor(effect: Effect, chosen: Option | undefined): Reason {
	if (!chosen) return { isChosen: false };
	const isSaid = chosen.label === effectLabel(effect) || effect.kind === 'next';
	return { isChosen: true, ...(isSaid ? {} : { why: reasonWords(chosen.label) }) };
}

/** An effect that needs no choice, but for what it acts on: once applied, it is settled. */
export function automatic(agenda: StepBuilder, said: Effect, path: string, reason: Reason): void {
	const lines = carriedOut(agenda, said, reason);
	if (lines) return unpaid(agenda, said, lines, path);
	const effect = withItsAmount(agenda, said);
	const because = effect === said ? reason : { ...reason, words: effectLabel(said) };
	const at = agenda.whileStateMatters(dependsOnState(effect), () => targetOf(agenda, effect, path, because.on));
	if (at === 'waiting') return;
	const { ledger } = agenda;
	const { words = effectLabel(effect) } = because;
	const context = agenda.contextFor(because.why, at.target?.name);
	if (at.target?.kind === 'own') agenda.isTrackTouched = true;
	if (ledger.passed(words) || isGone(agenda, at)) return;
	const carried = needsDice(effect) ? undefined : carryOutEffect(effect, ledger.character, context);
	if (!carried && !needsDice(effect)) return isForNobody(agenda, effect) ? undefined : agenda.text(effect, path);
	const option = carryOutOption(agenda, effect, because, at);
	const detail = carried?.changes.map(changeWords).join(', ');
	agenda.whileStateMatters(dependsOnState(effect), () =>
		agenda.step(
			path,
			words,
			needsDice(effect) ? 'required' : 'automatic',
			[{ ...option, ...(detail ? { detail } : {}) }],
			words,
		),
	);
}

/** What the record itself continues to discard takes no more of it: a vehicle that is destroyed is not battered as well. */
const isGone = ({ now }: StepBuilder, { target }: FoundTarget): boolean =>
	target !== undefined && findAsset(now.assets, target.name)?.discarded === true;

/** The lines of the effect in the record, ticked off. They say what it acted on, whatever has happened to that since. */
function carriedOut(agenda: StepBuilder, effect: Effect, { why, on }: Reason): readonly Change[] | undefined {
	const { ledger, record } = agenda;
	const lines = ledger.linesOf(effect, why, agenda.contextFor(why, on), line => isAbout(agenda, effect, line));
	if (lines && isOfOtherRank(agenda, effect, lines)) agenda.otherRank ??= lines[0];
	if (lines) ledger.tick(lines);
	const target = on === undefined ? lines?.[0]?.target : undefined;
	if (lines && target !== undefined) {
		ledger.takeChosen([target], 1); // the answer to the question which one
		ledger.hasBegun(target);
		if (needsTrack(effect) && isSame(target, record.track)) agenda.isTrackTouched = true;
		const own = trackOfRecord(agenda, effect);
		if (own && !isSame(target, own.name)) agenda.otherTrack = target;
	}
	return lines;
}

/** What was counted by another rank than the record states by now: the reward of a progress move. */
function isOfOtherRank(agenda: StepBuilder, effect: Effect, [line]: readonly Change[]): boolean {
	if (!isCountedByRank(effect) || rankRolled(agenda.record) === undefined) return false;
	const { why, target } = line ?? {};
	const [now] = carryOutEffect(effect, agenda.ledger.recorded, agenda.contextFor(why, target))?.changes ?? [];
	return line !== undefined && now !== undefined && amountIn(line) !== amountIn(now);
}

const amountIn = (line: Change): number | undefined =>
	line.kind === 'value' ? Number(line.to) - Number(line.from) : undefined;

/** Of several assets that are discarded, each effect has its own: the vehicle, a module. One that is gone may be any. */
export function isAbout({ now }: StepBuilder, effect: Effect, { target = '' }: Change): boolean {
	if (effect.kind !== 'asset' || effect.event !== 'discard' || effect.what === undefined) return true;
	const asset = findAsset(now.assets, target);
	// "broken module": it may have been fixed since.
	return !asset || isSuch(asset, effect.what) || effect.what.endsWith(asset.kind);
}

const isSame = (name: string, other: string | undefined): boolean =>
	name.trim().toLowerCase() === other?.trim().toLowerCase();

/** Without a line in the record, only the state shows whether there is anything to do: a fight, a companion, a vehicle. */
const dependsOnState = (effect: Effect): boolean =>
	effect.kind === 'combat' ||
	ownerOf(effect) !== undefined ||
	(effect.kind === 'experience' && effect.for_each !== undefined);

/** Who is in that position already stays there: nothing changes, and nothing is asked. */
const isSoAlready = ({ ledger }: StepBuilder, effect: Effect): boolean =>
	effect.kind === 'combat' && effect.position === ledger.character.combat;

/**
 * What is for a companion or a vehicle as well says nothing to one who owns none (solo first), but on a move that is about
 * just that; and what a discarded asset earns waits until the player says which.
 */
function isForNobody({ ledger, record, book }: StepBuilder, effect: Effect): boolean {
	const { assets } = ledger.character;
	if (effect.kind === 'experience' && effect.for_each !== undefined) return assets.some(({ discarded }) => !discarded);
	const owner = ownerOf(effect);
	const isAboutIt = sufferMove(record.move, book.ruleset)?.whose === owner;
	return owner !== undefined && !isAboutIt && ownedOf(ledger.character, owner).length === 0;
}

/** What momentum or supply could no longer pay goes elsewhere, as the book says. */
function unpaid(agenda: StepBuilder, effect: Effect, lines: readonly Change[], path: string): void {
	if (effect.kind !== 'meter' || typeof effect.by !== 'number' || effect.by >= 0) return;
	exhausted(agenda, effect, lines, path);
	if (flowsOver(agenda, effect, lines, path)) return;
	const rest = unpaidOf(effect, -effect.by, lines, agenda.book.ruleset);
	if (rest) leftOver(agenda, rest.left, rest.leftBy, `${path}.left`);
}

/**
 * "Suffer an additional -1 health" on the suffer move itself: what health cannot pay goes where the cost before it went,
 * to Lose Momentum (Starforged, Endure Harm).
 */
function flowsOver(agenda: StepBuilder, effect: EffectOf<'meter'>, [line]: readonly Change[], path: string): boolean {
	const { ruleset } = agenda.book;
	const move = sufferMoveOn(ruleset, effect.meter, effect.whose);
	const next = move?.overflow === undefined ? undefined : sufferMove(move.overflow, ruleset);
	if (!next || move?.name !== agenda.record.move || line?.kind !== 'value') return false;
	const left = -Number(effect.by) - (Number(line.from) - Number(line.to));
	if (left > 0) payment(agenda, next, left, `${path}.over`);
	return left > 0;
}

/** Supply that is reduced to 0 marks unprepared, whatever reduced it (classic, Out of Supply). */
function exhausted(agenda: StepBuilder, effect: EffectOf<'meter'>, [line]: readonly Change[], path: string): void {
	const { ledger, book } = agenda;
	const move = effect.whose ? undefined : sufferMoveOn(book.ruleset, effect.meter);
	if (!move?.marks || line?.kind !== 'value' || line.to !== 0 || line.from === 0) return;
	const { marks, marked_by: why = move.name } = move;
	const isRecorded = ledger.left.some(line => line.what === marks && line.why === why);
	if (isMarked(ledger.recorded, marks) && !isRecorded) return;
	agenda.whileStateMatters(!isRecorded, () =>
		automatic(agenda, { kind: 'impact', impact: marks, marked: true }, `${path}.exhausted`, { why, isChosen: true }),
	);
}

interface FoundTarget {
	readonly target?: Target;
}

/** What an effect acts on beside the character, when it is known. */
function targetOf(agenda: StepBuilder, effect: Effect, path: string, on: string | undefined): FoundTarget | 'waiting' {
	if (on !== undefined) return { target: { kind: 'other', name: on } };
	const track = pickTrack(agenda, effect, path);
	if (track === 'waiting') return 'waiting';
	if (track.track) return { target: { kind: 'own', name: track.track.name } };
	const asset = pickAsset(agenda, effect, path);
	if (asset === 'waiting') return 'waiting';
	return asset.asset ? { target: { kind: 'other', name: asset.asset.name } } : {};
}

const carryOutOption = (agenda: StepBuilder, effect: Effect, { why, isChosen }: Reason, at: FoundTarget): StepOption =>
	agenda.option(effectLabel(effect), {
		kind: 'carry_out',
		effect,
		chosen: isChosen,
		...(isSoAlready(agenda, effect) ? { so: true } : {}),
		...(why === undefined ? {} : { why }),
		...at,
	});

/** Both challenge dice are rolled, and the lowest is how much is lost. */
const needsDice = (effect: Effect): boolean => effect.kind === 'clear_progress' && effect.how === 'lowest die';

/** Minor, serious or major: the player says which. */
export function pickDegree(
	agenda: StepBuilder,
	degrees: readonly Effect[],
	path: string,
	chosen: Option | undefined,
	rolled?: Effect,
): void {
	const labels = degrees.map(effectLabel);
	const prompt = rolled ? effectLabel(rolled) : `How much? ${labels[0] ?? ''} to ${labels.at(-1) ?? ''}`;
	const { ledger } = agenda;
	const [label] = ledger.takeChosen(labels, 1);
	const picked = degrees.find(effect => effectLabel(effect) === label);
	if (picked) return automatic(agenda, picked, path, reasonFor(picked, chosen));
	if (ledger.passed(prompt)) return;
	const roll = rolled ? [agenda.option(`Roll 1d${degrees.length}`, { kind: 'roll_option', labels })] : [];
	const options = labels.map((label, i) =>
		agenda.option(label, { kind: 'choose', chose: label }, rolled ? undefined : DEGREES[i]),
	);
	agenda.step(path, prompt, 'required', [...roll, ...options], prompt);
}
