import { Component, debounce, TFile, type App } from 'obsidian';
import { swornIn } from '../../../journal/frontmatter/properties';
import { cachedProperties } from './cached-note';
import type { OracleBook } from '../../../rules/oracles/oracle-book';
import { readPlayerTables } from '../../../rules/player-tables/read-player-tables';
import {
	declaresOracles,
	mayHoldTables,
	rollableTables,
	withPlayerTables,
	type OraclesOfNote,
} from '../../../rules/player-tables/rollable-tables';
import { IdleTime } from './time-slices';

/** How many notes are processed between two checks of the time. */
const MANY = 200;
/** How many notes are read in parallel. */
const MOST_READS = 8;
/** How long to wait after a change before reading the note, in milliseconds. */
const PAUSE = 300;

/**
 * The player's own tables in notes. Candidates are found by properties and headings in Obsidian's cache; only those are
 * read: in idle time after the start, after changes, or at once when an oracle is asked.
 */
export class TableNoteIndex extends Component {
	private readonly known = new Map<string, OraclesOfNote>();
	/** Notes that had unresolved links when they were read. */
	private readonly astray = new Set<string>();
	/** Notes yet to be filtered by the cache, and the paths yet to be read. */
	private unsorted: TFile[] = [];
	private readonly wanted = new Set<string>();
	private readonly idle = new IdleTime();
	private callOff: (() => void) | undefined;
	private isStarted = false;
	private readonly goOnSoon = debounce(() => this.goOn(), PAUSE, true);
	private books = new WeakMap<OracleBook, OracleBook>();

	constructor(
		private readonly app: App,
		/** Whether a note is in a template folder. */
		private readonly isForm: (path: string) => boolean,
	) {
		super();
	}

	override onload(): void {
		const { metadataCache, vault, workspace } = this.app;
		workspace.onLayoutReady(() => {
			this.start();
			this.registerEvent(vault.on('create', () => this.linksMayLead()));
		});
		this.registerEvent(metadataCache.on('changed', file => this.changed(file)));
		this.registerEvent(metadataCache.on('deleted', file => this.gone(file.path)));
		this.registerEvent(
			vault.on('rename', (file, old) => {
				if (!(file instanceof TFile)) return;
				this.gone(old);
				this.changed(file);
			}),
		);
	}

	override onunload(): void {
		this.callOff?.();
		this.goOnSoon.cancel();
	}

	/** The oracles of a book, extended with those of the player's notes that are read. */
	over(book: OracleBook): OracleBook {
		const whole = this.books.get(book) ?? withPlayerTables(book, this.notes);
		this.books.set(book, whole);
		return whole;
	}

	/** The note with a table, by its id. */
	noteOf(id: string): OraclesOfNote | undefined {
		return this.notes.find(({ oracles }) => oracles.some(({ _id }) => _id === id));
	}

	/** Sorted by path, so that the same table always wins if two have the same name. */
	private get notes(): readonly OraclesOfNote[] {
		const notes = [...this.known.values()].filter(({ path }) => !this.isForm(path));
		return notes.sort((a, b) => (a.path < b.path ? -1 : 1));
	}

	/** Whether every note with tables is read and up to date. */
	get isComplete(): boolean {
		return this.isStarted && this.unsorted.length === 0 && this.wanted.size === 0;
	}

	/** Reads everything that is still unread. */
	async whenRead(): Promise<void> {
		this.start();
		this.sortOut(this.unsorted.splice(0));
		while (this.wanted.size > 0) await Promise.all([...this.wanted].map(path => this.read(path)));
	}

	private start(): void {
		if (this.isStarted) return;
		this.isStarted = true;
		this.unsorted = this.app.vault.getMarkdownFiles();
		this.goOn();
	}

	private goOn(): void {
		if (this.callOff || (this.unsorted.length === 0 && this.wanted.size === 0)) return;
		this.callOff = this.idle.next(hasTime => {
			this.callOff = undefined;
			this.slice(hasTime);
		});
	}

	private slice(hasTime: () => boolean): void {
		while (this.unsorted.length > 0 && hasTime()) this.sortOut(this.unsorted.splice(-MANY));
		if (this.unsorted.length > 0) this.goOn();
		else void Promise.all([...this.wanted].slice(0, MOST_READS).map(path => this.read(path))).then(() => this.goOn());
	}

	private sortOut(files: readonly TFile[]): void {
		for (const file of files) if (this.mayHold(file)) this.wanted.add(file.path);
	}

	private mayHold(file: TFile): boolean {
		const cache = this.app.metadataCache.getFileCache(file);
		const headings = cache?.headings?.map(({ heading }) => heading) ?? [];
		const sworn = this.swornAt(file.path);
		return mayHoldTables(sworn, headings) && sworn !== 'template' && !this.isForm(file.path);
	}

	private swornAt(path: string): string | undefined {
		const properties = cachedProperties(this.app, path);
		return properties && swornIn(properties);
	}

	private changed(file: TFile): void {
		if (!this.isStarted) return; // it will be read with all the others
		if (!this.mayHold(file)) return this.gone(file.path);
		this.wanted.add(file.path);
		this.goOnSoon();
	}

	private gone(path: string): void {
		this.wanted.delete(path);
		this.astray.delete(path);
		if (this.known.delete(path)) this.books = new WeakMap();
	}

	/** A new note may resolve links that were unresolved. */
	private linksMayLead(): void {
		for (const path of this.astray) this.wanted.add(path);
		if (this.astray.size > 0) this.goOnSoon();
	}

	private async read(path: string): Promise<void> {
		this.wanted.delete(path);
		const file = this.app.vault.getFileByPath(path);
		if (!file) return;
		try {
			this.learn(file, await this.app.vault.cachedRead(file));
		} catch {
			// skipped until it changes or the plugin starts again
		}
	}

	private learn(file: TFile, text: string): void {
		const { metadataCache } = this.app;
		const { path, basename: name } = file;
		this.astray.delete(path);
		const resolve = (link: string) => {
			const found = metadataCache.getFirstLinkpathDest(link, path)?.path;
			if (found === undefined) this.astray.add(path);
			return found;
		};
		const { tables } = readPlayerTables(text, { path, name, resolve });
		const isDeclared = declaresOracles(this.swornAt(path));
		const oracles = rollableTables(tables, isDeclared).map(({ oracle }) => oracle);
		if (oracles.length > 0) this.known.set(path, { path, oracles });
		else this.known.delete(path);
		this.books = new WeakMap();
	}
}
