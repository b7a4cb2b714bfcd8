import type { MoveMatch } from '../../rules/find-move';
import { searchMoves } from '../../rules/find-move';
import type { TextRange } from '../../rules/folded-text';
import type { Ruleset } from '../../rules/ruleset';

/** As many moves as one looks through; a few letters more find any other. */
const SHOWN = 30;

/** What the search shows: the moves that are due, then those made of late, then the rest. */
export function shownMoves(
	ruleset: Ruleset,
	query: string,
	offer: readonly string[],
	recent: readonly string[],
): readonly MoveMatch[] {
	return searchMoves(ruleset, query, [...offer, ...recent]).slice(0, SHOWN);
}

/** A piece of a text, met by the search or not. */
export interface TextPart {
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
