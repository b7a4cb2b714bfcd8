import { Component, TFile, type App, type TAbstractFile } from 'obsidian';
import { memoryLineIn, type UndoLogEntry } from '../../../journal/actions/undo-log-entry';
import type { UndoData } from '../../../journal/actions/action-notes';
import { UndoLog, type JournalUndoLog } from '../../../journal/actions/undo-log';
import type { PluginFile } from './plugin-file';
import { valuesIn } from './json-lines';

/** A file with more lines is compacted at the next start. */
const MOST_LINES = 1200;
/** Longer files are not read and longer lines are not stored, as the properties of notes are short. */
const LONGEST_FILE = 16_000_000;
const LONGEST_LINE = 60_000;

/** What undo remembers across restarts, even when notes are moved. */
export class UndoLogFile extends Component {
	private memory = new UndoLog();

	constructor(
		private readonly app: App,
		private readonly file: PluginFile,
	) {
		super();
	}

	override onload(): void {
		this.registerEvent(this.app.vault.on('rename', (file, from) => this.renamed(file, from)));
		this.app.workspace.onLayoutReady(() => void this.recall());
	}

	of(journal: string): JournalUndoLog {
		return this.memory.of(journal);
	}

	/** Remembers an action that was written; resolves when it is in the file. */
	remember(action: UndoData): Promise<void> {
		return this.keep(this.memory.remember(action.journal, action));
	}

	/** When a folder is renamed, Obsidian fires an event for each note in it. */
	private renamed(file: TAbstractFile, from: string): void {
		if (file instanceof TFile && file.extension === 'md') void this.keep(this.memory.rename(from, file.path));
	}

	private async keep(lines: readonly UndoLogEntry[]): Promise<void> {
		if (lines.length === 0) return;
		await this.file.next(async () => {
			for (const line of lines.map(short)) await this.file.append(line);
		});
	}

	/** Loads the file. What this session has already remembered is newer and goes on top. */
	private recall(): Promise<void> {
		return this.file.next(async adapter => {
			const text = await this.file.read(adapter);
			const values = text.length > LONGEST_FILE ? [] : valuesIn(text);
			const memory = new UndoLog();
			for (const line of [...values.flatMap(value => memoryLineIn(value) ?? []), ...this.memory.lines])
				memory.take(line);
			this.memory = memory;
			if (values.length <= MOST_LINES && text.length <= LONGEST_FILE) return;
			await this.file.replace(memory.lines.map(line => `${JSON.stringify(short(line))}\n`).join(''));
		});
	}
}

/** Shortens a line that is too long: it then only says that the original bytes cannot be restored. */
function short(line: UndoLogEntry): UndoLogEntry {
	if (!('traces' in line) || JSON.stringify(line).length <= LONGEST_LINE) return line;
	return { ...line, traces: line.traces.map(trace => ({ ...trace, before: '', after: '', isBroken: true })) };
}
