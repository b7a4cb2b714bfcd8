import type { App, Plugin, SettingDefinitionItem } from 'obsidian';
import { PluginSettingTab, Setting } from 'obsidian';
import type { PlayTable } from '../play/play-table';

export interface Settings {
	/** Carry certain effects out at once, or ask for a press on each. */
	certain: PlayTable['certain'];
}

const DEFAULTS: Settings = { certain: 'at_once' };

/** What was saved, as far as it makes sense; the rest as it comes. */
export function readSettings(saved: unknown): Settings {
	const certain = typeof saved === 'object' && saved !== null && 'certain' in saved ? saved.certain : undefined;
	return { ...DEFAULTS, ...(certain === 'ask' || certain === 'at_once' ? { certain } : {}) };
}

const CERTAIN_NAME = 'Effects without a choice';
const CERTAIN_DESC = 'Carry them out as soon as the dice have fallen, or wait for a press on each.';
const CERTAIN_OPTIONS: Record<Settings['certain'], string> = { at_once: 'Carry out at once', ask: 'Ask first' };

/** Settings, declared for newer versions of the app and drawn by hand for older ones. */
export class SettingsTab extends PluginSettingTab {
	constructor(
		app: App,
		plugin: Plugin,
		private readonly settings: Settings,
		private readonly save: () => Promise<void>,
	) {
		super(app, plugin);
	}

	override getSettingDefinitions(): SettingDefinitionItem[] {
		return [
			{
				name: CERTAIN_NAME,
				desc: CERTAIN_DESC,
				control: { type: 'dropdown', key: 'certain', options: CERTAIN_OPTIONS, defaultValue: DEFAULTS.certain },
			},
		];
	}

	override getControlValue(key: string): unknown {
		return key === 'certain' ? this.settings.certain : undefined;
	}

	override async setControlValue(key: string, value: unknown): Promise<void> {
		if (key === 'certain') this.settings.certain = readSettings({ certain: value }).certain;
		await this.save();
	}

	override display(): void {
		this.containerEl.empty();
		new Setting(this.containerEl)
			.setName(CERTAIN_NAME)
			.setDesc(CERTAIN_DESC)
			.addDropdown(dropdown =>
				dropdown
					.addOptions(CERTAIN_OPTIONS)
					.setValue(this.settings.certain)
					.onChange(value => void this.setControlValue('certain', value)),
			);
	}
}
