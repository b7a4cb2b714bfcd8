import type { App } from '../../app-parts';
import type { Plugin } from '../../plugin';
import { SettingTab } from './setting-tab';

/** Keeps its values in the plugin's `settings`, and those in data.json. */
export class PluginSettingTab extends SettingTab {
	constructor(
		app: App,
		readonly plugin: Plugin,
	) {
		super(app);
	}

	override get name(): string {
		return this.plugin.manifest.name;
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
