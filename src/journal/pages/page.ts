import type { Change } from '../../play/character/change';
import type { MoveRecord } from '../../play/record/record';
import type { Nearness } from '../character/nearness';
import type { SameActor } from '../character/resolve-name';
import type { RecordForm } from '../sworn-block/block-at';
import type { LineBreaks } from '../sworn-block/insert-block';
import type { PlannedEdit } from '../edit-guard/refusal';

/** The notes that one action of the player is about, with their fresh text. Two paths may be the same note. */
export interface Pages {
	readonly journal: Page;
	readonly actor: Page;
	/** What the journal calls the actor in its records; left out, the name of its note. */
	readonly by?: string;
	/** Whether two names mean the same actor in the journal; left out, when they are the same. */
	readonly isSame?: SameActor;
	/** What a link to the actor says in a note beside it; left out, the name of its note. */
	readonly link?: string;
	/** Other notes that hold tracks or assets of the actor; none when left out. */
	readonly others?: readonly Page[];
	/** How a record is written, unless the journal says it; left out, as a block. */
	readonly form?: RecordForm;
	/** Typed inline: the line goes right there, into the sentence. */
	readonly isTyped?: true;
}

export interface Page {
	readonly path: string;
	readonly text: string;
	/** Of two tracks or assets with one name the nearer counts; two that are equally near are reported, and neither is changed. */
	readonly nearness?: Nearness;
	/** What the journal calls the track that this note is; left out, by the name of the note. */
	readonly trackName?: string;
}

/** The edits of one action, in the order in which they are written: the record first, the state second. */
export interface Plan {
	readonly edits: readonly PageEdit[];
	/** Where writing continues in the journal, in its new text. */
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
	/** The record whose changes were undone. */
	readonly undone?: MoveRecord;
	/** What happened to the record and of the state beside it: undoing it then gives their bytes back. */
	readonly trail?: ChangedParts;
	/** What could not be done or undone as it was asked, and why. */
	readonly remarks?: readonly string[];
	/** When something was undone: values that had moved on since. */
	readonly moved?: readonly Change[];
}

export type PageEdit = PlannedEdit;

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
export interface ChangedParts {
	/** The record before the action; absent when it went in with it. */
	readonly was?: RecordMark;
	readonly is: RecordMark;
	readonly traces: readonly Trace[];
}

/** How a record is recognized: roughly, and to the letter. */
export interface RecordMark {
	readonly key: string;
	readonly body: string;
	/** It had results: changes of the state, or decisions. */
	readonly hasChanged?: boolean;
}

/** Every page once: the journal, the actor, the others. */
export const allPages = ({ journal, actor, others = [] }: Pages): readonly Page[] =>
	[journal, actor, ...others].filter((page, i, all) => all.findIndex(({ path }) => path === page.path) === i);
