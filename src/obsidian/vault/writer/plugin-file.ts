import type { DataAdapter } from 'obsidian';
import { conflictOf } from '../../../journal/notes/conflict-copy';
import { isCutShort, isDamaged, isWhole, valuesIn } from './json-lines';

/** A file of JSON lines in the plugin's folder. Access to it is serialized. */
export class PluginFile {
	private turn: Promise<void> = Promise.resolve();
	private isThere: boolean | undefined;
	/** Copies of the file that a file sync has left beside it where two devices wrote at once. */
	private copies: readonly string[] = [];
	/** The text as it was read last, if it had lines that are not ours. */
	private damaged: string | undefined;

	constructor(
		private readonly adapter: DataAdapter,
		private readonly folder: string,
		private readonly name: string,
		/** Called with errors, which never interrupt play. */
		private readonly failed: (error: unknown) => void,
	) {}

	/** Runs a job after all earlier ones. Never rejects; errors go to `failed`. */
	next(job: (adapter: DataAdapter) => Promise<void>): Promise<void> {
		this.turn = this.turn.then(() => job(this.adapter)).catch(this.failed);
		return this.turn;
	}

	/** This and the following methods must be called from a job. */
	async read(adapter: DataAdapter): Promise<string> {
		const waiting = await this.waiting();
		// what cannot be settled now can still be read
		if (waiting) await this.settle(waiting).catch(() => {});
		this.isThere = await adapter.exists(this.path);
		const text = this.isThere ? await adapter.read(this.path) : waiting?.isNewer ? waiting.text : '';
		this.damaged = isDamaged(text) ? text : undefined;
		return text;
	}

	/** The same with the copies that a file sync has left beside it. */
	async readWithCopies(adapter: DataAdapter): Promise<string> {
		const files = (await adapter.exists(this.folder)) ? (await adapter.list(this.folder)).files : [];
		this.copies = files.filter(path => this.isCopy(path));
		return this.readAgain(adapter);
	}

	/** The same with the copies that were found before. */
	async readAgain(adapter: DataAdapter): Promise<string> {
		const texts = [await this.read(adapter)];
		for (const copy of this.copies) if (await adapter.exists(copy)) texts.push(await adapter.read(copy));
		return texts.filter(text => text !== '').join('\n');
	}

	/** “unfinished-actions.sync-conflict-20261126.jsonl”, “unfinished-actions (conflicted copy).jsonl” and the like. */
	private isCopy(path: string): boolean {
		const name = path.slice(path.lastIndexOf('/') + 1);
		const dot = this.name.lastIndexOf('.');
		const ending = this.name.slice(dot);
		return name.endsWith(ending) && conflictOf(name.slice(0, -ending.length)) === this.name.slice(0, dot);
	}

	/** Starts on a new line, so that a truncated line before it does no harm. Resolves when the line is in the file. */
	async append(line: unknown): Promise<void> {
		const text = `${JSON.stringify(line)}\n`;
		if (!(this.isThere ?? false)) await this.lookForIt();
		const size = await this.size();
		if (this.isThere) await this.adapter.append(this.path, `\n${text}`);
		else await this.create(text);
		const isLonger = (await this.size()) > size + text.length - 1;
		if (!isLonger && !(await this.adapter.read(this.path)).includes(text)) throw notReadBack();
	}

	/**
	 * Writes the text beside the file, reads it back, and only then puts it in its place. Where that is cut off, the next
	 * read finds either.
	 */
	async replace(text: string): Promise<void> {
		if (text === '') return this.remove();
		await this.makeFolder();
		await this.keepDamaged();
		this.isThere = undefined;
		await this.adapter.write(this.newPath, text);
		if ((await this.adapter.read(this.newPath)) !== text) throw notReadBack();
		await this.putInPlace();
	}

	/** Removes the file, and those copies beside it in which every value is ours. */
	async remove(isOurs: (value: unknown) => boolean = () => false): Promise<void> {
		for (const copy of this.copies) {
			if (!(await this.adapter.exists(copy))) continue;
			const text = await this.adapter.read(copy);
			if (!isDamaged(text) && valuesIn(text).every(isOurs)) await this.adapter.remove(copy);
		}
		this.copies = [];
		await this.keepDamaged();
		for (const path of [this.newPath, this.path]) if (await this.adapter.exists(path)) await this.adapter.remove(path);
		this.isThere = false;
	}

	private async create(text: string): Promise<void> {
		await this.makeFolder();
		await this.adapter.write(this.path, text);
		this.isThere = true;
	}

	private async makeFolder(): Promise<void> {
		if (!(await this.adapter.exists(this.folder))) await this.adapter.mkdir(this.folder);
	}

	private async lookForIt(): Promise<void> {
		const waiting = await this.waiting();
		if (waiting) await this.settle(waiting);
		this.isThere = await this.adapter.exists(this.path);
	}

	private async size(): Promise<number> {
		return (await this.adapter.stat(this.path))?.size ?? 0;
	}

	/** A text that was written beside the file by a replacement that was cut off. */
	private async waiting(): Promise<Waiting | undefined> {
		const { adapter, path, newPath } = this;
		if (!(await adapter.exists(newPath))) return undefined;
		const text = await adapter.read(newPath);
		const there = (await adapter.exists(path)) ? await adapter.read(path) : '';
		return { text, there, isNewer: isWhole(text) && (isCutShort(there) || there.length < text.length) };
	}

	/** Ends a replacement that was cut off, or drops what it had written. */
	private async settle({ there, isNewer }: Waiting): Promise<void> {
		if (!isNewer) return this.adapter.remove(this.newPath);
		this.damaged = isDamaged(there) ? there : undefined;
		await this.keepDamaged();
		await this.putInPlace();
	}

	/** A rename does not replace a file on every system. */
	private async putInPlace(): Promise<void> {
		if (await this.adapter.exists(this.path)) await this.adapter.remove(this.path);
		await this.adapter.rename(this.newPath, this.path);
		this.isThere = true;
	}

	/** Keeps a copy of a file with lines that are not ours before it is replaced or removed. */
	private async keepDamaged(): Promise<void> {
		const { adapter, damaged } = this;
		if (damaged === undefined) return;
		let copy = `${this.path}.damaged`;
		for (let i = 2; await adapter.exists(copy); i++) {
			if ((await adapter.read(copy)) === damaged) break;
			copy = `${this.path}.damaged-${i}`;
		}
		await adapter.write(copy, damaged);
		this.damaged = undefined;
	}

	private get path(): string {
		return `${this.folder}/${this.name}`;
	}

	private get newPath(): string {
		return `${this.path}.new`;
	}
}

/** What is to take the place of a file. */
interface Waiting {
	readonly text: string;
	/** The text of the file itself. */
	readonly there: string;
	/** Whether it holds what the file does not; else the file has all that counts. */
	readonly isNewer: boolean;
}

const notReadBack = (): Error => new Error('it could not be read back');
