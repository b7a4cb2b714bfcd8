import { afterEach, expect, it } from 'vitest';
import type SwornJournalPlugin from '../../main';
import type { Booted } from '../support/boot';
import { boot } from '../support/boot';
import { KESTREL } from './played';

let host: Booted<SwornJournalPlugin> | undefined;
afterEach(async () => {
	await host?.close();
	host = undefined;
});

const PATH = '.obsidian/plugins/sworn-journal/data.json';

async function opened(files: Readonly<Record<string, string>> = {}): Promise<Booted<SwornJournalPlugin>> {
	host = await boot<SwornJournalPlugin>({
		files: { 'Kestrel.md': KESTREL, 'Journal.md': 'Prose.\n', ...files },
		note: 'Journal.md',
	});
	return host;
}

async function star(on: Booted<SwornJournalPlugin>): Promise<void> {
	await on.palette('Ask the oracle');
	const field = document.activeElement as HTMLInputElement;
	field.value = 'core act';
	field.dispatchEvent(new Event('input', { bubbles: true }));
	await on.tick();
	await on.press('d', { ctrlKey: true });
	await on.press('Escape');
}

it('settings cut off by a power cut are told, and the plugin starts with the usual ones', async () => {
	const on = await opened({ [PATH]: '{"journal":"nev' });
	expect(on.notices().join()).toContain('The settings of Sworn Journal could not be read');
	await star(on);
	expect(JSON.parse(await on.read(PATH))).toMatchObject({ journal: 'ask' });
});

it('settings that cannot be saved are told, and hold until the app is closed', async () => {
	const on = await opened();
	on.backend.fail({ path: PATH, message: 'ENOSPC: no space left' });
	await star(on);
	expect(on.notices().join()).toContain('could not be saved (ENOSPC: no space left)');
	expect(on.errors()).toEqual([]);
});
