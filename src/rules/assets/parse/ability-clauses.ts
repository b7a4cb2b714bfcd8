import { TICKS_PER_BOX } from '../../core/rank';
import type { Effect } from '../../effects/effect';
import { saysIn } from '../../effects/nested-effects';
import { optionalEffect, numberOf, say } from '../../effects/phrases/builders';
import { effectsOf, isUnderstood, readClausesOf } from '../../effects/read-clauses';
import { readParagraph } from '../../effects/read-sentence';
import { capitalize, withoutBrackets } from '../../effects/sentences';
import type { Vocabulary } from '../../effects/vocabulary';
import { readOutcome } from '../../core/outcome';
import type { BeforeRoll } from '../ability';
import { MORE_AFTER_PHRASES, type AbilityContext, type AbilityPhrase } from './ability-phrases';

const MAY = /^(?:you )?(?:may|must|can) (?:also |instead |first |then )?/i;

export const withoutMay = (clause: string): string => clause.replace(MAY, '');

/** Marks ticks on a track named earlier. */
const NO_TRACK = /^mark \d ticks?$/i;

/** Parses a clause as the text of a move; undefined if any part is not understood. */
export function readAsMove(clause: string, vocabulary: Vocabulary, isOffered: boolean): readonly Effect[] | undefined {
	const said = plainer(isOffered ? clause : withoutMay(clause));
	if (/\badd \+/i.test(said) && !/\bnext\b|\bnow\b|\] and add \+/i.test(said)) return undefined;
	// only the player can count
	if (NO_TRACK.test(said) || /^for (?:each|every)\b/i.test(said)) return undefined;
	const effects = /^(?:if|when|once)\b/i.test(said)
		? readParagraph([`${capitalize(said)}.`], [], { vocabulary })
		: readWhole(said, vocabulary);
	if (!effects || effects.length === 0 || saysIn(effects).length > 0) return undefined;
	const isOptional = isOffered && /^(?:you )?may\b/i.test(clause) && effects.every(isPlain);
	return isOptional ? [optionalEffect(capitalize(withoutBrackets(withoutMay(said))), effects)] : effects;
}

function readWhole(said: string, vocabulary: Vocabulary): readonly Effect[] | undefined {
	const read = readClausesOf(said, { vocabulary });
	return isUnderstood(read) ? effectsOf(read) : undefined;
}

