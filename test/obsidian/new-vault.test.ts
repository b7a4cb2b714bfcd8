import { afterEach, describe, expect, it } from 'vitest';
import type SwornJournalPlugin from '../../main';
import type { Booted } from '../support/boot';
import { boot } from '../support/boot';
import { KESTREL } from './played';

let host: Booted<SwornJournalPlugin> | undefined;
afterEach(async () => {
	const last = host;
	host = undefined;
	await last?.close();
});

const SETTINGS = '.obsidian/plugins/sworn-journal/data.json';

/** Starts as the plugin does: the settings are those that it read itself. */
async function written(files: Readonly<Record<string, string>>) {
	host = await boot<SwornJournalPlugin>({ files: { 'Kestrel.md': KESTREL, ...files }, records: 'as read' });
	const { records, answers } = host.plugin.preferences;
	return { records, answers };
}

describe('records are written', () => {
	it('as lines in a vault in which nothing was saved yet', async () => {
		expect(await written({})).toEqual({ records: 'line', answers: 'line' });
	});

	it('as blocks where settings were saved before there was one for it', async () => {
		expect(await written({ [SETTINGS]: '{"journal":"always"}' })).toEqual({ records: 'block', answers: 'block' });
	});

	it('as the settings say', async () => {
		const saved = { [SETTINGS]: '{"records":"line","answers":"block"}' };
		expect(await written(saved)).toEqual({ records: 'line', answers: 'block' });
	});

	it('as blocks where the settings cannot be read: nobody knows what they said', async () => {
		expect(await written({ [SETTINGS]: '{"records":"li' })).toEqual({ records: 'block', answers: 'block' });
	});
});

describe('in a vault without a character', () => {
	const offered = () => [...document.querySelectorAll('.suggestion-item')].map(({ textContent }) => textContent);

	it('Make a move offers to begin, with no note open either', async () => {
		host = await boot<SwornJournalPlugin>({ files: {} });
		await host.palette('Make a move');
		await host.tick();
		expect(offered()).toEqual([
			expect.stringContaining('Begin a campaign'),
			expect.stringContaining('Create a character'),
		]);
		await host.press('Escape');
	});
});
