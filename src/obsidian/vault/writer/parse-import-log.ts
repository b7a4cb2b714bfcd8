import { stringsIn } from '../../../rules/core/collections';
import { fieldOf } from '../../../journal/actions/json-field';
import { hashText } from './text-hash';

/** A note that an import made or changed. */
export interface ImportedTrace {
	readonly path: string;
	/** The text before the import; absent if the import created the note. */
	readonly before?: string;
	/** A fingerprint of the text that the import left, see `markOf`. */
	readonly mark: string;
}

/** An import that can be undone. */
export interface RememberedImport {
	readonly id: number;
	/** The imported folder; “” is the vault root. */
	readonly root: string;
	/** In the order in which they were written. */
	readonly notes: readonly ImportedTrace[];
	/** The folders that it created, outermost first. */
	readonly folders: readonly string[];
	/** Whether every note was written, and nothing was undone. An import that was stopped is not finished. */
	readonly isFinished: boolean;
}

/** A line of the file. */
export type ImportLine =
	| { readonly id: number; readonly root: string; readonly folders: readonly string[] }
	| { readonly id: number; readonly note: ImportedTrace }
	| { readonly id: number; readonly notWritten: string }
	| { readonly id: number; readonly isFinished: true }
	| { readonly renamed: readonly [from: string, to: string] };

export const linesOf = ({ id, root, folders, notes, isFinished }: RememberedImport): readonly ImportLine[] => [
	{ id, root, folders },
	...notes.map(note => ({ id, note })),
	...(isFinished ? [{ id, isFinished } as const] : []),
];

/** The imports with a note, the one that was begun or resumed last at the end. Ignores unknown lines. */
export function importsIn(values: readonly unknown[]): readonly RememberedImport[] {
	let imports = new Map<number, Gathered>();
	for (const value of values) {
		const renamed = fieldOf(value, 'renamed');
		if (Array.isArray(renamed)) imports = new Map([...imports].map(([id, each]) => [id, moved(each, renamed)]));
		const id = fieldOf(value, 'id');
		if (typeof id !== 'number') continue;
		const known = changedBy(value, imports.get(id), id);
		if (!known) continue;
		if (fieldOf(value, 'root') !== undefined) imports.delete(id);
		imports.set(id, known);
	}
	return [...imports.values()].flatMap(each => (each.notes.length > 0 ? [{ ...each, notes: joined(each.notes) }] : []));
}

/** An import of which the lines are being read. */
interface Gathered extends RememberedImport {
	readonly notes: ImportedTrace[];
}

/** An import after a line about it. */
function changedBy(value: unknown, known: Gathered | undefined, id: number): Gathered | undefined {
	const root = fieldOf(value, 'root');
	if (typeof root === 'string') {
		const folders = [...new Set([...(known?.folders ?? []), ...stringsIn(fieldOf(value, 'folders'))])];
		return { id, root, folders, notes: known?.notes ?? [], isFinished: false };
	}
	if (!known) return undefined;
	const note = traceIn(fieldOf(value, 'note'));
	if (note) known.notes.push(note);
	const notWritten = fieldOf(value, 'notWritten');
	const at = typeof notWritten === 'string' ? known.notes.map(({ path }) => path).lastIndexOf(notWritten) : -1;
	if (at >= 0) known.notes.splice(at, 1);
	return fieldOf(value, 'isFinished') === true ? { ...known, isFinished: true } : known;
}

/**
 * A note that was tried twice, or written twice in a row, is listed once, with its first text. If it had another text
 * in between, it is listed twice: each is undone by itself.
 */
function joined(notes: readonly ImportedTrace[]): readonly ImportedTrace[] {
	const all: ImportedTrace[] = [];
	const places = new Map<string, number>();
	for (const note of notes) {
		const at = places.get(note.path) ?? -1;
		const first = all[at];
		const isSame =
			first && (first.before === note.before || (note.before !== undefined && hashText(note.before) === first.mark));
		if (isSame) all[at] = { ...first, mark: note.mark };
		else places.set(note.path, all.push(note) - 1);
	}
	return all;
}

/** Whether a path is this one, or in the folder of it. */
export const isUnder = (path: string, place: string): boolean => path === place || path.startsWith(`${place}/`);

/** A path after a note or a folder was renamed. */
export const movedPath = (path: string, from: string, to: string): string =>
	isUnder(path, from) ? to + path.slice(from.length) : path;

function moved(known: Gathered, [from, to]: readonly unknown[]): Gathered {
	if (typeof from !== 'string' || typeof to !== 'string') return known;
	return {
		...known,
		root: movedPath(known.root, from, to),
		folders: known.folders.map(path => movedPath(path, from, to)),
		notes: known.notes.map(note => ({ ...note, path: movedPath(note.path, from, to) })),
	};
}

function traceIn(value: unknown): ImportedTrace | undefined {
	const [path, before, mark] = ['path', 'before', 'mark'].map(key => fieldOf(value, key));
	if (typeof path !== 'string' || typeof mark !== 'string') return undefined;
	return { path, mark, ...(typeof before === 'string' ? { before } : {}) };
}
