import type SwornJournalPlugin from '../../main';
import { boot, type Booted, type BootOptions } from '../support/boot';
import { landing } from '../support/scripted-dice';

export type Host = Booted<SwornJournalPlugin>;

let host: Host | undefined;

/** The plugin in a vault of its own, until `close`. `faces` are how the dice fall. */
export async function opened(options: BootOptions, faces?: readonly number[]): Promise<Host> {
	const booted = await boot<SwornJournalPlugin>(options);
	host = booted;
	if (faces) booted.plugin.dice = landing([...faces]);
	return booted;
}

/** After each test: complains when anything reached the console or was left behind. */
export async function close(): Promise<void> {
	const last = host;
	host = undefined;
	await last?.close();
}

const SETTINGS = '.obsidian/plugins/sworn-journal/data.json';

/** A file of settings, for a vault. */
export const settings = (values: object): Readonly<Record<string, string>> => ({ [SETTINGS]: JSON.stringify(values) });

/** Presses the first button whose words begin so. */
export async function pressButton(words: string, within: ParentNode = document): Promise<void> {
	const buttons = [...within.querySelectorAll('button')];
	const button = buttons.find(({ textContent }) => textContent?.startsWith(words));
	if (!button) throw new Error(`No “${words}” among: ${buttons.map(({ textContent }) => textContent).join(' | ')}`);
	button.click();
	await host?.tick(50);
}

/** Puts a text into a field; without a selector into the one that has the focus. */
export async function fill(text: string, selector?: string): Promise<void> {
	const field = selector === undefined ? document.activeElement : document.querySelector(selector);
	if (!field || !('value' in field)) throw new Error(`No field, but ${field?.outerHTML ?? String(selector)}`);
	field.value = text;
	field.dispatchEvent(new Event('input', { bubbles: true }));
	await host?.tick();
}

/** Picks an option of a list, by its value. */
export async function choose(value: string, selector: string): Promise<void> {
	const list = document.querySelector<HTMLSelectElement>(selector);
	if (!list) throw new Error(`No list ${selector}`);
	list.value = value;
	list.dispatchEvent(new Event('change', { bubbles: true }));
	await host?.tick();
}
