import { searchMoves, type MoveMatch } from '../../../../rules/search/search-moves';
import type { Ruleset } from '../../../../rules/ruleset';

/** How many moves are listed; any other is found by typing more letters. */
const SHOWN = 30;

/** The moves to list: those that are due, then recent ones, then the rest. */
export function shownMoves(
	ruleset: Ruleset,
	query: string,
	offer: readonly string[],
	recent: readonly string[],
): readonly MoveMatch[] {
	return searchMoves(ruleset, query, [...offer, ...recent]).slice(0, SHOWN);
}
