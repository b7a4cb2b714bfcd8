import { afterEach, describe, expect, it } from 'vitest';
import type { Twins } from './twin-table';
import { closeAll, fence, hero, twins } from './twin-table';
import { landing } from '../../support/scripted-dice';
import { chooseMove } from '../commands/choose-move';

afterEach(closeAll);

const ARK = '---\nsworn: vow\nrank: dangerous\nticks: 24\n---\n';
const RAFT = '---\nsworn: asset\nasset: Rover\nabilities: [1]\nintegrity: 4\n---\n';
const FILES = {
	'Kestrel.md': hero(),
	'Ark.md': ARK,
	'Juno.md': '---\nsworn: connection\nrank: dangerous\n---\n',
	'Skiff.md': '---\nsworn: asset\nasset: Skiff\nabilities: [1]\nintegrity: 3\n---\n',
	'Raft.md': RAFT,
	'Journal.md': '---\ncharacter: "[[Kestrel]]"\n---\n\nI run.\n',
};

/** Opens the dialog of a move, up to its roll. */
async function open({ host }: Twins, move: string): Promise<void> {
	host.plugin.dice = landing([4, 3, 9]);
	await chooseMove(host, move);
}

async function choose({ host }: Twins, name: string): Promise<void> {
	const boxes = document.querySelectorAll<HTMLElement>('.modal input, .modal [role=radio], .modal [role=checkbox]');
	const box = [...boxes].find(each => (each.closest('label') ?? each).textContent?.includes(name));
	if (!box) throw new Error(`no ${name} in ${document.querySelector('.modal')?.textContent}`);
	box.click();
	await host.tick(60);
}

const roll = async ({ host }: Twins): Promise<void> => {
	await host.press('Enter');
	await host.tick(120);
};

const notices = ({ host }: Twins): string => host.notices().join(' ');

describe('a note renamed while the dialog of a move is open', () => {
	it.each([
		{ how: 'renamed', to: 'Log.md' },
		{ how: 'moved to a folder', to: 'Logs/Journal.md' },
		{ how: 'renamed where a new note gets its old name', to: 'Log.md', another: 'Another.\n' },
	])('the journal, $how, gets the record', async ({ to, another }) => {
		const on = await twins({ ...FILES, 'Logs/Old.md': 'x\n' }, 'Journal.md');
		await on.openDialog(4, 3, 9);
		await on.move('Journal.md', to);
		if (another !== undefined) await on.host.app.vault.create('Journal.md', another);
		await roll(on);
		expect(notices(on)).not.toContain('not there any more');
		expect(await on.text(to)).toContain('Face Danger');
		expect((await on.all())['Journal.md']).toBe(another);
	});

	it('the character is changed where it is now', async () => {
		const on = await twins({ ...FILES, 'Journal.md': 'I run.\n' }, 'Journal.md');
		await on.openDialog(6, 1, 1);
		await on.move('Kestrel.md', 'Kestrel Vane.md');
		await roll(on);
		expect(await on.text('Journal.md')).toContain('Kestrel Vane');
		expect(await on.text('Kestrel Vane.md')).toContain('momentum: 4');
	});

	it('the track is named and rolled as it is called now, not another of its old name', async () => {
		const old = '---\nsworn: vow\nrank: epic\nticks: 4\n---\n';
		const on = await twins({ ...FILES, 'Archive/Ark.md': old }, 'Journal.md');
		await open(on, 'fulfill your vow');
		await on.move('Ark.md', 'Great Ark.md');
		await choose(on, 'Ark 6 boxes');
		if (document.querySelector('.modal')) await roll(on);
		const text = await on.text('Journal.md');
		expect(text).toContain('Great Ark');
		expect(text).toContain('6 vs 4, 3');
		expect(await on.changed()).not.toContain('Archive/Ark.md');
	});

	it('a connection that aids is named as it is called now', async () => {
		const on = await twins(FILES, 'Journal.md');
		await on.openDialog(4, 3, 9);
		await choose(on, 'Juno');
		await on.move('Juno.md', 'Juno Ray.md');
		await roll(on);
		expect(await on.text('Journal.md')).toContain('add: 1 Juno Ray');
	});

	it('the vehicle is damaged under its name of now', async () => {
		const on = await twins(FILES, 'Journal.md');
		await open(on, 'withstand damage');
		const which = document.querySelector<HTMLSelectElement>('.modal select');
		const option = [...(which?.options ?? [])].find(({ text }) => text.startsWith('Skiff'));
		if (!which || !option) throw new Error(`no Skiff in ${document.querySelector('.modal')?.innerHTML}`);
		which.value = option.value;
		which.dispatchEvent(new Event('change', { bubbles: true }));
		await on.host.tick(60);
		await on.move('Skiff.md', 'Old Skiff.md');
		await on.press('Roll');
		expect(await on.text('Journal.md')).toContain('Old Skiff');
		expect(await on.text('Old Skiff.md')).toContain('integrity: 2');
		expect(await on.text('Raft.md')).toBe(RAFT);
	});
});

it('a call on the card of a note that was renamed is rolled there', async () => {
	const call = fence('move: Face Danger\nroll: edge');
	const on = await twins({ ...FILES, 'Journal.md': `${FILES['Journal.md']}\n${call}` }, 'Journal.md', {
		mode: 'preview',
		faces: [4, 3, 9],
	});
	await on.host.tick(80);
	await on.move('Journal.md', 'Log.md');
	await on.press('Roll');
	expect(notices(on)).not.toContain('not there any more');
	expect(await on.text('Log.md')).toContain('outcome');
});
