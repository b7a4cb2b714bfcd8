import type { PlannedEdit } from '../../../journal/edit-guard/refusal';
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
	/** What a crash left half-done is finished or reverted: the law was asked when it was first planned. */
	readonly isRepair?: true;
}

interface AnyStep {
	readonly path: string;
	/** The text that the plan was made from; empty if the note is new. Of a folder all texts are. */
	readonly before: string;
	readonly changes: readonly TextChange[];
	/** The text that there is to be; empty if the note goes. */
	readonly after: string;
	/** What was on disk before, where an editor held typing that was not saved. */
	readonly onDisk?: string;
}

/** What one action does to the text of a note, or to a folder: one is made for a new note, another goes once it is empty. */
export interface EditStep extends AnyStep {
	readonly kind: 'edit' | 'new' | 'gone' | 'new folder' | 'emptied folder';
}

/** The note is at `path` before and at `to` afterwards. `before` is its text once the other steps of its action are done. */
export interface RenameStep extends AnyStep {
	readonly kind: 'rename';
	readonly to: string;
}

export type Step = EditStep | RenameStep;

export const isFolder = ({ kind }: Pick<Step, 'kind'>): boolean => kind === 'new folder' || kind === 'emptied folder';

/**
 * The steps of a plan: the folders that its new notes need, the notes, those that are renamed, and the folders that go. Until
 * a rename each note has the path that the plan knows.
 */
export function stepsOf(writing: Writing, newFolders: readonly string[], texts: Texts, onDisk: Texts): readonly Step[] {
	const notes = noteSteps(writing, texts, onDisk);
	return [
		...newFolders.map(path => folderStep('new folder', path)),
		...notes,
		...renameSteps(writing, notes, texts, onDisk),
		...(writing.emptied ?? []).map(path => folderStep('emptied folder', path)),
	];
}

const folderStep = (kind: EditStep['kind'], path: string): Step => ({ kind, path, before: '', changes: [], after: '' });

/** An edit without a change is no step. */
const noteSteps = ({ edits }: Writing, texts: Texts, onDisk: Texts): readonly Step[] =>
	edits.flatMap(({ path, changes, isNew, isGone }): Step[] => {
		const before = texts.get(path) ?? '';
		const kind = isNew ? 'new' : isGone ? 'gone' : 'edit';
		const after = isGone ? '' : applyChanges(before, changes);
		if (kind === 'edit' && after === before) return [];
		return [{ kind, path, before, changes, after, ...unsaved(onDisk.get(path), before) }];
	});

const renameSteps = ({ edits }: Writing, notes: readonly Step[], texts: Texts, onDisk: Texts): readonly Step[] =>
	edits.flatMap(({ path, renamedTo: to }): Step[] => {
		if (to === undefined || to === path) return [];
		const edited = notes.find(step => step.path === path);
		const text = edited?.after ?? texts.get(path) ?? '';
		const typed = edited ? {} : unsaved(onDisk.get(path), text);
		return [{ kind: 'rename', path, to, before: text, changes: [], after: text, ...typed }];
	});

const unsaved = (onDisk: string | undefined, before: string): Pick<Step, 'onDisk'> =>
	onDisk === undefined || onDisk === before ? {} : { onDisk };

/** Where only capitals change, some disks find the note under both names unless they are asked for the exact one. */
export const isOtherCase = (from: string, to: string): boolean => from.toLowerCase() === to.toLowerCase();

/** Whether a text is what a write of the step left that was cut off. */
export const isCutOff = ({ before, onDisk, after }: Omit<Step, 'kind'>, text: string): boolean =>
	text !== onDisk && (isTorn(text, before, after) || (onDisk !== undefined && isTorn(text, onDisk, after)));

/** A note was not what it was when the plan was made. */
export class ChangedMeanwhile extends Error {}

export const words = (error: unknown): string => (error instanceof Error ? error.message : String(error));
