import type { SettingControl, SettingDefinitionItem } from 'obsidian';
import type { App } from '../../app-parts';
import { notBuilt, reportHostError } from '../../errors';
import { Setting } from '../setting';

/** What the host draws of a definition; anything else in it is not passed over. */
const DRAWN: ReadonlySet<string> = new Set(['name', 'desc', 'control']);
const DRAWN_OF_CONTROL: ReadonlySet<string> = new Set(['type', 'key', 'options', 'defaultValue']);

function refuseOthers(of: object, drawn: ReadonlySet<string>): void {
	for (const key of Object.keys(of)) if (!drawn.has(key)) notBuilt(`“${key}” of a setting`);
}

/** Rendered from its definitions, or else by itself. */
export abstract class SettingTab {
	containerEl: HTMLElement = createDiv('vertical-tab-content');
	icon = '';
	settingItems: SettingDefinitionItem[] = [];

	constructor(readonly app: App) {}

	abstract getControlValue(key: string): unknown;
	abstract setControlValue(key: string, value: unknown): void | Promise<void>;

	/** What the list of tabs calls it; the host's own. */
	get name(): string {
		return 'Settings';
	}

	getSettingDefinitions(): SettingDefinitionItem[] {
		return [];
	}

	display(): void {}

	hide(): void {}

	/** The host's own. */
	show(): void {
		this.settingItems = this.getSettingDefinitions();
		if (this.settingItems.length > 0) this.containerEl.empty();
		else this.display();
		for (const item of this.settingItems) this.draw(item);
	}

	private draw(item: SettingDefinitionItem): void {
		refuseOthers(item, DRAWN);
		const {
			name,
			desc = '',
			control,
		} = item as { name: string; desc?: string | DocumentFragment; control?: SettingControl };
		const setting = new Setting(this.containerEl).setName(name);
		setting.setDesc(desc instanceof DocumentFragment ? (desc.cloneNode(true) as DocumentFragment) : desc);
		if (control) this.drawControl(setting, control);
	}

	private drawControl(setting: Setting, control: SettingControl): void {
		refuseOthers(control, DRAWN_OF_CONTROL);
		const { key, defaultValue } = control;
		const current: unknown = this.getControlValue(key) ?? defaultValue;
		const text = typeof current === 'string' ? current : '';
		const store = (value: unknown) => Promise.resolve(this.setControlValue(key, value)).catch(reportHostError);
		if (control.type === 'toggle') setting.addToggle(toggle => toggle.setValue(current === true).onChange(store));
		else if (control.type === 'text') setting.addText(field => field.setValue(text).onChange(store));
		else if (control.type === 'dropdown')
			setting.addDropdown(dropdown => dropdown.addOptions(control.options).setValue(text).onChange(store));
		else notBuilt(`a setting of the type “${control.type}”`);
	}
}
