import type { App, TAbstractFile } from 'obsidian';
import { Component, TFile } from 'obsidian';
import type { MemoryLine } from '../../../journal/pages/memory-line';
import { memoryLineIn } from '../../../journal/pages/memory-line';
import type { Remembered } from '../../../journal/pages/remembered';
import { SessionMemory } from '../../../journal/pages/session-memory';
import type { Known } from '../../../journal/pages/session-memory';
import type { PluginFile } from './plugin-file';
import { valuesIn } from './plugin-file';

/** A file of so many lines is rewritten at the next start, with what still counts. */
const MOST_LINES = 1200;
/** What is longer is not read, and a line that is longer is not kept: notes have short properties. */
const LONGEST_FILE = 16_000_000;
const LONGEST_LINE = 60_000;

/** What undo remembers, from one start of the app to the next, wherever the notes are moved. */
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

	/** Remembers an action in a journal that was written. */
	remember(action: Remembered): void {
		this.keep(this.memory.remember(action.journal, action));
	}

	/** A folder takes its notes along, and the app announces each. */
	private renamed(file: TAbstractFile, from: string): void {
		if (file instanceof TFile && file.extension === 'md') this.keep(this.memory.rename(from, file.path));
	}

	private keep(lines: readonly MemoryLine[]): void {
		if (lines.length === 0) return;
		void this.file.next(async () => {
			for (const line of lines.map(short)) await this.file.append(line);
		});
	}

	/** What was remembered in this session already is newer than what the file says. */
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

/** Of a record with properties that are too long it is only known that its bytes cannot be restored. */
function short(line: MemoryLine): MemoryLine {
	if (!('traces' in line) || JSON.stringify(line).length <= LONGEST_LINE) return line;
	return { ...line, traces: line.traces.map(trace => ({ ...trace, before: '', after: '', isBroken: true })) };
}
