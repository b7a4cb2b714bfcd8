import { MarkdownView, type App, type TFile } from 'obsidian';
import type { TextChange } from '../../../journal/text/text-change';
import { isOtherCase, type RenameStep } from './file-operation';
import { noteViews } from '../active-note';
import { isLoaded } from '../loaded-notes';
import { isolateHistory } from '@codemirror/commands';
import { EditorView } from '@codemirror/view';

/** The texts at the old and the new path of a rename; undefined where no file exists. */
interface BothPlaces {
	readonly from: string | undefined;
	readonly to: string | undefined;
}

/** A note in which an action was typed. */
export interface TypedNote {
	readonly path: string;
	/** The text of the note after the last change by the action. */
	text?: string;
}

/** Access to notes, both in open editors and on disk. */
export class NoteFiles {
	/** The path of the note that we are editing through its editor right now, to tell our changes from the player's. */
	writing: string | undefined;
	/** The note in which the action was typed that is being carried out. */
	typed: TypedNote | undefined;
	/** The new path of the note that we are renaming right now. */
	renaming: string | undefined;

	private readonly written = new Map<string, string>();
	private followed: ReadonlyMap<string, TFile> = new Map();

	constructor(private readonly app: App) {}

	/** From now on these notes are found by their paths of now, also when the player renames them or their folders. */
	follow(paths: readonly string[]): void {
		const files = paths.map(path => [path, this.app.vault.getFileByPath(path)] as const);
		this.followed = new Map(files.flatMap(([path, file]) => (file ? [[path, file]] : [])));
	}

	/** Where a note is now that was followed from a path. */
	private now(path: string): string {
		const file = this.followed.get(path);
		return file && this.app.vault.getFileByPath(file.path) === file ? file.path : path;
	}

	/** The file of a note; throws if it does not exist. */
	fileAt(path: string): TFile {
		const file = this.app.vault.getFileByPath(this.now(path));
		if (!file) throw new Error('the note is gone');
		return file;
	}

	/**
	 * The view in which a note is open in source mode or Live Preview. Skips Reading view and views whose text is not
	 * loaded yet.
	 */
	viewOf(path: string): MarkdownView | undefined {
		const place = this.now(path);
		const active = this.app.workspace.getActiveViewOfType(MarkdownView);
		return [...(active ? [active] : []), ...noteViews(this.app)].find(
			view => view.file?.path === place && view.getMode() === 'source' && isLoaded(view),
		);
	}

	/** The text in the note's editor, unsaved typing included; undefined if it is not open. */
	openText(path: string): string | undefined {
		return this.viewOf(path)?.editor.getValue();
	}

	/**
	 * Applies the changes in one transaction, so that one undo reverts them. `cursor` is an offset in the new text.
	 */
	editInEditor(view: MarkdownView, path: string, changes: readonly TextChange[], cursor?: number): void {
		const { editor } = view;
		const typed = this.typed?.path === path ? this.typed : undefined;
		this.writing = this.now(path);
		try {
			changeEditor(view, changes, typed ? 'input.sworn' : 'sworn', cursor);
		} finally {
			this.writing = undefined;
		}
		if (typed) typed.text = editor.getValue();
	}

	/** The text on disk of a note that Obsidian knows. */
	onDisk(path: string): Promise<string> {
		return this.app.vault.read(this.fileAt(path));
	}

	/** The text on disk, even if Obsidian has not indexed the file yet; undefined if it does not exist. */
	standing(path: string): Promise<string | undefined> {
		return this.textAt(this.now(path));
	}

	private async textAt(path: string, isExact = false): Promise<string | undefined> {
		const { adapter } = this.app.vault;
		return (await adapter.exists(path, isExact)) ? adapter.read(path) : undefined;
	}

	/** The texts on disk at the old and the new path of a rename. */
	async standingAtBoth({ path, to }: Pick<RenameStep, 'path' | 'to'>): Promise<BothPlaces> {
		const isExact = isOtherCase(path, to);
		return { from: await this.textAt(path, isExact), to: await this.textAt(to, isExact) };
	}

	async process(path: string, change: (text: string) => string): Promise<void> {
		await this.app.vault.process(this.fileAt(path), text => {
			const changed = change(text);
			this.written.set(this.now(path), changed);
			return changed;
		});
	}

	/** The text last written to a note that is not open, returned once: Obsidian's cache takes a moment to catch up. */
	takeWritten(path: string): string | undefined {
		const text = this.written.get(path);
		this.written.delete(path);
		return text;
	}

