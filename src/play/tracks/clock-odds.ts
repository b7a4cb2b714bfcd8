import type { Rulebook } from '../../rules/rulebook';
import { oddsOf } from '../oracles/ask-the-oracle';

/** The odds at which a clock can be asked about. */
export interface ClockOdds {
	/** Those that the clock names itself, as the book spells them; none when it names none, or none that the book has. */
	readonly own: readonly string[];
	readonly others: readonly string[];
}

/** The odds of the rules, those that a clock names apart. Capitals make no difference. */
export function clockOdds(book: Rulebook, named: string | undefined): ClockOdds {
	const all = oddsOf(book).map(({ odds }) => odds);
	const isOwn = (odds: string) => odds.toLowerCase() === named?.trim().toLowerCase();
	return { own: all.filter(isOwn), others: all.filter(odds => !isOwn(odds)) };
}
