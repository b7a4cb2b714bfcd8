import type { TFile } from 'obsidian';
import { isJournalOf } from '../../journal/character/acting-path';
import type { Actions } from './journal-actions';
import { membersWith } from './fresh-notes';
import { mayHoldBlocks } from '../vault/index/cached-note';
import { Slices } from '../vault/index/time-slices';
import { t } from '../../i18n/translate';

/** How many notes are read in parallel, and how many are processed between two checks of the time. */
const MOST_READS = 8;
const MANY = 200;

/** The caller, which is told the progress and may cancel. */
export interface ReadCallbacks {
	readonly isOver: () => boolean;
	readonly progress: (done: number, all: number) => void;
}

/** What a note said when it was last read, with what is needed to detect changes. */
interface Known<T> {
	readonly mtime: number;
	/** The text of an open note, which may be newer than the file. */
	readonly text: string | undefined;
	readonly said: T;
}

/** What is read of a note, from its text or from the error that reading it gave. */
type ReadOf<T> = (file: TFile, text: string | Error) => T;

/** Reads what the notes say about a character, in idle slices. Unchanged notes are not read again. */
export class JournalReader<T> {
	private readonly known = new Map<string, Known<T>>();
	/** The known characters and tracks when the notes were read, since they determine what names mean. */
	private vaultIndex = '';

	constructor(
		private readonly actions: Actions<'app' | 'vaultIndex' | 'writer'>,
		private readonly actor: string,
		private readonly readOf: ReadOf<T>,
		private readonly isLeftOut = actions.vaultIndex.isForm,
	) {}

	/** Returns undefined if it was cancelled. */
	async read({
		isOver,
		progress,
	}: ReadCallbacks): Promise<readonly { readonly file: TFile; readonly said: T }[] | undefined> {
		const { characters } = this.actions.vaultIndex;
		const tracks = this.actions.vaultIndex.tracksKnown().map(({ name, home }) => `${home.path}: ${name}`);
		const vaultIndex = [...characters, ...tracks].sort().join('\n');
		if (vaultIndex !== this.vaultIndex) this.known.clear();
		this.vaultIndex = vaultIndex;
		const slices = new Slices();
		const files = await this.telling(slices, isOver);
		const notes: { readonly file: TFile; readonly said: T }[] = [];
		for (let at = 0; at < files.length && !isOver(); at += MOST_READS) {
			progress(at, files.length);
			const some = files.slice(at, at + MOST_READS);
			const texts = await Promise.all(some.map(file => this.textOf(file)));
			for (const [i, file] of some.entries())
				notes.push(await slices.do(() => ({ file, said: this.saidIn(file, texts[i]) })));
		}
		return isOver() ? undefined : notes;
	}

	/** The notes that may mention the character: its journals, those of its party, and any note with blocks. */
	private async telling(slices: Slices, isOver: () => boolean): Promise<readonly TFile[]> {
		const { app, vaultIndex, writer } = this.actions;
		const files = app.vault.getMarkdownFiles();
		const members = membersWith(vaultIndex, this.actor);
		const mayMention = (file: TFile) =>
			!this.isLeftOut(file.path) &&
			vaultIndex.properties(file.path)?.get('sworn') !== 'template' &&
			(mayHoldBlocks(app.metadataCache.getFileCache(file)) ||
				writer.openText(file.path) !== undefined ||
				members.some(member => isJournalOf(member, file.path, vaultIndex)));
		const found: TFile[] = [];
		for (let at = 0; at < files.length && !isOver(); at += MANY)
			found.push(...(await slices.do(() => files.slice(at, at + MANY).filter(mayMention))));
		return found;
	}

	/** The text of a note; undefined if it is unchanged, or an error if it cannot be read. */
	private async textOf(file: TFile): Promise<string | Error | undefined> {
		const { app, writer } = this.actions;
		const open = writer.openText(file.path);
		const known = this.known.get(file.path);
		if (known?.mtime === file.stat.mtime && known.text === open) return undefined;
		if (open !== undefined) return open;
		try {
			return await app.vault.cachedRead(file);
		} catch (error) {
			return error instanceof Error ? error : new Error(String(error));
		}
	}

	private saidIn(file: TFile, text: string | Error | undefined): T {
		const known = this.known.get(file.path);
		if (text === undefined && known) return known.said;
		const said = this.readOf(file, text ?? new Error(t('it is gone')));
		if (typeof text !== 'string') return said;
		const open = this.actions.writer.openText(file.path) === undefined ? undefined : text;
		this.known.set(file.path, { mtime: file.stat.mtime, text: open, said });
		return said;
	}
}
