import type { DataAdapter } from 'obsidian';
import type { Remembered } from '../../../journal/pages/remembered';
import type { LoggedAction } from './logged-action';
import { actionsIn, loggedNote } from './logged-action';
import type { PluginFile } from './plugin-file';
import type { Step } from './write-step';

/** The log entry of an action that is being written. */
export interface LogEntry {
	/** Resolves when the action is in the log, or when logging failed. */
	readonly wasLogged: Promise<void>;
	/** Called when the action is written completely, or reverted completely. */
	readonly end: () => Promise<void>;
	/** Called when it is neither; the action then stays in the log. */
	readonly leave: () => void;
}

/** How many unfinished actions are kept. Beyond that, the oldest are dropped. */
const MOST_ACTIONS = 5;

/**
 * A write-ahead log of actions, in a file of the plugin's folder. An action is logged before its first byte is written
 * and removed after the last, so anything found in the log at the next start was interrupted.
 */
export class ActionLog {
	/** Called when an action is left half-done while Obsidian keeps running. */
	onLeft: () => void = () => {};
	private unfinished: readonly LoggedAction[] = [];
	private readonly underWay = new Set<number>();
	private isLoaded = false;
	private lastId = 0;

	constructor(private readonly file: PluginFile) {}

	/** The actions that were interrupted, in this session or an earlier one, without those still being written. */
	async cutOff(): Promise<readonly LoggedAction[]> {
		await this.file.next(adapter => this.load(adapter));
		return this.unfinished.filter(({ id }) => !this.underWay.has(id));
	}

	begin(steps: readonly Step[], remembered?: Remembered): LogEntry {
		const at = Date.now();
		this.lastId = Math.max(this.lastId + 1, at);
		const notes = steps.map(loggedNote);
		const action: LoggedAction = { id: this.lastId, at, notes, ...(remembered ? { remembered } : {}) };
		this.underWay.add(action.id);
		const wasLogged = this.file.next(async adapter => {
			await this.load(adapter);
			this.unfinished = [...this.unfinished, action].slice(-MOST_ACTIONS);
			await this.file.append(action);
		});
		return {
			wasLogged,
			end: () => this.end(action),
			leave: () => {
				this.underWay.delete(action.id);
				this.onLeft();
			},
		};
	}

	/** Removes an action that is settled: written, reverted, or left as it is. */
	end({ id }: Pick<LoggedAction, 'id'>): Promise<void> {
		return this.file.next(async () => {
			this.underWay.delete(id);
			this.unfinished = this.unfinished.filter(action => action.id !== id);
			if (this.unfinished.length > 0) await this.file.append({ end: id });
			else await this.removeOr({ end: id });
		});
	}

	/** Deletes the log. If that fails, a last line marks its remaining action as settled. */
	private async removeOr(line: unknown): Promise<void> {
		try {
			await this.file.remove();
		} catch (error) {
			await this.file.append(line);
			throw error;
		}
	}

	private async load(adapter: DataAdapter): Promise<void> {
		if (this.isLoaded) return;
		this.isLoaded = true;
		const text = await this.file.read(adapter);
		this.unfinished = actionsIn(text).slice(-MOST_ACTIONS);
		this.lastId = Math.max(0, ...this.unfinished.map(({ id }) => id));
		// nothing is unfinished: the last end was not written, or the file is not a log
		if (text !== '' && this.unfinished.length === 0) await this.file.remove();
	}
}
