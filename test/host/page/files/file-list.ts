import type { App } from '../../app';
import { parentPath } from '../../backend/backend';
import { later } from '../../real-timers';
import { Platform } from '../../platform';
import { type TAbstractFile, TFile, TFolder } from '../../vault/files';
import { iconButton } from '../icon-button';
import { showFileMenu } from './file-menu';
import { drawRow, inOrder } from './file-row';
import { walk } from './keyboard';
import { makeFolder, makeNote } from './new-file';
import { rename } from './rename';

/** With more files than this, only the folders of the note in front are open at the start. */
const FEW = 40;

/** The notes of the vault by folder: folders fold, a row has a context menu, and the active note is marked. */
export class FileList {
	private readonly folded: Set<string>;
	private readonly rowsEl: HTMLElement;
	/** What has changed since the list was drawn: paths whose rows are no longer right, and files that have none yet. */
	private readonly gone = new Set<string>();
	private readonly come = new Set<TAbstractFile>();
	private isDue = false;

	constructor(
		private readonly app: App,
		private readonly containerEl: HTMLElement,
	) {
		const { vault, workspace } = app;
		this.folded = new Set(vault.getFiles().length > FEW ? vault.getAllFolders().map(({ path }) => path) : []);
		this.drawHeader();
		this.rowsEl = containerEl.createEl('ul', { cls: 'nav-files-container' });
		this.rowsEl.addEventListener('keydown', event => this.onKey(event));
		for (const name of ['create', 'delete', 'rename'])
			vault.on(name, (file: TAbstractFile, oldPath?: string) => this.onChange(file, oldPath));
		for (const name of ['file-open', 'active-leaf-change']) workspace.on(name, () => this.onOpen());
		this.draw();
	}

	private drawHeader(): void {
		const header = this.containerEl.createDiv('nav-header');
		header.createDiv({ cls: 'nav-vault-name', text: this.app.vault.getName() });
		const buttons = header.createDiv('nav-buttons-container');
		const root = this.app.vault.getRoot();
		iconButton(buttons, 'square-pen', 'New note', () => void this.addNote(root));
		iconButton(buttons, 'folder-plus', 'New folder', () => void this.addFolder(root));
		iconButton(buttons, 'chevrons-down-up', 'Fold or unfold all', () => this.foldAll());
	}

	/** Once for all that changes at the same time. */
	private onChange(file: TAbstractFile, oldPath = file.path): void {
		for (const path of [oldPath, file.path]) this.gone.add(path);
		this.come.add(file);
		if (this.isDue) return;
		this.isDue = true;
		void later(() => {
			this.isDue = false;
			if (!this.rowsEl.querySelector('input')) this.drawChanges();
		});
	}

	/** Only the rows of what has come, gone or got another name. */
	private drawChanges(): void {
		const { scrollTop } = this.containerEl;
		for (const path of this.gone) this.rowOf(path)?.parentElement?.remove();
		this.rowsEl.querySelector('.nav-empty')?.remove();
		for (const file of this.come) this.drawNew(file);
		this.finish(scrollTop);
	}

	private drawNew(file: TAbstractFile): void {
		const { parent, path } = file;
		if (!parent || this.app.vault.getAbstractFileByPath(path) !== file || this.rowOf(path)) return;
		const listEl = parent.isRoot() ? this.rowsEl : this.rowOf(parent.path)?.parentElement?.querySelector('ul');
		if (listEl) listEl.insertBefore(this.drawItem(file), this.itemAfter(file, listEl));
	}

	/** The first item of a list that comes after a file, found by halves. */
	private itemAfter(file: TAbstractFile, { children }: HTMLElement): Element | null {
		let [from, to] = [0, children.length];
		while (from < to) {
			const middle = Math.floor((from + to) / 2);
			const path = this.pathOf(children.item(middle)?.firstElementChild ?? null) ?? '';
			const other = this.app.vault.getAbstractFileByPath(path);
			if (other && inOrder(other, file) > 0) to = middle;
			else from = middle + 1;
		}
		return children.item(from);
	}

	private draw(): void {
		const focused = this.pathOf(document.activeElement);
		const { scrollTop } = this.containerEl;
		this.rowsEl.empty();
		this.drawChildren(this.app.vault.getRoot(), this.rowsEl);
		this.finish(scrollTop);
		if (focused !== undefined) this.rowOf(focused)?.focus();
	}

	/** All of the list is right now. */
	private finish(scrollTop: number): void {
		this.gone.clear();
		this.come.clear();
		if (!this.rowsEl.firstChild) this.sayEmpty();
		this.mark();
		this.containerEl.scrollTop = scrollTop;
	}

