import type { App, TFile } from 'obsidian';
import { MarkdownView } from 'obsidian';
import type { TextChange } from '../../../journal/text/text-change';
import type { RenameStep } from './write-step';
import { isOtherCase } from './write-step';
import { isLoaded } from '../loaded-notes';

/** The texts under the old and the new path of a rename; nothing if there is no such file. */
interface BothPlaces {
	readonly from: string | undefined;
	readonly to: string | undefined;
}

/** Notes as they are open in editors and as they are on disk. */
export class NoteFiles {
	/** The note being edited through its editor just now: such a change is ours, not the player's. */
	writing: string | undefined;
	/** The path that a note is being renamed to just now. */
	renaming: string | undefined;

	private readonly written = new Map<string, string>();

	constructor(private readonly app: App) {}

	/** The file of a note that must be there. */
	fileAt(path: string): TFile {
		const file = this.app.vault.getFileByPath(path);
		if (!file) throw new Error('the note is gone');
		return file;
	}

	/** The view in which a note is open for writing; Reading view has none, nor one that is still being opened. */
	viewOf(path: string): MarkdownView | undefined {
		const isIt = (view: MarkdownView | null): view is MarkdownView =>
			view?.file?.path === path && view.getMode() === 'source' && isLoaded(view);
		const active = this.app.workspace.getActiveViewOfType(MarkdownView);
		if (isIt(active)) return active;
		for (const { view } of this.app.workspace.getLeavesOfType('markdown'))
			if (view instanceof MarkdownView && isIt(view)) return view;
		return undefined;
	}

	/** The text as it is in its editor, unsaved typing included. */
	openText(path: string): string | undefined {
		return this.viewOf(path)?.editor.getValue();
	}

	/** One transaction, so one undo. The cursor is moved apart from it: a selection is not a change. */
	editInEditor({ editor }: MarkdownView, path: string, changes: readonly TextChange[], cursor?: number): void {
		this.writing = path;
		try {
			editor.transaction({
				changes: changes.map(({ from, to, insert }) => ({
					from: editor.offsetToPos(from),
					to: editor.offsetToPos(to),
					text: insert,
				})),
			});
		} finally {
			this.writing = undefined;
		}
		if (cursor !== undefined) editor.setCursor(editor.offsetToPos(cursor));
	}

	/** The bytes of a note that the app knows. */
	onDisk(path: string): Promise<string> {
		return this.app.vault.read(this.fileAt(path));
	}

	/** What is on disk, whether or not the app knows of it; nothing if there is no such file. */
	async standing(path: string, isExact = false): Promise<string | undefined> {
		const { adapter } = this.app.vault;
		return (await adapter.exists(path, isExact)) ? adapter.read(path) : undefined;
	}

	/** What is on disk under the old and the new path of a rename. */
	async standingAtBoth({ path, to }: Pick<RenameStep, 'path' | 'to'>): Promise<BothPlaces> {
		const isExact = isOtherCase(path, to);
		return { from: await this.standing(path, isExact), to: await this.standing(to, isExact) };
	}

	async process(path: string, change: (text: string) => string): Promise<void> {
		await this.app.vault.process(this.fileAt(path), text => {
			const changed = change(text);
			this.written.set(path, changed);
			return changed;
		});
	}

	/** What was last written into a note that is in no editor, reported once: the app's cache takes a while to have it. */
	takeWritten(path: string): string | undefined {
		const text = this.written.get(path);
		this.written.delete(path);
		return text;
	}

	/** A file that is there already is never written over, nor one that the app has not heard of yet. */
	async create(path: string, text: string, wasBegun: () => void): Promise<void> {
		const { vault } = this.app;
		if (vault.getAbstractFileByPath(path) || (await vault.adapter.exists(path)))
			throw new Error('another note has that name');
		wasBegun();
		await vault.create(path, text);
	}

	/** The folders above these paths that are not there, the outermost first. */
	async missingFolders(paths: readonly string[]): Promise<readonly string[]> {
		const { vault } = this.app;
		const missing: string[] = [];
		for (const path of new Set(paths.flatMap(foldersAbove)))
			if (!vault.getAbstractFileByPath(path) && !(await vault.adapter.exists(path))) missing.push(path);
		return missing;
	}

	/** One that is there already is left as it is; one that exists although making it was reported to have failed exists. */
	async makeFolder(path: string, wasBegun: () => void): Promise<void> {
		const { vault } = this.app;
		if (await vault.adapter.exists(path)) return;
		wasBegun();
		try {
			await vault.createFolder(path);
		} catch (error) {
			if (!(await vault.adapter.exists(path))) throw error;
		}
	}

	/** What is in a folder; nothing if there is no such folder. */
	async inFolder(path: string): Promise<readonly string[] | undefined> {
		const { adapter } = this.app.vault;
		if (!(await adapter.exists(path))) return undefined;
		const { files, folders } = await adapter.list(path);
		return [...files, ...folders];
	}

	/** The disk itself refuses to remove a folder that something is in. */
	removeFolder(path: string): Promise<void> {
		return this.app.vault.adapter.rmdir(path, false);
	}

	/** The notes that are known, and those that lie beside a path on disk. */
	async notesAround(path: string): Promise<readonly string[]> {
		const { adapter } = this.app.vault;
		const { files } = await adapter.list(path.includes('/') ? path.slice(0, path.lastIndexOf('/')) : '/');
		const known = this.app.vault.getMarkdownFiles().map(file => file.path);
		return [...new Set([...known, ...files.filter(file => file.endsWith('.md'))])];
	}

	trash(path: string): Promise<void> {
		return this.app.fileManager.trashFile(this.fileAt(path));
	}

	/** The app renames the note, and keeps the links that lead to it. No other file is written over. */
	async rename(path: string, to: string, wasBegun: () => void): Promise<void> {
		const { vault, fileManager } = this.app;
		const file = this.fileAt(path);
		if (vault.getAbstractFileByPath(to) || (await vault.adapter.exists(to, isOtherCase(path, to))))
			throw new Error('another note has that name');
		wasBegun();
		this.renaming = to;
		try {
			await fileManager.renameFile(file, to);
		} finally {
			this.renaming = undefined;
		}
	}

	/** Undoes a rename that failed; the app may not have heard of it. */
	async renameBack(from: string, to: string): Promise<void> {
		if (this.app.vault.getFileByPath(from)) await this.rename(from, to, () => {});
		else await this.app.vault.adapter.rename(from, to);
	}

	/** Takes a file away that we have made a moment ago; the app may not have heard of it. */
	async remove(path: string): Promise<void> {
		const file = this.app.vault.getFileByPath(path);
		await (file ? this.app.fileManager.trashFile(file) : this.app.vault.adapter.remove(path));
	}

	/** Brings a file back that is gone; the app may believe that it is there still. */
	async bringBack(path: string, text: string): Promise<void> {
		const { vault } = this.app;
		if (vault.getFileByPath(path) ?? (await vault.adapter.exists(path))) await vault.adapter.write(path, text);
		else await vault.create(path, text);
	}
}

/** The folders that a path lies in, the outermost first. */
function foldersAbove(path: string): readonly string[] {
	const names = path.split('/').slice(0, -1);
	return names.map((_, i) => names.slice(0, i + 1).join('/'));
}
