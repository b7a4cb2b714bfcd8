import { NAMING_KEYS } from '../../../rules/core/track-key';
import type { App, TFile } from 'obsidian';
import { foldedKey } from '../../../journal/frontmatter/property-map';
import type { TrackLocation } from '../../../journal/track/parse-tracks';
import { renameInNotes, type RenameCount } from '../../../journal/rename/rename-in-notes';
import type { Renaming } from '../../../journal/rename/renaming';
import type { Actions } from '../../services/journal-actions';
import { Slices } from '../../vault/index/time-slices';

/** How many notes are read in parallel. */
const MOST_READS = 8;
/** How many notes are processed between two checks of the time. */
const MANY = 200;

/** The number of records found, and their notes. */
export interface Counted extends RenameCount {
	readonly paths: readonly string[];
}

/** The caller, which is told the progress and may cancel. */
interface CountCallbacks {
	readonly isOver: () => boolean;
	readonly progress?: (done: number, all: number) => void;
}

/**
 * Counts the records that use the names to be changed, in idle slices; undefined if cancelled. A track block that is
 * itself renamed is at `home`.
 */
export async function countNames(
	actions: Actions<'app' | 'writer'>,
	renamings: readonly Renaming[],
	{ isOver, progress }: CountCallbacks,
	home?: TrackLocation,
): Promise<Counted | undefined> {
	const slices = new Slices();
	const files = await candidates(actions.app, slices, isOver);
	const paths: string[] = [];
	let [records, unsure] = [0, 0];
	for (let at = 0; at < files.length && !isOver(); at += MOST_READS) {
		progress?.(at, files.length);
		const texts = await Promise.all(files.slice(at, at + MOST_READS).map(file => textOf(actions, file)));
		for (const text of texts) {
			const found = await slices.do(() => renameInNotes(text, renamings, home));
			// problems are reported when the renaming is written
			const { records: here, unsure: left } = found.ok ? found.value : { records: 1, unsure: 0 };
			if (here > 0) paths.push(...text.keys());
			records += here;
			unsure += left;
		}
	}
	return isOver() ? undefined : { records, unsure, notes: paths.length, paths };
}

/** The notes that may contain a name: in blocks, in properties, or on a line, which the cache takes for prose. */
async function candidates(
	{ vault, metadataCache }: App,
	slices: Slices,
	isOver: () => boolean,
): Promise<readonly TFile[]> {
	const files = vault.getMarkdownFiles();
	const found: TFile[] = [];
	const mayName = (file: TFile) => {
		const cache = metadataCache.getFileCache(file);
		if (cache?.sections?.some(({ type }) => !WITHOUT_WORDS.has(type))) return true;
		return Object.keys(cache?.frontmatter ?? {}).some(key => NAMING.has(foldedKey(key)));
	};
	for (let at = 0; at < files.length && !isOver(); at += MANY)
		found.push(...(await slices.do(() => files.slice(at, at + MANY).filter(mayName))));
	return found;
}

/** The types of cached sections in which no record stands. */
const WITHOUT_WORDS: ReadonlySet<string> = new Set(['yaml', 'thematicBreak']);

/** Properties of notes that may contain names. */
const NAMING: ReadonlySet<string> = new Set(['character', 'assets', 'momentum', ...NAMING_KEYS]);

async function textOf({ app, writer }: Actions<'app' | 'writer'>, file: TFile): Promise<ReadonlyMap<string, string>> {
	try {
		return new Map([[file.path, writer.openText(file.path) ?? (await app.vault.cachedRead(file))]]);
	} catch {
		return new Map(); // the note is gone, or the problem is reported on writing
	}
}
