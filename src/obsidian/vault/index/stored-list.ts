import type { App } from 'obsidian';

/** Where a list is stored, and the version of its format; data of other versions is discarded. */
export interface StoredList {
	readonly key: string;
	readonly version: number;
}

/** Local storage is small (some two million characters on a phone) and shared by all plugins. */
const MOST_CHARACTERS = 1_000_000;

/** The entries stored when the app was last used; none if nothing of this version is there. */
export function loadList(app: App, { key, version }: StoredList): readonly unknown[] {
	const saved = savedIn(app, key);
	return isObject(saved) && saved.version === version && Array.isArray(saved.notes) ? saved.notes : [];
}

/**
 * Stores the entries that fit, the first ones first. If the storage is full, the next start only has to read more notes.
 */
export function saveList(app: App, { key, version }: StoredList, entries: readonly unknown[]): void {
	let room = MOST_CHARACTERS;
	const notes = entries.filter(entry => (room -= charactersOf(entry)) >= 0);
	try {
		app.saveLocalStorage(key, { version, notes });
	} catch {
		// the storage is full
	}
}

/** The size of an entry in storage, including its comma. */
const charactersOf = (entry: unknown): number => JSON.stringify(entry).length + 1;

function savedIn(app: App, key: string): unknown {
	try {
		return app.loadLocalStorage(key);
	} catch {
		return undefined; // something else wrote there, and it is not JSON
	}
}

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
	typeof value === 'object' && value !== null;
