import type {
	Setting as PublicSetting,
	SettingControl,
	SettingDefinition,
	SettingDefinitionGroup,
	SettingDefinitionItem,
	SettingDefinitionPage,
	SettingGroup as PublicSettingGroup,
} from 'obsidian';
import type { App } from '../app';
import { notBuilt } from '../errors';
import type { Plugin } from '../plugin';
import { Setting, SettingGroup } from './setting';

type Predicate = boolean | (() => boolean) | undefined;

const holds = (predicate: Predicate, otherwise: boolean) =>
	typeof predicate === 'function' ? predicate() : (predicate ?? otherwise);

export abstract class SettingTab {
	containerEl: HTMLElement = createDiv('vertical-tab-content');
	icon = '';
	settingItems: SettingDefinitionItem[] = [];
	private refreshers: (() => void)[] = [];
	private cleanups: (() => void)[] = [];

	constructor(readonly app: App) {}

	abstract getControlValue(key: string): unknown;
	abstract setControlValue(key: string, value: unknown): void | Promise<void>;

	getSettingDefinitions(): SettingDefinitionItem[] {
		return [];
	}

	display(): void {}

	hide(): void {
		for (const cleanup of this.cleanups.splice(0)) cleanup();
	}

	update(): void {
		this.settingItems = this.getSettingDefinitions();
		if (this.containerEl.isConnected) this.show();
	}

	refreshDomState(): void {
		for (const refresh of this.refreshers) refresh();
	}

	/** Drawn from the definitions, or else by the tab itself. */
	show(): void {
		this.settingItems = this.getSettingDefinitions();
		if (this.settingItems.length === 0) {
			this.display();
			return;
		}
		this.hide();
		this.containerEl.empty();
		this.refreshers = [];
		for (const item of this.settingItems) this.drawItem(item, this.containerEl);
	}

	private drawItem(item: SettingDefinitionItem, parent: HTMLElement): void {
		if (!('type' in item)) this.drawSetting(item, parent);
		else if (item.type === 'page') this.drawPage(item, parent);
		else this.drawGroup(item, parent);
	}

	private drawGroup({ heading, cls, items = [], visible, extraButtons }: SettingDefinitionGroup, parent: HTMLElement) {
		if (extraButtons) notBuilt('SettingDefinitionGroup.extraButtons');
		const group = new SettingGroup(parent);
		group.setHeading(heading ?? '');
		if (cls) group.addClass(cls);
		this.watch(() => group.groupEl.toggle(holds(visible, true)));
		for (const item of items) this.drawItem(item, group.listEl);
	}

	/** The app opens a page of its own; here its items simply follow its name. */
	private drawPage({ name, items = [], page, visible }: SettingDefinitionPage, parent: HTMLElement): void {
		if (page) notBuilt('SettingDefinitionPage.page');
		this.drawGroup({ type: 'group', heading: name, visible }, parent);
		for (const item of items) this.drawItem(item, parent);
	}

	private drawSetting(definition: SettingDefinition, parent: HTMLElement): void {
		const setting = new Setting(parent).setName(definition.name);
		if (definition.desc) setting.setDesc(definition.desc);
		this.watch(() => setting.settingEl.toggle(holds(definition.visible, true)));
		if (definition.render) {
			const shown = setting as unknown as PublicSetting;
			const cleanup = definition.render(shown, new SettingGroup(createDiv()) as unknown as PublicSettingGroup);
			if (cleanup) this.cleanups.push(cleanup);
		} else if (definition.action) {
			const { action } = definition;
			setting.settingEl.addEventListener('click', () => action(setting.settingEl, 0));
		} else if (definition.control) this.drawControl(setting, definition.control);
	}

	private drawControl(setting: Setting, control: SettingControl): void {
		const current = this.getControlValue(control.key) ?? control.defaultValue;
		const store = async <T>(value: T, validate?: (value: T) => unknown) => {
			const problem = await validate?.(value);
			setting.setErrorMessage(typeof problem === 'string' && problem ? problem : null);
			if (typeof problem !== 'string' || !problem) await this.setControlValue(control.key, value);
		};
		const text = current === undefined || current === null ? '' : String(current);
		switch (control.type) {
			case 'toggle':
				setting.addToggle(toggle => toggle.setValue(current === true).onChange(v => store(v, control.validate)));
				break;
			case 'dropdown':
				setting.addDropdown(dropdown =>
					dropdown
						.addOptions(control.options)
						.setValue(text)
						.onChange(v => store(v, control.validate)),
				);
				break;
			case 'slider':
				setting.addSlider(slider =>
					slider
						.setLimits(control.min, control.max, control.step)
						.setValue(Number(current ?? control.min))
						.onChange(v => store(v, control.validate)),
				);
				break;
			case 'color':
				setting.addColorPicker(color => color.setValue(text).onChange(v => store(v, control.validate)));
				break;
			case 'textarea':
				setting.addTextArea(area => area.setValue(text).onChange(v => store(v, control.validate)));
				break;
			case 'number':
				setting.addText(field => {
					field.inputEl.type = 'number';
					field.setValue(text).onChange(v => store(Number(v), control.validate));
				});
				break;
			case 'text':
			case 'file':
			case 'folder':
				setting.addText(field => {
					if (control.placeholder) field.setPlaceholder(control.placeholder);
					field.setValue(text).onChange(v => store(v, control.validate));
				});
				break;
		}
		this.watch(() => setting.setDisabled(holds(control.disabled, false)));
	}

	private watch(refresh: () => void): void {
		this.refreshers.push(refresh);
		refresh();
	}
}

/** Keeps its values in the plugin's `settings`, and those in data.json. */
export class PluginSettingTab extends SettingTab {
	constructor(
		app: App,
		readonly plugin: Plugin,
	) {
		super(app);
	}

	getControlValue(key: string): unknown {
		return (this.plugin.settings as Record<string, unknown> | undefined)?.[key];
	}

	async setControlValue(key: string, value: unknown): Promise<void> {
		const settings = (this.plugin.settings ?? {}) as Record<string, unknown>;
		settings[key] = value;
		this.plugin.settings = settings;
		await this.plugin.saveData(settings);
	}
}
