import type { App } from 'obsidian';
import { keepOnDevice, keptOnDevice } from '../kept-on-device';

const DEVICE = { key: 'sworn-journal-device', version: 1 };

/** A name for this device that no file sync shares. It says nothing about the device. */
export function deviceOf(app: App): string {
	const known = keptOnDevice(app, DEVICE);
	if (typeof known === 'string' && known !== '') return known;
	const made = `${Date.now().toString(36)}-${Math.random().toString(36).slice(2, 10)}`;
	keepOnDevice(app, DEVICE, made);
	return made;
}
