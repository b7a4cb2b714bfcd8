import type { App } from 'obsidian';
import { keepOnDevice, keptOnDevice, type Kept } from '../kept-on-device';

/** Local storage is small (some two million characters on a phone) and shared by all plugins. */
const MOST_CHARACTERS = 1_000_000;

/** The entries stored when the app was last used; none if nothing of this version is there. */
export function loadList(app: App, list: Kept): readonly unknown[] {
	const saved = keptOnDevice(app, list);
	return Array.isArray(saved) ? saved : [];
}

/**
 * Stores the entries that fit, the first ones first. If the storage is full, the next start only has to read more notes.
 */
export function saveList(app: App, list: Kept, entries: readonly unknown[]): void {
	let room = MOST_CHARACTERS;
	const fitting = entries.filter(entry => (room -= charactersOf(entry)) >= 0);
	keepOnDevice(app, list, fitting);
}

/** The size of an entry in storage, including its comma. */
const charactersOf = (entry: unknown): number => JSON.stringify(entry).length + 1;