	/** Creates a note, or a file of bytes. Never overwrites a file, not even one that Obsidian has not indexed yet. */
	async create(path: string, data: string | ArrayBuffer, wasBegun: () => void): Promise<void> {
		const { vault } = this.app;
		if (vault.getAbstractFileByPath(path) || (await vault.adapter.exists(path)))
			throw new Error('another note has that name');
		wasBegun();
		await (typeof data === 'string' ? vault.create(path, data) : vault.createBinary(path, data));
	}

	/** The missing parent folders of these paths, outermost first. */
	async missingFolders(paths: readonly string[]): Promise<readonly string[]> {
		const { vault } = this.app;
		const missing: string[] = [];
		for (const path of new Set(paths.flatMap(foldersAbove)))
			if (!vault.getAbstractFileByPath(path) && !(await vault.adapter.exists(path))) missing.push(path);
		return missing;
	}

	/** Creates a folder unless it exists. An error is ignored if the folder exists afterwards. */
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

	/** The contents of a folder; undefined if it does not exist. */
	async inFolder(path: string): Promise<readonly string[] | undefined> {
		const { adapter } = this.app.vault;
		if (!(await adapter.exists(path))) return undefined;
		const { files, folders } = await adapter.list(path);
		return [...files, ...folders];
	}

	/** Removes an empty folder. The file system refuses if it is not empty. */
	removeFolder(path: string): Promise<void> {
		return this.app.vault.adapter.rmdir(path, false);
	}

	/** The notes that Obsidian knows, and those on disk in the folder of this path. */
	async notesAround(path: string): Promise<readonly string[]> {
		const { adapter } = this.app.vault;
		const { files } = await adapter.list(path.includes('/') ? path.slice(0, path.lastIndexOf('/')) : '/');
		const known = this.app.vault.getMarkdownFiles().map(file => file.path);
		return [...new Set([...known, ...files.filter(file => file.endsWith('.md'))])];
	}

	trash(path: string): Promise<void> {
		return this.app.fileManager.trashFile(this.fileAt(path));
	}

	/** Renames a note through Obsidian, which updates the links to it. Never overwrites another file. */
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

	/** Reverts a failed rename. Obsidian may not have noticed the rename. */
	async renameBack(from: string, to: string): Promise<void> {
		if (this.app.vault.getFileByPath(from)) await this.rename(from, to, () => {});
		else await this.app.vault.adapter.rename(from, to);
	}

	/** Removes a file that we created a moment ago. Obsidian may not have noticed it yet. */
	async remove(path: string): Promise<void> {
		const file = this.app.vault.getFileByPath(path);
		await (file ? this.app.fileManager.trashFile(file) : this.app.vault.adapter.remove(path));
	}

	/** Restores a file that was removed. Obsidian may believe that it still exists. */
	async bringBack(path: string, text: string): Promise<void> {
		const { vault } = this.app;
		if (vault.getFileByPath(path) ?? (await vault.adapter.exists(path))) await vault.adapter.write(path, text);
		else await vault.create(path, text);
	}
}

/** The parent folders of a path, outermost first. */
function foldersAbove(path: string): readonly string[] {
	const names = path.split('/').slice(0, -1);
	return names.map((_, i) => names.slice(0, i + 1).join('/'));
}

/** What Obsidian is told about a change: only after one that counts as typing does it open a closed list of suggestions. */
type Origin = 'sworn' | 'input.sworn';

/**
 * Changes the text of an editor, as a step of its own for undo, whatever is typed before and after it, and moves the
 * cursor to an offset in the new text. The view stays where it is, but for an action that was typed at the cursor:
 * Obsidian's own `transaction` and `setCursor` scroll to the selection, and the step could not be isolated.
 */
export function changeEditor(
	{ editor, contentEl }: MarkdownView,
	changes: readonly TextChange[],
	origin: Origin,
	cursor?: number,
): void {
	const view = EditorView.findFromDOM(contentEl);
	if (view?.state.doc.toString() === editor.getValue()) {
		view.dispatch({
			changes,
			userEvent: origin,
			annotations: isolateHistory.of('full'),
			...(cursor === undefined ? {} : { selection: { anchor: cursor }, scrollIntoView: origin === 'input.sworn' }),
		});
		return;
	}
	const { left, top } = editor.getScrollInfo();
	editor.transaction(
		{
			changes: changes.map(change => ({
				from: editor.offsetToPos(change.from),
				to: editor.offsetToPos(change.to),
				text: change.insert,
			})),
		},
		origin,
	);
	if (cursor !== undefined) editor.setCursor(editor.offsetToPos(cursor));
	editor.scrollTo(left, top);
}
