import type { BootOptions } from '../../support/boot';
import { pressIn, start, type Host } from '../one-app';

export const ACTOR = 'Grey coast/Ada.md';

export async function started(options: BootOptions = {}): Promise<Host> {
	const host = await start({ files: {}, ...options });
	await host.palette('Begin a campaign');
	await host.tick(20);
	return host;
}

export const text = (selector: string) => document.querySelector(selector)?.textContent ?? '';
export const title = () => text('.sworn-campaign > h2');

export async function fill(on: Host, id: string, words: string): Promise<void> {
	const field = document.querySelector<HTMLInputElement>(`#sworn-campaign-${id}`);
	if (!field) throw new Error(`no field ${id} in ${title()}`);
	field.focus();
	field.value = words;
	field.dispatchEvent(new Event('input', { bubbles: true }));
	await on.tick();
}

/** Picks a game by its title. */
export async function pickGame(on: Host, called: string): Promise<void> {
	const games = [...document.querySelectorAll<HTMLElement>('.modal .sworn-rank')];
	const game = games.find(el => el.textContent?.replace(/^\d/, '') === called);
	if (!game) throw new Error(`no game ${called}`);
	game.querySelector('input')?.click();
	await on.tick();
}

/** Opens a step in the list of what can be set up, by its label. */
export async function openStep(on: Host, label: string): Promise<void> {
	await on.tick(40);
	const rows = [...document.querySelectorAll<HTMLElement>('.modal .sworn-setup-row')];
	const row = rows.find(el => el.querySelector('.sworn-setup-name')?.textContent === label);
	if (!row) throw new Error(`no step ${label} in ${rows.map(el => el.textContent).join(' | ')}`);
	row.click();
	await on.tick(40);
}

export const press = (name: string) => pressIn('.modal', name);

/** The campaign has its folder, and what can be set up is offered. */
export async function begun(game: string, options?: BootOptions): Promise<Host> {
	const on = await started(options);
	await pickGame(on, game);
	await fill(on, 'campaign', 'Grey coast');
	await fill(on, 'character', 'Ada');
	await press('Set up first');
	return on;
}
