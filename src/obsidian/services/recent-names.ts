import { stringsIn } from '../../rules/core/collections';
import type { App } from 'obsidian';
import { keepOnDevice, keptOnDevice } from '../vault/kept-on-device';

const MOST_RECENT = 8;

/** The names picked last, newest first. They are stored per device. */
export function recentNames(app: App, key: string): readonly string[] {
	return stringsIn(keptOnDevice(app, { key, version: 1 }));
}

export function rememberName(app: App, key: string, name: string): void {
	const others = recentNames(app, key).filter(other => other !== name);
	keepOnDevice(app, { key, version: 1 }, [name, ...others].slice(0, MOST_RECENT));
}
