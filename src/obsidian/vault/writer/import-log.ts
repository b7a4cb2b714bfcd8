import { Component, type App } from 'obsidian';
import type { ImportedTrace, ImportLine, RememberedImport } from './parse-import-log';
import { importsIn, isUnder, linesOf, movedPath } from './parse-import-log';
import { valuesIn } from './json-lines';
import type { PluginFile } from './plugin-file';

/** How many finished imports can be undone, the latest first. One that is not finished, or only undone in part, stays. */
const MOST_IMPORTS = 3;

/**
 * What imports created and changed, in a file of the plugin's folder, so that an import can be undone as one action,
 * even after a restart and when its notes were moved. Each note is added before it is written.
 */
export class ImportMemory extends Component {
	/** The paths in the file, as soon as something was renamed. */
	private known: Set<string> | undefined;

	constructor(
		private readonly app: App,
		private readonly file: PluginFile,
	) {
		super();
	}

	override onload(): void {
		this.registerEvent(this.app.vault.on('rename', (file, from) => void this.renamed(from, file.path)));
	}

	/**
	 * Starts an import, or goes on with one of the same folder that was not finished. Returns its id; undefined if it
	 * cannot be remembered.
	 */
	async begin(id: number, root: string, folders: readonly string[]): Promise<number | undefined> {
		let begun: number | undefined;
		await this.file.next(async adapter => {
			const known = importsIn(valuesIn(await this.file.read(adapter)));
			const old = known.filter(({ isFinished }) => isFinished).slice(0, 1 - MOST_IMPORTS);
			if (old.length > 0) await this.rewrite(known.filter(each => !old.includes(each)));
			const same = known.filter(each => each.root === root && !each.isFinished).at(-1);
			await this.add({ id: same?.id ?? id, root, folders });
			begun = same?.id ?? id;
		});
		return begun;
	}

	/** Resolves to whether the note is in the file; otherwise it must not be written. */
	async remember(id: number, note: ImportedTrace): Promise<boolean> {
		let isKept = false;
		await this.file.next(async () => {
			await this.add({ id, note });
			isKept = true;
		});
		return isKept;
	}

	/** A note that was remembered has not been written. */
	notWritten(id: number, path: string): Promise<void> {
		return this.file.next(() => this.add({ id, notWritten: path }));
	}

	/** Every note of an import was written. */
	finish(id: number): Promise<void> {
		return this.file.next(() => this.add({ id, isFinished: true }));
	}

	/** The latest import that was not undone. */
	async last(): Promise<RememberedImport | undefined> {
		let last: RememberedImport | undefined;
		await this.file.next(async adapter => {
			last = importsIn(valuesIn(await this.file.read(adapter))).at(-1);
		});
		return last;
	}

	/** Forgets an import, or only these notes of it: what could not be undone stays, to be tried again. */
	forget(id: number, undone?: readonly ImportedTrace[]): Promise<void> {
		const isUndone = (note: ImportedTrace) =>
			undone?.some(({ path, mark }) => path === note.path && mark === note.mark) ?? true;
		return this.file.next(async adapter => {
			const known = importsIn(valuesIn(await this.file.read(adapter)));
			await this.rewrite(
				known.map(each =>
					each.id === id ? { ...each, isFinished: false, notes: each.notes.filter(note => !isUndone(note)) } : each,
				),
			);
		});
	}

	/** When a folder is renamed, Obsidian fires an event for each note in it, too. */
	private renamed(from: string, to: string): Promise<void> {
		return this.file.next(async adapter => {
			const known = (this.known ??= pathsOf(importsIn(valuesIn(await this.file.read(adapter)))));
			const moved = [...known].filter(path => isUnder(path, from));
			if (moved.length === 0) return;
			await this.add({ renamed: [from, to] });
			for (const path of moved) {
				known.delete(path);
				known.add(movedPath(path, from, to));
			}
		});
	}

	private async add(line: ImportLine): Promise<void> {
		if ('note' in line) this.known?.add(line.note.path);
		if ('root' in line) this.known = undefined;
		await this.file.append(line);
	}

	private async rewrite(imports: readonly RememberedImport[]): Promise<void> {
		const lines = imports.filter(({ notes }) => notes.length > 0).flatMap(linesOf);
		await this.file.replace(lines.map(line => `${JSON.stringify(line)}\n`).join(''));
	}
}

const pathsOf = (imports: readonly RememberedImport[]): Set<string> =>
	new Set(imports.flatMap(({ root, folders, notes }) => [root, ...folders, ...notes.map(({ path }) => path)]));
