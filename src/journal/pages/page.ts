import type { Change } from '../../play/change';
import type { LineBreaks } from '../sworn-block/insert-block';
import type { TextChange } from '../text/text-change';

/** The notes that one action of the player is about, with their fresh text. Two paths may be the same note. */
export interface Pages {
	readonly journal: Page;
	readonly actor: Page;
	/** Other notes that hold tracks or assets of the actor; none when left out. */
	readonly others?: readonly Page[];
}

export interface Page {
	readonly path: string;
	readonly text: string;
}

/** The edits of one action, in the order in which they are written: the record first, the state second. */
export interface Plan {
	readonly edits: readonly PageEdit[];
	/** Where writing goes on in the journal, in its new text. */
	readonly cursor?: number;
	/** The block whose card is to have the focus, in the new text. */
	readonly focus?: { readonly line: number };
	/**
	 * The record that went in and the tracks that were begun, with the line breaks that came with each: undoing it then
	 * leaves every byte as it was.
	 */
	readonly inserted?: readonly Inserted[];
	/** The key of the record that was taken away. */
	readonly removed?: string;
	/** What became of the record and of the state beside it: undoing it then gives their bytes back. */
	readonly trail?: Trail;
	/** Changes that had moved on since, when something was taken back. */
	readonly moved?: readonly Change[];
}

export interface PageEdit {
	readonly path: string;
	readonly changes: readonly TextChange[];
	/** The note is not there yet: the changes are its whole text. */
	readonly isNew?: true;
	/** The note goes to the trash as it is: nothing is left in it. */
	readonly isGone?: true;
}

/** A block that went in, known again by its key. */
export interface Inserted {
	readonly key: string;
	readonly lineBreaks: LineBreaks;
}

/** The bytes of one part of a note before an action and after it. */
export interface Trace {
	readonly path: string;
	/** The track whose block it is; left out, it is the properties at the top. */
	readonly track?: string;
	readonly before: string;
	readonly after: string;
}

/** What one action made of its record, and which bytes of the state it changed beside it. */
export interface Trail {
	/** The record before the action; absent when it went in with it. */
	readonly was?: RecordMark;
	readonly is: RecordMark;
	readonly traces: readonly Trace[];
}

/** By what a record is known again: roughly, and to the letter. */
export interface RecordMark {
	readonly key: string;
	readonly body: string;
}

/** Every page once: the journal, the actor, the others. */
export const allPages = ({ journal, actor, others = [] }: Pages): readonly Page[] =>
	[journal, actor, ...others].filter((page, i, all) => all.findIndex(({ path }) => path === page.path) === i);
