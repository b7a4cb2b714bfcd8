import type { Effect, Option } from './effect';
import { option } from './phrases/make';
import { effectWords } from './effect-words';

/**
 * All that is done on a match. "You may instead" is one more way to choose; "you may also" and what the plain outcome
 * does not speak of come on top; else the words about the match tell it in full.
 */
export function onMatch(match: readonly Effect[], plainly: readonly Effect[], words: string): readonly Effect[] {
	if (/\bmay instead\b/i.test(words)) return insteadOf(match, plainly);
	const kinds = new Set(plainly.map(({ kind }) => kind));
	const isFull = !/\b(?:also|in addition|additionally)\b/i.test(words) && match.some(({ kind }) => kinds.has(kind));
	return isFull ? match : [...plainly, ...match];
}

/** "You may instead [Make a Discovery]" */
function insteadOf(match: readonly Effect[], plainly: readonly Effect[]): readonly Effect[] {
	const instead = match.flatMap(effect => (effect.kind === 'may' ? [optionOf(effect.option)] : []));
	const [only] = plainly;
	const asUsual: readonly Option[] =
		plainly.length === 1 && only?.kind === 'choose' && only.count.max === 1
			? only.options
			: [option(plainly.length === 1 && only ? effectWords(only) : 'As without a match', ...plainly)];
	return [{ kind: 'choose', count: { min: 1, max: 1 }, options: [...asUsual, ...instead] }];
}

const optionOf = ({ label, effects }: Option): Option => {
	const words = label.replace(/^instead, /i, '');
	return { label: words.charAt(0).toUpperCase() + words.slice(1), effects };
};
