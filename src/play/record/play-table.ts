import type { Rulebook } from '../../rules/rulebook';
import type { Character } from '../character/character';
import type { MoveRecord } from './record';
import type { Track } from '../tracks/track';

/** What decisions are made with: the book, and how the player wants effects that need no choice. */
export interface PlayTable {
	readonly book: Rulebook;
	/** Carry certain effects out as soon as they are known, or wait for a press on each. */
	readonly certain: 'at_once' | 'ask';
	/** The character has rolled again since the record at hand: what it left open for the moment is over. */
	readonly rolledAgain?: boolean;
}

/** A record and its character after a decision. */
export interface Decided {
	readonly record: MoveRecord;
	readonly character: Character;
	/** A move to be made next, as a call of its own. */
	readonly follow?: MoveRecord;
	/** A track that was begun, as it stands now; it is among the character's tracks. */
	readonly begun?: Track;
}
