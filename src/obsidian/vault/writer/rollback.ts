import { isWithout, revertTextChanges } from '../../../journal/text/revert-text-changes';
import { applyChanges } from '../../../journal/text/text-change';
import { isTorn } from '../../../journal/text/torn-write';
import { isSavedAs, isSavedAsOnly, savedLike } from './matches-disk';
import type { NoteFiles } from './note-files';
import { isCutOff, isFolder, isOtherCase, words, type RenameStep, type FileOperation } from './file-operation';
import { waitUntil } from './wait-until';
import { t } from '../../../i18n/translate';

/** The state of a note after a failed action, as read back. */
export type Standing =
	| { readonly kind: 'before' | 'after' | 'cut off' | 'changed since' | 'in use' }
	| { readonly kind: 'unknown'; readonly why: string };

export interface StepOnDisk {
	readonly step: FileOperation;
	readonly standing: Standing;
}

const BEFORE: Standing = { kind: 'before' };
const CHANGED_SINCE: Standing = { kind: 'changed since' };

/** Each step is retried once, as a disk error may be temporary. */
const MOST_TRIES = 2;

/** How long Obsidian may take to save, in milliseconds: it may be saving already. */
const LONGEST_SAVE = 300;

/**
 * Reverts steps that may have changed something, last first, and returns the resulting state of each. Replaces only
 * what is certainly ours: our complete text, or the remains of an interrupted write.
 */
export async function rollBack(files: NoteFiles, begun: readonly FileOperation[]): Promise<readonly StepOnDisk[]> {
	const stood: StepOnDisk[] = [];
	for (const step of [...begun].reverse()) stood.unshift({ step, standing: await takeStepBack(files, step) });
	return stood;
}

/** Whether nothing is left of the action, except folders that contain something else by now. */
export const isTakenBack = (stood: readonly StepOnDisk[]): boolean =>
	stood.every(({ standing: { kind } }) => kind === 'before' || kind === 'in use');

async function takeStepBack(files: NoteFiles, step: FileOperation): Promise<Standing> {
	const inEditor: InEditor = { isClear: false };
	for (let i = 0; i < MOST_TRIES; i++) {
		try {
			return await restore(files, step, inEditor);
		} catch {
			// Try once more, then only check the state.
		}
	}
	try {
		return inEditor.isClear && (await isSavedAsShown(files, step)) ? BEFORE : await look(files, step);
	} catch (error) {
		return { kind: 'unknown', why: words(error) };
	}
}

/**
 * Whether our change was taken back in the editor of a note. This cannot be told from its text once something was typed
 * where the change was.
 */
interface InEditor {
	isClear: boolean;
}

async function isSavedAsShown(files: NoteFiles, { path }: FileOperation): Promise<boolean> {
	const shown = files.openText(path);
	return shown !== undefined && isSavedAs(await files.onDisk(path), shown);
}

/** Removes a folder that we created, unless it contains something by now. */
async function removeNewFolder(files: NoteFiles, { path }: FileOperation): Promise<Standing> {
	const inside = await files.inFolder(path);
	if (inside && inside.length > 0) return { kind: 'in use' };
	if (inside) await files.removeFolder(path);
	return expectBefore(await lookAtFolder(files, path));
}

async function lookAtFolder(files: NoteFiles, path: string): Promise<Standing> {
	const inside = await files.inFolder(path);
	if (!inside) return BEFORE;
	return { kind: inside.length === 0 ? 'after' : 'in use' };
}

function restore(files: NoteFiles, step: FileOperation, inEditor: InEditor): Promise<Standing> {
	if (isFolder(step)) return removeNewFolder(files, step);
	if (step.kind === 'rename') return restoreName(files, step);
	return step.kind === 'edit' ? restoreEdit(files, step, inEditor) : restoreFile(files, step);
}

/** Gives a note its old name back and removes a copy at the new path. */
async function restoreName(files: NoteFiles, step: RenameStep): Promise<Standing> {
	const { kind } = await lookAtName(files, step);
	if (kind === 'after') await files.renameBack(step.to, step.path);
	if (kind === 'cut off') await files.remove(step.to);
	return expectBefore(await lookAtName(files, step));
}

