import { afterEach, describe, expect, it } from 'vitest';
import { closeAll, fence, hero, journalOf, twins } from './twin-table';

afterEach(closeAll);

const KESTREL = `${hero()}\n${fence('show: Kestrel')}`;
const VOW = '---\nsworn: vow\nrank: formidable\nticks: 4\n---\n';
const CONFLICT = 'Kestrel (conflicted copy 2026-11-26)';

const problems = (): readonly (string | null)[] =>
	[...document.querySelectorAll('.workspace-leaf .sworn-problem')].map(({ textContent }) => textContent);
const status = () => document.querySelector('.status-bar-item.plugin-sworn-journal');

describe.each(['live', 'preview'] as const)('in %s a note that is a copy says so where it stands', mode => {
	it.each([
		['a character', 'Kestrel 1', { 'Kestrel.md': KESTREL, 'Kestrel 1.md': KESTREL }, 'same properties as “Kestrel”'],
		['a conflict copy', CONFLICT, { 'Kestrel.md': KESTREL, [`${CONFLICT}.md`]: KESTREL }, 'it does not play'],
		[
			'a track',
			'Ark copy',
			{ 'Ark.md': VOW, 'Ark copy.md': `${VOW}\n${fence('show: Ark copy')}`, 'Kestrel.md': hero() },
			'copy of “Ark”',
		],
		[
			'a journal with a track in it',
			'Log copy',
			{
				'Kestrel.md': hero(),
				'Log.md': journalOf('[[Kestrel]]'),
				'Log copy.md': journalOf('[[Kestrel]]', fence('vow: Find the ark\nrank: formidable\nticks: 4')),
			},
			'copy of “Log”',
		],
	])('%s', async (_, note, files, says) => {
		const on = await twins(files, `${note}.md`, { mode });
		await on.host.tick(400);
		expect(problems().filter(text => text?.includes(says))).toHaveLength(1);
		expect(status()?.textContent).toBe('Copy of another note');
		expect(status()?.getAttribute('aria-label')).toContain(says);
		expect(await on.changed()).toEqual([]);
	});
});

it('a copy says so where the app has the file of a note only after its text', async () => {
	const files = { 'Kestrel.md': KESTREL, 'Kestrel 1.md': KESTREL };
	const on = await twins(files, 'Kestrel 1.md', { assume: { fileOfLoading: 'after the text' } });
	await on.host.tick(400);
	expect(problems().filter(text => text?.includes('same properties as “Kestrel”'))).toHaveLength(1);
});

it('the original says nothing', async () => {
	const on = await twins({ 'Kestrel.md': KESTREL, 'Kestrel 1.md': KESTREL }, 'Kestrel.md', { mode: 'preview' });
	await on.host.tick(400);
	expect(problems()).toEqual([]);
	expect(status()?.textContent).toContain('Health 5');
});

it('the line goes with the other note, and stands on the Table, too', async () => {
	const files = { 'Kestrel.md': KESTREL, 'Kestrel 1.md': KESTREL };
	const on = await twins(files, 'Kestrel 1.md', { mode: 'preview' });
	await on.host.palette('Open the Table');
	await on.host.tick(400);
	const table = () => document.querySelector('.sworn-table-head .sworn-problem');
	expect(table()?.textContent).toContain('same properties as “Kestrel”');
	const original = on.host.app.vault.getFileByPath('Kestrel.md');
	if (original) await on.host.app.vault.delete(original);
	await on.host.tick(400);
	expect(table()).toBeNull();
	expect(status()?.textContent).toContain('Health 5');
});
