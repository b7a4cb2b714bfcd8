import { fieldOf } from '../../../journal/pages/unknown-field';
import type { Remembered } from '../../../journal/pages/remembered';
import { rememberedIn } from '../../../journal/pages/remembered';
import type { TextChange } from '../../../journal/text/text-change';
import { applyChanges } from '../../../journal/text/text-change';
import { valuesIn } from './plugin-file';
import type { EditStep, RenameStep, Step } from './write-step';

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
	readonly remembered?: Remembered;
}

export function loggedNote(step: Step): LoggedNote {
	const { path, before, changes, onDisk } = step;
	const note = { path, before, changes, ...(onDisk === undefined ? {} : { onDisk }) };
	return step.kind === 'rename' ? { kind: 'rename', to: step.to, ...note } : { kind: step.kind, ...note };
}

/** The unfinished actions in a log. Lines that cannot be read are skipped. */
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
	const [kind, path, to, before, changes, onDisk] = ['kind', 'path', 'to', 'before', 'changes', 'onDisk'].map(key =>
		fieldOf(value, key),
	);
	if (typeof path !== 'string') return undefined;
	if (kind === 'new folder' || kind === 'emptied folder') return { kind, path, before: '', changes: [] };
	if (!path.endsWith('.md') || typeof before !== 'string') return undefined;
	if (!Array.isArray(changes) || !changes.every(isChange) || !canBeApplied(before, changes)) return undefined;
	const note = { path, before, changes, ...(typeof onDisk === 'string' ? { onDisk } : {}) };
	if (kind === 'rename' && typeof to === 'string' && to.endsWith('.md')) return { kind, to, ...note };
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
