import type { Effect } from '../effects/effect';

/** What is given besides, and not in place of what the outcome gives anyway. */
const BESIDES = /\b(?:also|another|more|extra|additional|in addition)\b/i;

/** Of what is said of a match, what comes on top of the outcome: progress twice, where a hit marks it once, is once more. */
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
