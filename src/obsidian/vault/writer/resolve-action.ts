import type { Plan } from '../../../journal/actions/action-notes';
import type { LoggedAction, LoggedNote, LoggedRename } from './logged-action';
import { afterOf, placeOf, renameIn, noteStatesOf, type LoggedNoteState, type TextOnDisk } from './logged-note-state';
import { savedLike } from './matches-disk';
import { isFolder } from './file-operation';
import { noteToCreate } from '../../../journal/notes/note-to-create';

export type Resolution = 'finish' | 'take back';

type Edits = Plan['edits'];

type ResolvedAction = Required<Pick<Plan, 'edits' | 'emptied'>>;

/**
 * The edits that finish or revert an interrupted action, given what is on disk now; a rename comes last. Notes that
 * changed since are left alone. Empty if records would get a name that their note does not have.
 */
export function resolveAction(action: LoggedAction, how: Resolution, thereOf: TextOnDisk): ResolvedAction {
	if (isOtherNote(action, how, thereOf)) return { edits: [], emptied: [] };
	const stands = noteStatesOf(action, thereOf);
	const renames: Edits[number][] = [];
	const edits = action.notes.flatMap((note, i): Edits => {
		const stand = stands[i] ?? 'moved on';
		if (isFolder(note) || stand === 'moved on' || stand === (how === 'finish' ? 'has it' : 'has it not')) return [];
		if (note.kind !== 'rename') {
			const path = placeOf(action, note.path, thereOf);
			return [replacing(path, thereOf(path), wantedText(note, stand, how, thereOf(path)))];
		}
		renames.push(...renamed(note, stand, how));
		return [];
	});
	const emptied = emptiedFolders(action, how, thereOf);
	if (how === 'finish') return { edits: [...edits, ...renames], emptied };
	return { edits: [...edits.reverse(), ...renames], emptied: [...emptied].reverse() };
}

/** The empty folders to remove. Folders that notes need are created along with them, so they are not listed here. */
function emptiedFolders({ notes }: LoggedAction, how: Resolution, thereOf: TextOnDisk): readonly string[] {
	const wasMade = how === 'finish' ? 'emptied folder' : 'new folder';
	return notes.flatMap(({ kind, path }) => (kind === wasMade && thereOf(path) === '' ? [path] : []));
}

/** The text that a note is to have, with the line breaks and the end that the app gives it; undefined if it goes. */
function wantedText(
	note: LoggedNote,
	stand: LoggedNoteState,
	how: Resolution,
	there: string | undefined,
): string | undefined {
	const [before, after] = [note.kind === 'new' ? undefined : note.before, afterOf(note)];
	const [is, wanted] = how === 'finish' ? [before, after] : [after, before];
	if (stand === 'cut off' || wanted === undefined || is === undefined || there === undefined) return wanted;
	return savedLike(there, is, wanted);
}

function replacing(path: string, there: string | undefined, wanted: string | undefined): Edits[number] {
	if (wanted === undefined) return { path, changes: [], isGone: true };
	if (there === undefined) return noteToCreate(path, wanted);
	return { path, changes: [{ from: 0, to: there.length, insert: wanted }] };
}

/** The edits that finish or revert a rename. The copy left by an interrupted rename goes to the trash. */
function renamed({ path, to }: LoggedRename, stand: LoggedNoteState, how: Resolution): Edits {
	const copy = stand === 'cut off' ? [{ path: to, changes: [], isGone: true } as const] : [];
	const [from, wanted] = how === 'finish' ? [path, to] : [to, path];
	return how === 'take back' && copy.length > 0 ? copy : [...copy, { path: from, changes: [], renamedTo: wanted }];
}

/**
 * Whether the records would get a name that is not their note's. A note that changed since keeps its current name, so
 * its records may only get that one.
 */
function isOtherNote(action: LoggedAction, how: Resolution, thereOf: TextOnDisk): boolean {
	const rename = renameIn(action);
	if (!rename || noteStatesOf(action, thereOf)[action.notes.indexOf(rename)] !== 'moved on') return false;
	const [isOld, isNew] = [thereOf(rename.path) !== undefined, thereOf(rename.to) !== undefined];
	return how === 'finish' ? isOld || !isNew : !isOld;
}
