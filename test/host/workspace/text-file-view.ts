import { debounce } from '../functions';
import type { TFile } from '../vault/files';
import type { OpenFile } from './open-file';
import { EditableFileView } from './leaf';

const SAVE_DELAY = 2000;

/** Saves two seconds after a change; shows what others wrote, merged with what was typed here. */
export abstract class TextFileView extends EditableFileView {
	data = '';
	/** Something was typed here that is not on disk; not public. */
	dirty = false;
	/** A save is under way, and whether another one was asked for meanwhile; not public. */
	private saving = false;
	private saveAgain = false;
	private shared: OpenFile | null = null;
	requestSave = debounce(() => void this.save(), SAVE_DELAY);

	abstract getViewData(): string;
	abstract setViewData(data: string, clear: boolean): void;
	abstract clear(): void;

	override async onLoadFile(file: TFile): Promise<void> {
		this.shared = await this.app.workspace.openFiles.join(file, this);
		this.data = this.shared.text();
		this.dirty = false;
		this.setViewData(this.data, true);
	}

	override async onUnloadFile(file: TFile): Promise<void> {
		const saved = this.saveNow();
		this.app.workspace.openFiles.leave(file, this);
		this.shared = null;
		await saved;
		await super.onUnloadFile(file);
	}

	/**
	 * A save that fails is reported, and retried with the next change. One that is asked for while another is under way
	 * returns at once, and is made after that one.
	 */
	async save(clear = false): Promise<void> {
		this.requestSave.cancel();
		if (this.saving) {
			this.saveAgain = true;
			return;
		}
		this.saving = true;
		try {
			await this.saveNow();
		} finally {
			this.saving = false;
		}
		if (this.saveAgain) {
			this.saveAgain = false;
			await this.save(clear);
		} else if (clear) this.clear();
	}

	private async saveNow(): Promise<void> {
		this.requestSave.cancel();
		if (!this.shared || !this.dirty || this.file?.deleted) return;
		this.dirty = false;
		this.data = this.getViewData();
		await this.shared.save(this.data);
	}

	/** The host's own: a text that came from elsewhere, and what of it is on disk. */
	show(text: string, onDisk: string): void {
		const shown = this.getViewData();
		this.data = text;
		this.dirty = this.dirty && text !== onDisk;
		if (shown !== text) this.setViewData(text, false);
		if (this.dirty) this.requestSave();
	}
}
