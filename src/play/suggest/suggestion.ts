import type { NearestValue } from '../../rules/core/problem';
import type { Rulebook } from '../../rules/books/rulebook';
import type { OracleBook } from '../../rules/oracles/oracle-book';
import type { Character } from '../character/character';
import type { Question } from '../oracles/ask-the-oracle';
import type { Odds } from '../roll/odds';
import type { MoveRecord } from '../record/record';
import type { RollInput } from '../record/roll-input';
import type { TypedChange } from './typed-sheet-edit';
import type { TypedDice } from './parse-dice';

/** What pressing Enter does. */
export type SuggestionAction =
	| { readonly kind: 'move'; readonly move: string; readonly rollInput: RollInput }
	| { readonly kind: 'question'; readonly question: Question }
	/** Ids of oracles to roll together, or of one to roll several times. */
	| { readonly kind: 'oracle'; readonly oracles: readonly string[]; readonly times: number }
	/** The name of a generator. */
	| { readonly kind: 'generate'; readonly generator: string }
	| { readonly kind: 'dice'; readonly dice: TypedDice }
	| { readonly kind: 'change'; readonly change: TypedChange }
	/** A command of the editor, once what was typed is taken away. */
	| { readonly kind: 'command'; readonly command: TypedCommand };

/** *Undo last move*, *Continue move*, *Make a move*, *Begin a session*, *End a session*. */
export type TypedCommand = 'undo' | 'continue' | 'moves' | 'begin a session' | 'end a session';

/** One of several words that may stand at a place of what is typed. */
export interface Chip {
	readonly text: string;
	readonly isOn: boolean;
	/** The typed text with this word. */
	readonly completion: string;
}

/** A label in parts: what is done, and the words that may stand at its one open place. */
export interface Choosing {
	readonly name: string;
	readonly before: string;
	readonly chips: readonly Chip[];
	readonly behind: string;
}

/** One possible meaning of the typed text. */
export interface Suggestion {
	/** Such as "Face Danger +edge 2". */
	readonly label: string;
	/** The label with what else may stand in it, if anything may. */
	readonly choosing?: Choosing;
	/** Whether it only names something else to go on with, beside others like it. */
	readonly isBeside?: true;
	/** What it would change, or what is still missing. */
	readonly detail: string;
	/** The odds of a roll. */
	readonly odds?: Odds;
	/** The record of the player's own dice, once all are typed. */
	readonly rolled?: MoveRecord;
	/** The parts of the typed text that are not read. */
	readonly unread?: readonly (readonly [from: number, to: number])[];
	/** The text that replaces what was typed when the offer is completed; empty if it only says something. */
	readonly completion: string;
	/** Absent if more must be typed; Enter then completes. */
	readonly action?: SuggestionAction;
	/** The nearest values to those beyond their limits that the move would use. */
	readonly corrects?: readonly NearestValue[];
}

/** What offers depend on besides the typed text. */
export interface TypedAt {
	/** Its tracks are sorted by how recently the note named them. */
	readonly character: Character;
	readonly book: Rulebook;
	/** Names of moves: due ones, then recent ones. */
	readonly recent: readonly string[];
	/** The stat or meter that a move was last rolled with. */
	readonly lastOption?: (move: string) => string | undefined;
	readonly oracles: OracleBook;
	/** The question of the record above that is still open. */
	readonly stillAsked?: () => string | undefined;
	/** Names of recently asked oracles. */
	readonly recentOracles: readonly string[];
	/** Names of the characters that may act. */
	readonly characters?: readonly string[];
}
