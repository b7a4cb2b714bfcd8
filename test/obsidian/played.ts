import type SwornJournalPlugin from '../../main';
import type { Booted } from '../support/boot';
import { boot } from '../support/boot';
import { landing } from '../support/scripted-dice';

/** A character without any rules to play by. */
export const NOBODYS =
	'---\nedge: 2\nheart: 2\niron: 1\nshadow: 1\nwits: 3\nhealth: 5\nspirit: 4\nsupply: 3\nmomentum: 3\n---\n';

export const playingBy = (ruleset: string): string => NOBODYS.replace('---', `---\nruleset: ${ruleset}`);

export const KESTREL = playingBy('starforged');

export const block = (body: string): string => `Prose.\n\n\`\`\`sworn\n${body}\n\`\`\`\n\nMore.\n`;

/** A journal in Reading view, and what can be done to its cards. */
export interface Played {
	readonly host: Booted<SwornJournalPlugin>;
	readonly cards: readonly HTMLElement[];
	/** What stood on the cards at first. */
	readonly text: string;
	/** What stands on them now. */
	now(): string;
	press(name: string | RegExp, times?: number): Promise<void>;
	fill(selector: string, text: string): Promise<void>;
}

let table: Booted<SwornJournalPlugin> | undefined;

export async function close(): Promise<void> {
	const last = table;
	table = undefined;
	await last?.close();
}

/** Time for what is read and drawn anew. */
const A_WHILE = 50;

export async function shown(
	note: string,
	files: Readonly<Record<string, string>> = { 'Kestrel.md': KESTREL },
	...faces: number[]
): Promise<Played> {
	const host = await boot<SwornJournalPlugin>({
		files: { ...files, 'Journal.md': note },
		note: 'Journal.md',
		mode: 'preview',
	});
	table = host;
	host.plugin.dice = landing([...faces]);
	await host.tick(30);
	const now = () => [...document.querySelectorAll('.sworn-block')].map(({ textContent }) => textContent).join('\n');
	return {
		host,
		cards: [...document.querySelectorAll<HTMLElement>('.sworn-block')],
		text: now(),
		now,
		async press(name, times = 1) {
			const buttons = [
				...document.querySelectorAll<HTMLElement>('.sworn-block :is(button, input[type=checkbox], input[type=radio])'),
			];
			const words = (el: HTMLElement) => (el.matches('input') ? el.closest('label') : el)?.textContent ?? '';
			const button = buttons.find(el => (typeof name === 'string' ? words(el) === name : name.test(words(el))));
			if (!button) throw new Error(`No button ${String(name)} among ${buttons.map(words).join(' | ')}`);
			for (let i = 0; i < times; i++) button.click();
			await host.tick(A_WHILE);
		},
		async fill(selector, text) {
			const field = document.querySelector<HTMLInputElement>(selector);
			if (!field) throw new Error(`No field ${selector}`);
			field.value = text;
			field.dispatchEvent(new Event('input', { bubbles: true }));
			await host.tick();
		},
	};
}
