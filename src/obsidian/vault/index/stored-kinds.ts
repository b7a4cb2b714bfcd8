import type { App } from 'obsidian';
import type { StateKind } from '../../../journal/notes/unreadable-note';

const VERSION = 1;
const KEY = 'sworn-journal-state-notes';

/** What a note was when it could last be read. */
export interface KnownKind {
	readonly kind: StateKind;
	readonly aliases: readonly string[];
}

/** What the notes were when the app was last used, by path. Invalid entries are skipped. */
export function loadKinds(app: App): Map<string, KnownKind> {
	const saved = savedIn(app);
	if (!isObject(saved) || saved.version !== VERSION || !Array.isArray(saved.notes)) return new Map();
	return new Map(saved.notes.map(entryFrom).filter(entry => entry !== undefined));
}

export function saveKinds(app: App, kinds: ReadonlyMap<string, KnownKind>): void {
	const notes = [...kinds].map(([path, { kind, aliases }]) => [path, kind, aliases]);
	try {
		app.saveLocalStorage(KEY, { version: VERSION, notes });
	} catch {
		// the storage is full: what a note was is then only known while the app runs
	}
}

function savedIn(app: App): unknown {
	try {
		return app.loadLocalStorage(KEY);
	} catch {
		return undefined; // something else wrote there, and it is not JSON
	}
}

function entryFrom(entry: unknown): [string, KnownKind] | undefined {
	if (!Array.isArray(entry)) return undefined;
	const parts: readonly unknown[] = entry;
	const [path, kind, saved] = parts;
	if (typeof path !== 'string' || (kind !== 'character' && kind !== 'track' && kind !== 'asset')) return undefined;
	const aliases = Array.isArray(saved) ? saved.filter((alias): alias is string => typeof alias === 'string') : [];
	return [path, { kind, aliases }];
}

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
	typeof value === 'object' && value !== null;
