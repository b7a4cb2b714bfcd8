import type { Actions } from '../../services/journal-actions';

/** With one more, or without it where it is among them already. */
export const toggled = (names: readonly string[], name: string): readonly string[] =>
	names.includes(name) ? names.filter(other => other !== name) : [...names, name];

/** Makes an oracle a favourite, or takes that back; it is kept in the data of the plugin. */
export function toggleFavourite({ settings, saveSettings }: Actions<'saveSettings' | 'settings'>, name: string): void {
	settings.favourites = toggled(settings.favourites, name);
	void saveSettings();
}
