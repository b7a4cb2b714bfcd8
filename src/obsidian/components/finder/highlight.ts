import type { TextRange } from '../../../rules/search/folded-text';

/** A piece of a text, met by the search or not. */
interface TextPart {
	readonly text: string;
	readonly isMet: boolean;
}

/** Cuts a text at its ranges, which are in order and apart. */
export function textParts(text: string, ranges: readonly TextRange[]): readonly TextPart[] {
	const ends = ranges.flatMap(({ from, to }) => [from, to]);
	const cuts = [0, ...ends, text.length];
	return cuts
		.slice(1)
		.map((to, i) => ({ text: text.slice(cuts[i], to), isMet: i % 2 === 1 }))
		.filter(part => part.text !== '');
}
