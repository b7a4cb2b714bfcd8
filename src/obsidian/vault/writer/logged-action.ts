import { fieldOf } from '../../../journal/actions/json-field';
import type { UndoData } from '../../../journal/actions/action-notes';
import { parseUndoData } from '../../../journal/actions/undo-data';
import { applyChanges, type TextChange } from '../../../journal/text/text-change';
import { valuesIn } from './json-lines';
import type { EditStep, RenameStep, FileOperation } from './file-operation';

/** One note or folder of an action, with what is needed to recognize its state, to finish it and to revert it. */
export type LoggedNote = Omit<EditStep, 'after'> | LoggedRename;

/** A note that the action renames, after all of its edits. */
export type LoggedRename = Omit<RenameStep, 'after'>;

/** An action as logged just before it is written. */
export interface LoggedAction {
	readonly id: number;
	/** When it began, in milliseconds since the epoch. */
	readonly at: number;
	readonly notes: readonly LoggedNote[];
	/** What undo must remember once the action is finished. */
	readonly remembered?: UndoData;
	/** The device that wrote it; the log may be shared by a file sync. */
	readonly device?: string;
}

export function loggedNote(step: FileOperation): LoggedNote {
	const { path, before, changes, onDisk } = step;
	const note = { path, before, changes, ...(onDisk === undefined ? {} : { onDisk }) };
	return step.kind === 'rename' ? { kind: 'rename', to: step.to, ...note } : { kind: step.kind, ...note };
}

/** The line that says that an action is settled. */
export const endOf = ({ id, device }: Pick<LoggedAction, 'id' | 'device'>): object =>
	device === undefined ? { end: id } : { end: id, device };

/** The unfinished actions in a log and its copies. Lines that cannot be read are skipped. */
export function actionsIn(log: string): readonly LoggedAction[] {
	const values = valuesIn(log);
	const keyOf = (id: unknown, device: unknown) => `${String(id)} ${typeof device === 'string' ? device : ''}`;
	const ended = new Set(values.map(value => keyOf(fieldOf(value, 'end'), fieldOf(value, 'device'))));
	const actions = new Map<string, LoggedAction>();
	for (const action of values.flatMap(value => actionIn(value) ?? [])) {
		const key = keyOf(action.id, action.device);
		if (!ended.has(key)) actions.set(key, action);
	}
	return [...actions.values()];
}

/** The first path of a log that leads to no place among the notes; actions with one are not read. */
export function strayPathIn(log: string): string | undefined {
	for (const value of valuesIn(log)) {
		const notes = fieldOf(value, 'notes');
		for (const note of Array.isArray(notes) ? notes : [])
			for (const path of [fieldOf(note, 'path'), fieldOf(note, 'to')])
				if (typeof path === 'string' && !isInVault(path)) return path;
	}
	return undefined;
}

/** Whether a value of a log is one that we write: an action or the end of one. */
export const isLogLine = (value: unknown): boolean =>
	typeof fieldOf(value, 'end') === 'number' || actionIn(value) !== undefined;

function actionIn(value: unknown): LoggedAction | undefined {
	const [id, at, notes] = ['id', 'at', 'notes'].map(key => fieldOf(value, key));
	if (typeof id !== 'number' || typeof at !== 'number' || !Array.isArray(notes)) return undefined;
	const read = notes.map(noteIn);
	if (!read.every(note => note !== undefined) || read.length === 0) return undefined;
	const remembered = parseUndoData(fieldOf(value, 'remembered'));
	const device = fieldOf(value, 'device');
	return {
		id,
		at,
		notes: read,
		...(remembered ? { remembered } : {}),
		...(typeof device === 'string' ? { device } : {}),
	};
}

/**
 * Whether a path of the log leads to a place among the notes. The log is a file that others can write: a path out of the
 * vault, or into the folders of the app and its plugins, is none of ours.
 */
const isInVault = (path: unknown): path is string =>
	typeof path === 'string' &&
	path !== '' &&
	!/[\\\0]|^[a-z]:/i.test(path) &&
	path.split('/').every(name => name.trim() !== '' && !name.startsWith('.'));

function noteIn(value: unknown): LoggedNote | undefined {
	const [kind, path, to, before, changes, onDisk] = ['kind', 'path', 'to', 'before', 'changes', 'onDisk'].map(key =>
		fieldOf(value, key),
	);
	if (!isInVault(path)) return undefined;
	if (kind === 'new folder' || kind === 'emptied folder') return { kind, path, before: '', changes: [] };
	if (!path.endsWith('.md') || typeof before !== 'string') return undefined;
	if (!Array.isArray(changes) || !changes.every(isChange) || !canBeApplied(before, changes)) return undefined;
	const note = { path, before, changes, ...(typeof onDisk === 'string' ? { onDisk } : {}) };
	if (kind === 'rename' && isInVault(to) && to.endsWith('.md')) return { kind, to, ...note };
	return kind === 'edit' || kind === 'new' || kind === 'gone' ? { kind, ...note } : undefined;
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
