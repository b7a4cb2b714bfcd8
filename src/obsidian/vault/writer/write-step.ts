import type { PlannedEdit } from '../../../journal/edit-law/refusal';
import type { Remembered } from '../../../journal/pages/remembered';
import type { TextChange } from '../../../journal/text/text-change';
import { applyChanges } from '../../../journal/text/text-change';
import { isTorn } from '../../../journal/text/torn-text';

/** The fresh text of the notes that were asked for, by path. */
export type Texts = ReadonlyMap<string, string>;

/** A plan of edits, in the order in which they are to be on disk. */
export interface Writing {
	readonly edits: readonly PlannedEdit[];
	/** Where the cursor of the first note goes, in its new text. */
	readonly cursor?: number;
	/** Folders that go when all else is done and nothing is in them, the innermost first. One that stays is no failure. */
	readonly emptied?: readonly string[];
	/** What undo is to know of the action, should it be finished later. */
	readonly remembered?: Remembered;
	/** What a crash left half-done is finished or taken back: the law was asked when it was first planned. */
	readonly isRepair?: true;
}

/** What one action does to one note, or to a folder: one is made for a new note, another goes once it is empty. */
export interface Step {
	readonly kind: 'edit' | 'new' | 'gone' | 'new folder' | 'emptied folder';
	readonly path: string;
	/** The text that the plan was made from; empty where the note is new. Of a folder all texts are. */
	readonly before: string;
	readonly changes: readonly TextChange[];
	/** The text that there is to be; empty where the note goes. */
	readonly after: string;
	/** What was on disk before, where an editor held typing that was not saved. */
	readonly onDisk?: string;
}

export const isFolder = ({ kind }: Pick<Step, 'kind'>): boolean => kind === 'new folder' || kind === 'emptied folder';

/** The steps of a plan: the folders that its new notes need, the notes, and the folders that go. */
export const stepsOf = (
	writing: Writing,
	newFolders: readonly string[],
	texts: Texts,
	onDisk: Texts,
): readonly Step[] => [
	...newFolders.map(path => folderStep('new folder', path)),
	...noteSteps(writing, texts, onDisk),
	...(writing.emptied ?? []).map(path => folderStep('emptied folder', path)),
];

const folderStep = (kind: Step['kind'], path: string): Step => ({ kind, path, before: '', changes: [], after: '' });

/** An edit without a change is no step. */
const noteSteps = ({ edits }: Writing, texts: Texts, onDisk: Texts): readonly Step[] =>
	edits.flatMap(({ path, changes, isNew, isGone }): Step[] => {
		const before = texts.get(path) ?? '';
		const kind = isNew ? 'new' : isGone ? 'gone' : 'edit';
		const after = isGone ? '' : applyChanges(before, changes);
		if (kind === 'edit' && after === before) return [];
		const disk = onDisk.get(path);
		return [{ kind, path, before, changes, after, ...(disk === undefined || disk === before ? {} : { onDisk: disk }) }];
	});

/** Whether a text is what a write of the step left that was cut off. */
export const isCutOff = ({ before, onDisk, after }: Omit<Step, 'kind'>, text: string): boolean =>
	text !== onDisk && (isTorn(text, before, after) || (onDisk !== undefined && isTorn(text, onDisk, after)));

/** A note was not what it was when the plan was made. */
export class ChangedMeanwhile extends Error {}

export const words = (error: unknown): string => (error instanceof Error ? error.message : String(error));
