import { Notice } from 'obsidian';
import { LONG_NOTICE, offer } from '../../services/notices';

/** A single notice for all pending renamings: first the progress of the search, then its result. */
export class RenameNotice {
	private notice: Notice | undefined;
	private bar: HTMLProgressElement | undefined;

	/** Also false if the player dismissed it. */
	get isOpen(): boolean {
		return this.notice?.messageEl.isConnected ?? false;
	}

	progress(message: string, done: number, all: number): void {
		if (!this.bar?.isConnected) {
			this.hide();
			this.notice = new Notice(message, 0);
			this.bar = this.notice.messageEl.createEl('progress', {
				cls: 'sworn-rename-progress',
				attr: { 'aria-label': message },
			});
		}
		this.bar.max = all;
		this.bar.value = done;
	}

	offer(message: string, label: string, onPress: () => void): void {
		this.hide();
		this.notice = offer(message, label, onPress);
	}

	tell(message: string): void {
		this.hide();
		this.notice = new Notice(message, LONG_NOTICE);
	}

	hide(): void {
		this.notice?.hide();
		this.notice = undefined;
		this.bar = undefined;
	}
}
