import { applyChanges } from '../../../journal/text/text-change';
import { isTorn } from '../../../journal/text/torn-write';
import type { LoggedAction, LoggedNote, LoggedRename } from './logged-action';
import { isSavedAs, isSavedAsOnly } from './matches-disk';
import { isCutOff, isFolder, isOtherCase } from './file-operation';

/** The state of a note with regard to an interrupted action. */
export type LoggedNoteState = 'has it' | 'has it not' | 'cut off' | 'moved on' | 'in use';

/**
 * The text on disk at a path; undefined if there is no such note or folder. For a folder, its contents without the
 * notes and folders of the action.
 */
export type TextOnDisk = (path: string) => string | undefined;

/** The text of a note after the action; undefined if the action deletes it. */
export const afterOf = ({ kind, before, changes }: LoggedNote): string | undefined =>
	kind === 'gone' ? undefined : applyChanges(before, changes);

export const renameIn = ({ notes }: LoggedAction): LoggedRename | undefined =>
	notes.find(note => note.kind === 'rename');

/** The current path of a note: it may already have the new name that the action gives it. */
export function placeOf(action: LoggedAction, path: string, thereOf: TextOnDisk): string {
	const rename = renameIn(action);
	const isMoved = rename?.path === path && thereOf(path) === undefined && thereOf(rename.to) !== undefined;
	return isMoved ? rename.to : path;
}

/** The state of each note of an action, in the action's order. */
export const noteStatesOf = (action: LoggedAction, thereOf: TextOnDisk): readonly LoggedNoteState[] =>
	action.notes.map(note =>
		note.kind === 'rename'
			? standOfName(action, note, thereOf)
			: standOf(note, thereOf(placeOf(action, note.path, thereOf))),
	);

/** The state of a note. `there` is what is on disk; undefined if there is no such note or folder. */
export function standOf(note: LoggedNote, there: string | undefined): LoggedNoteState {
	const { kind, before, onDisk } = note;
	if (isFolder(note)) return standOfFolder(kind === 'new folder', there);
	const after = afterOf(note);
	if (there === after) return 'has it';
	if (there === (kind === 'new' ? undefined : before) || (there !== undefined && there === onDisk)) return 'has it not';
	if (there === undefined) return 'moved on';
	if (kind === 'new') return isSavedAs(there, after ?? '') ? 'has it' : cutOffOrMovedOn(note, there);
	if (after === undefined) return isSavedAs(there, before) ? 'has it not' : cutOffOrMovedOn(note, there);
	if (isSavedAsOnly(there, after, before)) return 'has it';
	if (isSavedAsOnly(there, before, after)) return 'has it not';
	return cutOffOrMovedOn(note, there);
}

const cutOffOrMovedOn = (note: LoggedNote, there: string): LoggedNoteState =>
	isCutOff({ ...note, after: afterOf(note) ?? '' }, there) ? 'cut off' : 'moved on';

/** A folder that contains anything else stays, whether the action is finished or reverted. */
function standOfFolder(isMade: boolean, there: string | undefined): LoggedNoteState {
	if (there !== undefined && there !== '') return 'in use';
	return (there === undefined) === isMade ? 'has it not' : 'has it';
}

/** An interrupted rename leaves a copy of the note, or a part of one, at the new path. */
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

/** Whether this is the text of the note being renamed, with or without the action's own edit. */
function isItsText({ notes }: LoggedAction, note: LoggedRename, text: string): boolean {
	const edit = notes.find(({ kind, path }) => kind === 'edit' && path === note.path);
	return edit ? standOf(edit, text) !== 'moved on' : text === note.onDisk || isSavedAs(text, note.before);
}

/**
 * Whether an action is half done, so that the player must decide: a note was cut off, or the notes are in different
 * states.
 */
export const isHalfDone = (stands: readonly LoggedNoteState[]): boolean =>
	stands.includes('cut off') || new Set(stands.filter(stand => stand !== 'in use')).size > 1;
