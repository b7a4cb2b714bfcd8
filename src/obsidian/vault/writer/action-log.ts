import type { DataAdapter } from 'obsidian';
import type { Remembered } from '../../../journal/pages/remembered';
import type { LoggedAction } from './logged-action';
import { actionsIn, loggedNote } from './logged-action';
import type { PluginFile } from './plugin-file';
import type { Step } from './write-step';

/** An action that is being written. */
export interface LogEntry {
	/** When it is known on disk what is about to be written, or that it cannot be. */
	readonly wasLogged: Promise<void>;
	/** The action is whole, or wholly reverted. */
	readonly end: () => Promise<void>;
	/** The action is neither: it stays in the log. */
	readonly leave: () => void;
}

/** Unfinished actions that are kept; of more, the oldest are forgotten. */
const MOST_ACTIONS = 5;

/**
 * What the action under way is about to write, in a file of the plugin's own beside its settings. It is there before the
 * first byte of the action is, and gone after the last: what the next start finds in it was cut off.
 */
export class ActionLog {
	/** Called when an action is left half-done, although the app continues. */
	onLeft: () => void = () => {};
	private unfinished: readonly LoggedAction[] = [];
	private readonly underWay = new Set<number>();
	private isLoaded = false;
	private lastId = 0;

	constructor(private readonly file: PluginFile) {}

	/** The actions that were cut off, here or in an earlier start of the app; none that is still being written. */
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

	/** The action is settled: whole, reverted, or left as it is. */
	end({ id }: Pick<LoggedAction, 'id'>): Promise<void> {
		return this.file.next(async () => {
			this.underWay.delete(id);
			this.unfinished = this.unfinished.filter(action => action.id !== id);
			if (this.unfinished.length > 0) await this.file.append({ end: id });
			else await this.removeOr({ end: id });
		});
	}

	/** A log that cannot be removed says in its last line that nothing of it is left to do. */
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
		// nothing is left to do: an end that could not be written, or what is no log at all
		if (text !== '' && this.unfinished.length === 0) await this.file.remove();
	}
}
