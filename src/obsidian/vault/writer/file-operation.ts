import type { Plan } from '../../../journal/actions/action-notes';
import { applyChanges, type TextChange } from '../../../journal/text/text-change';
import { isTorn } from '../../../journal/text/torn-write';

/** The fresh texts of the requested notes, by path. */
export type Texts = ReadonlyMap<string, string>;

interface AnyStep {
	readonly path: string;
	/** The text that the plan was made from; empty for a new note. For folders, all texts are empty. */
	readonly before: string;
	readonly changes: readonly TextChange[];
	/** The text to write; empty if the note is deleted. */
	readonly after: string;
	/** The previous text on disk, if the editor held unsaved typing. */
	readonly onDisk?: string;
}

/** Changes, creates or deletes a note, creates a folder for a new note, or removes an empty folder. */
export interface EditStep extends AnyStep {
	readonly kind: 'edit' | 'new' | 'gone' | 'new folder' | 'emptied folder';
}

/** Renames a note from `path` to `to`. `before` is its text after the other steps of the action. */
export interface RenameStep extends AnyStep {
	readonly kind: 'rename';
	readonly to: string;
}

export type FileOperation = EditStep | RenameStep;

export const isFolder = ({ kind }: Pick<FileOperation, 'kind'>): boolean =>
	kind === 'new folder' || kind === 'emptied folder';

/**
 * The steps of a plan, in order: create folders for new notes, edit notes, rename notes, remove folders. Renames come
 * after edits so that notes are still at the paths that the plan uses.
 */
export function stepsOf(
	plan: Plan,
	newFolders: readonly string[],
	texts: Texts,
	onDisk: Texts,
): readonly FileOperation[] {
	const notes = noteSteps(plan, texts, onDisk);
	return [
		...newFolders.map(path => folderStep('new folder', path)),
		...notes,
		...renameSteps(plan, notes, texts, onDisk),
		...(plan.emptied ?? []).map(path => folderStep('emptied folder', path)),
	];
}

const folderStep = (kind: EditStep['kind'], path: string): FileOperation => ({
	kind,
	path,
	before: '',
	changes: [],
	after: '',
});

/** The edits as steps. An edit that changes nothing is left out. */
const noteSteps = ({ edits }: Plan, texts: Texts, onDisk: Texts): readonly FileOperation[] =>
	edits.flatMap(({ path, changes, isNew, isGone }): FileOperation[] => {
		const before = texts.get(path) ?? '';
		const kind = isNew ? 'new' : isGone ? 'gone' : 'edit';
		const after = isGone ? '' : applyChanges(before, changes);
		if (kind === 'edit' && after === before) return [];
		return [{ kind, path, before, changes, after, ...unsaved(onDisk.get(path), before) }];
	});

const renameSteps = (
	{ edits }: Plan,
	notes: readonly FileOperation[],
	texts: Texts,
	onDisk: Texts,
): readonly FileOperation[] =>
	edits.flatMap(({ path, renamedTo: to }): FileOperation[] => {
		if (to === undefined || to === path) return [];
		const edited = notes.find(step => step.path === path);
		const text = edited?.after ?? texts.get(path) ?? '';
		const typed = edited ? {} : unsaved(onDisk.get(path), text);
		return [{ kind: 'rename', path, to, before: text, changes: [], after: text, ...typed }];
	});

const unsaved = (onDisk: string | undefined, before: string): Pick<FileOperation, 'onDisk'> =>
	onDisk === undefined || onDisk === before ? {} : { onDisk };

/**
 * Whether two paths differ at most in case. Case-insensitive file systems then find the note under both names, unless
 * asked for the exact one.
 */
export const isOtherCase = (from: string, to: string): boolean => from.toLowerCase() === to.toLowerCase();

/** Whether a text is the result of an interrupted write of this step. */
export const isCutOff = ({ before, onDisk, after }: Omit<FileOperation, 'kind'>, text: string): boolean =>
	text !== onDisk && (isTorn(text, before, after) || (onDisk !== undefined && isTorn(text, onDisk, after)));

/** Thrown when a note has changed since the plan was made. */
export class ChangedMeanwhile extends Error {}

export const words = (error: unknown): string => (error instanceof Error ? error.message : String(error));
