import { Notice, type Plugin } from 'obsidian';
import { readSettings, type Settings } from './settings';
import { LONG_NOTICE } from '../components/long-notice';
import { t } from '../../i18n/translate';

interface StoredSettings {
	readonly settings: Settings;
	readonly save: () => Promise<void>;
	/** Called when Sync or another program changed the settings. */
	readonly reload: () => Promise<void>;
}

/**
 * Loads the saved settings and provides a way to save them. Read and write errors are reported, and play continues.
 * When saving, changes from another device are kept, except for settings that were also changed here.
 */
export async function storedSettings(plugin: Plugin): Promise<StoredSettings> {
	const settings = readSettings(await load(plugin));
	let before: Settings = { ...settings };
	const take = (now: Settings) => {
		Object.assign(settings, now);
		before = { ...settings };
	};
	return {
		settings,
		save: async () => {
			const stored: unknown = await plugin.loadData().catch(() => undefined);
			take(stored instanceof Object ? merged(settings, before, readSettings(stored)) : settings);
			await save(plugin, settings);
		},
		reload: async () => take(merged(settings, before, readSettings(await load(plugin)))),
	};
}

/** Merges local changes into the stored settings. Each favourite that was added or removed is merged individually. */
function merged(ours: Settings, before: Settings, stored: Settings): Settings {
	const changed = Object.entries(ours).filter(([key, value]) => value !== before[key as keyof Settings]);
	const favourites = [
		...ours.favourites.filter(name => stored.favourites.includes(name) || !before.favourites.includes(name)),
		...stored.favourites.filter(name => !ours.favourites.includes(name) && !before.favourites.includes(name)),
	];
	return { ...stored, ...Object.fromEntries(changed), favourites };
}

const load = async (plugin: Plugin): Promise<unknown> => {
	try {
		return await plugin.loadData();
	} catch (error) {
		showNotice(
			t('The settings of Sworn Journal could not be read ({error}). The defaults apply until you change one.', {
				error: words(error),
			}),
		);
		return {};
	}
};

async function save(plugin: Plugin, settings: Settings): Promise<void> {
	try {
		await plugin.saveData(settings);
	} catch (error) {
		if (await isSaved(plugin, settings)) return;
		showNotice(
			t('The settings of Sworn Journal could not be saved ({error}). They apply until the app is closed.', {
				error: words(error),
			}),
		);
	}
}

/** A save can report an error although it succeeded. */
async function isSaved(plugin: Plugin, settings: Settings): Promise<boolean> {
	try {
		return JSON.stringify(await plugin.loadData()) === JSON.stringify(settings);
	} catch {
		return false;
	}
}

const showNotice = (message: string): Notice => new Notice(message, LONG_NOTICE);

const words = (error: unknown): string => (error instanceof Error ? error.message : String(error));
