import { applyChanges } from '../../../journal/text/text-change';
import { isTorn } from '../../../journal/text/torn-text';
import type { LoggedAction, LoggedNote, LoggedRename } from './logged-action';
import { isCutOff, isFolder, isOtherCase } from './write-step';

/** How a note is to an action that was cut off. */
export type LoggedNoteState = 'has it' | 'has it not' | 'cut off' | 'moved on' | 'in use';

/**
 * What is on disk under a path; nothing if there is no such note or folder. Of a folder it is what is in it, but for the
 * notes and folders of the action.
 */
export type TextOnDisk = (path: string) => string | undefined;

/** What there is to be of a note; nothing if it goes. */
export const afterOf = ({ kind, before, changes }: LoggedNote): string | undefined =>
	kind === 'gone' ? undefined : applyChanges(before, changes);

export const renameIn = ({ notes }: LoggedAction): LoggedRename | undefined =>
	notes.find(note => note.kind === 'rename');

/** Where a note of an action is now: what is renamed may have its new name already. */
export function placeOf(action: LoggedAction, path: string, thereOf: TextOnDisk): string {
	const rename = renameIn(action);
	const isMoved = rename?.path === path && thereOf(path) === undefined && thereOf(rename.to) !== undefined;
	return isMoved ? rename.to : path;
}

/** How each note of an action is to it, in their order. */
export const noteStatesOf = (action: LoggedAction, thereOf: TextOnDisk): readonly LoggedNoteState[] =>
	action.notes.map(note =>
		note.kind === 'rename'
			? standOfName(action, note, thereOf)
			: standOf(note, thereOf(placeOf(action, note.path, thereOf))),
	);

/** `there` is what is on disk; absent if there is no such note or folder. */
export function standOf(note: LoggedNote, there: string | undefined): LoggedNoteState {
	const { kind, before, onDisk } = note;
	if (isFolder(note)) return standOfFolder(kind === 'new folder', there);
	const after = afterOf(note);
	if (there === after) return 'has it';
	if (there === (kind === 'new' ? undefined : before) || (there !== undefined && there === onDisk)) return 'has it not';
	if (there === undefined) return 'moved on';
	return isCutOff({ ...note, after: after ?? '' }, there) ? 'cut off' : 'moved on';
}

/** A folder that something else is in stays, whatever happens to the action. */
function standOfFolder(isMade: boolean, there: string | undefined): LoggedNoteState {
	if (there !== undefined && there !== '') return 'in use';
	return (there === undefined) === isMade ? 'has it not' : 'has it';
}

/** A rename that was cut off leaves a copy of the note, or a part of one, under the new name. */
function standOfName(action: LoggedAction, note: LoggedRename, thereOf: TextOnDisk): LoggedNoteState {
	const [from, to] = [thereOf(note.path), thereOf(note.to)];
	if (from !== undefined && to !== undefined) {
		const isCopy = to === from || isTorn(to, '', from);
		return isCopy && !isOtherCase(note.path, note.to) ? 'cut off' : 'moved on';
	}
	const text = from ?? to;
	if (text === undefined || !isItsText(action, note, text)) return 'moved on';
	return from === undefined ? 'has it' : 'has it not';
}

/** Whether a text is that of the note that the action renames, with or without its own edit of it. */
function isItsText({ notes }: LoggedAction, note: LoggedRename, text: string): boolean {
	const edit = notes.find(({ kind, path }) => kind === 'edit' && path === note.path);
	return edit ? standOf(edit, text) !== 'moved on' : text === note.before || text === note.onDisk;
}

/** All or nothing is no business of the player's, nor a note that went its way since, alone. */
export const isHalfDone = (stands: readonly LoggedNoteState[]): boolean =>
	stands.includes('cut off') || new Set(stands.filter(stand => stand !== 'in use')).size > 1;
