import { readBlocks, withoutFullStop, type Sentence } from '../../effects/sentences';
import type { Card } from '../ability-card';
import { isRulesInstruction } from '../triggers/rules-instruction';
import { takeTrigger } from '../triggers/ability-trigger';
import type { Source } from './wording';

/** "When you do it, …", "When you do so and score a hit, …" */
const DONE =
	/^when(?:ever)? you do (?:it|so|that|this)\b((?: (?:and|as|at|by|for|from|in|on|to|while|with) [^,;[\]]{1,120})?), /i;
/** "Take +1 momentum on a hit" */
const GAIN = /^(?:you )?(?:also )?(?:take|gain) \+\d [a-z]+ on an? (?:strong hit|weak hit|hit)[.…]{0,3}$/i;
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
	const at = sentences.findIndex(sentence => DONE.test(sentence) || isRulesInstruction(withoutFullStop(sentence)));
	const sentence = sentences[at] ?? '';
	if (!DONE.test(sentence) && !GAIN.test(sentence)) return sentences;
	if (known.length + moves.length > 0 || sentences.slice(0, at).some(each => OWN_TRIGGER.test(each))) return sentences;
	const above = asset.abilities.slice(
		0,
		asset.abilities.findIndex(each => each.text === text),
	);
	const [trigger, ...others] = triggersOf(above, vocabulary);
	if (trigger === undefined || others.length > 0) return sentences;
	const [, more = ''] = DONE.exec(sentence) ?? [];
	const done = sentence.replace(DONE, '');
	const put = `When ${trigger}${more}, ${done.charAt(0).toLowerCase()}${done.slice(1)}`;
	return [...sentences.slice(0, at), put, ...sentences.slice(at + 1)];
}

/** The triggers of the nearest ability that does not go on from one itself. */
function triggersOf(above: Card['asset']['abilities'], vocabulary: Card['vocabulary']): readonly string[] {
	const texts = above.map(({ text }) =>
		readBlocks(text, vocabulary).flatMap(block => (block.kind === 'paragraph' ? block.sentences : [])),
	);
	const nearest = texts.reverse().find(sentences => !sentences.some(each => DONE.test(each) || GAIN.test(each)));
	return (nearest ?? []).flatMap(sentence => takeTrigger(withoutFullStop(sentence), true).trigger ?? []);
}
