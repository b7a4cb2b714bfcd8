import { Component, TFile, type App } from 'obsidian';
import type { NoteWriter } from '../../vault/writer/note-writer';

/**
 * How long a card waits for its notes, in milliseconds: a synced folder may have to download them. A slow device that
 * is busy with a long journal for longer than this renders its cards twice.
 */
const PATIENCE = 1000;
/** The `mtime` of text that the plugin wrote itself: it is shown at once, but the file is still read. */
const NOT_READ = -1;

/**
 * The texts of notes for display: from open editors, otherwise as last read. Never use them to decide what to write.
 */
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

	/** The text that is known, if any. A missing or stale text is then read from disk, and listeners are notified. */
	of(path: string): string | undefined {
		const open = this.writer.openText(path);
		if (open !== undefined) return open;
		const file = this.app.vault.getFileByPath(path);
		if (!file) return undefined;
		const written = this.writer.takeWritten(path);
		if (written !== undefined) this.texts.set(path, { mtime: NOT_READ, text: written });
		const known = this.texts.get(path);
		if (known?.mtime !== file.stat.mtime) this.startReading(file);
		return known?.text;
	}

	/**
	 * Resolves when the notes without any known text are read, cannot be read, or take too long. Undefined if there are
	 * none.
	 */
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
			// If the file changed again meanwhile, a newer text may be known already; it is read again on the next request.
			if (file.stat.mtime === mtime || !this.texts.has(path)) this.texts.set(path, { mtime, text });
		} catch {
			return; // the next press reads it again and reports the error
		} finally {
			this.reading.delete(path);
		}
		this.wasRead(path);
	}
}
