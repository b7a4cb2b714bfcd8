import type { Amount, Condition, Count, Effect, Option, Whose } from './effect';
import { readOutcome } from '../outcome';
import { plain, straighten } from './sentences';

/** What a phrase may need from around it. */
export interface Surroundings {
	/** The list under the paragraph, for "choose one". */
	readonly options?: readonly Option[];
	/** The impact that was named last, for "clear the impact". */
	readonly impact?: string;
}

/** One phrase of the rules. A new one is one row here and one line in `phrases.test.ts`. */
export interface Phrase {
	/** An example of it. */
	readonly says: string;
	/** The whole clause, in straight apostrophes; what varies stands in braces, see `PLACEHOLDERS`. No repetition inside a repetition. */
	readonly pattern: string;
	/** What it tells the player to do; nothing at all when it only looks right. */
	readonly effects: (words: Words, around: Surroundings) => readonly Effect[] | undefined;
}

/** The words found for the placeholders of a pattern; empty where an optional part is missing. */
export type Words = Readonly<Record<Placeholder, string>>;

/** The meters that the books name. */
export const METERS = ['momentum', 'health', 'spirit', 'supply', 'integrity'] as const;

/** The impacts and debilities that the books name. */
export const IMPACTS = [
	'wounded',
	'shaken',
	'unprepared',
	'encumbered',
	'permanently harmed',
	'traumatized',
	'maimed',
	'corrupted',
	'cursed',
	'tormented',
	'doomed',
	'indebted',
	'battered',
] as const;

const METER = METERS.join('|');
const IMPACT = IMPACTS.join('|');

/** What may vary in a phrase. `words` and `tail` run to the end of the clause, but never over a number or the name of a move. */
const PLACEHOLDERS = {
	n: '[+-]?\\d+',
	m: '[+-]?\\d+',
	meter: METER,
	second_meter: METER,
	impact: IMPACT,
	second_impact: IMPACT,
	move: '\\[[^\\]]+\\]',
	aside: '\\([^)\\d]*\\)',
	times: 'twice|(?:two|three|four|\\d+) times',
	outcome: 'strong hit|weak hit|miss',
	count: 'one or more|any number|up to one|up to two|up to three|as many|one|two|three',
	number: 'two|three|four',
	position: 'in control|in a bad spot',
	degree: 'harm|stress|damage|loss|setback|cost',
	they: "they|their|your companion|your companion's",
	up_to: 'up to',
	not: 'not',
	words: '[^\\d\\[]+',
	tail: '[^\\d\\[(]+',
} as const;

type Placeholder = keyof typeof PLACEHOLDERS;

const NUMBERS: Readonly<Record<string, number>> = { one: 1, two: 2, twice: 2, three: 3, four: 4 };

