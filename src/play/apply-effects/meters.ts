import { getOwn } from '../../rules/core/collections';
import type { Amount, EffectOf, EqualTo, OfDie, Whose } from '../../rules/effects/effect';
import { ofRank } from '../../rules/core/rank';
import type { Ruleset } from '../../rules/ruleset';
import { assetWith, barrierOf, companionOf, OUT_OF_ACTION, vehicleOf, type Asset } from '../assets/asset';
import { isMarked, maximumOf, meterRule, meterValue, preventsRecovery, type Character } from '../character/character';
import { nextBonus, type NextBonus } from '../character/next-bonus';
import { STAYS } from '../character/change';
import { MIN_MOMENTUM, maxMomentum, momentumReset } from '../character/momentum';
import { NO_COMBAT } from '../character/change-target';
import { sufferMoveOn } from './suffer-moves';
import { after, withChanges, eventLine, limited, valueLine, type EffectResult } from './effect-result';
import { rankFor, type EffectContext } from './effect-context';
import { markImpact } from './impacts';

/** The value of a meter, a stat or momentum. */
export const valueOf = (character: Character, meter: string, ruleset: Ruleset): number =>
	meter === 'momentum' ? character.momentum : (getOwn(character.stats, meter) ?? meterValue(character, meter, ruleset));

/** Sets one value without applying any rules. */
export function withValue(character: Character, what: string, value: number): Character {
	if (what === 'momentum') return { ...character, momentum: value };
	return { ...character, meters: { ...character.meters, [what]: value } };
}

/** Stats can be raised and lowered like meters, but have no limits. */
const isStat = ({ stats }: Character, name: string): boolean => Object.hasOwn(stats, name);

/** A meter's value and owner, and what prevents it from rising. */
/** A meter by name, with the companion or vehicle that has it, if the rules or the player say which. */
export interface MeterOf {
	readonly meter: string;
	readonly whose?: Whose | undefined;
	readonly named?: string | undefined;
}

/** What is taken (+) or suffered (-) on a meter, and why. */
interface MeterChange {
	readonly meter: string;
	readonly by: number;
	readonly why?: string | undefined;
}

interface MeterAt {
	readonly asset?: Asset;
	readonly value: number;
	readonly min: number;
	readonly max: number;
	readonly barrier?: string;
}

/**
 * Finds a meter: on the companion or vehicle if the rules say so, else on the character. Meters that no character has,
 * such as integrity, are on an asset. `undefined` if nothing the character owns has the meter.
 */
export function meterAt(character: Character, { meter, whose, named }: MeterOf, ruleset: Ruleset): MeterAt | undefined {
	const asset = ownerOf(character, { meter, whose, named }, ruleset);
	if (asset === undefined) return undefined;
	if (asset !== 'self') {
		const at = getOwn(asset.meters, meter);
		const barrier = barrierOf(asset, meter);
		return at && { asset, value: at.value, min: 0, max: at.max, ...(barrier ? { barrier } : {}) };
	}
	const value = valueOf(character, meter, ruleset);
	const barrier = preventsRecovery(character, meter, ruleset);
	const rule = meterRule(ruleset, meter);
	if (isStat(character, meter)) return { value, min: 0, max: Infinity };
	return meter === 'momentum'
		? { value, min: MIN_MOMENTUM, max: maxMomentum(character) }
		: { value, min: rule?.min ?? 0, max: rule ? maximumOf(character, rule) : 5, ...(barrier ? { barrier } : {}) };
}

function ownerOf(character: Character, { meter, whose, named }: MeterOf, ruleset: Ruleset): Asset | 'self' | undefined {
	const { assets, meters } = character;
	if (whose === 'companion') return companionOf(assets, named);
	if (whose === 'vehicle') return vehicleOf(assets, named);
	if (meter === 'momentum' || meterRule(ruleset, meter) || Object.hasOwn(meters, meter)) return 'self';
	if (isStat(character, meter)) return 'self';
	const vehicle = vehicleOf(assets, named);
	return getOwn(vehicle?.meters, meter) ? vehicle : assetWith(assets, meter, named);
}

/**
 * Takes (+) or suffers (-) on momentum or a condition meter, within its limits; a marked impact keeps its meter from
 * rising (Starforged, Suffer Moves). A value already beyond a limit stays there. A change of 0 is recorded too, with
 * the reason.
 */
export function changeMeter(character: Character, { meter, by, why }: MeterChange, ruleset: Ruleset): EffectResult {
	const at = meterAt(character, { meter }, ruleset) ?? { value: valueOf(character, meter, ruleset), min: 0, max: 5 };
	return changeMeterAt(character, at, { meter, by, why }, ruleset);
}

