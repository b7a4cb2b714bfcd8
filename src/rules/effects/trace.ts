import type { SentenceParts } from './clauses';
import type { Effect } from './effect';
import type { Block } from './sentences';

/** Told by the reader while it reads, to whoever asks which words gave which effects. It changes nothing. */
export interface Trace {
	/** The parts of the text, in their order. */
	begin(blocks: readonly Block[]): void;
	/**
	 * What a part gave: the sentence at a place of a paragraph or a bullet, a bullet, a list or a table as a whole. A part is
	 * told again for each outcome that it serves.
	 */
	gave(part: object, at: number, effects: readonly Effect[], on?: SentenceParts['on']): void;
	/** Words of a sentence that tell the player nothing to do. */
	story(words: string): void;
	/** What shows words that were understood, since it is not known for which outcome they hold. */
	withhold(shown: Effect): void;
}
