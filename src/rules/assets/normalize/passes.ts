import { lowerFirst } from '../../core/first-letter';
import { straightQuotes, type Sentence } from '../../effects/sentences';
import { withMovesAbove, withTriggerAbove } from './ability-above';
import { normalizeSentence } from './ability-wordings';
import { ofCardClock } from './card-clock';
import { joinedUp } from './joined-sentences';
import { withLimitBehind } from './trailing-limits';
import { inFull } from './own-move-wordings';
import { expandTriggers } from './expand-triggers';
import type { Source } from './wording';

/** Takes the sentences of a paragraph, and gives those that say the same in words nearer to the books'. */
interface Stage {
	/** Its name. */
	readonly stage: string;
	/** Sentences with full stops between, and what the stage makes of them. */
	readonly example: readonly [string, string];
	readonly put: (sentences: readonly Sentence[], source: Source) => readonly Sentence[];
}

/** A stage that looks at one sentence at a time, and gives one or several for it. */
const ofEach =
	(put: (sentence: Sentence, source: Source) => Sentence | readonly Sentence[]): Stage['put'] =>
	(sentences, source) =>
		sentences.flatMap(sentence => put(sentence, source));

/** All stages. Each takes what the one above it gives. */
export const PASSES: readonly Stage[] = [
	{
		stage: 'moves above',
		example: ['As above, but on [Compel]', 'When you [Compel] in song, add +1'],
		put: withMovesAbove,
	},
	{
		stage: 'trigger above',
		example: ['When you do it, add +1', 'When you sing, add +1'],
		put: withTriggerAbove,
	},
	{
		stage: 'later moves',
		example: [
			'Take +2 momentum, and add +1 when you make moves here',
			'Take +2 momentum. Add +1 when you make moves here',
		],
		put: ofEach(apartFromLater),
	},
	{
		stage: 'outcomes',
		example: ['Add +1; on a hit, take +1 momentum', 'Add +1. on a hit, take +1 momentum'],
		put: ofEach(apart),
	},
	{
		stage: 'joined sentences',
		example: [
			'Your gun is loaded, which you may use to [Strike]. When you do, reroll any dice',
			'Your gun is loaded. When you [Strike], reroll any dice',
		],
		put: joinedUp,
	},
	{
		stage: 'limit behind',
		example: ['When you [Strike], add +1. Once per fight', 'Once per fight, when you [Strike], add +1'],
		put: withLimitBehind,
	},
	{
		stage: 'own trigger',
		example: [
			'Once per day, you may read the bones. Roll +shadow',
			'When you read the bones (once per day), roll +shadow',
		],
		put: withOwnTrigger,
	},
	{
		stage: 'standing moments',
		example: ['In your hands, a staff is a deadly weapon (2 harm)', 'When you wield a staff, your harm is 2'],
		put: ofEach(expandTriggers),
	},
	{
		stage: 'words of the books',
		example: ['When you [Strike] you may reroll any dice', 'When you [Strike], you may reroll any dice'],
		put: ofEach(normalizeSentence),
	},
	{
		stage: 'moves of the card',
		example: ['Add +1 when you bind the winds', 'Add +1 when you [Bind the Winds]'],
		put: ofEach(withMoveOfCard),
	},
	{
		stage: 'clock of the card',
		example: ['On a miss, fill one segment of the clock', 'On a miss, take +1 storm'],
		put: ofEach(ofCardClock),
	},
];

/** The sentences of a paragraph after all stages. */
export const runPasses = (sentences: readonly Sentence[], source: Source): readonly Sentence[] =>
	PASSES.reduce((said, { put }) => put(said, source), sentences);

/** "…, take +2 momentum, and add +1 when you make moves here", beside a move: what is done at once, and what is had later. */
function apartFromLater(sentence: Sentence, { ability }: Source): Sentence | readonly Sentence[] {
	return ability.moves.length > 0 ? inFull(sentence).split(/\. (?=add \+\d when)/i) : sentence;
}

/** "…, add +1; if you [Clash], take +1 momentum" has two triggers. */
export function apart(sentence: Sentence): readonly Sentence[] {
	return straightQuotes(sentence)
		.replace(/[.…]{1,99}$/, '')
		.replace(RESULT_BEHIND, '$1\n')
		.split(
			/\n|[;:] (?=on an? (?:strong hit|weak hit|hit|miss|match)(?:, | (?:inflict|it|mark|suffer|take|the|their|they|your) ))|; (?=(?:if|when) you \[)|[,;]? (?:but|and),? (?=on an? (?:strong hit|weak hit|hit|miss)(?: with a match)?,? (?:choose|you|take|suffer|mark|inflict|gain|lose|add|clear|reroll|also)\b)/,
		);
}

/** "roll +wits, on a hit …", "add +1, on a hit …": the result of that roll, in the same sentence. */
const RESULT_BEHIND =
	/\b(roll \+[a-z]{2,20}(?: or \+[a-z]{2,20})?|add \+\d(?: to the roll)?), (?=on an? (?:strong hit|weak hit|hit|miss)(?: with a match)?,? [a-z[])/gi;

/** What a sentence that only says what you may do leads to. */
const OWED_OR_ROLLED = /^(?:(?:if you do, )?roll \+[a-z]|suffer -\d [a-z]+ and take [^,;]+, or )/i;

/** "Once per day, you may read the bones. Roll +shadow" is "When you read the bones (once per day), roll +shadow". */
function withOwnTrigger(sentences: readonly Sentence[]): readonly Sentence[] {
	const [first = '', second = '', ...others] = sentences;
	const [, limit, done] = /^(?:(once per [^,;[\]+]+), )?you (?:may|can) ([^;[\]+]+)$/i.exec(first) ?? [];
	if (done === undefined || !OWED_OR_ROLLED.test(second)) return sentences;
	if (/^if/i.test(second) && !others.some(sentence => /^on an? /i.test(sentence))) return sentences;
	const then = second.replace(/^if you do, /i, '');
	const often = limit === undefined ? '' : ` (${limit.toLowerCase()})`;
	return [`When you ${done}${often}, ${lowerFirst(then)}`, ...others];
}

/** "add +1 when you bind the winds" names the move that is printed on the card. */
function withMoveOfCard(sentence: Sentence, { card }: Source): Sentence {
	return card.asset.abilities
		.flatMap(({ moves }) => moves)
		.reduce(
			(said, { name }) =>
				said.toLowerCase().endsWith(` when you ${name.toLowerCase()}`)
					? `${said.slice(0, -name.length)}[${name}]`
					: said,
			sentence,
		);
}