export const PHRASES: readonly Phrase[] = [
	// Momentum and condition meters
	{
		says: 'Suffer -1 health for minor harm, -2 for serious stress, or -3 for major damage',
		pattern:
			'(?:{they} )?suffer -1 {meter} for (?:a )?minor {degree}, -2 for (?:a )?serious \\w+,? or -3 for (?:a )?major \\w+',
		effects: ({ they, meter }) => [meterEffect(meter, [-1, -2, -3], they)],
	},
	{
		says: 'Take +2 momentum',
		pattern: 'take (?:{up_to} )?{n} {meter}(?: as you {words})?',
		effects: ({ n, meter, up_to }) => [atMost(up_to, meterEffect(meter, Number(n)))],
	},
	{
		says: 'Suffer an additional -1 health',
		pattern: '(?:{they} )?suffer (?:an additional )?{n} {meter}',
		effects: ({ they, n, meter }) => [meterEffect(meter, Number(n), they)],
	},
	{
		says: 'Suffer -1 supply or -1 momentum (your choice)',
		pattern: 'suffer {n} {meter} or {m} {second_meter}(?: \\(your choice\\))?',
		effects: ({ n, meter, m, second_meter }) => [
			either(
				option(`Suffer ${n} ${meter}`, meterEffect(meter, Number(n))),
				option(`Suffer ${m} ${second_meter}`, meterEffect(second_meter, Number(m))),
			),
		],
	},
	{
		says: 'Give them +1 health',
		pattern: 'give (?:them|your companion) {n} {meter}',
		effects: ({ n, meter }) => [meterEffect(meter, Number(n), 'they')],
	},
	{
		says: 'Take or give +3 health',
		pattern: 'take or give (?:{up_to} )?{n} {meter}',
		effects: ({ up_to, n, meter }) => [
			either(
				option(`Take ${n} ${meter}`, atMost(up_to, meterEffect(meter, Number(n)))),
				option(`Give ${n} ${meter}`, atMost(up_to, meterEffect(meter, Number(n), 'they'))),
			),
		],
	},

	// Suffer moves and other moves that follow
	{
		says: 'Make a suffer move (-1)',
		pattern: '(?:make )?a suffer move \\({n}\\)',
		effects: ({ n }) => [{ kind: 'suffer', by: Number(n), times: 1 }],
	},
	{
		says: 'Two suffer moves (-1)',
		pattern: '(?:make )?{number} suffer moves \\({n}\\)',
		effects: ({ number, n }) => [{ kind: 'suffer', by: Number(n), times: numberOf(number) }],
	},
	{
		says: '[Pay the Price]',
		pattern: '(?:make )?(?:the )?{move}(?: move)?(?: (?:to|for) {tail})?',
		effects: ({ move, tail }) => (RANK.test(tail) ? undefined : [{ kind: 'move', move: plain(move) }]),
	},
	{
		says: '[Lose Momentum] (-2)',
		pattern: '{move} \\({n}\\)',
		effects: ({ move, n }) => [{ kind: 'move', move: plain(move), by: Number(n) }],
	},
	{
		says: '[Endure Harm] (1 harm)',
		pattern: '{move} \\({n} (?:harm|stress)\\)',
		effects: ({ move, n }) => [{ kind: 'move', move: plain(move), by: -Number(n) }],
	},
	{
		says: '[Hearten] (with an automatic strong hit) to mend it',
		pattern: '{move} \\(with an automatic {outcome}\\)(?: to {tail})?',
		effects: ({ move, outcome }) => [{ kind: 'move', move: plain(move), as: readOutcome(outcome) ?? 'strong_hit' }],
	},
	{
		says: '[Hearten] (formidable or greater) to mend it',
		pattern: '{move}(?: {aside})?(?: to {tail})?',
		effects: ({ move, aside, tail }) => [
			{ kind: 'move', move: plain(move) },
			{ kind: 'say', text: `${[plain(move), aside, tail && `to ${tail}`].filter(words => words !== '').join(' ')}.` },
		],
	},
	{
		says: '[Lose Momentum] (-1) in exchange for +1 health',
		pattern: '{move} \\({n}\\) in exchange for {m} {meter}',
		effects: ({ move, n, m, meter }) => [
			{
				kind: 'exchange',
				pay: [{ kind: 'move', move: plain(move), by: Number(n) }],
				take: [meterEffect(meter, Number(m))],
			},
		],
	},
	{
		says: 'Resolve this move as a strong hit',
		pattern: 'resolve this move as an? {outcome}',
		effects: ({ outcome }) => [{ kind: 'as', outcome: readOutcome(outcome) ?? 'strong_hit' }],
	},
	{
		says: 'Roll on the table below or choose one',
		pattern: 'roll on the table below(?: or choose one)?',
		effects: () => [{ kind: 'table' }],
	},

	// Bonuses and progress
	{
		says: 'Add +1 on your next move',
		pattern: 'add {n} on (?:your|the) next move(?: \\(not a progress move\\))?(?:, {tail})?',
		effects: ({ n }) => [{ kind: 'next', add: Number(n) }],
	},
	{
		says: 'Mark progress twice',
		pattern: 'mark progress(?: {times})?(?:,? (?:on|per|for) {tail})?',
		effects: ({ times }) => [{ kind: 'progress', times: times === '' ? 1 : numberOf(times) }],
	},

	// Impacts
	{
		says: 'Mark wounded',
		pattern: 'mark (?:the vehicle as )?{impact}',
		effects: ({ impact }) => [mark(impact)],
	},
	{
		says: 'Mark wounded or permanently harmed',
		pattern: 'mark (?:the vehicle as )?{impact} or {second_impact}',
		effects: ({ impact, second_impact }) => [
			either(option(`Mark ${impact}`, mark(impact)), option(`Mark ${second_impact}`, mark(second_impact))),
		],
	},
	{
		says: 'Clear the wounded impact',
		pattern: 'clear (?:the |a )?{impact}(?: (?:impact|condition|debility))?',
		effects: ({ impact }) => [{ kind: 'impact', impact, marked: false }],
	},
	{
		says: 'Clear the impact',
		pattern: 'clear (?:the impact|it)',
		effects: (_words, { impact }) => (impact ? [{ kind: 'impact', impact, marked: false }] : undefined),
	},

	// The position in a fight
	{
		says: 'You stay in a bad spot',
		pattern: '(?:you )?(?:are|stay) {position}',
		effects: ({ position }) => [{ kind: 'combat', position }],
	},
	{
		says: 'It begins with you in a bad spot',
		pattern: '(?:the fight|it) begins with you {position}',
		effects: ({ position }) => [{ kind: 'combat', position }],
	},

	// Choices over the list that follows
	{
		says: 'Choose one',
		pattern:
			'choose {count}(?: (?:of the following|from below|from the following|options as appropriate|as appropriate(?: to {tail})?))?',
		effects: ({ count }, { options }) => options && [{ kind: 'choose', count: countOf(count), options }],
	},
	{
		says: 'Take both',
		pattern: 'take both',
		effects: (_words, { options }) => options?.flatMap(({ effects }) => effects),
	},
	{
		says: 'Suffer a cost according to the vehicle type',
		pattern: 'suffer a cost according to the vehicle type',
		effects: (_words, { options }) => options && [{ kind: 'choose', count: countOf('one'), options }],
	},

	// What asks for nothing beyond the story or the roll itself
	{ says: 'Envision what you learn', pattern: 'envision {tail}', effects: () => [] },
	{
		says: 'Roll +iron',
		pattern: "roll(?: \\+[a-z' ]+(?:or \\+[a-z]+, whichever is (?:higher|lower))?)?",
		effects: () => [],
	},
	{ says: 'Roll to see if you are in control', pattern: 'roll to see {words}', effects: () => [] },
	{
		says: 'Roll the challenge dice',
		pattern: 'roll the challenge dice(?: and compare to {words})?',
		effects: () => [],
	},
	{ says: 'Check the result as normal', pattern: 'check the result as normal', effects: () => [] },
	{ says: 'Do not mark progress', pattern: 'do not mark progress', effects: () => [] },
	{ says: 'Take no lasting benefit', pattern: 'take no {words}', effects: () => [] },
	{ says: 'Press on', pattern: '(?:they )?press on', effects: () => [] },
];

