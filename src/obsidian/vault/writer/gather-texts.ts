import type { App, TFile } from 'obsidian';
import { parseOk, parseError, type ParseResult } from '../../../rules/core/problem';
import { t } from '../../../i18n/translate';
import type { NoteFiles } from './note-files';
import { words, type Texts } from './file-operation';
import { waitUntil } from './wait-until';
import { isSavedAs } from './matches-disk';

/** The fresh texts of an action's notes. */
export interface Fresh {
	readonly texts: Texts;
	/** Their texts on disk, without unsaved typing. */
	readonly onDisk: Texts;
}

/**
 * The notes that an action reads, or a function that finds them in the texts read so far. It is called with no texts
 * first, then with those of the notes it returned, until all of them are read.
 */
export type PathsOf = readonly string[] | ((texts: Texts) => readonly string[]);

/** Reads exactly the notes that an action needs. */
export async function gathered<T extends Pick<Fresh, 'texts'>>(
	paths: PathsOf,
	readNotes: (paths: readonly string[]) => Promise<ParseResult<T>>,
): Promise<ParseResult<T>> {
	const pathsIn = (texts: Texts) => (typeof paths === 'function' ? paths(texts) : paths);
	let wanted = pathsIn(new Map());
	for (;;) {
		const found = await readNotes(wanted);
		if (!found.ok) return found;
		const { texts } = found.value;
		wanted = pathsIn(texts);
		if (wanted.every(path => texts.has(path)))
			return parseOk({ ...found.value, texts: new Map(wanted.map(path => [path, texts.get(path) ?? ''])) });
	}
}

/**
 * Reads notes from disk, and again for a while if one of them is open and its editor has never shown what is there:
 * Obsidian notices what another program wrote moments later, on a computer up to a minute later. An editor with an
 * older text would then be saved over it, so such a note is refused.
 */
export async function freshTexts(app: App, files: NoteFiles, paths: readonly string[]): Promise<ParseResult<Fresh>> {
	const unseen = new UnseenTexts(app, files);
	let fresh = await readFresh(app, files, paths);
	const isSeen = await waitUntil(async () => {
		if (!fresh.ok || !(await unseen.areIn(fresh.value.onDisk))) return true;
		fresh = await readFresh(app, files, paths);
		return false;
	}, LONGEST_WAIT);
	if (!isSeen && fresh.ok) return changedOutside(unseen.path);
	return fresh.ok ? parseOk({ ...fresh.value, texts: withTyping(files, fresh.value.onDisk) }) : fresh;
}

/** How long an editor may take to show what another program wrote, in milliseconds. */
const LONGEST_WAIT = 600;

const changedOutside = (path: string): ParseResult<never> =>
	parseError(
		'changed_outside',
		t('“{path}” was changed by another program. Wait until Obsidian shows the change, then try again.', { path }),
	);

/**
 * Reads notes from disk in parallel, since the disk may be slow. Open editors are read last, so that nothing can be
 * typed between that read and the first edit.
 */
async function readFresh(app: App, files: NoteFiles, paths: readonly string[]): Promise<ParseResult<Fresh>> {
	const [onDisk, removed] = await Promise.all([
		readEach(app, paths, file => app.vault.read(file)),
		removedByOthers(app, files, paths),
	]);
	if (!onDisk.ok) return onDisk;
	if (removed !== undefined) return missing(removed);
	return parseOk({ texts: withTyping(files, onDisk.value), onDisk: onDisk.value });
}

/** Reads notes without the intention to write. For an open note, the editor's text counts, whatever is on disk. */
export async function shownTexts(
	app: App,
	files: NoteFiles,
	paths: readonly string[],
): Promise<ParseResult<Pick<Fresh, 'texts'>>> {
	const shown = await readEach(app, paths, file => files.openText(file.path) ?? app.vault.read(file));
	return shown.ok ? failIfMoved(app, parseOk({ texts: withTyping(files, shown.value) })) : shown;
}

/**
 * The notes as read, unless one of them was renamed or deleted meanwhile. A writer must call this synchronously before
 * it makes the plan, which relies on what Obsidian knows about the notes.
 */
export function failIfMoved<T extends Pick<Fresh, 'texts'>>({ vault }: App, found: ParseResult<T>): ParseResult<T> {
	const moved = found.ok ? [...found.value.texts.keys()].find(path => !vault.getFileByPath(path)) : undefined;
	return moved === undefined ? found : missing(moved);
}

/** The number of files read at once: a campaign may have tracks in thousands of notes. */
const MOST_AT_ONCE = 128;

/** Reads every file; fails with the first one that is missing or unreadable. */
async function readEach(
	{ vault }: App,
	paths: readonly string[],
	textOf: (file: TFile) => string | Promise<string>,
): Promise<ParseResult<Texts>> {
	const readOne = async (path: string): Promise<ParseResult<readonly [string, string]>> => {
		const file = vault.getFileByPath(path);
		if (!file) return missing(path);
		try {
			return parseOk([path, await textOf(file)]);
		} catch (error) {
			return parseError('read_failed', t('“{path}” could not be read ({error}).', { path, error: words(error) }));
		}
	};
	const all = [...new Set(paths)];
	const texts = new Map<string, string>();
	for (let at = 0; at < all.length; at += MOST_AT_ONCE) {
		for (const reading of await Promise.all(all.slice(at, at + MOST_AT_ONCE).map(readOne))) {
			if (!reading.ok) return reading;
			texts.set(...reading.value);
		}
	}
	return parseOk(texts);
}

/** The first open note that another program has deleted: Obsidian may not have noticed. */
async function removedByOthers(
	{ vault }: App,
	files: NoteFiles,
	paths: readonly string[],
): Promise<string | undefined> {
	const open = paths.filter(path => files.viewOf(path));
	const areThere = await Promise.all(open.map(path => vault.adapter.exists(path)));
	return open.find((_, i) => !areThere[i]);
}

const withTyping = (files: NoteFiles, notes: Texts): Texts =>
	new Map([...notes].map(([path, text]) => [path, files.openText(path) ?? text]));

const missing = (path: string): ParseResult<never> =>
	parseError('missing_note', t('The note “{path}” is not there any more.', { path }));

/** How often a text that the app knows of may be missing in the editor that is about to show it. */
const MOST_LOOKS = 5;

/** Tells whether an open note has a text on disk that its editor has never shown. */
class UnseenTexts {
	/** The note that had one when it was looked at last. */
	path = '';
	private looks = 0;

	constructor(
		private readonly app: App,
		private readonly files: NoteFiles,
	) {}

	/** Looks at the notes as they were just read from disk. */
	async areIn(onDisk: Texts): Promise<boolean> {
		this.looks++;
		for (const [path, text] of onDisk) {
			if (this.isShown(path, text)) continue;
			if (this.looks > MOST_LOOKS && (await this.isKnown(path))) continue;
			this.path = path;
			return true;
		}
		return false;
	}

	/** Whether the editor shows this text, or has typing on top of it. */
	private isShown(path: string, text: string): boolean {
		const view = this.files.viewOf(path);
		return !view || isSavedAs(text, view.editor.getValue()) || isSavedAs(text, view.data);
	}

	/** Whether the app has taken notice of the file as it is: then the text is that of the editor, or was merged into it. */
	private async isKnown(path: string): Promise<boolean> {
		const file = this.app.vault.getFileByPath(path);
		const there = await this.app.vault.adapter.stat(path);
		return file?.stat.mtime === there?.mtime && file?.stat.size === there?.size;
	}
}