/** An interrupted rename leaves a copy, or a part of one, at the new path. */
async function lookAtName(files: NoteFiles, step: RenameStep): Promise<Standing> {
	const { from, to } = await files.standingAtBoth(step);
	if (from === undefined && to === undefined) return { kind: 'unknown', why: t('no note has the old or the new name') };
	if (from === undefined) return { kind: 'after' };
	if (to === undefined) return BEFORE;
	if (isOtherCase(step.path, step.to)) return { kind: 'unknown', why: t('both names are found') };
	return to === from || isTorn(to, '', from) ? { kind: 'cut off' } : BEFORE;
}

/** Removes a note that was new, and restores one that was deleted. */
async function restoreFile(files: NoteFiles, step: FileOperation): Promise<Standing> {
	const { path, kind, before, after } = step;
	const there = await files.standing(path);
	if (kind === 'new' && there !== undefined) {
		if (!isSavedAs(there, after) && !isTorn(there, '', after)) return CHANGED_SINCE;
		await files.remove(path);
	}
	if (kind === 'gone' && !(there !== undefined && isSavedAs(there, before))) {
		if (there !== undefined && !isTorn(there, '', before)) return CHANGED_SINCE;
		await files.bringBack(path, before);
	}
	return expectBefore(await look(files, step));
}

/**
 * Reverts an edit, first in the editor, where only our change is removed and what was typed meanwhile stays, then on
 * disk.
 */
async function restoreEdit(files: NoteFiles, step: FileOperation, inEditor: InEditor): Promise<Standing> {
	const { path, before, changes } = step;
	const view = files.viewOf(path);
	if (view) {
		const shown = view.editor.getValue();
		const back = inEditor.isClear || isClear(step, shown) ? [] : revertTextChanges(before, changes, shown);
		if (!back) return CHANGED_SINCE;
		if (back.length > 0) files.editInEditor(view, path, back);
		inEditor.isClear = true;
		// a text without our change may be another program's: Obsidian merges it, and saving would overwrite it
		const isClearOnDisk = async () => isClear(step, await files.onDisk(path));
		if (!(await isClearOnDisk())) {
			await view.save();
			await waitUntil(isClearOnDisk, LONGEST_SAVE);
		}
	}
	const there = await files.onDisk(path);
	const shown = view?.editor.getValue();
	if ((shown !== undefined && isSavedAs(there, shown)) || isClear(step, there)) return BEFORE;
	const wanted = restored(step, there, shown);
	if (wanted === undefined) return CHANGED_SINCE;
	await files.process(path, text => (text === there ? wanted : text));
	return expectBefore((await files.onDisk(path)) === wanted ? BEFORE : CHANGED_SINCE);
}

/** The text to restore, if the given one is ours or contains our change. */
function restored(step: FileOperation, there: string, shown: string | undefined): string | undefined {
	if (isCutOff(step, there) || (there === step.after && shown !== undefined)) return shown ?? step.before;
	const back = revertTextChanges(step.before, step.changes, there);
	if (back) return applyChanges(there, back);
	return isSavedAsOnly(there, step.after, step.before) ? savedLike(there, step.after, step.before) : undefined;
}

function expectBefore(standing: Standing): Standing {
	if (standing.kind !== 'before') throw new Error(`it is ${standing.kind}`);
	return standing;
}

/** Whether a text does not contain our change, whatever else was changed. */
const isClear = (step: FileOperation, text: string): boolean =>
	text === step.onDisk ||
	isSavedAsOnly(text, step.before, step.after) ||
	(!isCutOff(step, text) && isWithout(step.before, step.changes, text));

async function look(files: NoteFiles, step: FileOperation): Promise<Standing> {
	if (step.kind === 'rename') return lookAtName(files, step);
	const { path, kind, before, after } = step;
	if (isFolder(step)) return lookAtFolder(files, path);
	const there = await files.standing(path);
	const was = kind === 'new' ? undefined : before;
	const willBe = kind === 'gone' ? undefined : after;
	const shown = kind === 'edit' ? files.openText(path) : undefined;
	if (there === willBe || (shown !== undefined && shown === after)) return { kind: 'after' };
	if (there === was) return BEFORE;
	if (there === undefined) return { kind: 'unknown', why: t('the note is gone') };
	if (willBe !== undefined && isSavedAsOnly(there, willBe, was ?? willBe)) return { kind: 'after' };
	if (was !== undefined && isSavedAsOnly(there, was, willBe ?? was)) return BEFORE;
	if (kind === 'edit' && isClear(step, there)) return BEFORE;
	return isCutOff(step, there) ? { kind: 'cut off' } : CHANGED_SINCE;
}
