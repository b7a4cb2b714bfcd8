import { afterEach, describe, expect, it } from 'vitest';
import { close, opened, pressButton } from '../opened';
import { KESTREL } from '../played';
import { menuRows, openMenuOn, pickRow } from './menu';

afterEach(close);

const LEGEND =
	'---\nsworn: oracles\n---\n\n## Legend\n\n- A vow: [[#Vows]]\n- A scar: [[#Scars]]\n\n## Vows\n\n- [[Find Mara]], epic\n- Twice\n\n## Scars\n\n- Twice\n';
const STRIKE = 'Strike it from the table';

async function menuOf(record: string, mode: 'live' | 'preview' = 'preview') {
	const files = { 'Kestrel.md': KESTREL, 'Old/Legend.md': LEGEND, 'Log.md': `Then.\n\n${record}\n\nThe end.\n` };
	const host = await opened({ files, note: 'Log.md', mode, look: 'lines' });
	await host.tick(50);
	openMenuOn(document.querySelector('.sworn-line-press, .sworn-inline'));
	await host.tick();
	return host;
}

const rolled = (result: string) => `\`\`\`sworn\noracle: Legend / Legend\ndice: 1, 1\nresult: ${result}\n\`\`\``;

describe('the menu of a roll on a table of the player', () => {
	it.each(['live', 'preview'] as const)('strikes the row that came up, and takes it back, in %s', async mode => {
		const { read, tick } = await menuOf(rolled('A vow: Find Mara, epic'), mode);
		pickRow(STRIKE);
		await tick(50);
		expect(await read('Old/Legend.md')).toBe(LEGEND.replace('[[Find Mara]], epic', '~~[[Find Mara]], epic~~'));
		await pressButton('Undo');
		await tick(50);
		expect(await read('Old/Legend.md')).toBe(LEGEND);
	});

	it.each(['A vow: Twice', 'A vow: Fly to the moon'])(
		'does not offer it for “%s”, which is not one row',
		async result => {
			await menuOf(rolled(result));
			expect(menuRows()).toContain('Copy as text');
			expect(menuRows()).not.toContain(STRIKE);
		},
	);

	it('does not offer it for a roll on a table of the book', async () => {
		await menuOf('```sworn\noracle: Core / Action\ndice: 1\nresult: Abandon\n```');
		expect(menuRows()).toContain('Copy as text');
		expect(menuRows()).not.toContain(STRIKE);
	});

	it('writes nothing if the row is not there any more', async () => {
		const { app, read, tick } = await menuOf(rolled('A vow: Find Mara, epic'));
		const file = app.vault.getFileByPath('Old/Legend.md');
		if (file) await app.vault.modify(file, 'All gone.\n');
		pickRow(STRIKE);
		await tick(50);
		expect(await read('Old/Legend.md')).toBe('All gone.\n');
	});
});