export function changeMeterAt(
	character: Character,
	at: MeterAt,
	{ meter, by, why }: MeterChange,
	ruleset: Ruleset,
): EffectResult {
	const { asset, value, barrier } = at;
	const { to, note } = by > 0 && barrier ? { to: value, note: `${barrier} prevents recovery` } : limited(value, by, at);
	const line = valueLine(meter, value, to, { target: asset?.name, note, why });
	const isAided = to > value && asset?.conditions.includes(OUT_OF_ACTION);
	const aided = asset && isAided ? [eventLine(OUT_OF_ACTION, 'cleared', { target: asset.name, why: GIVEN_AID })] : [];
	return withChanges(character, [line, ...aided], ruleset);
}

/** The reason when a companion is no longer out of action. */
export const GIVEN_AID = 'given aid';

/** The number for an amount; `undefined` if the player must decide it. */
export function amountOf(
	by: Amount | EqualTo | OfDie,
	character: Character,
	context: EffectContext,
): number | undefined {
	if (typeof by === 'number') return by;
	if (by === '-cost') return context.cost === undefined ? undefined : -context.cost;
	// Amounts equal to another value have been computed before.
	if (!('by_rank' in by)) return undefined;
	const rank = rankFor(character, context);
	return rank && ofRank(by.by_rank, rank);
}

export function takeOrSuffer(
	effect: EffectOf<'meter'>,
	character: Character,
	context: EffectContext,
): EffectResult | undefined {
	const by = amountOf(effect.by, character, context);
	const at = meterAt(character, { meter: effect.meter, whose: effect.whose, named: context.track }, context.ruleset);
	if (by === undefined || !at) return undefined;
	const changed = changeMeterAt(character, at, { meter: effect.meter, by, why: context.why }, context.ruleset);
	return by < 0 && !at.asset ? after(changed, now => runOut(now, effect.meter, context.ruleset)) : changed;
}

/** Supply at 0 marks unprepared at once (Starforged, Sacrifice Resources; classic, Out of Supply). */
function runOut(character: Character, meter: string, ruleset: Ruleset): EffectResult {
	const { marks, marked_by } = sufferMoveOn(ruleset, meter) ?? {};
	const isOut = marks !== undefined && valueOf(character, meter, ruleset) <= 0 && !isMarked(character, marks);
	return isOut ? markImpact(character, marks, marked_by) : { character, changes: [] };
}

/**
 * `health to maximum` keeps a value above it; `momentum reset` may raise or lower momentum (glossary: Reset Momentum);
 * `momentum to 4` takes or suffers the difference.
 */
export function setMeter(
	effect: EffectOf<'set'>,
	character: Character,
	context: EffectContext,
): EffectResult | undefined {
	const { meter, to, whose } = effect;
	const at = meterAt(character, { meter, whose, named: context.track }, context.ruleset);
	if (!at) return undefined;
	if (typeof to === 'number' && to !== at.value)
		return takeOrSuffer({ ...effect, kind: 'meter', by: to - at.value }, character, context);
	if (to === 'maximum' && at.value < at.max)
		return changeMeterAt(character, at, { meter, by: at.max - at.value, why: context.why }, context.ruleset);
	const value = to !== 'reset' ? at.value : meter === 'momentum' ? momentumReset(character) : at.max;
	const note = value === at.value ? 'already' : undefined;
	const line = valueLine(meter, at.value, value, { target: at.asset?.name, note, why: context.why });
	return withChanges(character, [line], context.ruleset);
}

/** Keeps a bonus until the next move that it fits. */
export const takeNext = (character: Character, bonus: NextBonus): EffectResult => ({
	character: { ...character, next: [...character.next, bonus] },
	changes: [eventLine(`next ${bonus.text}`, 'taken')],
});

export const bonusOf = ({ add, on, momentum }: EffectOf<'next'>, move: string): NextBonus =>
	nextBonus(add, move, { ...(on ? { on } : {}), ...(momentum === undefined ? {} : { momentum }) });

/** Removes a bonus when a move uses it. */
export function spendNext(character: Character, bonus: NextBonus): EffectResult {
	const at = character.next.findIndex(({ text }) => text === bonus.text);
	return {
		character: { ...character, next: character.next.filter((_, i) => i !== at) },
		changes: [eventLine(`next ${bonus.text}`, 'spent')],
	};
}

/** Sets the position in a fight: in control, in a bad spot; `none` ends it. */
export function setCombat(character: Character, position: string, why?: string): EffectResult {
	const { combat = NO_COMBAT, ...rest } = character;
	return {
		character: position === NO_COMBAT ? rest : { ...rest, combat: position },
		changes: [valueLine('combat', combat, position, { note: combat === position ? STAYS : undefined, why })],
	};
}
