import type { LoggedAction, LoggedNote, LoggedRename } from './logged-action';
import type { LoggedStand, There } from './logged-stand';
import { afterOf, placeOf, renameIn, standsOf } from './logged-stand';
import type { Writing } from './write-step';
import { isFolder } from './write-step';
import { noteToCreate } from '../../../journal/notes/note-to-create';

export type Mending = 'finish' | 'take back';

type Edits = Writing['edits'];

type Mended = Required<Pick<Writing, 'edits' | 'emptied'>>;

/**
 * What finishes an action or takes it back, from what is there now; a rename comes last. Notes that moved on are left.
 * Nothing if the records would get a name that their note has not.
 */
export function mend(action: LoggedAction, how: Mending, thereOf: There): Mended {
	if (isOtherNote(action, how, thereOf)) return { edits: [], emptied: [] };
	const stands = standsOf(action, thereOf);
	const renames: Edits[number][] = [];
	const edits = action.notes.flatMap((note, i): Edits => {
		const stand = stands[i] ?? 'moved on';
		if (isFolder(note) || stand === 'moved on' || stand === (how === 'finish' ? 'has it' : 'has it not')) return [];
		if (note.kind !== 'rename') return [mended(note, placeOf(action, note.path, thereOf), how, thereOf)];
		renames.push(...renamed(note, stand, how));
		return [];
	});
	const emptied = emptiedFolders(action, how, thereOf);
	if (how === 'finish') return { edits: [...edits, ...renames], emptied };
	return { edits: [...edits.reverse(), ...renames], emptied: [...emptied].reverse() };
}

/** The folders that notes need are made with them. */
function emptiedFolders({ notes }: LoggedAction, how: Mending, thereOf: There): readonly string[] {
	const wasMade = how === 'finish' ? 'emptied folder' : 'new folder';
	return notes.flatMap(({ kind, path }) => (kind === wasMade && thereOf(path) === '' ? [path] : []));
}

function mended(note: LoggedNote, path: string, how: Mending, thereOf: There): Edits[number] {
	const wanted = how === 'finish' ? afterOf(note) : note.kind === 'new' ? undefined : note.before;
	return replacing(path, thereOf(path), wanted);
}

function replacing(path: string, there: string | undefined, wanted: string | undefined): Edits[number] {
	if (wanted === undefined) return { path, changes: [], isGone: true };
	if (there === undefined) return noteToCreate(path, wanted);
	return { path, changes: [{ from: 0, to: there.length, insert: wanted }] };
}

/** The copy that a rename left that was cut off goes to the trash. */
function renamed({ path, to }: LoggedRename, stand: LoggedStand, how: Mending): Edits {
	const copy = stand === 'cut off' ? [{ path: to, changes: [], isGone: true } as const] : [];
	const [from, wanted] = how === 'finish' ? [path, to] : [to, path];
	return how === 'take back' && copy.length > 0 ? copy : [...copy, { path: from, changes: [], renamedTo: wanted }];
}

/** A note that moved on keeps the name it has, so its records may only get that one. */
function isOtherNote(action: LoggedAction, how: Mending, thereOf: There): boolean {
	const rename = renameIn(action);
	if (!rename || standsOf(action, thereOf)[action.notes.indexOf(rename)] !== 'moved on') return false;
	const [isOld, isNew] = [thereOf(rename.path) !== undefined, thereOf(rename.to) !== undefined];
	return how === 'finish' ? isOld || !isNew : !isOld;
}
