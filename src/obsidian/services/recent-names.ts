import type { App } from 'obsidian';

const MOST_RECENT = 8;

/** The names picked last, newest first. They are stored per device. */
export function recentNames(app: App, key: string): readonly string[] {
	const saved: unknown = app.loadLocalStorage(key);
	return Array.isArray(saved) ? saved.filter((name): name is string => typeof name === 'string') : [];
}

export const rememberName = (app: App, key: string, name: string): void =>
	app.saveLocalStorage(key, [name, ...recentNames(app, key).filter(other => other !== name)].slice(0, MOST_RECENT));
