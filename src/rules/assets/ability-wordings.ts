import type { Sentence } from '../effects/sentences';

/** The names that a wording may speak of, in lower case. */
export interface NamesOfCard {
	/** What can be rolled: stats and condition meters. */
	readonly rolled: readonly string[];
	/** Meters and counters of the card itself. */
	readonly counters: readonly string[];
}

/** Players' English for something that the books say in other words. */
interface Wording {
	/** An example, and how the books put it. */
	readonly example: readonly [string, string];
	readonly pattern: RegExp;
	/** `undefined` if it is none after all. */
	readonly put: (words: readonly string[], names: NamesOfCard) => string | undefined;
}

/** What may follow a name at the start of an ability: "Loyal: When …", "Night eyes - Once per journey, when …". */
const OPENS_RULE =
	'(?:once per [a-z]+,? |one time only,? )?(?:when(?:ever)?|if|once|while|as) (?:you|your|an?|the|they|in|at)\\b|(?:you (?:may|can) |instead of rolling|add \\+|roll \\+|reroll |take \\+|spend |preset )';

/** This is solo play: who else may make the move changes nothing for you. */
const FOR_ALLIES: readonly Wording[] = [
	{
		example: ['When you or an ally Clash', 'When you Clash'],
		pattern: /\byou (?:or|and) (?:an|any|another|your) (?:ally|allies|companion|companions) (?=(?:make |makes )?\[)/i,
		put: () => 'you ',
	},
	{
		example: ['you both take +1 momentum', 'take +1 momentum'],
		pattern: /\b(?:you both|you and your ally (?:both|each)|both of you|each of you) (?=take \+|add \+|mark )/i,
		put: () => '',
	},
];

const MOVES = '(\\[[^\\]]+\\](?:(?:, or |, | or )\\[[^\\]]+\\])*)';
const RESULT = '(strong hit|weak hit|hit|miss)( with a match)?';

/** What was rolled. */
const ON_RESULTS: readonly Wording[] = [
	{
		example: ['on a success', 'on a hit'],
		pattern: /\bon (?:an? |any )?(success|failure)\b/gi,
		put: ([word = '']) => (word.toLowerCase() === 'success' ? 'on a hit' : 'on a miss'),
	},
	{
		example: ['When you Strike and get a strong hit', 'When you Strike and score a strong hit'],
		pattern: new RegExp(`\\band (?:you )?(?:get|roll|earn|achieve|have|gain) an? ${RESULT}\\b`, 'i'),
		put: ([outcome = '', match = '']) => `and score a ${outcome}${match}`,
	},
	{
		example: ['When you roll a weak hit on Heal', 'When you Heal and score a weak hit'],
		pattern: new RegExp(
			`\\byou (?:score|get|roll|earn|achieve) an? ${RESULT} (?:on|with|as you|when you|while you) (?:an? |the |your )?${MOVES}`,
			'i',
		),
		put: ([outcome = '', match = '', moves = '']) => `you ${moves} and score a ${outcome}${match}`,
	},
	{
		example: ['When you fail to Heal', 'When you Heal and score a miss'],
		pattern: new RegExp(`\\byou (?:fail|miss) (?:to |on |with |when you )?(?:an? |the |your )?${MOVES}`, 'i'),
		put: ([moves = '']) => `you ${moves} and score a miss`,
	},
	{
		example: ['When you hit with Strike', 'When you Strike and score a hit'],
		pattern: new RegExp(`\\byou (?:hit|succeed) (?:to |on |at |in |with |when you )(?:an? |the |your )?${MOVES}`, 'i'),
		put: ([moves = '']) => `you ${moves} and score a hit`,
	},
];

const WORDINGS: readonly Wording[] = [
	{
		example: ['Loyal: When you Strike, add +1', 'When you Strike, add +1'],
		pattern: new RegExp(
			`^(?!on\\b|choose\\b|with a match|you\\b|if\\b|when)[a-z][a-z' -]{1,40}(?::| -| —) (?=${OPENS_RULE})`,
			'i',
		),
		put: () => '',
	},
	{
		example: ['either add +1 or take +1 supply', 'add +1 or take +1 supply'],
		pattern: /\b(?:you may |you can )?either (?=(?:add|take) \+\d[^,]* or )/i,
		put: () => '',
	},
	...FOR_ALLIES,
	...ON_RESULTS,
];

/** The sentence in the books' words, wherever a player's wording means the same. */
export const inWordsOfBooks = (sentence: Sentence, names: NamesOfCard): Sentence =>
	WORDINGS.reduce(
		(said, { pattern, put }) =>
			said.replace(pattern, (whole: string, ...words: unknown[]) => put(groups(words), names) ?? whole),
		sentence,
	);

/** The captured groups among the arguments that `replace` hands over; one that took no part is empty. */
const groups = (words: readonly unknown[]): readonly string[] =>
	words
		.slice(
			0,
			words.findIndex(word => typeof word === 'number'),
		)
		.map(word => (typeof word === 'string' ? word : ''));
