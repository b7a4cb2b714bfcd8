import { isSameName } from '../../rules/search/folded-name';
import { DEGREES, type Effect, type EffectOf, type Option, type EqualTo } from '../../rules/effects/effect';
import { effectLabel } from '../../rules/effects/effect-label';
import { findAsset, isAssetOf } from '../assets/asset';
import { allyOf, ofMover } from '../apply-effects/for-ally';
import { applyEffect, isCountedByRank, needsTrack } from '../apply-effects/apply-effect';
import { meterAt } from '../apply-effects/meters';
import type { Change } from '../character/change';
import { findAlly } from '../character/allies';
import { isMarked, type Character } from '../character/character';
import { wrongHarm } from '../character/limits';
import type { StepOption, Target } from '../record/pending-step';
import { rankRolled } from '../record/stated-rank';
import { unpaidOf } from '../suffer/suffer';
import { flowingOver } from './cost-options';
import { sufferMove, sufferMoveOn } from '../apply-effects/suffer-moves';
import { mayOwn, ownerOf } from '../character/owned-assets';
import { pickAsset } from './pick-asset';
import { leftOver, payment } from './pay-cost';
import { clockNamedBy, namedClock, pickTrack, trackOfRecord } from './pick-track';
import type { Reason, StepBuilder } from './step-builder';
import { waitsForClearing } from './clear-impacts-first';
import { changeWords, reasonWords } from './format-step';
import { currentDice } from '../roll/roll';

/**
 * The reason to record for an effect: the option chosen, unless it says the same as the effect. A bonus names the move
 * that earned it instead.
 */
export function reasonFor(effect: Effect, chosen: Option | undefined): Reason {
	if (!chosen) return { isChosen: false };
	const labels = [effect, ofMover(effect)].map(effectLabel);
	const isSaid = labels.includes(chosen.label) || effect.kind === 'next';
	return { isChosen: true, ...(isSaid ? {} : { why: reasonWords(chosen.label) }) };
}

/** Applies an effect that needs no choice, except possibly what it acts on. Once applied, it is settled. */
export function automatic(agenda: StepBuilder, said: Effect, path: string, reason: Reason): void {
	const lines = carriedOut(agenda, said, reason);
	if (lines) return unpaid(agenda, said, lines, path);
	if (waitsForClearing(agenda, said)) return;
	const wrong = said.kind === 'harm' && said.yours ? wrongHarm(agenda.now, agenda.book.ruleset) : undefined;
	if (wrong)
		return agenda.whileStateMatters(true, () =>
			agenda.step({ id: `${path}.unread`, prompt: wrong.message, state: 'text', options: [] }),
		);
	const effect = withItsAmount(agenda, said);
	const because = effect === said ? reason : { ...reason, words: effectLabel(said) };
	const at = agenda.whileStateMatters(dependsOnState(effect), () => targetOf(agenda, effect, path, because.on));
	if (at === 'waiting') return;
	const { ledger } = agenda;
	const { words = effectLabel(effect) } = because;
	const context = agenda.contextFor(because.why, at.target?.name);
	if (at.target?.kind === 'own') agenda.isTrackTouched = true;
	if (ledger.passed(words) || isGone(agenda, at)) return;
	const carried = needsDice(effect) ? undefined : applyEffect(effect, ledger.character, context);
	if (!carried && !needsDice(effect)) return isForNobody(agenda, effect) ? undefined : agenda.text(effect, path);
	const option = carryOutOption(agenda, effect, because, at);
	const detail = carried?.changes.map(changeWords).join(', ');
	agenda.whileStateMatters(dependsOnState(effect), () =>
		agenda.step({
			id: path,
			prompt: words,
			state: needsDice(effect) ? 'required' : 'automatic',
			options: [{ ...option, ...(detail ? { detail } : {}) }],
			pass: words,
		}),
	);
}

/** An asset that the record discards is not affected further: a destroyed vehicle is not battered as well. */
const isGone = ({ now }: StepBuilder, { target }: FoundTarget): boolean =>
	target !== undefined && findAsset(now.assets, target.name)?.discarded === true;

/** Ticks off the effect's lines in the record. They show what it acted on, whatever has happened to that since. */
function carriedOut(agenda: StepBuilder, effect: Effect, { why, on }: Reason): readonly Change[] | undefined {
	const { ledger, record } = agenda;
	const lines = ledger.linesOf(effect, why, agenda.contextFor(why, on), line => isAbout(agenda, effect, line));
	if (lines && isOfOtherRank(agenda, effect, lines)) agenda.otherRank ??= lines[0];
	if (lines) ledger.tick(lines);
	const target = on === undefined && allyOf(effect) === undefined ? lines?.[0]?.target : undefined;
	if (lines && target !== undefined) {
		ledger.takeChosen([target], 1); // the answer to which one it acts on
		ledger.hasBegun(target);
		if (needsTrack(effect) && isSame(target, record.track)) agenda.isTrackTouched = true;
		const own = trackOfRecord(agenda, effect);
		if (own && !isSame(target, own.name)) agenda.otherTrack = target;
	}
	return lines;
}

/** Whether an amount was counted by a different rank than the record now states: the reward of a progress move. */
function isOfOtherRank(agenda: StepBuilder, effect: Effect, [line]: readonly Change[]): boolean {
	if (!isCountedByRank(effect) || rankRolled(agenda.record) === undefined) return false;
	const { why, target } = line ?? {};
	const [now] = applyEffect(effect, agenda.ledger.recorded, agenda.contextFor(why, target))?.changes ?? [];
	return line !== undefined && now !== undefined && amountIn(line) !== amountIn(now);
}

