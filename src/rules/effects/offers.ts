import { takeApart } from './clauses';
import type { Effect } from './effect';
import { may } from './phrases/make';
import type { Surroundings } from './phrases/phrase';
import { MAY, readRest } from './read-clauses';
import type { Sentence } from './sentences';
import { labelOf } from './sentence-as-text';

/** What an offer leads to may be told in several sentences. */
export function addToOffer(effects: Effect[], offer: string, own: readonly Effect[]): void {
	const last = effects.at(-1);
	if (last?.kind === 'may' && last.option.label === offer) {
		effects[effects.length - 1] = may(offer, [...last.option.effects, ...own]);
	} else {
		effects.push(may(offer, own));
	}
}

/** "In addition, you may spotlight a new danger." is an offer without effects of its own; "Then, …" goes with it. */
export function offerOf(sentence: Sentence, around: Surroundings): string {
	const { condition, rest } = takeApart(sentence);
	const words = rest.replace(/^(?:also|in addition|additionally),? /i, '');
	if (condition || !MAY.test(words)) return '';
	const read = readRest(words, around);
	return read.some(({ effects, isOpen }) => isOpen || effects.length > 0) ? '' : labelOf(words.replace(MAY, ''));
}
