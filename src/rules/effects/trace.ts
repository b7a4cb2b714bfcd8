import type { SentenceParts } from './clauses';
import type { Effect } from './effect';
import type { Law } from './laws';
import type { Block } from './sentences';

/** Receives reports from the reader on which words produced which effects. Does not influence the reading. */
export interface Trace {
	/** Called first, with the parts of the text in order. */
	begin(blocks: readonly Block[]): void;
	/**
	 * Reports the effects of a part: a sentence by its index in a paragraph or bullet, or a bullet, list or table as a
	 * whole. A part is reported once for each outcome it serves.
	 */
	gave(part: object, at: number, effects: readonly Effect[], on?: SentenceParts['on']): void;
	/** Reports words of a sentence that contain no instruction. */
	story(words: string): void;
	/** Reports text that was understood, but is shown because its outcome is not known. */
	withhold(shown: Effect): void;
	/** Reports a sentence that is shown, because what was made of it breaks a law. */
	broke(shown: Effect, law: Law): void;
}
