import type { Rulebook } from '../../rules/books/rulebook';
import type { Character } from '../character/character';
import type { DecisionSettings } from './decision-settings';
import type { MoveRecord } from './record';

/** A call or a record, the character that it belongs to, and the book that it is judged by. */
export interface MoveContext {
	readonly record: MoveRecord;
	readonly character: Character;
	readonly book: Rulebook;
}

/** A situation in which something is decided, with the player's settings. */
export type DecisionContext = MoveContext & DecisionSettings;
