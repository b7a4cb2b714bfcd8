import { effectLabel } from './effect-label';
import type { Condition, Effect, Option } from './effect';
import { tellsLaterRoll } from './outcome-words';
import { chooseOne, option, say } from './phrases/builders';

/** The effects that a sentence replaces: the last ones of a list, with the sentence that gave them where it is known. */
export interface Replaced {
	readonly effects: readonly Effect[];
	readonly label?: string;
}

/** What stands in their place, and when. */
export interface Replacement {
	readonly effects: readonly Effect[];
	/** For a button; `undefined` where it holds in any case. */
	readonly label?: string;
	/** The state that settles it. */
	readonly conditions?: readonly Condition[];
}

const INSTEAD = /^instead,? |,? (?:\binstead\b|in (?:its|their|that) place)(?=[.!…]*$)/gi;
const INSTEAD_OF =
	/,? (?:instead of|rather than|in place of) (?:just |only )?(?:that|this|it|the above|[+-]?\d+(?: [a-z]+)?|one|two|three|once|twice)(?=[.!…]*$)/gi;
const WITHIN = /\b(?:you|may) instead /gi;

/** "take +2 momentum instead (of +1)" without the words that say that it replaces something; `undefined` if none do. */
export function withoutInstead(words: string): string | undefined {
	if (!/\b(?:instead|rather than|in place of|in (?:its|their|that) place)\b/i.test(words)) return undefined;
	const bare = words
		.replace(INSTEAD_OF, '')
		.replace(INSTEAD, '')
		.replace(WITHIN, found => found.replace(/instead /i, ''));
	return bare === words || /\b(?:instead|rather than|in place of)\b/i.test(bare) ? undefined : bare;
}

/** Whether a sentence that was not understood speaks of what the one before it did: "Halve this …", "It never goes above +5." */
export const refersBack = (sentence: string): boolean =>
	(REPLACES.test(outside(sentence)) && !tellsLaterRoll(sentence) && !OF_OFFER.test(sentence)) || revises(sentence);

/** "If you do, instead of rolling, …": what is offered before it is made in another way. */
const OF_OFFER = /^if you do(?: so)?, instead of rolling\b/i;

const REPLACES =
	/\binstead\b|\b(?:rather than|in place of) (?:just |only )?(?:that|this|it|the above|[+-]?\d+|one|two|three|once|twice)\b|\bin (?:its|their|that) place\b/i;

/** Whether it changes what was done by these words alone, be the rest of it story. */
export const revises = (sentence: string): boolean =>
	[REVISES, OTHER_AMOUNT, LIMITS].some(pattern => pattern.test(sentence));

/** "If you are wounded, make that -2", "in the rain, take only +1", "if alone, double it", "on foot, no momentum" */
const OTHER_AMOUNT =
	/\b(?:make|mark|treat|count) (?:that|this|it) (?:as )?(?:[+-]?\d|one|two|three|twice|double|half)|\b(?:take|gain|get|suffer|lose|mark|add) only (?:[+-]?\d|one|two|three|once|half)|, (?:double|halve|ignore|skip|negate) (?:this|that|it|these|those)\b|\bhalf (?:of )?(?:that|this)\b|, (?:no [a-z]+|[+-]\d(?: [a-z]+)? only|(?:it|that|this) is [+-]?\d+)[.!…]*$/i;

const outside = (sentence: string): string => sentence.replace(/\([^()]*\)/g, '');

const REVISES =
	/^(?:then, |but |however, )?(?:(?:double|halve|ignore|skip|reduce|increase|raise|lower|undo|negate) (?:this|that|it|these|those|both)\b|(?:unless|except|(?:but )?only if|not if)\b|(?:this|that|it|these|those) (?:does not|doesn't|do not|don't) (?:apply|happen|count)|(?:this|that|it) (?:is|are) (?:doubled|halved|ignored|reduced))/i;

const LIMITS =
	/^(?:this|that|it|you|(?:the|your) [a-z]+|(?:this|that) [a-z]+)(?: [a-z]+)? (?:cannot|can't|can never|may never|may not|must not|never|will not|won't) .*\b(?:above|below|beyond|over|under|past|exceeds?|(?:more|less|higher|lower) than)\b/i;

/** "lose 3" after a loss of momentum, with what is lost. */
export const inFullOf = (words: string, last: Effect): string =>
	last.kind === 'meter'
		? words.replace(
				/^((?:you )?(?:gain|lose|suffer|take) [+-]?(?:\d|one|two|three|four|five))[.!]?$/i,
				`$1 ${last.meter}`,
			)
		: words;

/** Whether a sentence adds to what was done before. */
export const isBesides = (sentence: string): boolean =>
	/\b(?:also|another|more|extra|additional|additionally|addition|further|as well|too|again)\b/i.test(sentence);

/** Whether an effect is a greater amount of the one before it. A gain that is named in full may be meant besides. */
export function isMoreOf(effect: Effect, before: Effect, isElided: boolean): boolean {
	if (effect.kind === 'progress' && before.kind === 'progress')
		return effect.on === before.on && effect.ticks === before.ticks && effect.times > before.times;
	if (effect.kind !== 'meter' || before.kind !== 'meter') return false;
	if (effect.meter !== before.meter || effect.whose !== before.whose) return false;
	const { by } = effect;
	if (typeof by !== 'number' || typeof before.by !== 'number') return false;
	return by < 0 ? by < before.by && before.by < 0 : isElided && before.by > 0 && by > before.by;
}

/** Whether effects that replace others are of a kind that does so: a roll or a result is replaced by other means. */
export const canReplace = (effects: readonly Effect[]): boolean =>
	effects.length > 0 &&
	effects.every(({ kind }) => !['say', 'as', 'count', 'reroll', 'table', 'next', 'if'].includes(kind));

/** Puts one in the place of the other, by the state or by the choice of the player. */
export function replace(effects: Effect[], replaced: Replaced, { effects: by, label, conditions }: Replacement): void {
	const from = effects.length - replaced.effects.length;
	effects.splice(
		from,
		Infinity,
		...replacing(replaced, { effects: by, ...(label !== undefined && { label }), ...(conditions && { conditions }) }),
	);
}

function replacing(
	{ effects, label: usual }: Replaced,
	{ effects: by, label, conditions }: Replacement,
): readonly Effect[] {
	if (conditions) return [whether(conditions, by, effects)];
	if (label === undefined) return by;
	const [only, ...others] = effects;
	const isOffer = only?.kind === 'may' && others.length === 0;
	const first: Option = isOffer ? only.option : option(usual ?? effects.map(effectLabel).join(', '), ...effects);
	const choice = chooseOne(first, option(label, ...by));
	return [isOffer ? { ...choice, count: { min: 0, max: 1 } } : choice];
}

/** Nests conditions that must all hold. */
const whether = (
	[first, ...others]: readonly Condition[],
	then: readonly Effect[],
	otherwise: readonly Effect[],
): Effect =>
	first
		? { kind: 'if', condition: first, then: others.length > 0 ? [whether(others, then, otherwise)] : then, otherwise }
		: say('');

/** Shows what was done, because the sentence after it, which was not understood, changes it. */
export function showReplaced(effects: Effect[], { effects: done, label }: Replaced): void {
	if (done.every(({ kind }) => kind === 'say')) return;
	const from = effects.length - done.length;
	const shown = label === undefined ? done.map(effect => say(`${effectLabel(effect)}.`)) : [say(`${label}.`)];
	effects.splice(from, Infinity, ...shown);
}