/** Only the player sees that a miss is another one, or that what it would mark is marked already. */
export function onAnotherMiss(said: string, vocabulary: Vocabulary): readonly Effect[] {
	const [, when = '', done = ''] = /^([^,[]+), (?:in addition to [^,]+, )?(.+)$/.exec(said) ?? [];
	const effects = readAsMove(done, vocabulary, false);
	return [effects ? optionalEffect(capitalize(when), effects) : say(`${capitalize(withoutBrackets(said))}.`)];
}

/** "take another +1 momentum" and "+1 momentum more" are read like "take +1 momentum". */
const plainer = (clause: string): string =>
	clause
		.replace(/\banother \+/gi, '+')
		.replace(/ after you reset$/i, '')
		.replace(/ as the cost$/i, '')
		.replace(/^suffer the cost as (?=-\d)/i, 'suffer ')
		.replace(/ when you make your next move$/i, ' on your next move')
		.replace(
			/^you and (?:any|your|each of your)(?: [a-z]+)? allies(?: in [a-z ]+?)?(?: may)?(?: each)? (?=take|mark)/i,
			'',
		)
		.replace(/^((?:you may )?take \+\d [a-z]+) more$/i, '$1')
		.replace(/\bmake the (\[[^\]]+\]) move(?= \()/gi, '$1')
		.replace(/\bgive it \+/gi, 'give them +')
		.replace(/\+(\d experience)\b/g, '$1')
		.replace(/\b(\d|one) extra (tick|box)/gi, '$1 $2')
		.replace(
			/^([^,]*\b(?:take \+\d [a-z]+|mark \d ticks? on your [a-z]+ legacy track)) as (?:you|the|it) [a-z' ,]+$/i,
			'$1',
		);

/** Effects that already offer a choice need no "may" around them. */
const isPlain = ({ kind }: Effect): boolean => !['may', 'exchange', 'reroll', 'choose', 'if'].includes(kind);

const INSTEAD = "(?: (?:\\()?instead of (?:\\+?[a-z' ]+?(?: or \\+[a-z' ]+)?)(?:\\))?)?";

const presetTo: AbilityPhrase['before'] = ([what = ''], { value }) => {
	const preset = value(what);
	return preset && { preset };
};

const addOnNext: AbilityPhrase['after'] = ([add, name], { moves }) => {
	const on = moves.find(move => move.toLowerCase() === name);
	return on === undefined ? undefined : [{ kind: 'next', add: Number(add), on }];
};

const BEFORE_PHRASES: readonly AbilityPhrase[] = [
	{ example: 'Add +1', pattern: /^add \+(\d)(?: more)?$/, before: ([by]) => ({ add: Number(by) }) },
	{
		example: 'Add +its health',
		pattern:
			/^add (?:\+|(?=(?:its|their|the [a-z]{1,20}'s|your [a-z]{1,20}'s) ))(?:x,? where x (?:is|equals) )?([a-z' ]+)$/,
		before: ([what = ''], { value }) => {
			const add = value(what);
			return add && { add };
		},
	},
	{
		example: 'Roll +its health or +wits',
		pattern: new RegExp(
			`^(?:make this move and )?roll (?:the higher of )?\\+?(?:x,? where x (?:is|equals) )?([a-z' ]+?)(?: or \\+?([a-z' ]+?))?(,? \\(?whichever is high(?:er|est)\\)?)?${INSTEAD}$`,
		),
		before: ([one = '', other, highest], { value }) => {
			const options = [one, ...(other ? [other] : [])].map(value);
			const known = options.filter(option => option !== undefined);
			if (known.length < options.length) return undefined;
			return { roll: { options: known, ...(highest ? { highest: true } : {}) } };
		},
	},
	{
		example: 'Preset your action die to 5',
		pattern: /^preset your action die to (\d)$/,
		before: ([face]) => ({ preset: Number(face) }),
	},
	{
		example: "Instead of rolling the action die, make it the value of your vehicle's integrity",
		pattern: /^(?:instead of rolling the action die, )?make it the value of ([a-z' ]+)$/,
		before: presetTo,
	},
	{
		example: "Replace the value of your action die with the rig's integrity",
		pattern: /^(?:replace the value of|preset) (?:the|your) action die (?:with|to) ([a-z' ]+)$/,
		before: presetTo,
	},
	{
		example: 'Take an automatic strong hit',
		pattern:
			/^(?:\(?instead of rolling\)?,? )?(?:you may )?take an automatic (strong hit|weak hit)(?: instead of rolling)?$/,
		before: ([words = '']) => {
			const as = readOutcome(words);
			return as && { as };
		},
	},
];

/** Which dice are rerolled; "that die" is the one named before. */
function diceNamed(words: string, die: AbilityContext['die']): Extract<Effect, { kind: 'reroll' }>['dice'] | undefined {
	if (words === 'that die' || words === 'it') return die;
	if (words === 'both challenge dice') return 'challenge dice';
	if (/^(?:(?:any )?(?:one|single) die|any die|(?:any )?one of (?:your|the) dice)$/.test(words)) return 'one die';
	if (/^(?:any|one or more|one or both) challenge dice$/.test(words)) return 'challenge dice';
	if (words === 'any dice') return 'any dice';
	if (/^all (?:your )?dice(?: again)?$/.test(words)) return 'all dice';
	if (words === 'one challenge die') return 'one challenge die';
	return /^(?:your|the) action die$/.test(words) ? 'action die' : undefined;
}

const AFTER_PHRASES: readonly AbilityPhrase[] = [
	{
		example: 'Reroll your action die',
		pattern:
			/^(?:reroll|roll(?= all dice again)) (it|both challenge dice|(?:that|any|all|one|your|the) [a-z ]*?(?:dice|die)(?: again)?)(?: (?:for (?!each\b|every\b)|as |on |to (?!an? |at |no ))(?:(?!\b(?:but|except|if|not|unless)\b)[a-z' ,])+)?$/,
		after: ([words = ''], { die }) => {
			const dice = diceNamed(words, die);
			return dice && [{ kind: 'reroll', dice }];
		},
	},
	{
		example: "Reroll your action die if its value is less than the rockhorn's health",
		pattern: /^reroll (?:your|the) action die (if its value is (?:less|lower) than [a-z' ]+(?:\+ ?\d)?)$/,
		after: ([condition = '']) => [
			{
				kind: 'may',
				option: { label: `Reroll the action die ${condition}`, effects: [{ kind: 'reroll', dice: 'action die' }] },
			},
		],
	},
	{
		example: 'Reroll one die for each participating specialist',
		pattern: /^reroll one (challenge )?die for each [a-z' ]+$/,
		after: ([challenge], _, said) => [
			{
				kind: 'may',
				option: {
					label: capitalize(said),
					effects: [{ kind: 'reroll', dice: challenge === undefined ? 'any dice' : 'challenge dice' }],
				},
			},
		],
	},
	{
		example: 'Count a weak hit as a strong hit',
		pattern: /^(?:count )?an? (weak hit|strong hit|miss) (?:as|counts as) an? (weak hit|strong hit|miss)$/,
		after: ([from = '', to = '']) => {
			const [outcome, as] = [readOutcome(from), readOutcome(to)];
			return outcome && as && [{ kind: 'count', outcome, as }];
		},
	},
	{
		example: 'Make it a strong hit instead',
		pattern: /^(?:make it|improve the result to) an? (?:automatic )?(strong hit|weak hit)(?: instead)?$/,
		after: ([words = '']) => {
			const outcome = readOutcome(words);
			return outcome && [{ kind: 'as', outcome }];
		},
	},
	// Clauses whose numbers are given by the rest of the sentence.
	{
		example: 'Reroll any die',
		pattern: /^reroll any (?:one |single )?die$/,
		after: () => [
			{ kind: 'may', option: { label: 'Reroll any die', effects: [{ kind: 'reroll', dice: 'any dice' }] } },
		],
	},
	{ example: 'Ignore that result, plot another path', pattern: /^ignore that result(?:, [a-z ]+)?$/, after: () => [] },
	{ example: 'Draw on your momentum to gain ground', pattern: /^draw on your momentum to [a-z ]+$/, after: () => [] },
	{
		example: 'Inflict +1 harm',
		pattern: /^(?:deal|inflict) \+(\d) harm$/,
		after: ([by]) => [{ kind: 'harm', by: Number(by) }],
	},
	{
		example: 'Mark progress on the quest',
		pattern: /^mark progress( twice)? on (?:the|this|your) (quest|expedition|vow)$/,
		after: ([twice, on]) => [
			{ kind: 'progress', times: twice ? 2 : 1, on: on === 'expedition' ? 'expedition' : 'vow' },
		],
	},
	{
		example: 'Set ammo to 0',
		pattern: /^(?:set|raise) (?:your |its )?(ammo|fire|shields|safety) to (\d)(?: without rolling)?$/,
		after: ([meter = '', to]) => [{ kind: 'set', meter, to: Number(to) }],
	},
	{
		example: 'Add +1 on your next [Strike]',
		pattern:
			/^add \+?(\d) (?:on your next|if (?:you immediately(?: follow with an?)?|your next move is an?)) \[([^\]]+)\]$/,
		after: addOnNext,
	},
	{
		example: 'Add +1 on the next segment when you [Undertake a Journey]',
		pattern: /^add \+(\d) on the next segment when you \[([^\]]+)\]$/,
		after: addOnNext,
	},
	{
		example: 'On a strong hit with a 6 on your action die, take +2 momentum instead of +1',
		pattern: /^on a strong hit with a (\d) on (?:the|your) action die,? take \+(\d) momentum instead of \+(\d)$/,
		after: ([face, by, instead]) => [
			{
				kind: 'if',
				condition: { kind: 'die', is: Number(face) },
				then: [{ kind: 'meter', meter: 'momentum', by: Number(by) - Number(instead) }],
				otherwise: [],
			},
		],
	},
	{
		example: 'Mark three boxes on your bonds legacy track',
		pattern: /^mark (one|two|three|\d) (?:extra )?box(?:es)? on your (quests|bonds|discoveries) legacy track$/,
		after: ([count = '', track = '']) => [{ kind: 'ticks', track, by: TICKS_PER_BOX * numberOf(count) }],
	},
];

/** The result of the first matching phrase. */
export function readBefore(clause: string, context: AbilityContext): BeforeRoll | undefined {
	return firstOf(BEFORE_PHRASES, clause, (phrase, words) => phrase.before?.(words, context));
}

export function readAfter(clause: string, context: AbilityContext): readonly Effect[] | undefined {
	return firstOf([...AFTER_PHRASES, ...MORE_AFTER_PHRASES], clause, (phrase, words) =>
		phrase.after?.(words, context, clause),
	);
}

function firstOf<T>(
	phrases: readonly AbilityPhrase[],
	clause: string,
	make: (phrase: AbilityPhrase, words: readonly string[]) => T | undefined,
): T | undefined {
	for (const phrase of phrases) {
		const found = phrase.pattern.exec(clause);
		const made = found && make(phrase, found.slice(1));
		if (made) return made;
	}
	return undefined;
}
