import type { Writing } from '../commands/writing';
import { writing } from '../commands/writing';
import { sampleJournals, sampleNotes } from '../../journal/import/import-context';

/** It is loaded when it is asked for, which a test runner does over the network and the app at once. */
export const loaded = () => import('../../../src/journal/import/import-plan');

const SALT = Object.fromEntries(
	[...sampleNotes('starforged'), ...sampleJournals('starforged')].map(n => [n.path, n.text]),
);
export const dialog = () => document.querySelector<HTMLElement>('.modal');
export const notice = () => [...document.querySelectorAll('.notice')].map(({ textContent }) => textContent).join('\n');

export interface Importing extends Omit<Writing, 'pick'> {
	/** Picks a way to import. */
	way(way: Way): Promise<void>;
	/** Imports in that way, from the open dialog on. */
	importAs(way: Way): Promise<void>;
	/** *Undo the last import*, all of it. */
	undoImport(): Promise<void>;
	click(label: string): Promise<void>;
	texts(): Promise<Readonly<Record<string, string>>>;
}

export type Way = keyof typeof BUTTONS;

export const BUTTONS = {
	copies: 'Import into copies',
	'in place': 'Import in place',
	'play on': 'Import characters and tracks',
} as const;

export type Command = 'Import from Iron Vault' | 'Import from another app';

/** The dialog of an import, opened in a vault. */
export async function opened(
	files: Readonly<Record<string, string>> = SALT,
	command: Command = 'Import from Iron Vault',
): Promise<Importing> {
	const host = await writing('My own page.\n', files);
	const click = async (label: string) => {
		const button = [...(dialog()?.querySelectorAll('button') ?? [])].find(({ textContent }) => textContent === label);
		if (!button) throw new Error(`no button “${label}” in: ${dialog()?.textContent ?? 'nothing'}`);
		button.click();
		await loaded();
		await host.tick(400);
	};
	await host.palette(command);
	await host.tick(50);
	const way = async (way: Way) => {
		dialog()?.querySelector<HTMLInputElement>(`input[value="${way}"]`)?.click();
		await host.tick();
	};
	return Object.assign(host, {
		click,
		way,
		async importAs(chosen: Way) {
			await way(chosen);
			await click('Show the report');
			await click(BUTTONS[chosen]);
			await click('Close');
		},
		async undoImport() {
			await host.palette('Undo the last import');
			await host.tick(200);
			await click('Undo the import');
			await host.tick(800);
		},
		async texts() {
			const paths = host.app.vault
				.getMarkdownFiles()
				.map(({ path }) => path)
				.sort();
			return Object.fromEntries(await Promise.all(paths.map(async path => [path, await host.read(path)] as const)));
		},
	});
}

/** Closes the dialog while it writes, and stops it where it asks: what it asked. */
export async function stopped(host: Importing, button: string): Promise<string> {
	[...(dialog()?.querySelectorAll('button') ?? [])].find(({ textContent }) => textContent === button)?.click();
	while (!dialog()?.querySelector('progress')) await Promise.resolve();
	await host.press('Escape');
	await host.tick(200);
	const asked = dialog()?.querySelector('[role=alert]')?.textContent ?? '';
	[...(dialog()?.querySelectorAll<HTMLElement>('[role=alert] ~ * button') ?? [])]
		.find(({ textContent }) => textContent === 'Stop')
		?.click();
	await host.tick(500);
	return asked;
}

/** Presses Stop as soon as it shows. */
export async function impatiently(act: () => Promise<void>): Promise<void> {
	const stop = new MutationObserver(() =>
		[...document.querySelectorAll('button')].find(({ textContent }) => textContent === 'Stop')?.click(),
	);
	stop.observe(document.body, { childList: true, subtree: true });
	await act();
	stop.disconnect();
}
