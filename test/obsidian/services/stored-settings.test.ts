import { afterEach, describe, expect, it } from 'vitest';
import { close, fill, type Host, opened, settings } from '../opened';
import { KESTREL } from '../played';

afterEach(close);

const RECORD =
	'```sworn\nmove: Face Danger\nroll: edge 2\ndice: 6 vs 2, 4\noutcome: strong hit, 8 vs 2, 4\ndone:\n  - momentum 2 → 3\n```\n';
const PATH = '.obsidian/plugins/sworn-journal/data.json';

const vaultWith = (files: Readonly<Record<string, string>> = {}, mode: 'live' | 'preview' = 'live') =>
	opened({
		files: { 'Kestrel.md': KESTREL, 'Journal.md': 'Prose.\n', ...files },
		note: 'Journal.md',
		mode,
		look: 'lines',
	});

async function star(on: Host): Promise<void> {
	await on.palette('Ask the oracle');
	await fill('core act');
	await on.press('d', { ctrlKey: true });
	await on.press('Escape');
}

it('settings cut off by a power cut are reported, and the plugin starts with the usual ones', async () => {
	const on = await vaultWith({ [PATH]: '{"journal":"nev' });
	expect(on.notices().join()).toContain('The settings of Sworn Journal could not be read');
	await star(on);
	expect(JSON.parse(await on.read(PATH))).toMatchObject({ journal: 'ask' });
});

it('settings that cannot be saved are reported, and hold until the app is closed', async () => {
	const on = await vaultWith();
	on.backend.fail({ path: PATH, message: 'ENOSPC: no space left' });
	await star(on);
	expect(on.notices().join()).toContain('could not be saved (ENOSPC: no space left)');
	expect(on.errors()).toEqual([]);
});

describe('what another device changes in the settings', () => {
	const stored = (more: object) => settings({ journal: 'always', ...more });

	it('holds at once, and records draw so', async () => {
		const on = await vaultWith({ ...stored({ inReading: 'lines' }), 'Journal.md': `${RECORD}More.\n` }, 'preview');
		await on.tick(30);
		expect(document.querySelector('.sworn-line')).not.toBeNull();
		await on.writeOutside(PATH, stored({ inReading: 'cards', journal: 'never' })[PATH] ?? '');
		await on.tick(30);
		expect(on.plugin.preferences).toMatchObject({ inReading: 'cards', journal: 'never' });
		expect([document.querySelector('.sworn-line'), document.querySelector('.sworn-card')?.tagName]).toEqual([
			null,
			'ARTICLE',
		]);
	});

	it('stays when something else is saved here before the app reports it', async () => {
		const on = await vaultWith(stored({ favourites: ['Old'] }));
		await on.backend.inner.write(PATH, stored({ favourites: ['Old', 'Theirs'], journal: 'never' })[PATH] ?? '');
		await star(on);
		const { favourites, journal } = JSON.parse(await on.read(PATH)) as { favourites: string[]; journal: string };
		expect([favourites.length, favourites.slice(-1), journal]).toEqual([3, ['Theirs'], 'never']);
		expect(on.plugin.preferences.journal).toBe('never');
	});

	it('a star that was taken away there stays away', async () => {
		const on = await vaultWith(stored({ favourites: ['Old', 'Older'] }));
		await on.backend.inner.write(PATH, stored({ favourites: ['Older'] })[PATH] ?? '');
		await star(on);
		const { favourites } = JSON.parse(await on.read(PATH)) as { favourites: string[] };
		expect(favourites.filter(name => name.startsWith('Old'))).toEqual(['Older']);
	});
});
