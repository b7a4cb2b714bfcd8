import type { App } from 'obsidian';
import type { BlockPlace } from '../../../journal/blocks-in-note/in-note';

/** Incremented when the stored format changes; data of older versions is discarded and the notes are read again. */
const VERSION = 1;
const KEY = 'sworn-journal-tracks';
/** Local storage is small (some two million characters on a phone) and shared by all plugins. */
const MOST_CHARACTERS = 1_000_000;

/** The track blocks of a note, and its `mtime` and size to detect changes. */
export interface RememberedNote {
	readonly mtime: number;
	readonly size: number;
	readonly places: readonly BlockPlace[];
}

/** The notes stored when the app was last used, by path. Invalid entries are skipped and their notes are read again. */
export function loadRemembered(app: App): Map<string, RememberedNote> {
	const saved = savedIn(app);
	if (!isObject(saved) || saved.version !== VERSION || !Array.isArray(saved.notes)) return new Map();
	return new Map(saved.notes.map(entryFrom).filter(entry => entry !== undefined));
}

function savedIn(app: App): unknown {
	try {
		return app.loadLocalStorage(KEY);
	} catch {
		return undefined; // something else wrote there, and it is not JSON
	}
}

/** Stores the most recently modified notes, as many as fit. */
export function saveRemembered(app: App, notes: ReadonlyMap<string, RememberedNote>): void {
	let room = MOST_CHARACTERS;
	const saved = [...notes]
		.sort(([, a], [, b]) => b.mtime - a.mtime)
		.map(([path, { mtime, size, places }]) => [path, mtime, size, places.map(savedPlace)] as const)
		.filter(entry => (room -= charactersOf(entry)) >= 0);
	try {
		app.saveLocalStorage(KEY, { version: VERSION, notes: saved });
	} catch {
		// the storage is full: the next start only has to read more notes
	}
}

/** The size of an entry in storage, including its comma. */
const charactersOf = (entry: unknown): number => JSON.stringify(entry).length + 1;

const savedPlace = ({ body, near }: BlockPlace) => [body, near?.lineStart, near?.lineEnd];

function entryFrom(entry: unknown): [string, RememberedNote] | undefined {
	if (!Array.isArray(entry)) return undefined;
	const parts: readonly unknown[] = entry;
	const [path, mtime, size, saved] = parts;
	if (typeof path !== 'string' || typeof mtime !== 'number' || typeof size !== 'number') return undefined;
	if (!Array.isArray(saved)) return undefined;
	const places = saved.map(placeFrom);
	return places.every(place => place !== undefined) ? [path, { mtime, size, places }] : undefined;
}

function placeFrom(saved: unknown): BlockPlace | undefined {
	if (!Array.isArray(saved)) return undefined;
	const parts: readonly unknown[] = saved;
	const [body, lineStart, lineEnd] = parts;
	if (typeof body !== 'string' || typeof lineStart !== 'number' || typeof lineEnd !== 'number') return undefined;
	return { body, near: { lineStart, lineEnd } };
}

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
	typeof value === 'object' && value !== null;
