import type { UndoData } from '../../../journal/actions/action-notes';
import { actionsIn, endOf, isLogLine, loggedNote, strayPathIn, type LoggedAction } from './logged-action';
import type { PluginFile } from './plugin-file';
import type { FileOperation } from './file-operation';

/** The log entry of an action that is being written. */
export interface LogEntry {
	/** Resolves when the action is in the log, or when logging failed. */
	readonly wasLogged: Promise<void>;
	/** Called when the action is written completely, or reverted completely. */
	readonly end: () => Promise<void>;
	/** Called when it is neither; the action then stays in the log. */
	readonly leave: () => void;
}

/** How many unfinished actions of a device are looked at: the latest. */
const MOST_ACTIONS = 5;

/** A log with more lines is written anew, with what is unfinished only. */
const MOST_LINES = 200;

/**
 * What another device has left unfinished is its own to settle, and may be being written. Only after a day, in
 * milliseconds, is it taken for given up.
 */
const GIVEN_UP = 24 * 60 * 60 * 1000;

/**
 * A write-ahead log of actions, in a file of the plugin's folder. An action is logged before its first byte is written
 * and removed after the last, so anything found in the log at the next start was interrupted. A file sync may share the
 * folder with other devices, so the file is read again whenever it matters, and each device removes its own entries.
 */
export class ActionLog {
	/** Called when an action is left half-done while Obsidian keeps running. */
	onLeft: () => void = () => {};
	/** What other devices have left unfinished or are writing, as found by `cutOff`. */
	ofOthers: readonly LoggedAction[] = [];
	/** A path in the log that leads to no place among the notes; its action was not read. */
	strayPath: string | undefined;
	private readonly underWay = new Set<number>();
	private lastId = 0;

	constructor(
		private readonly file: PluginFile,
		private readonly device?: string,
	) {}

	/** The actions that were interrupted, in this session or an earlier one, without those still being written. */
	async cutOff(): Promise<readonly LoggedAction[]> {
		let unfinished: readonly LoggedAction[] = [];
		await this.file.next(async adapter => {
			const text = await this.file.readWithCopies(adapter);
			this.strayPath = strayPathIn(text);
			unfinished = actionsIn(text);
			// nothing is unfinished: the last end was not written, or the file is not a log
			if (text !== '' && unfinished.length === 0) await this.file.remove(isLogLine);
		});
		this.ofOthers = unfinished.filter(action => !this.isOwn(action) && !this.isCutOff(action));
		return unfinished.filter(action => this.isCutOff(action)).slice(-MOST_ACTIONS);
	}

	private isOwn({ device }: LoggedAction): boolean {
		return device === undefined || device === this.device;
	}

	private isCutOff(action: LoggedAction): boolean {
		return this.isOwn(action) ? !this.underWay.has(action.id) : Date.now() - action.at > GIVEN_UP;
	}

	begin(steps: readonly FileOperation[], remembered?: UndoData): LogEntry {
		const at = Date.now();
		this.lastId = Math.max(this.lastId + 1, at);
		const notes = steps.map(loggedNote);
		const { device } = this;
		const action: LoggedAction = {
			id: this.lastId,
			at,
			notes,
			...(remembered ? { remembered } : {}),
			...(device === undefined ? {} : { device }),
		};
		this.underWay.add(action.id);
		return {
			wasLogged: this.file.next(() => this.file.append(action)),
			end: () => this.end(action),
			leave: () => {
				this.underWay.delete(action.id);
				this.onLeft();
			},
		};
	}

	/** Removes an action that is settled: written, reverted, or left as it is. */
	end(action: Pick<LoggedAction, 'id' | 'device'>): Promise<void> {
		return this.file.next(async adapter => {
			this.underWay.delete(action.id);
			const text = await this.file.readAgain(adapter);
			const isIt = ({ id, device }: LoggedAction) => id === action.id && device === action.device;
			const left = actionsIn(text).filter(other => !isIt(other));
			if (left.length === 0) await this.removeOr(endOf(action));
			else if (text.split('\n').length > MOST_LINES) await this.file.replace(linesOf(left));
			else await this.file.append(endOf(action));
		});
	}

	/** Deletes the log. If that fails, a last line marks its remaining action as settled. */
	private async removeOr(line: unknown): Promise<void> {
		try {
			await this.file.remove(isLogLine);
		} catch (error) {
			await this.file.append(line);
			throw error;
		}
	}
}

const linesOf = (actions: readonly LoggedAction[]): string =>
	actions.map(action => `${JSON.stringify(action)}\n`).join('');