/** A condition that the state of the character settles. */
interface ConditionPhrase {
	readonly says: string;
	readonly pattern: string;
	readonly condition: (words: Words) => Condition;
}

export const CONDITIONS: readonly ConditionPhrase[] = [
	{
		says: 'you are not wounded',
		pattern: '(?:you|your vehicle) (?:are|is) (?:{not} )?{impact}',
		condition: ({ not, impact }) => ({ kind: 'impact', impact, marked: not === '' }),
	},
	{
		says: 'you have the wounded condition',
		pattern: 'you have the {impact} condition',
		condition: ({ impact }) => ({ kind: 'impact', impact, marked: true }),
	},
	{
		says: "your companion's health is not 0",
		pattern: '(?:your|{they}) {meter} is (?:{not} )?{n}',
		condition: ({ they, meter, not, n }) => ({ ...meterOf(meter, they), is: Number(n), not: not !== '' }),
	},
	{
		says: 'your supply is exhausted (reduced to 0)',
		pattern: 'your {meter} is exhausted \\(reduced to {n}\\)',
		condition: ({ meter, n }) => ({ ...meterOf(meter), is: Number(n), not: false }),
	},
];

/** The effects of a clause that is a known phrase; "you must" and the like may stand before it. */
export function readPhrase(clause: string, around: Surroundings = {}): readonly Effect[] | undefined {
	const words = straighten(clause);
	const bare = withoutSubject(words);
	return readBare(words, around) ?? (bare === words ? undefined : readBare(bare, around));
}

function readBare(clause: string, around: Surroundings): readonly Effect[] | undefined {
	const lower = clause.toLowerCase();
	for (const { firstWord, regex, phrase } of compiledPhrases()) {
		if (!lower.startsWith(firstWord)) continue;
		const found = wordsOf(regex, clause);
		const effects = found && phrase.effects(found, around);
		if (effects) return effects;
	}
	return undefined;
}

