import type { App } from '../../app-parts';
import { setIcon } from '../../icons';
import { Platform } from '../../platform';
import { Modal } from '../modal';
import type { SettingTab } from './setting-tab';

/** The tabs as a list, and beside it the one that is chosen; on a phone it takes the place of the list. */
export class SettingsModal extends Modal {
	private readonly listEl: HTMLElement;
	private readonly tabEl: HTMLElement;
	private shown: SettingTab | null = null;

	constructor(
		app: App,
		private readonly tabs: readonly SettingTab[],
		private readonly wanted: SettingTab | null = null,
	) {
		super(app);
		this.modalEl.addClass('mod-settings');
		this.setTitle('Settings');
		this.contentEl.addClass('vertical-tabs-container');
		this.listEl = this.contentEl.createEl('nav', { cls: 'vertical-tab-header', attr: { 'aria-label': 'Settings of' } });
		this.tabEl = this.contentEl.createDiv('vertical-tab-content-container');
	}

	override onOpen(): void {
		for (const tab of this.tabs) {
			const button = this.listEl.createEl('button', 'vertical-tab-nav-item');
			if (tab.icon) setIcon(button.createSpan('vertical-tab-nav-item-icon'), tab.icon);
			button.createSpan({ text: tab.name });
			button.addEventListener('click', () => {
				this.showTab(tab);
				this.tabEl.querySelector<HTMLElement>('.setting-tabs-back')?.focus();
			});
		}
		const first = this.wanted ?? (Platform.isPhone ? null : this.tabs[0]);
		if (first) this.showTab(first);
	}

	override onClose(): void {
		this.leaveTab();
	}

	private showTab(tab: SettingTab): void {
		this.leaveTab();
		this.shown = tab;
		this.mark();
		if (Platform.isPhone) this.drawBack();
		this.tabEl.append(tab.containerEl);
		tab.show();
	}

	private leaveTab(): void {
		this.shown?.hide();
		this.shown = null;
		this.tabEl.empty();
		this.mark();
	}

	private mark(): void {
		const at = this.shown ? this.tabs.indexOf(this.shown) : -1;
		for (const [i, button] of Array.from(this.listEl.children).entries()) {
			button.toggleClass('is-active', i === at);
			button.setAttr('aria-current', i === at ? 'page' : null);
		}
		this.listEl.toggle(!Platform.isPhone || at < 0);
	}

	/** Back to the list, and to the tab in it. */
	private drawBack(): void {
		const left = this.shown;
		const back = this.tabEl.createEl('button', { cls: 'setting-tabs-back', text: 'All settings' });
		back.addEventListener('click', () => {
			this.leaveTab();
			const button = this.listEl.children[left ? this.tabs.indexOf(left) : 0];
			if (button instanceof HTMLElement) button.focus();
		});
	}
}
