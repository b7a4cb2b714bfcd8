import type { DataAdapter } from 'obsidian';

/** A file of JSON lines in the plugin's folder. Access to it is serialized. */
export class PluginFile {
	private turn: Promise<void> = Promise.resolve();
	private isThere: boolean | undefined;

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
		if (this.isThere) await this.adapter.remove(this.path);
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
