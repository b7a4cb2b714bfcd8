import { afterEach, describe, expect, it } from 'vitest';
import type { BootOptions } from '../../support/boot';
import { close, fill, type Host, opened, pressButton } from '../opened';
import { KESTREL } from '../played';

afterEach(close);

const HARBOUR =
	'---\nsworn: oracles\n---\n## Rumours\n- A [[#Ship]] is late\n- Nothing\n\n## Ship (d2)\n1. brig\n2. cutter\n';

const at = (
	note: string,
	faces: readonly number[],
	files: Readonly<Record<string, string>> = {},
	more: BootOptions = {},
): Promise<Host> =>
	opened({ files: { 'Kestrel.md': KESTREL, 'Journal.md': note, ...files }, note: 'Journal.md', ...more }, faces);

async function ask(on: Host, query: string): Promise<readonly (string | null)[]> {
	await on.palette('Ask the oracle');
	await on.tick(20);
	await fill(query);
	return [...document.querySelectorAll('.modal .sworn-move-hint')].map(el => el.textContent);
}

const leave = async (on: Host) => {
	document.querySelector<HTMLElement>('.modal-close-button')?.click();
	await on.tick();
};

describe('a table in a note', () => {
	it('is found by Ask the oracle and rolled with the tables it links', async () => {
		const on = await at('She runs.\n', [1, 2], { 'Oracles/Harbour.md': HARBOUR });
		expect((await ask(on, 'rumours'))[0]).toBe('Harbour / Rumours');
		await on.press('Enter');
		await on.tick(40);
		expect(on.editor.getValue()).toContain(
			'```sworn\noracle: Harbour / Rumours\ndice: 1, 2\nresult: A cutter is late\n```',
		);
	});

	it('of a note that has dice in a heading is found, and its other lists are not', async () => {
		const on = await at('', [], { 'Sea.md': '## Swell (d2)\n- high\n- low\n\n## Shopping swell\n- bread\n' });
		expect(await ask(on, 'swell')).toEqual(expect.arrayContaining(['Sea / Swell']));
		await leave(on);
		expect(await ask(on, 'shopping swell')).not.toContain('Sea / Shopping swell');
	});

	it('is as it is now: a change, a new name and a deletion count at once', async () => {
		const on = await at('', [], { 'Harbour.md': HARBOUR });
		await ask(on, 'rumours');
		await leave(on);
		await on.writeOutside('Harbour.md', HARBOUR.replace('Rumours', 'Gossip'));
		await on.tick(400);
		expect((await ask(on, 'gossip'))[0]).toBe('Harbour / Gossip');
		await leave(on);
		const file = on.app.vault.getFileByPath('Harbour.md');
		if (!file) throw new Error('the note is not there');
		await on.app.fileManager.renameFile(file, 'Quay.md');
		await on.tick(400);
		expect((await ask(on, 'gossip'))[0]).toBe('Quay / Gossip');
		await leave(on);
		await on.app.vault.delete(file);
		await on.tick(400);
		expect(await ask(on, 'gossip')).not.toContain('Quay / Gossip');
	});

	it('of linked rules is in the book, without the tables of its moves', async () => {
		const rules =
			'# House\n\n### Cross the Ice\n\nWhen **you cross thin ice**, roll +edge.\n\nOn a **strong hit**, take +1 momentum.\n\nOn a **weak hit**, roll on the table below.\n\n| d2 | Cracks |\n|-|-|\n| 1 | small |\n| 2 | large |\n\nOn a **miss**, Pay the Price.\n\n## Iceberg names\n\n| Roll | Name |\n|-|-|\n| 1-50 | Old Grey |\n| 51-100 | Tooth |\n';
		const on = await at('---\nrules: "[[House]]"\n---\n', [], { 'House.md': rules });
		expect((await ask(on, 'iceberg names'))[0]).toBe('House / Iceberg names');
		await leave(on);
		expect((await ask(on, 'cross the ice')).join()).not.toContain('House');
	});

	it('is rolled again by its card, and gives the rows beside', async () => {
		const note = '```sworn\noracle: Harbour / Ship\ndice: 1\nresult: brig\n```\n';
		const on = await at(note, [2], { 'Harbour.md': HARBOUR }, { mode: 'preview' });
		await on.tick(60);
		await pressButton('Roll again');
		expect(await on.read('Journal.md')).toContain('dice: 2\nresult: cutter');
		await pressButton('More');
		await pressButton('Row above');
		expect(await on.read('Journal.md')).toContain('dice: 1\nresult: brig');
	});
});

describe('Roll on the table at the cursor', () => {
	it('rolls on the list that the cursor is in; the answer goes below it', async () => {
		const on = await at('## Trouble\n\n- a storm\n- a fire\n\nProse.\n', [2], {}, { load: 'source' });
		on.editor.setCursor({ line: 2, ch: 3 });
		await on.palette('Roll on the table at the cursor');
		await on.tick(40);
		expect(on.editor.getValue()).toBe(
			'## Trouble\n\n- a storm\n- a fire\n\n```sworn\noracle: Journal / Trouble\ndice: 2\nresult: a fire\n```\n\n\nProse.\n',
		);
	});

	it('needs nobody to play', async () => {
		const on = await at('- a storm\n', [1], { 'Kestrel.md': '' });
		await on.palette('Roll on the table at the cursor');
		await on.tick(40);
		expect(on.editor.getValue()).toContain('oracle: Journal\ndice: 1\nresult: a storm');
	});

	it('says so if there is none', async () => {
		const on = await at('Prose.\n', []);
		await on.palette('Roll on the table at the cursor');
		await on.tick(40);
		expect(on.notices().join()).toContain('There is no table or list in this note');
		expect(on.editor.getValue()).toBe('Prose.\n');
	});

	it('reports one that rolls itself for ever', async () => {
		const on = await at(
			'## A\n- [[#A]]\n',
			Array.from({ length: 60 }, () => 1),
		);
		await on.palette('Roll on the table at the cursor');
		await on.tick(40);
		expect(on.notices().join()).toContain('rolls on itself for ever');
		expect(on.editor.getValue()).toContain('result: A\n');
	});
});
