import type { App, TFile } from 'obsidian';
import { MarkdownView } from 'obsidian';
import type { TextChange } from '../../../journal/text/text-change';

/** Notes as they are open in editors and as they are on disk. */
export class NoteFiles {
	/** The note being edited through its editor just now: such a change is ours, not the player's. */
	writing: string | undefined;

	constructor(private readonly app: App) {}

	/** The file of a note that must be there. */
	fileAt(path: string): TFile {
		const file = this.app.vault.getFileByPath(path);
		if (!file) throw new Error('the note is gone');
		return file;
	}

	/** The view in which a note is open for writing; Reading view has none. */
	viewOf(path: string): MarkdownView | undefined {
		const isIt = (view: MarkdownView | null): view is MarkdownView =>
			view?.file?.path === path && view.getMode() === 'source';
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

	/** What is on disk, whether or not the app knows of it; nothing where there is no such file. */
	async standing(path: string): Promise<string | undefined> {
		const { adapter } = this.app.vault;
		return (await adapter.exists(path)) ? adapter.read(path) : undefined;
	}

	async process(path: string, change: (text: string) => string): Promise<void> {
		await this.app.vault.process(this.fileAt(path), change);
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

	/** One that is there already is left as it is; one that is there although it was told to have failed is there. */
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

	/** What is in a folder; nothing where there is no such folder. */
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

	trash(path: string): Promise<void> {
		return this.app.fileManager.trashFile(this.fileAt(path));
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
