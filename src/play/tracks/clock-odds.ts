import type { Rulebook } from '../../rules/books/rulebook';
import { oddsOf } from '../oracles/ask-the-oracle';

/** The odds for asking whether a clock advances. */
export interface ClockOdds {
	/** The odds that the clock itself names, spelled as in the book; empty if there are none, or the book lacks them. */
	readonly own: readonly string[];
	readonly others: readonly string[];
}

/** The odds of the rules, with those that a clock names listed separately, ignoring case. */
export function clockOdds(book: Rulebook, named: string | undefined): ClockOdds {
	const all = oddsOf(book).map(({ odds }) => odds);
	const isOwn = (odds: string) => odds.toLowerCase() === named?.trim().toLowerCase();
	return { own: all.filter(isOwn), others: all.filter(odds => !isOwn(odds)) };
}
