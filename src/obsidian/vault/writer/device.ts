import type { App } from 'obsidian';

const KEY = 'sworn-journal-device';

/** A name for this device that no file sync shares. It says nothing about the device. */
export function deviceOf(app: App): string {
	const known: unknown = app.loadLocalStorage(KEY);
	if (typeof known === 'string' && known !== '') return known;
	const made = `${Date.now().toString(36)}-${Math.random().toString(36).slice(2, 10)}`;
	app.saveLocalStorage(KEY, made);
	return made;
}
