import type { DataAdapter } from 'obsidian';

/** A file of lines that the plugin keeps for itself beside its settings. What is asked of it is done in turn. */
export class PluginFile {
	private turn: Promise<void> = Promise.resolve();
	private isThere: boolean | undefined;

	constructor(
		private readonly adapter: DataAdapter,
		private readonly folder: string,
		private readonly name: string,
		/** A file that cannot be used never stands in the way of play. */
		private readonly failed: (error: unknown) => void,
	) {}

	/** Does something when all that was asked before is done. It never fails: what goes wrong is handed on. */
	next(job: (adapter: DataAdapter) => Promise<void>): Promise<void> {
		this.turn = this.turn.then(() => job(this.adapter)).catch(this.failed);
		return this.turn;
	}

	/** To be called in turn, as are the following. */
	async read(adapter: DataAdapter): Promise<string> {
		this.isThere = await adapter.exists(this.path);
		return this.isThere ? adapter.read(this.path) : '';
	}

	/** A line that was cut off before this one is kept apart from it. */
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

/** The values in the lines of such a file. Whatever else is there is passed over. */
export const valuesIn = (text: string): readonly unknown[] => text.split('\n').flatMap(line => parsed(line));

function parsed(line: string): readonly unknown[] {
	if (!line.startsWith('{')) return [];
	try {
		return [JSON.parse(line) as unknown];
	} catch {
		return [];
	}
}