const amountIn = (line: Change): number | undefined =>
	line.kind === 'value' ? Number(line.to) - Number(line.from) : undefined;

/**
 * If several assets are discarded, each effect matches its own: the vehicle, a module. An asset that no longer exists
 * may have been any of them.
 */
export function isAbout(agenda: StepBuilder, effect: Effect, { target = '' }: Change): boolean {
	const named = clockNamedBy(effect);
	if (named !== undefined) {
		const clock = namedClock(agenda, named);
		return clock ? isSame(target, clock.name) : agenda.ledger.hasChosen(target);
	}
	if (effect.kind !== 'asset' || effect.event !== 'discard' || effect.what === undefined) return true;
	const asset = findAsset(agenda.now.assets, target);
	// A "broken module" may have been fixed since.
	return !asset || isAssetOf(asset, effect.what) || effect.what.endsWith(asset.kind);
}

const isSame = (name: string, other: string | undefined): boolean => other !== undefined && isSameName(name, other);

/**
 * Whether, without a line in the record, only the state shows if there is anything to do: for a fight, a companion, a
 * vehicle.
 */
const dependsOnState = (effect: Effect): boolean =>
	effect.kind === 'combat' ||
	ownerOf(effect) !== undefined ||
	(effect.kind === 'experience' && effect.for_each !== undefined);

/** A position the character is already in changes nothing, so nothing is asked. */
const isSoAlready = ({ ledger }: StepBuilder, effect: Effect): boolean =>
	effect.kind === 'combat' && effect.position === bearerOf(effect, ledger.character)?.combat;

const bearerOf = ({ ally }: EffectOf<'combat'>, character: Character): Character | undefined =>
	ally === undefined ? character : findAlly(character, ally);

/**
 * An effect on a companion or vehicle does not apply to a character without one (solo play), unless the move itself is
 * about one. What a discarded asset earns waits until the player says which asset it is.
 */
function isForNobody({ ledger, record, book }: StepBuilder, effect: Effect): boolean {
	const { assets } = ledger.character;
	if (effect.kind === 'experience' && effect.for_each !== undefined) return assets.some(({ discarded }) => !discarded);
	const owner = ownerOf(effect);
	const isAboutIt = sufferMove(record.move, book.ruleset)?.whose === owner;
	return owner !== undefined && !isAboutIt && !mayOwn(ledger.character, owner);
}

/** What momentum or supply cannot pay goes elsewhere, as the book says. */
function unpaid(agenda: StepBuilder, effect: Effect, lines: readonly Change[], path: string): void {
	if (effect.kind !== 'meter' || typeof effect.by !== 'number' || effect.by >= 0) return;
	exhausted(agenda, effect, lines, path);
	if (flowsOver(agenda, effect, lines, path)) return;
	const rest = unpaidOf(effect, -effect.by, lines, agenda.book.ruleset);
	if (rest) leftOver(agenda, rest.left, rest.leftBy, `${path}.left`);
}

/** What the meter of a suffer move itself cannot pay goes where the book says. */
function flowsOver(agenda: StepBuilder, effect: EffectOf<'meter'>, [line]: readonly Change[], path: string): boolean {
	const next = sufferMove(flowingOver(agenda, effect)?.overflow ?? '', agenda.book.ruleset);
	if (!next || line?.kind !== 'value') return false;
	const left = -Number(effect.by) - (Number(line.from) - Number(line.to));
	if (left > 0) payment(agenda, next, { amount: left }, `${path}.over`);
	return left > 0;
}

/** Reducing supply to 0 marks unprepared, whatever the cause (classic, Out of Supply). */
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

/** What an effect acts on other than the character, if known. */
function targetOf(agenda: StepBuilder, effect: Effect, path: string, on: string | undefined): FoundTarget | 'waiting' {
	if (on !== undefined) return { target: { kind: 'other', name: on } };
	const track = pickTrack(agenda, effect, path);
	if (track === 'waiting') return 'waiting';
	if (track.track)
		return { target: { kind: clockNamedBy(effect) === undefined ? 'own' : 'other', name: track.track.name } };
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

/** Both challenge dice are rolled, and the lowest is the amount lost. */
const needsDice = (effect: Effect): boolean => effect.kind === 'clear_progress' && effect.how === 'lowest die';

/** The player picks minor, serious or major. */
export function pickDegree(
	agenda: StepBuilder,
	degrees: readonly Effect[],
	path: string,
	{ chosen, rolled }: { readonly chosen: Option | undefined; readonly rolled?: Effect | undefined },
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
	agenda.step({ id: path, prompt, state: 'required', options: [...roll, ...options], pass: prompt });
}

/** Computes an amount such as "+momentum equal to your remaining health" from the state at that point of the record. */
function withItsAmount(agenda: StepBuilder, effect: Effect): Effect {
	if (effect.kind !== 'meter' || typeof effect.by !== 'object' || !('equal_to' in effect.by)) return effect;
	const by = shownBy(agenda, effect.by);
	if (by === undefined) return effect;
	// Losing an amount equal to a negative momentum gains nothing.
	return { ...effect, by: effect.by.lost ? -Math.max(0, by) : by };
}

/**
 * The value that an effect refers to. A meter of the ability's own card takes precedence; an unknown value is left to
 * the player.
 */
function shownBy({ record, ledger, book, asset }: StepBuilder, { equal_to, whose }: EqualTo): number | undefined {
	if (equal_to === 'cost') return record.cost?.amount;
	if (equal_to === 'action die') return currentDice(record)?.actionDie;
	return meterAt(ledger.character, { meter: equal_to, whose, named: asset?.name }, book.ruleset)?.value;
}
