import type { App } from 'obsidian';
import type { Kept } from '../kept-on-device';
import { loadList, saveList } from './stored-list';
import type { BlockPosition } from '../../../journal/note-blocks/find-blocks';

/** The version is incremented when the format of an entry changes; the notes are then read again. */
const STORED: Kept = { key: 'sworn-journal-tracks', version: 1 };

/** The track blocks of a note, and its `mtime` and size to detect changes. */
export interface RememberedNote {
	readonly mtime: number;
	readonly size: number;
	readonly places: readonly BlockPosition[];
}

/** The notes stored when the app was last used, by path. Invalid entries are skipped and their notes are read again. */
export const loadRemembered = (app: App): Map<string, RememberedNote> =>
	new Map(
		loadList(app, STORED)
			.map(entryFrom)
			.filter(entry => entry !== undefined),
	);

/** Stores the most recently modified notes, as many as fit. */
export function saveRemembered(app: App, notes: ReadonlyMap<string, RememberedNote>): void {
	const newestFirst = [...notes].sort(([, a], [, b]) => b.mtime - a.mtime);
	saveList(
		app,
		STORED,
		newestFirst.map(([path, { mtime, size, places }]) => [path, mtime, size, places.map(savedPlace)]),
	);
}

const savedPlace = ({ body, near }: BlockPosition) => [body, near?.lineStart, near?.lineEnd];

function entryFrom(entry: unknown): [string, RememberedNote] | undefined {
	if (!Array.isArray(entry)) return undefined;
	const parts: readonly unknown[] = entry;
	const [path, mtime, size, saved] = parts;
	if (typeof path !== 'string' || typeof mtime !== 'number' || typeof size !== 'number') return undefined;
	if (!Array.isArray(saved)) return undefined;
	const places = saved.map(placeFrom);
	return places.every(place => place !== undefined) ? [path, { mtime, size, places }] : undefined;
}

function placeFrom(saved: unknown): BlockPosition | undefined {
	if (!Array.isArray(saved)) return undefined;
	const parts: readonly unknown[] = saved;
	const [body, lineStart, lineEnd] = parts;
	if (typeof body !== 'string' || typeof lineStart !== 'number' || typeof lineEnd !== 'number') return undefined;
	return { body, near: { lineStart, lineEnd } };
}
