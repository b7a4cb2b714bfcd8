import { assumed } from '../assumptions/assume';
import { debounce } from '../functions';
import { later } from '../real-timers';
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
	/** What is asked for while a save is under way waits for it, where that is assumed. */
	private lastSave: Promise<void> = Promise.resolve();
	requestSave = debounce(
		() => void this.save(),
		assumed.saveDelay === 'each change' ? 0 : SAVE_DELAY,
		assumed.saveDelay === 'put off by typing',
	);

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
		const saved = assumed.saveWhenLeft === 'at once' ? this.saveNow() : this.saveLater(file);
		this.app.workspace.openFiles.leave(file, this);
		this.shared = null;
		await saved;
		await super.onUnloadFile(file);
	}

	/**
	 * A save that fails is reported, and retried with the next change. One that is asked for while another is under way
	 * returns at once, and is made after that one.
	 */
	save(clear = false): Promise<void> {
		if (assumed.saveDuringSave === 'returns at once') return this.saveUnlessSaving(clear);
		this.lastSave = this.lastSave.then(() => this.saveUnlessSaving(clear));
		return this.lastSave;
	}

	/** A view is left, and its text is saved a moment after that. */
	private async saveLater(file: TFile): Promise<void> {
		const { shared, dirty } = this;
		if (!shared || !dirty || file.deleted) return;
		this.dirty = false;
		const text = this.getViewData();
		void later(() => shared.save(text));
	}

	private async saveUnlessSaving(clear: boolean): Promise<void> {
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
			await this.saveUnlessSaving(clear);
		} else if (clear && assumed.saveTrue === 'clears') this.clear();
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