	private sayEmpty(): void {
		const begin = Platform.isMobile ? 'Press Commands' : 'Press Ctrl+P';
		this.rowsEl.createEl('li', {
			cls: 'nav-empty',
			text: `No notes yet. ${begin} and choose “Begin a campaign”.`,
		});
	}

	private drawChildren(folder: TFolder, listEl: HTMLElement): void {
		listEl.append(...[...folder.children].sort(inOrder).map(file => this.drawItem(file)));
	}

	private drawItem(file: TAbstractFile): HTMLElement {
		const itemEl = createEl('li');
		const isFolded = this.folded.has(file.path);
		const row = drawRow(this.app, itemEl, file, isFolded);
		row.addEventListener('click', event => this.onClick(file, event));
		row.addEventListener('contextmenu', event => this.onContextMenu(file, row, event));
		if (file instanceof TFolder && !isFolded) this.drawChildren(file, itemEl.createEl('ul', 'nav-folder-children'));
		return itemEl;
	}

	private onClick(file: TAbstractFile, event: MouseEvent): void {
		if (file instanceof TFile) void this.app.workspace.getLeaf(event.ctrlKey || event.metaKey).openFile(file);
		else this.fold(file.path, !this.folded.has(file.path));
	}

	private onContextMenu(file: TAbstractFile, row: HTMLElement, event: MouseEvent): void {
		event.preventDefault();
		showFileMenu(this.app, file, event, {
			rename: () => void this.rename(file, row),
			addNote: folder => void this.addNote(folder),
			addFolder: folder => void this.addFolder(folder),
		});
	}

	private onKey(event: KeyboardEvent): void {
		const path = this.pathOf(event.target);
		const file = path === undefined ? null : this.app.vault.getAbstractFileByPath(path);
		if (!file || !(event.target instanceof HTMLElement)) return;
		if (event.key === 'F2') void this.rename(file, event.target);
		else if (event.key === 'ArrowRight' && file instanceof TFolder) this.fold(file.path, false);
		else if (event.key === 'ArrowLeft' && file instanceof TFolder) this.fold(file.path, true);
		else if (!walk(this.rowsEl, event.key)) return;
		event.preventDefault();
	}

	private fold(path: string, isFolded: boolean): void {
		if (isFolded) this.folded.add(path);
		else this.folded.delete(path);
		this.draw();
	}

	private foldAll(): void {
		const folders = this.app.vault.getAllFolders().map(({ path }) => path);
		const isAll = folders.every(path => this.folded.has(path));
		for (const path of folders)
			if (isAll) this.folded.delete(path);
			else this.folded.add(path);
		this.draw();
	}

	/** The folders of the note in front unfold, so that it can be seen. */
	private onOpen(): void {
		const path = this.app.workspace.getActiveFile()?.path;
		if (path === undefined || path === this.marked()) return;
		let isHidden = false;
		for (let folder = parentPath(path); folder !== ''; folder = parentPath(folder))
			isHidden = this.folded.delete(folder) || isHidden;
		if (isHidden) this.draw();
		else this.mark();
		this.rowOf(path)?.scrollIntoView?.({ block: 'nearest' });
	}

	private mark(): void {
		const path = this.app.workspace.getActiveFile()?.path;
		const row = path === undefined ? null : this.rowOf(path);
		const old = this.rowsEl.querySelector('.is-active');
		if (old === row) return;
		old?.removeClass('is-active');
		old?.removeAttribute('aria-current');
		row?.addClass('is-active');
		row?.setAttr('aria-current', 'page');
	}

	private marked(): string | undefined {
		return this.pathOf(this.rowsEl.querySelector('.is-active'));
	}

	private async addNote(folder: TFolder): Promise<void> {
		const file = await makeNote(this.app, folder);
		await this.nameNew(file);
		await this.app.workspace.getLeaf(false).openFile(file);
	}

	private async addFolder(folder: TFolder): Promise<void> {
		await this.nameNew(await makeFolder(this.app, folder));
	}

	private async nameNew(file: TAbstractFile): Promise<void> {
		for (let { parent } = file; parent; { parent } = parent) this.folded.delete(parent.path);
		this.draw();
		const row = this.rowOf(file.path);
		if (row) await this.rename(file, row);
	}

	private async rename(file: TAbstractFile, row: HTMLElement): Promise<void> {
		await rename(this.app, file, row);
		this.draw();
		this.rowOf(file.path)?.focus();
	}

	private pathOf(el: EventTarget | null): string | undefined {
		return el instanceof HTMLElement && this.rowsEl.contains(el) ? el.dataset['path'] : undefined;
	}

	private rowOf(path: string): HTMLElement | null {
		return this.rowsEl.querySelector(`[data-path="${path.replace(/["\\]/g, '\\$&')}"]`);
	}
}
