import type { Effect } from '../../effects/effect';
import { isReroll, type Lists, type RollResult } from '../ability';
import type { Scope } from '../triggers/ability-sentences';
import { HITS } from './raised-reward';

/** Marks an effect as additional to the outcome's own rather than replacing them. */
const BESIDES = /\b(?:also|another|more|extra|additional|in addition)\b/i;

/**
 * Effects on a match beyond those of the outcome: if a hit marks progress once, "mark progress twice" adds one more.
 */
export function beyondOutcome(
	effects: readonly Effect[],
	ofOutcome: readonly Effect[],
	sentence: string,
): readonly Effect[] {
	if (BESIDES.test(sentence)) return effects;
	return effects.map(effect => ofOutcome.map(own => difference(effect, own)).find(Boolean) ?? effect);
}

function difference(effect: Effect, own: Effect): Effect | undefined {
	if (effect.kind === 'progress' && own.kind === 'progress') {
		const times = effect.times - own.times;
		return times > 0 && effect.on === own.on && effect.ticks === own.ticks ? { ...effect, times } : undefined;
	}
	if (effect.kind !== 'meter' || own.kind !== 'meter' || effect.meter !== own.meter) return undefined;
	if (typeof effect.by !== 'number' || typeof own.by !== 'number' || effect.whose !== own.whose) return undefined;
	const by = effect.by - own.by;
	return by !== 0 && Math.sign(by) === Math.sign(effect.by) && Math.sign(own.by) === Math.sign(by)
		? { ...effect, by }
		: undefined;
}

const WEAK_AS_ABOVE = /^on a weak hit,? (?:as above|the same)\b(.{0,300})$/i;
const LESS = /\b(?:instead|only|without|except|not|no|less|fewer|reduced?|halve|half)\b/i;

/** "…, as above but only half of it" */
export const isLess = (said: string): boolean => /\b(?:but|except)\b/i.test(said) && LESS.test(said);

/** "On a weak hit, as above but …" does the same as on a strong hit, unless it is less: that is left to the player. */
export function asAbove(said: string, outcomes: Lists): Lists | 'less' {
	const [, more] = WEAK_AS_ABOVE.exec(said) ?? [];
	const { strong_hit: above = [], weak_hit: own = [] } = outcomes;
	if (more === undefined || above.length === 0) return outcomes;
	return LESS.test(more) ? 'less' : { ...outcomes, weak_hit: [...own, ...above] };
}

/** "Inflict 1 harm (instead of 2)": only what was inflicted can be less, so it is for hits. */
export const scopeOfLess = (effects: readonly Effect[]): Scope | undefined =>
	effects.some(effect => effect.kind === 'harm' && effect.by < 0) ? { outcomes: HITS, match: false } : undefined;

/** "On a strong hit, inflict +2 harm instead", after +1: the difference, since +1 is inflicted already. */
export const beyondHarm = (sentence: string, { strong_hit = [] }: Lists): string =>
	sentence.replace(/\binflict \+(\d) harm instead$/i, (whole, by: string) => {
		const own = strong_hit.reduce((sum, effect) => sum + (effect.kind === 'harm' ? effect.by : 0), 0);
		return own > 0 && Number(by) > own ? `inflict +${Number(by) - own} harm` : whole;
	});

/**
 * Whether "on a hit" is about a move that follows: "When you score a miss, [Face Danger]. On a hit, …" is no hit of the
 * roll that it is used on.
 */
export const isOfMoveMade = ({ outcomes }: Scope, fallen: RollResult | undefined, done: readonly Effect[]): boolean => {
	const { outcomes: scored } = fallen ?? {};
	return (
		scored !== undefined &&
		outcomes.some(outcome => !scored.includes(outcome)) &&
		done.some(({ kind }) => kind === 'move') &&
		!done.some(isReroll)
	);
};
