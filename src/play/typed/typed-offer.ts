import type { Rulebook } from '../../rules/rulebook';
import type { OracleBook } from '../../rules/oracles/oracle-book';
import type { Character } from '../character/character';
import type { Question } from '../oracles/ask-the-oracle';
import type { RollInput } from '../roll/roll-input';
import type { TypedChange } from './typed-change';
import type { TypedDice } from './typed-dice';

/** What Enter carries out. */
export type TypedAction =
	| { readonly kind: 'move'; readonly move: string; readonly rollInput: RollInput }
	| { readonly kind: 'question'; readonly question: Question }
	/** Oracles by their ids, rolled together, or one so many times. */
	| { readonly kind: 'oracle'; readonly oracles: readonly string[]; readonly times: number }
	| { readonly kind: 'dice'; readonly dice: TypedDice }
	| { readonly kind: 'change'; readonly change: TypedChange };

/** One thing that what is typed may mean. */
export interface TypedOffer {
	/** "Face Danger +edge 2" */
	readonly label: string;
	/** Its odds, what it would change, or what is still to be said. */
	readonly detail: string;
	/** What is in the note instead of what is typed once it is completed. */
	readonly completion: string;
	/** Absent while something must still be typed: then Enter completes. */
	readonly action?: TypedAction;
}

/** Offers that were met by name, which come first, and by other words. */
export interface FoundOffers {
	readonly byName: readonly TypedOffer[];
	readonly byHint: readonly TypedOffer[];
}

/** What an offer depends on besides what is typed. */
export interface TypedAt {
	/** With the tracks first that the note named last. */
	readonly character: Character;
	readonly book: Rulebook;
	/** Names of moves: those that are due, then those made recently. */
	readonly recent: readonly string[];
	readonly oracles: OracleBook;
	/** Names of the oracles asked recently. */
	readonly recentOracles: readonly string[];
}
