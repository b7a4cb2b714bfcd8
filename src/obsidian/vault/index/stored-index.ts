import type { App } from 'obsidian';
import type { BlockPlace } from '../../../journal/sworn-block/in-note';

/** Goes up when what is remembered changes its shape; what an older version remembered is read again. */
const VERSION = 1;
const KEY = 'sworn-journal-tracks';
/** The storage of the app is small, on a phone some two million characters, and shared by all plugins. */
const MOST_CHARACTERS = 1_000_000;

/** Where a note held blocks of tracks, and how to see that it is still the same. */
export interface RememberedNote {
	readonly mtime: number;
	readonly size: number;
	readonly places: readonly BlockPlace[];
}

/** What was remembered of the notes when the app was last used, by path. What cannot be read is read from the notes again. */
export function loadRemembered(app: App): Map<string, RememberedNote> {
	const saved = savedIn(app);
	if (!isObject(saved) || saved.version !== VERSION || !Array.isArray(saved.notes)) return new Map();
	return new Map(saved.notes.map(entryFrom).filter(entry => entry !== undefined));
}

function savedIn(app: App): unknown {
	try {
		return app.loadLocalStorage(KEY);
	} catch {
		return undefined; // somebody else wrote there, and no JSON
	}
}

/** Remembers the newest notes, as many as there is room for. */
export function saveRemembered(app: App, notes: ReadonlyMap<string, RememberedNote>): void {
	let room = MOST_CHARACTERS;
	const saved = [...notes]
		.sort(([, a], [, b]) => b.mtime - a.mtime)
		.map(([path, { mtime, size, places }]) => [path, mtime, size, places.map(savedPlace)] as const)
		.filter(entry => (room -= charactersOf(entry)) >= 0);
	try {
		app.saveLocalStorage(KEY, { version: VERSION, notes: saved });
	} catch {
		// the storage is full: the next start reads more notes, and all is as well
	}
}

/** What an entry takes in the storage, with the comma behind it. */
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
