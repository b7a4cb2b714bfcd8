import { debounce } from '../functions';
import type { TAbstractFile, TFile } from '../vault/files';
import { Notice } from '../ui/notice';
import { mergeTexts } from './merge';
import { EditableFileView } from './view';

const SAVE_DELAY = 2000;

/** Saves two seconds after a change; merges what others wrote meanwhile. */
export abstract class TextFileView extends EditableFileView {
	data = '';
	protected dirty = false;
	private lastSaved = '';
	private savesBegun = 0;
	private savesEnded = 0;
	requestSave = debounce(() => void this.save(), SAVE_DELAY);

	abstract getViewData(): string;
	abstract setViewData(data: string, clear: boolean): void;
	abstract clear(): void;

	override onload(): void {
		this.registerEvent(
			this.app.vault.on('modify', (file: TAbstractFile) => {
				if (this.file && file === this.file) void this.onModify(this.file);
			}),
		);
	}

	override async onLoadFile(file: TFile): Promise<void> {
		this.data = this.lastSaved = await this.app.vault.read(file);
		this.dirty = false;
		this.setViewData(this.data, true);
	}

	override async onUnloadFile(file: TFile): Promise<void> {
		await this.save();
		await super.onUnloadFile(file);
	}

	async save(): Promise<void> {
		this.requestSave.cancel();
		if (!this.file || this.file.deleted || !this.dirty) return;
		this.dirty = false;
		const data = this.getViewData();
		if (data === this.lastSaved) return;
		this.data = this.lastSaved = data;
		const { file } = this;
		this.savesBegun += 1;
		try {
			await this.app.vault.modify(file, data);
		} finally {
			this.savesEnded += 1;
		}
		await this.onModify(file);
	}

	/** What is on disk while a note is being saved may be older than what was typed since; it is looked at afterwards. */
	private isSaving(): boolean {
		return this.savesBegun > this.savesEnded;
	}

	private async onModify(file: TFile): Promise<void> {
		if (this.isSaving()) return;
		const saves = this.savesBegun;
		const onDisk = await this.app.vault.read(file);
		if (file !== this.file || saves !== this.savesBegun || onDisk === this.lastSaved) return;
		const base = this.lastSaved;
		const mine = this.getViewData();
		this.data = this.lastSaved = onDisk;
		if (mine === onDisk) {
			this.dirty = false;
		} else if (!this.dirty || mine === base) {
			this.setViewData(onDisk, false);
		} else {
			new Notice(`"${file.name}" has been modified externally, merging changes automatically.`);
			this.setViewData(mergeTexts(base, mine, onDisk), false);
			this.dirty = true;
			this.requestSave();
		}
	}
}
