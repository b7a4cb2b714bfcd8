import type { Surroundings } from './phrases/phrase';
import type { Item, Sentence } from './sentences';

/** What stands around a sentence. */
export interface Context {
	readonly around: Surroundings;
	/** The list under its paragraph. */
	readonly list: readonly Item[];
	/** The sentences before it in its paragraph. */
	readonly before: readonly Sentence[];
	/** It speaks of a match, and has to be told in full. */
	readonly isMatch?: boolean;
}
