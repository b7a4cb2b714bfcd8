import type { BasesAllOptions, BasesOptions } from 'obsidian';
import type { App } from '../app-parts';
import { Modal } from '../ui/modal';
import { Setting } from '../ui/setting';
import type { BasesView, BasesViewRegistration } from './bases-view';

/** What a kind of view lets its user choose; written into the .base file as it is changed. */
export class ViewOptionsModal extends Modal {
	constructor(
		app: App,
		private readonly view: BasesView,
		private readonly options: NonNullable<BasesViewRegistration['options']>,
	) {
		super(app);
		this.setTitle('Configure view');
	}

	override onOpen(): void {
		for (const option of this.options(this.view.config)) this.drawAny(option);
	}

	private drawAny(option: BasesAllOptions): void {
		if (option.shouldHide?.()) return;
		if (option.type !== 'group') return this.draw(option);
		new Setting(this.contentEl).setName(option.displayName).setHeading();
		for (const item of option.items) this.drawAny(item);
	}

	private draw(option: BasesOptions): void {
		const { key } = option;
		const stored = this.view.config.get(key) ?? option.default;
		const text = typeof stored === 'string' ? stored : '';
		const store = (value: unknown) => this.view.config.set(key, value);
		const setting = new Setting(this.contentEl).setName(option.displayName);
		switch (option.type) {
			case 'toggle':
				setting.addToggle(toggle => toggle.setValue(stored === true).onChange(store));
				break;
			case 'slider':
				setting.addSlider(slider =>
					slider
						.setLimits(option.min ?? 0, option.max ?? 100, option.step ?? 1)
						.setValue(Number(stored ?? 0))
						.onChange(store),
				);
				break;
			case 'dropdown':
				setting.addDropdown(dropdown => dropdown.addOptions(option.options).setValue(text).onChange(store));
				break;
			case 'property':
				setting.addDropdown(dropdown => {
					dropdown.addOption('', option.placeholder ?? 'None');
					const { filter = () => true } = option;
					for (const id of this.view.allProperties.filter(filter)) {
						dropdown.addOption(id, this.view.config.getDisplayName(id));
					}
					dropdown.setValue(text).onChange(id => store(id || null));
				});
				break;
			case 'multitext':
				setting.setDesc('Separated by commas').addText(field =>
					field.setValue(Array.isArray(stored) ? stored.join(', ') : text).onChange(typed =>
						store(
							typed
								.split(',')
								.map(part => part.trim())
								.filter(Boolean),
						),
					),
				);
				break;
			case 'text':
			case 'formula':
			case 'file':
			case 'folder':
				setting.addText(field =>
					field
						.setPlaceholder(option.placeholder ?? '')
						.setValue(text)
						.onChange(store),
				);
		}
	}
}
