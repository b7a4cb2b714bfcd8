import { upperFirst } from '../core/first-letter';
import type { Condition, Effect, EffectOf, Option } from './effect';
import { effectLabel } from './effect-label';
import { chooseOne, option } from './phrases/builders';

/** "Choose a rank. Then, activate a 4-segment tension clock": makes the clock part of the scene. */
export function mergeClockIntoScene(effects: Effect[]): void {
	const at = effects.findIndex(
		effect => effect.kind === 'track' && effect.event === 'begin' && effect.track === 'clock',
	);
	const clock = effects[at];
	if (clock?.kind !== 'track') return;
	const scene = effects.findIndex(
		effect => effect.kind === 'track' && effect.event === 'begin' && effect.track === 'scene',
	);
	const begun = effects[scene];
	if (begun?.kind !== 'track' || begun.segments !== undefined) return;
	effects[scene] = { ...begun, segments: clock.segments };
	effects.splice(at, 1);
}

/**
 * "Do not mark progress" under a condition on the state: what was marked before applies only if the condition does not
 * hold.
 */
export function onlyUnless(effects: Effect[], conditions: readonly Condition[]): boolean {
	const at = effects.map(marksProgress).lastIndexOf(true);
	const marked = effects[at];
	const [condition] = conditions;
	if (!marked || !condition || conditions.length > 1) return false;
	const opposite = oppositeOf(condition);
	effects[at] = opposite
		? { kind: 'if', condition: opposite, then: [marked], otherwise: [] }
		: { kind: 'if', condition, then: [], otherwise: [marked] };
	return true;
}

function oppositeOf(condition: Condition): Condition | undefined {
	switch (condition.kind) {
		case 'impact':
			return { ...condition, marked: !condition.marked };
		case 'meter':
			return { ...condition, not: !condition.not };
		case 'bond':
			return { ...condition, shared: !condition.shared };
		case 'match':
			return { ...condition, matched: !condition.matched };
		default:
			return undefined;
	}
}

const marksProgress = (effect: Effect): boolean =>
	effect.kind === 'progress' || (effect.kind === 'may' && effect.option.effects.some(marksProgress));

/**
 * The complete effects on a match. "You may instead" adds a choice; "you may also", and anything the plain outcome does
 * not mention, is added; otherwise the text about the match replaces the plain outcome.
 */
export function effectsOnMatch(match: readonly Effect[], plainly: readonly Effect[], words: string): readonly Effect[] {
	if (/\bmay instead\b/i.test(words)) return insteadOf(match, plainly);
	if (plainly.at(-1)?.kind === 'say' && match.length > 0 && match.every(({ kind }) => kind === 'say'))
		return [...plainly, ...match];
	if (
		match.length > 0 &&
		/\binstead\b(?! of rolling)|\b(?:rather than|in place of|in (?:its|their|that) place)\b/i.test(words)
	)
		return match;
	const kinds = new Set(plainly.map(whatItChanges));
	const isFull =
		!/\b(?:also|in addition|additionally)\b/i.test(words) &&
		match.some(effect => effect.kind !== 'say' && kinds.has(whatItChanges(effect)));
	return isFull ? match : [...plainly, ...match];
}

/** The kind of an effect, and of meters which one: what is said of spirit on a match leaves the momentum of the hit. */
const whatItChanges = (effect: Effect): string =>
	effect.kind === 'meter' ? `${effect.kind} ${effect.meter} ${effect.whose ?? ''}` : effect.kind;

/** "You may instead [Make a Discovery]" */
function insteadOf(match: readonly Effect[], plainly: readonly Effect[]): readonly Effect[] {
	const instead = match.flatMap(effect => (effect.kind === 'may' ? [optionOf(effect.option)] : []));
	const others = match.filter(({ kind }) => kind !== 'may');
	if (instead.length === 0) return [...plainly, ...others];
	const [only] = plainly;
	const asUsual: readonly Option[] =
		plainly.length === 1 && only?.kind === 'choose' && only.count.max === 1
			? only.options
			: [option(plainly.length === 1 && only ? effectLabel(only) : 'As without a match', ...plainly)];
	return [{ kind: 'choose', count: { min: 1, max: 1 }, options: [...asUsual, ...instead] }, ...others];
}

const optionOf = ({ label, effects }: Option): Option => {
	const words = label.replace(/^instead, /i, '');
	return { label: upperFirst(words), effects };
};

/**
 * Healing treats one person, who receives all that is cleared and taken: treating a companion heals none of your own
 * wounds.
 */
export function treatedOneOrOther(effects: readonly Effect[]): readonly Effect[] {
	const from = effects.findIndex(effect => effect.kind === 'if' && effect.condition.kind === 'impact');
	const last = effects.map(effect => [effect, ...nestedIn(effect)].some(isTakeOrGive)).lastIndexOf(true);
	if (from < 0 || last < from) return effects;
	const treated = effects.slice(from, last + 1);
	const choice = chooseOne(
		option('You are healed', ...treated.flatMap(forYou)),
		option('Your companion is healed', ...treated.flatMap(forCompanion)),
	);
	return [...effects.slice(0, from), choice, ...effects.slice(last + 1)];
}

const nestedIn = (effect: Effect): readonly Effect[] =>
	effect.kind === 'if' ? [...effect.then, ...effect.otherwise] : [];

/** "take or give +2 health" */
const isTakeOrGive = (effect: Effect): effect is EffectOf<'choose'> => {
	if (effect.kind !== 'choose' || effect.options.length !== 2) return false;
	const [own, given] = effect.options.map(({ effects }) => effects[0]);
	return own?.kind === 'meter' && given?.kind === 'meter' && !own.whose && given.whose === 'companion';
};

function forYou(effect: Effect): readonly Effect[] {
	if (isTakeOrGive(effect)) return effect.options[0]?.effects ?? [];
	return effect.kind === 'if'
		? [{ ...effect, then: effect.then.flatMap(forYou), otherwise: effect.otherwise.flatMap(forYou) }]
		: [effect];
}

/** The same effects for a companion, who has no such impacts. */
function forCompanion(effect: Effect): readonly Effect[] {
	if (isTakeOrGive(effect)) return effect.options[1]?.effects ?? [];
	return effect.kind === 'if' ? effect.otherwise.flatMap(forCompanion) : [effect];
}
