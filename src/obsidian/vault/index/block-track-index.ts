import { Component, debounce, type App, type TFile } from 'obsidian';
import { glanceAt, tracksIn, type GlancedTrack } from '../../../journal/track/scan-track-blocks';
import { noteViews } from '../active-note';
import { mayHoldBlocks } from './cached-note';
import { mayHideProperties } from './known-properties';
import { IdleTime } from './time-slices';
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

/**
 * How many notes are read in parallel: the disk handles many at once, and the next slice then has enough to process.
 */
const MOST_READS = 128;
/** How long to wait after a change before reading the note, in milliseconds. */
const PAUSE = 300;
/** How long to wait after a change before storing the index, in milliseconds. */
const SAVE_AFTER = 10_000;

interface SeenNote {
	readonly mtime: number;
	readonly size: number;
	readonly tracks: readonly GlancedTrack[];
}

interface ReadNote {
	readonly path: string;
	readonly mtime: number;
	readonly size: number;
	readonly text: string;
}

/** What the index tells, and asks. */
interface BlockTrackCalls {
	/** Called with the notes whose tracks changed, and once when the index is complete. */
	readonly learned: (paths: readonly string[]) => void;
	/** Called with the path and text of each note that was read. */
	readonly wasRead: (path: string, text: string) => void;
	/** Called with each note that was not read, because it is as it was when the plugin last ran. */
	readonly isUnchanged: (path: string) => void;
	/**
	 * Whether a note has, or may have, properties that Obsidian does not recognize. Such a note is read at every start to
	 * determine its owner.
	 */
	readonly hidesProperties: (path: string) => boolean;
}

/**
 * The track blocks of all notes. Notes are read in idle slices, those in sight first, then the newest. The results are stored across restarts,
 * so that only changed notes are read again.
 */
export class BlockTracks extends Component {
	private readonly seen = new Map<string, SeenNote>();
	private remembered = new Map<string, RememberedNote>();
	/** All notes at the start that are yet to be filtered by the cache. */
	private unsorted: TFile[] = [];
	private candidates: TFile[] = [];
	/** The paths to process, in order. */
	private readonly wanted = new Set<string>();
	private readonly reading = new Set<string>();
	private readonly texts: ReadNote[] = [];
	private readonly idle = new IdleTime();
	private callOff: (() => void) | undefined;
	private isOver = false;
	private isStarted = false;
	private isSaved = true;
	/** Incremented on any change, even if only the lines of a block moved. */
	version = 0;
	/** Whether every note was processed once. */
	isComplete = false;
	private readonly goOnSoon = debounce(() => this.goOn(), PAUSE, true);
	private readonly saveSoon = debounce(() => this.save(), SAVE_AFTER);

	constructor(
		private readonly app: App,
		private readonly calls: BlockTrackCalls,
	) {
		super();
	}

	override onunload(): void {
		this.isOver = true;
		this.callOff?.();
		this.goOnSoon.cancel();
		this.saveSoon.cancel();
		this.save();
	}

	/** Starts to process all notes. Call it when the layout is ready. */
	start(): void {
		if (this.isOver) return;
		this.isStarted = true;
		this.remembered = loadRemembered(this.app);
		this.unsorted = this.app.vault.getMarkdownFiles();
		for (const { file } of noteViews(this.app)) if (file && this.isWorthReading(file)) this.wanted.add(file.path);
		this.goOn();
	}

	/** How many notes remain to be processed; zero once complete. */
	get notesLeft(): number {
		return this.isComplete ? 0 : this.unsorted.length + this.candidates.length + this.wanted.size + this.reading.size;
	}

	/** The track blocks of a note, as far as they are known. */
	in(path: string): readonly GlancedTrack[] {
		return this.seen.get(path)?.tracks ?? [];
	}

	get paths(): Iterable<string> {
		return this.seen.keys();
	}

	changed(file: TFile): void {
		if (!this.isStarted) return; // it will be processed with all the others
		if (!this.isWorthReading(file)) return this.gone(file.path);
		this.wanted.add(file.path);
		this.goOnSoon();
	}

	gone(path: string): void {
		this.remembered.delete(path);
		this.wanted.delete(path);
		const held = this.in(path);
		if (!this.seen.delete(path)) return;
		this.seenAnew();
		if (held.length > 0) this.calls.learned([path]);
	}

	/** Handles a rename: the text and its tracks stay the same. */
	renamed(file: TFile, old: string): void {
		const seen = this.seen.get(old);
		this.gone(old);
		if (!seen) return this.changed(file);
		this.seen.set(file.path, seen);
		this.seenAnew();
		this.calls.learned([file.path]);
	}

