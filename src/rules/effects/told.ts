import type { Effect } from './effect';
import { say } from './phrases/make';
import { effectsOf, isUnderstood, type Read } from './read-clauses';
import { sayList } from './read-list';
import { capitalised, plain, type Item, type Sentence } from './sentences';

/** The effects in order, with the words that were not understood as text: the sentence, or the clauses left over. */
export function inFull(
	read: Read,
	sentence: Sentence,
	list: readonly Item[],
	wholeSentence = false,
): readonly Effect[] {
	if (isUnderstood(read)) return effectsOf(read);
	const whole = [say(told(sentence)), ...sayList(sentence, list)];
	if (effectsOf(read).length === 0) return whole;
	if (wholeSentence) return [...effectsOf(read), ...whole];
	return read.flatMap(({ effects, isOpen, text }) => (isOpen ? [say(told(`${text}.`))] : effects));
}

export const told = (sentence: Sentence): string => capitalised(plain(sentence));

export const labelOf = (sentence: Sentence): string => capitalised(plain(sentence).replace(/[.…]+$/, ''));
