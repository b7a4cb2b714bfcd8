import type SwornJournalPlugin from '../../main';
import type { Booted, BootOptions } from '../support/boot';
import { boot } from '../support/boot';
import { landing } from '../support/scripted-dice';
import { KESTREL } from './played';

export type Host = Booted<SwornJournalPlugin>;

/** The app of the test that runs. */
export let host: Host | undefined;

export async function start(options: BootOptions = {}): Promise<Host> {
	host = await boot<SwornJournalPlugin>(options);
	return host;
}

export async function close(): Promise<void> {
	const last = host;
	host = undefined;
	await last?.close();
}

/** A journal of Kestrel in front, by default in Live Preview. */
export async function openJournal(
	text: string,
	options: BootOptions = {},
	faces: readonly number[] = [],
): Promise<Host> {
	const files = { 'Kestrel.md': KESTREL, 'Log.md': text };
	const opened = await start({ files, note: 'Log.md', ...options });
	opened.plugin.dice = landing([...faces]);
	await opened.tick(50);
	return opened;
}

export const texts = (selector: string) => Array.from(document.querySelectorAll(selector), el => el.textContent ?? '');

/** The lines of play that are drawn, and the cards under them. */
export const pills = () => [...document.querySelectorAll<HTMLElement>('.sworn-inline')];
export const lineCards = () =>
	[...document.querySelectorAll<HTMLElement>('.sworn-line-card')].filter(el => el.textContent !== '');

/** By what it says, or is called to a screen reader. */
export function buttonIn(within: string, name: string | RegExp): HTMLElement {
	const buttons = [...document.querySelectorAll<HTMLElement>(`${within} button`)];
	const namesOf = (el: HTMLElement) => [(el.textContent ?? '').trim(), el.getAttribute('aria-label') ?? ''];
	const isMeant = (each: string) => (typeof name === 'string' ? each === name : name.test(each));
	const found = buttons.find(el => namesOf(el).some(isMeant));
	if (!found) throw new Error(`No button ${String(name)} among ${buttons.flatMap(namesOf).join(' | ')}`);
	return found;
}

export async function pressIn(within: string, name: string | RegExp): Promise<void> {
	buttonIn(within, name).click();
	await host?.tick(60);
}

export async function submit(): Promise<void> {
	document.querySelector<HTMLFormElement>('.modal form')?.requestSubmit();
	await host?.tick(60);
}

/** Types into the field that has the focus, or into another one. */
export async function typeInto(text: string, field: Element | null = document.activeElement): Promise<void> {
	if (!(field instanceof HTMLInputElement)) throw new Error(`no field: ${field?.outerHTML ?? ''}`);
	field.value = text;
	field.dispatchEvent(new Event('input', { bubbles: true }));
	await host?.tick();
}
