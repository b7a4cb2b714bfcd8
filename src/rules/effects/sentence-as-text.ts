import type { Effect } from './effect';
import { say } from './phrases/make';
import { effectsOf, isUnderstood, type Read } from './read-clauses';
import { sayList, takesListIn } from './list-use';
import { capitalised, plain, type Item, type Sentence } from './sentences';

/** The effects in order, with the words that were not understood as text: the sentence, or the clauses left over. */
export function inFull(
	read: Read,
	sentence: Sentence,
	list: readonly Item[],
	wholeSentence = false,
): readonly Effect[] {
	const whole = [say(told(sentence)), ...sayList(sentence, list)];
	const isDropped = effectsOf(read).length === 0 && takesListIn(sentence) && list.some(({ text }) => /\d/.test(text));
	if (isUnderstood(read)) return isDropped ? whole : effectsOf(read);
	if (effectsOf(read).length === 0) return whole;
	if (wholeSentence) return [...effectsOf(read), ...whole];
	return read.flatMap(({ effects, isOpen, text }) => (isOpen ? [say(told(`${text}.`))] : effects));
}

export const told = (sentence: Sentence): string => capitalised(plain(sentence));

export const labelOf = (sentence: Sentence): string => capitalised(plain(sentence).replace(/[.…]+$/, ''));
