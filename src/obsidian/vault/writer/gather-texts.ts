import type { App, TFile } from 'obsidian';
import { read, unread, type Reading } from '../../../rules/problem';
import type { NoteFiles } from './note-files';
import type { Texts } from './write-step';
import { words } from './write-step';

/** The fresh texts of the notes of an action. */
export interface Fresh {
	readonly texts: Texts;
	/** What is on disk of them, whatever was typed since. */
	readonly onDisk: Texts;
}

/**
 * Reads notes from disk, all at once. What is open in an editor is read last, so that nothing can be typed between that and
 * the first edit.
 */
export async function freshTexts(app: App, files: NoteFiles, paths: readonly string[]): Promise<Reading<Fresh>> {
	const onDisk = await readEach(app, paths, file => app.vault.read(file));
	if (!onDisk.ok) return onDisk;
	const gone = (await removedByOthers(app, files, onDisk.value)) ?? movedAway(app, onDisk.value);
	if (gone !== undefined) return missing(gone);
	return read({ texts: withTyping(files, onDisk.value), onDisk: onDisk.value });
}

/**
 * The texts of notes as far as the app has noticed their changes: what it has read already is not read again. They are to be
 * looked at; what is written is decided from fresh ones.
 */
export async function knownTexts(app: App, files: NoteFiles, paths: readonly string[]): Promise<Reading<Texts>> {
	const known = await readEach(app, paths, file => files.openText(file.path) ?? app.vault.cachedRead(file));
	if (!known.ok) return known;
	const gone = movedAway(app, known.value);
	return gone === undefined ? read(withTyping(files, known.value)) : missing(gone);
}

/** The first of them that is missing or cannot be read says why. */
async function readEach(
	{ vault }: App,
	paths: readonly string[],
	textOf: (file: TFile) => string | Promise<string>,
): Promise<Reading<Texts>> {
	const readings = await Promise.all(
		[...new Set(paths)].map(async (path): Promise<Reading<readonly [string, string]>> => {
			const file = vault.getFileByPath(path);
			if (!file) return missing(path);
			try {
				return read([path, await textOf(file)]);
			} catch (error) {
				return unread('read_failed', `“${path}” could not be read (${words(error)}).`);
			}
		}),
	);
	const texts = new Map<string, string>();
	for (const reading of readings) {
		if (!reading.ok) return reading;
		texts.set(...reading.value);
	}
	return read(texts);
}

/** The app may still know of an open note that another program has removed. */
async function removedByOthers({ vault }: App, files: NoteFiles, notes: Texts): Promise<string | undefined> {
	const open = [...notes.keys()].filter(path => files.viewOf(path));
	const areThere = await Promise.all(open.map(path => vault.adapter.exists(path)));
	return open.find((_, i) => !areThere[i]);
}

/** One that was read first may have got another name while the others were read. */
const movedAway = ({ vault }: App, notes: Texts): string | undefined =>
	[...notes.keys()].find(path => !vault.getFileByPath(path));

const withTyping = (files: NoteFiles, notes: Texts): Texts =>
	new Map([...notes].map(([path, text]) => [path, files.openText(path) ?? text]));

const missing = (path: string): Reading<never> => unread('missing_note', `The note “${path}” is not there any more.`);
