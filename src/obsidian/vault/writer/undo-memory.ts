import type { App, TAbstractFile } from 'obsidian';
import { Component, TFile } from 'obsidian';
import type { MemoryLine } from '../../../journal/pages/memory-line';
import { memoryLineIn } from '../../../journal/pages/memory-line';
import type { Remembered } from '../../../journal/pages/page';
import { SessionMemory } from '../../../journal/pages/session-memory';
import type { Known } from '../../../journal/pages/session-memory';
import type { PluginFile } from './plugin-file';
import { valuesIn } from './json-lines';

/** A file with more lines is compacted at the next start. */
const MOST_LINES = 1200;
/** Longer files are not read and longer lines are not stored, as the properties of notes are short. */
const LONGEST_FILE = 16_000_000;
const LONGEST_LINE = 60_000;

/** What undo remembers across restarts, even when notes are moved. */
export class UndoMemory extends Component {
	private memory = new SessionMemory();

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

	of(journal: string): Known {
		return this.memory.of(journal);
	}

	/** Remembers an action that was written; resolves when it is in the file. */
	remember(action: Remembered): Promise<void> {
		return this.keep(this.memory.remember(action.journal, action));
	}

	/** When a folder is renamed, Obsidian fires an event for each note in it. */
	private renamed(file: TAbstractFile, from: string): void {
		if (file instanceof TFile && file.extension === 'md') void this.keep(this.memory.rename(from, file.path));
	}

	private async keep(lines: readonly MemoryLine[]): Promise<void> {
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
			const memory = new SessionMemory();
			for (const line of [...values.flatMap(value => memoryLineIn(value) ?? []), ...this.memory.lines])
				memory.take(line);
			this.memory = memory;
			if (values.length <= MOST_LINES && text.length <= LONGEST_FILE) return;
			await this.file.replace(memory.lines.map(line => `${JSON.stringify(short(line))}\n`).join(''));
		});
	}
}

/** Shortens a line that is too long: it then only says that the original bytes cannot be restored. */
function short(line: MemoryLine): MemoryLine {
	if (!('traces' in line) || JSON.stringify(line).length <= LONGEST_LINE) return line;
	return { ...line, traces: line.traces.map(trace => ({ ...trace, before: '', after: '', isBroken: true })) };
}
