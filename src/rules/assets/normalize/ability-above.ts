import { lowerFirst } from '../../core/first-letter';
import { readBlocks, withoutFullStop, type Sentence } from '../../effects/sentences';
import type { Card } from '../ability-card';
import { isRulesInstruction } from '../triggers/rules-instruction';
import { takeTrigger } from '../triggers/ability-trigger';
import { type Source } from './wording';
import { MOVES } from '../triggers/move-patterns';

const TRIGGER_WITH_MOVES = /^(?:once per [a-z]{1,20}, )?(?:when(?:ever)?|if) you (?!do\b)[^,;[]{0,120}\[/i;

/** "When you do it, …", "When you do so and score a hit, …" */
const DONE =
	/^when(?:ever)? you do (?:it|so|that|this)\b((?: (?:and|as|at|by|for|from|in|on|to|while|with) [^,;[\]]{1,120})?), /i;
/** "Take +1 momentum on a hit" */
const GAIN = /^(?:you )?(?:also )?(?:take|gain) \+\d [a-z]+ on an? (?:strong hit|weak hit|hit)[.…]{0,3}$/i;
/** "On a weak hit, …", "If you score a miss, …" */
const RESULT =
	/^(?:on an? |(?:if|when) you score an? )(strong hit|weak hit|hit|miss)(?! (?:on|when|as|while|with)\b),? /i;
/** What "it" may be within the ability itself. */
const OWN_TRIGGER = /\b(?:when(?:ever)?|if|once|while|as above)\b|\byou (?:may|can)\b/i;

/**
 * The sentences of an ability whose trigger is the one above it on the card, with that trigger: "When you do it, add +1"
 * under "When you sing, …" is "When you sing, add +1".
 */
export function withTriggerAbove(
	sentences: readonly Sentence[],
	{ ability: { text, enhance_moves: known, moves }, card: { asset, vocabulary } }: Pick<Source, 'ability' | 'card'>,
): readonly Sentence[] {
	const above = asset.abilities.slice(
		0,
		asset.abilities.findIndex(each => each.text === text),
	);
	const at = sentences.findIndex(sentence => DONE.test(sentence) || isRulesInstruction(withoutFullStop(sentence)));
	const sentence = sentences[at] ?? '';
	if (!goesOn(sentence)) return sentences;
	if (known.length + moves.length > 0 || sentences.slice(0, at).some(each => OWN_TRIGGER.test(each))) return sentences;
	const [trigger, ...others] = triggersOf(above, vocabulary);
	if (trigger === undefined || others.length > 0) return sentences;
	const [, more = ''] = DONE.exec(sentence) ?? [];
	const done = sentence.replace(DONE, '');
	if (RESULT.test(done) && FELL.test(trigger)) return sentences;
	const put = `When ${trigger}${more}, ${lowerFirst(done)}`.replace(IF_SCORED, ', on a ');
	return [...sentences.slice(0, at), put, ...sentences.slice(at + 1)];
}

const goesOn = (sentence: string): boolean => [DONE, GAIN, RESULT].some(pattern => pattern.test(sentence));

/** Whether an ability goes on from the one above it: a result behind a trigger of its own is of that trigger. */
const isMore = (sentences: readonly Sentence[]): boolean =>
	sentences.some(each => DONE.test(each) || GAIN.test(each)) || RESULT.test(sentences[0] ?? '');

/** The trigger has a result already. */
const FELL = /\bscore\b|\bmiss(?:es)?\b|\bburn momentum\b/i;
const IF_SCORED = /, (?:if|when) you score an? (?=(?:strong hit|weak hit|hit|miss)\b)/i;

const ON_OTHERS = new RegExp(
	`^as above,? (?:but|and) (?:(?:it|this(?: ability)?) (?:may|can) (?:also )?be used )?(?:(?:when(?:ever)?|if) you score an? (strong hit|weak hit|hit|miss) on|on|for|with|when(?:ever)? you) (${MOVES})[.…]{0,3}$`,
	'i',
);

/** "As above, but on [Compel]": what the ability above it says, about other moves. */
export function withMovesAbove(
	sentences: readonly Sentence[],
	{ ability: { text, moves: own }, card: { asset, vocabulary } }: Pick<Source, 'ability' | 'card'>,
): readonly Sentence[] {
	const [only = '', ...others] = sentences;
	const [, result, moves] = ON_OTHERS.exec(only) ?? [];
	const above = asset.abilities[asset.abilities.findIndex(each => each.text === text) - 1];
	if (moves === undefined || !above || own.length > 0 || others.length > 0) return sentences;
	const blocks = readBlocks(above.text, vocabulary);
	const said = blocks.flatMap(block => (block.kind === 'paragraph' ? block.sentences : []));
	const triggers = said.filter(sentence => TRIGGER_WITH_MOVES.test(sentence));
	const isOther = triggers.length !== 1 || blocks.length !== 1;
	return isOther || (result !== undefined && !triggers[0]?.toLowerCase().includes(`score a ${result.toLowerCase()}`))
		? sentences
		: said.map(sentence =>
				TRIGGER_WITH_MOVES.test(sentence) ? sentence.replace(new RegExp(MOVES), () => moves) : sentence,
			);
}

/** The triggers of the nearest ability that does not go on from one itself. */
function triggersOf(above: Card['asset']['abilities'], vocabulary: Card['vocabulary']): readonly string[] {
	const texts = above.map(({ text }) =>
		readBlocks(text, vocabulary).flatMap(block => (block.kind === 'paragraph' ? block.sentences : [])),
	);
	const nearest = texts.reverse().find(sentences => !isMore(sentences));
	return (nearest ?? []).flatMap(sentence => takeTrigger(withoutFullStop(sentence), true).trigger ?? []);
}
