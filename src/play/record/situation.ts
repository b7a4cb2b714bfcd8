import type { Rulebook } from '../../rules/rulebook';
import type { Character } from '../character/character';
import type { PlayTable } from './play-table';
import type { MoveRecord } from './record';

/** A call or a record, the character that it belongs to, and the book that it is judged by. */
export interface Situation {
	readonly record: MoveRecord;
	readonly character: Character;
	readonly book: Rulebook;
}

/** A situation in which something is decided, with the player's settings. */
export type SituationAtTable = Situation & PlayTable;
