import type { Actions } from '../../services/journal-actions';

/** Adds the name, or removes it if present. */
export const toggled = (names: readonly string[], name: string): readonly string[] =>
	names.includes(name) ? names.filter(other => other !== name) : [...names, name];

/** Toggles an oracle as favourite; stored in the plugin's data. */
export function toggleFavourite({ settings, saveSettings }: Actions<'saveSettings' | 'settings'>, name: string): void {
	settings.favourites = toggled(settings.favourites, name);
	void saveSettings();
}
