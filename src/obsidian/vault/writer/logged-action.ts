import { fieldOf } from '../../../journal/pages/field-of';
import type { Remembered } from '../../../journal/pages/remembered';
import { rememberedIn } from '../../../journal/pages/remembered';
import type { TextChange } from '../../../journal/text/text-change';
import { applyChanges } from '../../../journal/text/text-change';
import { valuesIn } from './plugin-file';
import type { Step, Writing } from './write-step';
import { isCutOff, isFolder } from './write-step';

/** One note or folder of an action, with all that is needed to know it again, to finish it and to take it back. */
export type LoggedNote = Omit<Step, 'after'>;

/** An action as it was about to be written. */
export interface LoggedAction {
	readonly id: number;
	/** The moment it began, in milliseconds. */
	readonly at: number;
	readonly notes: readonly LoggedNote[];
	/** What undo is to know once the action is finished. */
	readonly remembered?: Remembered;
}

export const loggedNote = ({ kind, path, before, changes, onDisk }: Step): LoggedNote => ({
	kind,
	path,
	before,
	changes,
	...(onDisk === undefined ? {} : { onDisk }),
});

/** The unfinished actions in the lines of a log. Whatever else stands there is passed over. */
export function actionsIn(log: string): readonly LoggedAction[] {
	const actions = new Map<number, LoggedAction>();
	for (const value of valuesIn(log)) {
		const end = fieldOf(value, 'end');
		if (typeof end === 'number') actions.delete(end);
		const action = actionIn(value);
		if (action) actions.set(action.id, action);
	}
	return [...actions.values()];
}

function actionIn(value: unknown): LoggedAction | undefined {
	const [id, at, notes] = ['id', 'at', 'notes'].map(key => fieldOf(value, key));
	if (typeof id !== 'number' || typeof at !== 'number' || !Array.isArray(notes)) return undefined;
	const read = notes.map(noteIn);
	if (!read.every(note => note !== undefined) || read.length === 0) return undefined;
	const remembered = rememberedIn(fieldOf(value, 'remembered'));
	return { id, at, notes: read, ...(remembered ? { remembered } : {}) };
}

function noteIn(value: unknown): LoggedNote | undefined {
	const [kind, path, before, changes, onDisk] = ['kind', 'path', 'before', 'changes', 'onDisk'].map(key =>
		fieldOf(value, key),
	);
	if (typeof path !== 'string') return undefined;
	if (kind === 'new folder' || kind === 'emptied folder') return { kind, path, before: '', changes: [] };
	if (kind !== 'edit' && kind !== 'new' && kind !== 'gone') return undefined;
	if (!path.endsWith('.md') || typeof before !== 'string') return undefined;
	if (!Array.isArray(changes) || !changes.every(isChange) || !canBeApplied(before, changes)) return undefined;
	return { kind, path, before, changes, ...(typeof onDisk === 'string' ? { onDisk } : {}) };
}

function isChange(value: unknown): value is TextChange {
	const [from, to, insert] = ['from', 'to', 'insert'].map(key => fieldOf(value, key));
	return Number.isInteger(from) && Number.isInteger(to) && typeof insert === 'string';
}

function canBeApplied(before: string, changes: readonly TextChange[]): boolean {
	try {
		applyChanges(before, changes);
		return true;
	} catch {
		return false;
	}
}

/** How a note stands to an action that was cut off. */
export type LoggedStand = 'has it' | 'has it not' | 'cut off' | 'moved on' | 'in use';

/** What there is to be of a note; nothing where it goes. */
export const afterOf = ({ kind, before, changes }: LoggedNote): string | undefined =>
	kind === 'gone' ? undefined : applyChanges(before, changes);

/**
 * `there` is what is on disk; absent where there is no such note or folder. Of a folder it is what is in it, but for the
 * notes and folders of the action.
 */
export function standOf(note: LoggedNote, there: string | undefined): LoggedStand {
	const { kind, before, onDisk } = note;
	if (isFolder(note)) return standOfFolder(kind === 'new folder', there);
	const after = afterOf(note);
	if (there === after) return 'has it';
	if (there === (kind === 'new' ? undefined : before) || (there !== undefined && there === onDisk)) return 'has it not';
	if (there === undefined) return 'moved on';
	return isCutOff({ ...note, after: after ?? '' }, there) ? 'cut off' : 'moved on';
}

/** A folder that something else is in stays, whatever becomes of the action. */
function standOfFolder(isMade: boolean, there: string | undefined): LoggedStand {
	if (there !== undefined && there !== '') return 'in use';
	return (there === undefined) === isMade ? 'has it not' : 'has it';
}

/** All or nothing is no business of the player's, nor a note that went its way since, alone. */
export const isHalfDone = (stands: readonly LoggedStand[]): boolean =>
	stands.includes('cut off') || new Set(stands.filter(stand => stand !== 'in use')).size > 1;

export type Mending = 'finish' | 'take back';

/** What finishes an action or takes it back, from what stands there now. Notes that moved on are left. */
export function mend(
	{ notes }: LoggedAction,
	how: Mending,
	thereOf: (path: string) => string | undefined,
): Required<Pick<Writing, 'edits' | 'emptied'>> {
	const edits = notes.flatMap((note): Writing['edits'] => {
		if (isFolder(note)) return [];
		const there = thereOf(note.path);
		const stand = standOf(note, there);
		if (stand === 'moved on' || stand === (how === 'finish' ? 'has it' : 'has it not')) return [];
		const wanted = how === 'finish' ? afterOf(note) : note.kind === 'new' ? undefined : note.before;
		return [replacing(note.path, there, wanted)];
	});
	// the folders that notes need are made with them
	const wasMade = how === 'finish' ? 'emptied folder' : 'new folder';
	const emptied = notes.flatMap(({ kind, path }) => (kind === wasMade && thereOf(path) === '' ? [path] : []));
	return how === 'finish' ? { edits, emptied } : { edits: [...edits].reverse(), emptied: [...emptied].reverse() };
}

function replacing(path: string, there: string | undefined, wanted: string | undefined): Writing['edits'][number] {
	if (wanted === undefined) return { path, changes: [], isGone: true };
	if (there === undefined) return { path, changes: [{ from: 0, to: 0, insert: wanted }], isNew: true };
	return { path, changes: [{ from: 0, to: there.length, insert: wanted }] };
}
