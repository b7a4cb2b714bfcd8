import { Notice } from 'obsidian';
import type { Plugin } from 'obsidian';
import type { Settings } from './settings';
import { readSettings } from './settings';
import { LONG_NOTICE } from './notices';

interface StoredSettings {
	readonly settings: Settings;
	readonly save: () => Promise<void>;
}

/** The settings as they were saved, and how to save them. What cannot be read or saved is reported, and play goes on. */
export async function storedSettings(plugin: Plugin): Promise<StoredSettings> {
	const settings = readSettings(await load(plugin));
	return { settings, save: () => save(plugin, settings) };
}

const load = async (plugin: Plugin): Promise<unknown> => {
	try {
		return await plugin.loadData();
	} catch (error) {
		tellOf(
			`The settings of Sworn Journal could not be read (${words(error)}). The usual ones hold until you change one.`,
		);
		return {};
	}
};

async function save(plugin: Plugin, settings: Settings): Promise<void> {
	try {
		await plugin.saveData(settings);
	} catch (error) {
		if (await isSaved(plugin, settings)) return;
		tellOf(`The settings of Sworn Journal could not be saved (${words(error)}). They hold until the app is closed.`);
	}
}

/** A save may be reported to have failed although it was done. */
async function isSaved(plugin: Plugin, settings: Settings): Promise<boolean> {
	try {
		return JSON.stringify(await plugin.loadData()) === JSON.stringify(settings);
	} catch {
		return false;
	}
}

const tellOf = (message: string): Notice => new Notice(message, LONG_NOTICE);

const words = (error: unknown): string => (error instanceof Error ? error.message : String(error));