	/** Schedules the next slice while there is work, and reports when all is done. */
	private goOn(): void {
		if (this.isOver || this.callOff) return;
		const canRead = this.wanted.size > 0 && this.reading.size < MOST_READS;
		if (this.texts.length > 0 || this.unsorted.length > 0 || this.candidates.length > 0 || canRead)
			this.callOff = this.idle.next(hasTime => this.slice(hasTime));
		else if (this.wanted.size === 0 && this.reading.size === 0) this.finish();
	}

	private slice(hasTime: () => boolean): void {
		this.callOff = undefined;
		const learned: string[] = [];
		while (hasTime() && this.step(learned));
		if (learned.length > 0) this.calls.learned(learned);
		this.goOn();
	}

	/** Does one small piece of work; returns false if there is none. */
	private step(learned: string[]): boolean {
		const note = this.texts.pop();
		if (note) this.lookThrough(note, learned);
		else if (this.lookAtNext(learned)) return true;
		else if (this.unsorted.length > 0) this.candidates.push(...this.unsorted.splice(-MANY).filter(this.isWorthReading));
		else if (this.candidates.length > 0) this.line();
		else return false;
		return true;
	}

	private readonly isWorthReading = (file: TFile): boolean => {
		const cache = this.app.metadataCache.getFileCache(file);
		return mayHoldBlocks(cache) || mayHideProperties(cache) || this.calls.hidesProperties(file.path);
	};

	/** Queues the candidates, most recently modified first, as these are likely in play. */
	private line(): void {
		for (const { path } of this.candidates.sort((a, b) => b.stat.mtime - a.stat.mtime)) this.wanted.add(path);
		this.candidates = [];
	}

	private lookAtNext(learned: string[]): boolean {
		const [path] = this.wanted;
		if (path === undefined || this.reading.has(path) || this.reading.size >= MOST_READS) return false;
		this.wanted.delete(path);
		const file = this.app.vault.getFileByPath(path);
		const known = this.remembered.get(path);
		this.remembered.delete(path);
		const isRemembered = file && known && isAsItWas(file, known);
		if (isRemembered && !mayHideProperties(this.app.metadataCache.getFileCache(file))) {
			this.calls.isUnchanged(path);
			this.learn(
				{ path, ...known },
				known.places.flatMap(place => glanceAt(place) ?? []),
				learned,
			);
		} else if (file && !isAsItWas(file, this.seen.get(path))) void this.read(file);
		return true;
	}

	private async read(file: TFile): Promise<void> {
		const { path } = file;
		const { mtime, size } = file.stat;
		this.reading.add(path);
		try {
			this.texts.push({ path, mtime, size, text: await this.app.vault.cachedRead(file) });
		} catch {
			// skipped until it changes or the plugin starts again
		} finally {
			this.reading.delete(path);
			this.goOn();
		}
	}

	private lookThrough(note: ReadNote, learned: string[]): void {
		const file = this.app.vault.getFileByPath(note.path);
		if (file && isAsItWas(file, note)) this.calls.wasRead(note.path, note.text);
		this.learn(note, tracksIn(note.text), learned);
	}

	private learn(
		{ path, mtime, size }: Omit<ReadNote, 'text'>,
		tracks: readonly GlancedTrack[],
		learned: string[],
	): void {
		if (!this.app.vault.getFileByPath(path)) return;
		if (gist(tracks) !== gist(this.in(path))) learned.push(path);
		this.seen.set(path, { mtime, size, tracks });
		this.seenAnew();
	}

	private finish(): void {
		if (this.isComplete || !this.isStarted) return;
		this.isComplete = true;
		this.calls.learned([]);
	}

	private seenAnew(): void {
		this.version += 1;
		this.isSaved = false;
		if (!this.isOver) this.saveSoon();
	}

	/** Stores the index. Notes that were not processed yet keep their stored entry. */
	private save(): void {
		if (this.isSaved) return;
		this.isSaved = true;
		const seen = [...this.seen].flatMap(([path, { mtime, size, tracks }]) => {
			const places = tracks.map(({ place }) => place);
			return this.calls.hidesProperties(path) ? [] : [[path, { mtime, size, places }] as const];
		});
		saveRemembered(this.app, new Map([...this.remembered, ...seen]));
	}
}

/** How many notes are processed between two checks of the time. */
const MANY = 200;

const isAsItWas = ({ stat }: TFile, known: { readonly mtime: number; readonly size: number } | undefined): boolean =>
	known?.mtime === stat.mtime && known.size === stat.size;

/** What listeners depend on: not the ticks, which are read from the note. */
const gist = (tracks: readonly GlancedTrack[]): string =>
	JSON.stringify(tracks.map(({ kind, name, status }) => [kind, name, status]));
