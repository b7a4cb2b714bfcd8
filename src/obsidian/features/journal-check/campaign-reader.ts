import type { TFile } from 'obsidian';
import type { ReadNote } from '../../../journal/check/journal-check';
import { recordedChangesIn } from '../../../journal/check/recorded-changes';
import type { RecordedInNote } from '../../../journal/check/recorded-changes';
import { actsIn } from '../../../journal/character/acting-character';
import { textsOf } from '../../../journal/frontmatter/properties';
import { given } from '../../../rules/collections';
import type { Actions } from '../../services/journal-actions';
import { mayHoldBlocks } from '../../vault/index/cached-note';
import { Slices } from '../../vault/index/time-slices';
import { namesIn } from './character-names';
import { t } from '../../../language/text';

/** How many notes are read in parallel, and how many are processed between two checks of the time. */
const MOST_READS = 8;
const MANY = 200;

/** The caller, which is told the progress and may cancel. */
export interface Waiting {
	readonly isOver: () => boolean;
	readonly progress: (done: number, all: number) => void;
}

/** What a note recorded when it was last read, with what is needed to detect changes. */
interface Known {
	readonly mtime: number;
	/** The text of an open note, which may be newer than the file. */
	readonly text: string | undefined;
	readonly recorded: RecordedInNote;
}

/** Reads what the notes record about a character, in idle slices. Unchanged notes are not read again. */
export class CampaignReader {
	private readonly known = new Map<string, Known>();
	/** The known characters and tracks when the notes were read, since they determine what names mean. */
	private vaultIndex = '';

	constructor(
		private readonly actions: Actions<'app' | 'vaultIndex' | 'writer'>,
		private readonly actor: string,
	) {}

	/** Returns undefined if it was cancelled. */
	async read({ isOver, progress }: Waiting): Promise<readonly ReadNote[] | undefined> {
		const { characters } = this.actions.vaultIndex;
		const tracks = this.actions.vaultIndex.tracksKnown().map(({ name, home }) => `${home.path}: ${name}`);
		const vaultIndex = [...characters, ...tracks].sort().join('\n');
		if (vaultIndex !== this.vaultIndex) this.known.clear();
		this.vaultIndex = vaultIndex;
		const slices = new Slices();
		const files = await this.telling(slices, isOver);
		const notes: ReadNote[] = [];
		for (let at = 0; at < files.length && !isOver(); at += MOST_READS) {
			progress(at, files.length);
			const some = files.slice(at, at + MOST_READS);
			const texts = await Promise.all(some.map(file => this.textOf(file)));
			for (const [i, file] of some.entries())
				notes.push(await slices.do(() => this.noteOf(file, this.changesOf(file, texts[i]))));
		}
		return isOver() ? undefined : notes;
	}

	/** The notes that may mention the character: its journals, and any note with blocks. */
	private async telling(slices: Slices, isOver: () => boolean): Promise<readonly TFile[]> {
		const { app, vaultIndex, writer } = this.actions;
		const files = app.vault.getMarkdownFiles();
		const mayTell = (file: TFile) =>
			!vaultIndex.isForm(file.path) &&
			vaultIndex.properties(file.path)?.get('sworn') !== 'template' &&
			(mayHoldBlocks(app.metadataCache.getFileCache(file)) ||
				writer.openText(file.path) !== undefined ||
				actsIn(vaultIndex, file.path) === this.actor);
		const found: TFile[] = [];
		for (let at = 0; at < files.length && !isOver(); at += MANY)
			found.push(...(await slices.do(() => files.slice(at, at + MANY).filter(mayTell))));
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

	private changesOf(file: TFile, text: string | Error | undefined): RecordedInNote {
		const { path } = file;
		const known = this.known.get(path);
		if (text === undefined && known) return known.recorded;
		if (typeof text !== 'string') return notRead(path, text);
		const { vaultIndex, writer } = this.actions;
		const recorded = recordedChangesIn(path, text, namesIn(vaultIndex, path, this.actor));
		const open = writer.openText(path) === undefined ? undefined : text;
		this.known.set(path, { mtime: file.stat.mtime, text: open, recorded });
		return recorded;
	}

	private noteOf({ path, stat }: TFile, recorded: RecordedInNote): ReadNote {
		const properties = this.actions.vaultIndex.properties(path) ?? new Map();
		const [date] = textsOf(properties, 'date');
		const isJournal = textsOf(properties, 'character').length > 0 && typeof properties.get('sworn') !== 'string';
		return { path, created: stat.ctime, recorded, isJournal, ...given({ date }) };
	}
}

const notRead = (path: string, error: Error | undefined): RecordedInNote => ({
	changes: [],
	unread: [
		{
			path,
			line: 1,
			words: '',
			message: t('The note could not be read ({error}).', { error: error?.message ?? t('it is gone') }),
		},
	],
});
