import type { App } from '../app';
import { Modal } from './modal';

/** All settings tabs, one under the other. */
export class SettingsModal extends Modal {
	constructor(app: App) {
		super(app);
		this.modalEl.addClass('mod-settings');
		this.setTitle('Settings');
	}

	override onOpen(): void {
		for (const tab of this.app.settingTabs) {
			this.contentEl.append(tab.containerEl);
			tab.show();
		}
	}

	override onClose(): void {
		for (const tab of this.app.settingTabs) {
			tab.hide();
			tab.containerEl.remove();
		}
	}
}