/** The condition, if the state of the character settles it. "(or the ally under your care)" is you, in solo play. */
export function readCondition(text: string): Condition | undefined {
	const words = straighten(text.replace(/ \(or [^)]*\)/, ''));
	for (const { regex, phrase } of compiledConditions()) {
		const found = wordsOf(regex, words);
		if (found) return phrase.condition(found);
	}
	return undefined;
}

const SUBJECT =
	/^(?:you and (?:your|any) allies(?: who [a-z' ]+)? (?=must|each|take|suffer|mark)|you |all players )?(?:must |each )?(?:also |instead |immediately |then,? )?/i;

/** "you must also mark wounded" -> "mark wounded". "You and your allies" are you, in solo play. */
export const withoutSubject = (clause: string): string => clause.replace(SUBJECT, '');

export const countOf = (words: string): Count => {
	switch (words) {
		case 'one or more':
			return { min: 1, max: null };
		case 'as many':
		case 'any number':
			return { min: 0, max: null };
		default: {
			const max = numberOf(words.replace('up to ', ''));
			return { min: words.startsWith('up to ') ? 0 : max, max };
		}
	}
};

const RANK = /\b(?:troublesome|dangerous|formidable|extreme|epic)\b/;

const numberOf = (words: string): number => {
	const first = words.split(' ')[0] ?? '';
	return NUMBERS[first] ?? Number(first);
};

const option = (label: string, ...effects: readonly Effect[]): Option => ({ label, effects });

const either = (...options: readonly Option[]): Effect => ({ kind: 'choose', count: { min: 1, max: 1 }, options });

const mark = (impact: string): Effect => ({ kind: 'impact', impact, marked: true });

type MeterEffect = Extract<Effect, { kind: 'meter' }>;

const meterEffect = (meter: string, by: Amount, they = ''): MeterEffect => ({ ...meterOf(meter, they), by });

const atMost = (upTo: string, effect: MeterEffect): MeterEffect =>
	upTo === '' ? effect : { ...effect, at_most: true };

/** "they" are the companion; integrity is the vehicle's. */
function meterOf(meter: string, they = ''): { readonly kind: 'meter'; readonly meter: string; readonly whose?: Whose } {
	if (meter === 'integrity') return { kind: 'meter', meter, whose: 'vehicle' };
	return they === '' ? { kind: 'meter', meter } : { kind: 'meter', meter, whose: 'companion' };
}

interface Compiled<T> {
	/** The plain word it begins with, if it does: most rows are ruled out by it. */
	readonly firstWord: string;
	readonly regex: RegExp;
	readonly phrase: T;
}

const compile = <T extends { readonly pattern: string }>(phrases: readonly T[]): readonly Compiled<T>[] =>
	phrases.map(phrase => ({
		firstWord: /^[a-z]+/.exec(phrase.pattern)?.[0] ?? '',
		regex: compilePattern(phrase.pattern),
		phrase,
	}));

/** `take {n} {meter}` -> a regular expression over the whole clause, with a named group for each placeholder. */
const compilePattern = (pattern: string): RegExp =>
	new RegExp(`^${pattern.replace(/\{(\w+)\}/g, (_, name: Placeholder) => `(?<${name}>${PLACEHOLDERS[name]})`)}$`, 'i');

/** Compiled when first needed, and never again. */
function once<T>(make: () => T): () => T {
	let made: { readonly value: T } | undefined;
	return () => {
		made ??= { value: make() };
		return made.value;
	};
}

const compiledPhrases = once(() => compile(PHRASES));
const compiledConditions = once(() => compile(CONDITIONS));

const NO_WORDS = Object.fromEntries(Object.keys(PLACEHOLDERS).map(name => [name, ''])) as Words;
/** What is written in lower case whatever the sentence does with it. */
const LOWER: readonly Placeholder[] = [
	'meter',
	'second_meter',
	'impact',
	'second_impact',
	'position',
	'count',
	'times',
	'number',
];

function wordsOf(regex: RegExp, text: string): Words | undefined {
	const match = regex.exec(text);
	if (!match) return undefined;
	const found = Object.entries(match.groups ?? {}).filter(
		(entry): entry is [Placeholder, string] => entry[1] !== undefined,
	);
	const lowered = found.map(([name, words]): [string, string] => [
		name,
		LOWER.includes(name) ? words.toLowerCase() : words,
	]);
	return { ...NO_WORDS, ...Object.fromEntries(lowered) };
}
