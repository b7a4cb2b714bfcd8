import { afterEach, expect, it } from 'vitest';
import { close, opened } from './opened';
import { KESTREL } from './played';

afterEach(close);

const SETTINGS = '.obsidian/plugins/sworn-journal/data.json';

/** Starts as the plugin does: the settings are those that it read itself. */
async function written(files: Readonly<Record<string, string>>) {
	const { plugin } = await opened({ files: { 'Kestrel.md': KESTREL, ...files }, records: 'as read' });
	const { records, answers } = plugin.preferences;
	return { records, answers };
}

it.each<{ where: string; files: Readonly<Record<string, string>>; is: object }>([
	{ where: 'in a new vault', files: {}, is: { records: 'line', answers: 'line' } },
	{
		where: 'where settings were saved before there was one for it',
		files: { [SETTINGS]: '{"journal":"always"}' },
		is: { records: 'block', answers: 'block' },
	},
	{
		where: 'where the settings say so',
		files: { [SETTINGS]: '{"records":"line","answers":"block"}' },
		is: { records: 'line', answers: 'block' },
	},
	{
		where: 'where nobody knows what the settings said',
		files: { [SETTINGS]: '{"records":"li' },
		is: { records: 'block', answers: 'block' },
	},
])('how records are written $where', async ({ files, is }) => {
	expect(await written(files)).toEqual(is);
});

it('in a vault without a character Make a move offers to begin, with no note open either', async () => {
	const host = await opened({ files: {} });
	await host.palette('Make a move');
	await host.tick();
	const offered = [...document.querySelectorAll('.suggestion-item')].map(({ textContent }) => textContent);
	expect(offered).toEqual([expect.stringContaining('Begin a campaign'), expect.stringContaining('Create a character')]);
	await host.press('Escape');
});
