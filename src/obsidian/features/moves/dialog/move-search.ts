import { searchMoves, type MoveMatch } from '../../../../rules/search/search-moves';
import type { Ruleset } from '../../../../rules/ruleset';

/** As many moves as one looks through; a few letters more find any other. */
const SHOWN = 30;

/** What the search shows: the moves that are due, then those made recently, then the rest. */
export function shownMoves(
	ruleset: Ruleset,
	query: string,
	offer: readonly string[],
	recent: readonly string[],
): readonly MoveMatch[] {
	return searchMoves(ruleset, query, [...offer, ...recent]).slice(0, SHOWN);
}
