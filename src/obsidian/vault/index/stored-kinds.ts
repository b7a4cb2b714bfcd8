import type { App } from 'obsidian';
import type { StoredList } from './stored-list';
import { loadList, saveList } from './stored-list';
import type { StateKind } from '../../../journal/notes/unreadable-note';

const STORED: StoredList = { key: 'sworn-journal-state-notes', version: 1 };

/** What a note was when it could last be read. */
export interface KnownKind {
	readonly kind: StateKind;
	readonly aliases: readonly string[];
}

/** What the notes were when the app was last used, by path. Invalid entries are skipped. */
export const loadKinds = (app: App): Map<string, KnownKind> =>
	new Map(
		loadList(app, STORED)
			.map(entryFrom)
			.filter(entry => entry !== undefined),
	);

/** Stores what the notes are, characters first, as many as fit. */
export function saveKinds(app: App, kinds: ReadonlyMap<string, KnownKind>): void {
	const isCharacter = ([, { kind }]: readonly [string, KnownKind]) => kind === 'character';
	const charactersFirst = [...kinds].sort((a, b) => Number(isCharacter(b)) - Number(isCharacter(a)));
	saveList(
		app,
		STORED,
		charactersFirst.map(([path, { kind, aliases }]) => [path, kind, aliases]),
	);
}

function entryFrom(entry: unknown): [string, KnownKind] | undefined {
	if (!Array.isArray(entry)) return undefined;
	const parts: readonly unknown[] = entry;
	const [path, kind, saved] = parts;
	if (typeof path !== 'string' || (kind !== 'character' && kind !== 'track' && kind !== 'asset')) return undefined;
	const aliases = Array.isArray(saved) ? saved.filter((alias): alias is string => typeof alias === 'string') : [];
	return [path, { kind, aliases }];
}
