import { onTestFinished } from 'vitest';
import type { PluginClass } from '../plugin-loader';
import { boot, type Booted, type BootOptions } from '../../support/boot';
import SamplePlugin from './sample-plugin';

/** What a test puts beside the app is gone before one looks for what the plugin left. */
async function closed(booted: Booted<unknown>): Promise<void> {
	for (const el of all('body > :not(.app-container, .modal-container, .notice-container, .menu)')) el.remove();
	await booted.close();
}

/** The host with the sample plugin; closed after the test, which fails if anything is left behind. */
export async function bootSample(options: BootOptions = {}): Promise<Booted<SamplePlugin>> {
	const booted = await boot<SamplePlugin>({ load: SamplePlugin as unknown as PluginClass, ...options });
	onTestFinished(() => closed(booted));
	return booted;
}

export const all = (selector: string): HTMLElement[] => Array.from(document.querySelectorAll<HTMLElement>(selector));

export function one(selector: string): HTMLElement {
	const [found, ...more] = all(selector);
	if (!found || more.length > 0) throw new Error(`${selector}: ${more.length + (found ? 1 : 0)} elements`);
	return found;
}
