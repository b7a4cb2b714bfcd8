import type { Rulebook } from '../../rules/books/rulebook';
import type { RollInput } from './roll-input';
import type { Character } from '../character/character';
import type { MoveRecord } from './record';
import type { Track } from '../tracks/track';

/** What decisions depend on: the book, and the player's preference for automatic effects. */
export interface DecisionSettings {
	readonly book: Rulebook;
	/** Apply effects without a choice at once, or wait for a press on each. */
	readonly certain: 'at_once' | 'ask';
	/** A move of the other combat position is refused with the code `other_position` until the player confirms it. */
	readonly asksPosition?: boolean;
	/** The character has rolled again since this record, so its optional steps have expired. */
	readonly rolledAgain?: boolean;
}

/** A record and its character after a decision. */
export interface Decided {
	readonly record: MoveRecord;
	readonly character: Character;
	/** A move to make next, as a separate call. */
	readonly follow?: MoveRecord;
	/** How that move is rolled at once: as the player has said, or with the only option if nothing else is open. */
	readonly followRoll?: RollInput;
	/** A track that was begun, in its current state; also among the character's tracks. */
	readonly begun?: Track;
}
