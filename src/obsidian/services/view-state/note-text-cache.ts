import type { App } from 'obsidian';
import { Component, TFile } from 'obsidian';
import type { NoteWriter } from '../../vault/writer/note-writer';

/**
 * How long a card waits for its notes, in milliseconds: a synced folder may fetch them from afar. A slow device that is
 * busy with a long journal for so long would render its cards twice.
 */
const PATIENCE = 1000;
/** What the plugin wrote itself is shown at once, and read all the same. */
const NOT_READ = -1;

/** The texts of notes as they are shown: of open editors, else as they were last read. Never for writing. */
export class NoteTextCache extends Component {
	private readonly texts = new Map<string, { readonly mtime: number; readonly text: string }>();
	private readonly reading = new Map<string, Promise<void>>();

	constructor(
		private readonly app: App,
		private readonly writer: NoteWriter,
		/** Called with the path of a note that was read. */
		private readonly wasRead: (path: string) => void,
	) {
		super();
	}

	override onload(): void {
		const { vault } = this.app;
		this.registerEvent(vault.on('delete', ({ path }) => this.texts.delete(path)));
		this.registerEvent(vault.on('rename', (_, old) => this.texts.delete(old)));
		this.registerEvent(
			vault.on('modify', file => {
				if (this.texts.has(file.path)) this.of(file.path);
			}),
		);
	}

	/** The text as far as it is known. What is not known, or no longer so, is read, and listeners hear of it. */
	of(path: string): string | undefined {
		const open = this.writer.openText(path);
		if (open !== undefined) return open;
		const file = this.app.vault.getAbstractFileByPath(path);
		if (!(file instanceof TFile)) return undefined;
		const written = this.writer.takeWritten(path);
		if (written !== undefined) this.texts.set(path, { mtime: NOT_READ, text: written });
		const known = this.texts.get(path);
		if (known?.mtime !== file.stat.mtime) this.startReading(file);
		return known?.text;
	}

	/** When those of the notes of which nothing is known yet are read, or cannot be; absent when there are none. */
	whenRead(paths: readonly string[]): Promise<void> | undefined {
		const reading = paths.flatMap(path => (this.texts.has(path) ? [] : (this.reading.get(path) ?? [])));
		if (reading.length === 0) return undefined;
		let timer: number;
		const tooLong = new Promise<void>(resolve => (timer = window.setTimeout(resolve, PATIENCE)));
		return Promise.race([Promise.all(reading), tooLong]).then(() => window.clearTimeout(timer));
	}

	private startReading(file: TFile): void {
		if (this.reading.has(file.path)) return;
		this.reading.set(file.path, this.read(file));
	}

	private async read(file: TFile): Promise<void> {
		const { path } = file;
		const { mtime } = file.stat;
		try {
			const text = await this.app.vault.cachedRead(file);
			// Of what changed again meanwhile something newer may be known; it is read once more when it is asked for.
			if (file.stat.mtime === mtime || !this.texts.has(path)) this.texts.set(path, { mtime, text });
		} catch {
			return; // the next press reads it again, and tells
		} finally {
			this.reading.delete(path);
		}
		this.wasRead(path);
	}
}
