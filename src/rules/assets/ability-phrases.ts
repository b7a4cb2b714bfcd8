import type { Effect } from '../effects/effect';
import { numberOf } from '../effects/phrases/make';
import { readOutcome } from '../outcome';
import type { AbilityValue, BeforeRoll } from './ability';

/** What a clause of an ability may ask about its surroundings. */
export interface Around {
	/** A stat, a meter, or what is marked on the card. */
	readonly value: (words: string) => AbilityValue | undefined;
	/** The die that was named last, for "that die". */
	readonly die: 'action die' | 'one challenge die';
	/** The names of the moves. */
	readonly moves: readonly string[];
}

/** A phrase of abilities that moves do not have. A new one is a row here, and a line in the test. */
interface AbilityPhrase {
	/** An example of it. */
	readonly says: string;
	/** The whole clause, in straight apostrophes and lower case. */
	readonly pattern: RegExp;
	readonly before?: (words: readonly string[], around: Around) => BeforeRoll | undefined;
	readonly after?: (words: readonly string[], around: Around) => readonly Effect[] | undefined;
}

const TICKS_IN_A_BOX = 4;

const INSTEAD = "(?: (?:\\()?instead of (?:\\+?[a-z' ]+)(?:\\))?)?";

const BEFORE_PHRASES: readonly AbilityPhrase[] = [
	{
		says: 'Add +1',
		pattern: /^add \+(\d)(?: more)?$/,
		before: ([by]) => ({ add: Number(by) }),
	},
	{
		says: 'Add +its health',
		pattern: /^add \+([a-z' ]+)$/,
		before: ([what = ''], { value }) => {
			const add = value(what);
			return add && { add };
		},
	},
	{
		says: 'Roll +its health or +wits',
		pattern: new RegExp(
			`^(?:make this move and )?roll (?:the higher of )?\\+?([a-z' ]+?)(?: or \\+?([a-z' ]+?))?(,? \\(?whichever is high(?:er|est)\\)?)?${INSTEAD}$`,
		),
		before: ([one = '', other, highest], { value }) => {
			const options = [one, ...(other ? [other] : [])].map(value);
			const known = options.filter(option => option !== undefined);
			if (known.length < options.length) return undefined;
			return { roll: { options: known, ...(highest ? { highest: true } : {}) } };
		},
	},
	{
		says: 'Preset your action die to 5',
		pattern: /^preset your action die to (\d)$/,
		before: ([face]) => ({ preset: Number(face) }),
	},
	{
		says: "Instead of rolling the action die, make it the value of your vehicle's integrity",
		pattern: /^(?:instead of rolling the action die, )?make it the value of ([a-z' ]+)$/,
		before: ([what = ''], { value }) => {
			const preset = value(what);
			return preset && { preset };
		},
	},
	{
		says: 'Take an automatic strong hit',
		pattern:
			/^(?:\(?instead of rolling\)?,? )?(?:you may )?take an automatic (strong hit|weak hit)(?: instead of rolling)?$/,
		before: ([words = '']) => {
			const as = readOutcome(words);
			return as && { as };
		},
	},
];

type Dice = Extract<Effect, { kind: 'reroll' }>['dice'];

/** Which dice are picked up; "that die" was named before. */
function diceNamed(words: string, die: Around['die']): Dice | undefined {
	if (words === 'that die' || words === 'it') return die;
	if (words === 'both challenge dice') return 'challenge dice';
	if (/^(?:any|one or more|one or both) challenge dice$/.test(words)) return 'challenge dice';
	if (words === 'any dice') return 'any dice';
	if (/^all (?:your )?dice(?: again)?$/.test(words)) return 'all dice';
	if (words === 'one challenge die') return 'one challenge die';
	return /^(?:your|the) action die$/.test(words) ? 'action die' : undefined;
}

const AFTER_PHRASES: readonly AbilityPhrase[] = [
	{
		says: 'Reroll your action die',
		pattern:
			/^(?:reroll|roll(?= all dice again)) (it|both challenge dice|(?:that|any|all|one|your|the) [a-z ]*?(?:dice|die)(?: again)?)(?: (?:for|as|on) [a-z' ,]+)?$/,
		after: ([words = ''], { die }) => {
			const dice = diceNamed(words, die);
			return dice && [{ kind: 'reroll', dice }];
		},
	},
	{
		says: "Reroll your action die if its value is less than the rockhorn's health",
		pattern: /^reroll (?:your|the) action die (if its value is (?:less|lower) than [a-z' ]+)$/,
		after: ([condition = '']) => [
			{
				kind: 'may',
				option: { label: `Reroll the action die ${condition}`, effects: [{ kind: 'reroll', dice: 'action die' }] },
			},
		],
	},
	{
		says: 'Count a weak hit as a strong hit',
		pattern: /^(?:count )?an? (weak hit|strong hit|miss) (?:as|counts as) an? (weak hit|strong hit|miss)$/,
		after: ([from = '', to = '']) => {
			const [outcome, as] = [readOutcome(from), readOutcome(to)];
			return outcome && as && [{ kind: 'count', outcome, as }];
		},
	},
	{
		says: 'Make it a strong hit instead',
		pattern: /^(?:make it|improve the result to) an? (?:automatic )?(strong hit|weak hit)(?: instead)?$/,
		after: ([words = '']) => {
			const outcome = readOutcome(words);
			return outcome && [{ kind: 'as', outcome }];
		},
	},
	// What the other clauses of the sentence say in numbers.
	{ says: 'Ignore that result, plot another path', pattern: /^ignore that result(?:, [a-z ]+)?$/, after: () => [] },
	{ says: 'Draw on your momentum to gain ground', pattern: /^draw on your momentum to [a-z ]+$/, after: () => [] },
	{
		says: 'Inflict +1 harm',
		pattern: /^inflict \+(\d) harm$/,
		after: ([by]) => [{ kind: 'harm', by: Number(by) }],
	},
	{
		says: 'Mark progress on the quest',
		pattern: /^mark progress( twice)? on (?:the|this|your) (quest|expedition|vow)$/,
		after: ([twice, on]) => [
			{ kind: 'progress', times: twice ? 2 : 1, on: on === 'expedition' ? 'expedition' : 'vow' },
		],
	},
	{
		says: 'Set ammo to 0',
		pattern: /^(?:set|raise) (?:your |its )?(ammo|fire|shields|safety) to (\d)(?: without rolling)?$/,
		after: ([meter = '', to]) => [{ kind: 'set', meter, to: Number(to) }],
	},
	{
		says: 'Add +1 on your next [Strike]',
		pattern: /^add \+(\d) (?:on your next|if you immediately(?: follow with an?)?) \[([^\]]+)\]$/,
		after: ([add, name], { moves }) => {
			const on = moves.find(move => move.toLowerCase() === name);
			return on === undefined ? undefined : [{ kind: 'next', add: Number(add), on }];
		},
	},
	{
		says: 'On a strong hit with a 6 on your action die, take +2 momentum instead of +1',
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
		says: 'Mark three boxes on your bonds legacy track',
		pattern: /^mark (one|two|three|\d) (?:extra )?box(?:es)? on your (quests|bonds|discoveries) legacy track$/,
		after: ([count = '', track = '']) => [{ kind: 'ticks', track, by: TICKS_IN_A_BOX * numberOf(count) }],
	},
];

/** What the first phrase that fits makes of a clause. */
export function readBefore(clause: string, around: Around): BeforeRoll | undefined {
	return firstOf(BEFORE_PHRASES, clause, (phrase, words) => phrase.before?.(words, around));
}

export function readAfter(clause: string, around: Around): readonly Effect[] | undefined {
	return firstOf(AFTER_PHRASES, clause, (phrase, words) => phrase.after?.(words, around));
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
