import type { Rulebook } from '../../rules/rulebook';
import type { OracleBook } from '../../rules/oracles/oracle-book';
import type { Character } from '../character/character';
import type { RollInput } from '../roll/roll-wishes';

/** What Enter carries out. */
export type TypedAction = { readonly kind: 'move'; readonly move: string; readonly wishes: RollInput };

/** One thing that what is typed may mean. */
export interface TypedOffer {
	/** "Face Danger +edge 2" */
	readonly label: string;
	/** Its odds, or what is still to be said. */
	readonly detail: string;
	/** What stands in the note instead of what is typed once it is completed. */
	readonly completion: string;
	/** Absent while something must still be typed: then Enter completes. */
	readonly action?: TypedAction;
}

/** What an offer depends on besides what is typed. */
export interface TypedAt {
	/** With the tracks first that the note named last. */
	readonly character: Character;
	readonly book: Rulebook;
	/** Names of moves: those that are due, then those made of late. */
	readonly recent: readonly string[];
	readonly oracles: OracleBook;
	/** Names of the oracles asked of late. */
	readonly recentOracles: readonly string[];
}
