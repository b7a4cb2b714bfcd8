import type { DataAdapter } from 'obsidian';

/** A file of JSON lines in the plugin's folder. Access to it is serialized. */
export class PluginFile {
	private turn: Promise<void> = Promise.resolve();
	private isThere: boolean | undefined;
	/** Copies of the file that a file sync has left beside it where two devices wrote at once. */
	private copies: readonly string[] = [];

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
		this.isThere = await adapter.exists(this.path);
		return this.isThere ? adapter.read(this.path) : '';
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
		return name !== this.name && name.startsWith(this.name.slice(0, dot)) && name.endsWith(this.name.slice(dot));
	}

	/** Starts on a new line, so that a truncated line before it does no harm. */
	async append(line: unknown): Promise<void> {
		const text = `${JSON.stringify(line)}\n`;
		this.isThere ??= await this.adapter.exists(this.path);
		if (this.isThere) return this.adapter.append(this.path, `\n${text}`);
		await this.replace(text);
	}

	async replace(text: string): Promise<void> {
		if (!(await this.adapter.exists(this.folder))) await this.adapter.mkdir(this.folder);
		await this.adapter.write(this.path, text);
		this.isThere = true;
	}

	async remove(): Promise<void> {
		for (const copy of this.copies) if (await this.adapter.exists(copy)) await this.adapter.remove(copy);
		this.copies = [];
		if (await this.adapter.exists(this.path)) await this.adapter.remove(this.path);
		this.isThere = false;
	}

	private get path(): string {
		return `${this.folder}/${this.name}`;
	}
}

/** The values of the lines. Lines that are not JSON objects are skipped. */
export const valuesIn = (text: string): readonly unknown[] => text.split('\n').flatMap(line => parsed(line));

function parsed(line: string): readonly unknown[] {
	if (!line.startsWith('{')) return [];
	try {
		return [JSON.parse(line) as unknown];
	} catch {
		return [];
	}
}
