import type { TextRange } from '../../../rules/search/folded-text';

/** A part of a text, and whether it matched the search. */
interface TextPart {
	readonly text: string;
	readonly isMet: boolean;
}

/** Splits a text at the ranges, which must be sorted and must not overlap. */
export function textParts(text: string, ranges: readonly TextRange[]): readonly TextPart[] {
	const ends = ranges.flatMap(({ from, to }) => [from, to]);
	const cuts = [0, ...ends, text.length];
	return cuts
		.slice(1)
		.map((to, i) => ({ text: text.slice(cuts[i], to), isMet: i % 2 === 1 }))
		.filter(part => part.text !== '');
}
