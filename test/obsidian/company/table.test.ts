import { afterEach, describe, expect, it } from 'vitest';
import { KESTREL } from '../played';
import { close, host, pressIn, start, texts } from '../one-app';

afterEach(close);

const BERA = KESTREL.replace('health: 5', 'health: 2').replace('momentum: 3', 'momentum: 7');
const FILES = {
	'Aud.md': KESTREL,
	'Bera.md': BERA,
	'Orm.md': KESTREL.replace('---', '---\nsworn: npc'),
	'Rook.md': '---\nsworn: asset\nasset: "[[Rook]]"\ncharacter: "[[Bera]]"\nhealth: 3\n---\n',
	'Pair.md': '---\ncharacter: ["[[Aud]]", "[[Bera]]"]\n---\nTwo on the road.\n',
};

async function open() {
	const opened = await start({ files: FILES, note: 'Pair.md', mode: 'live' });
	await opened.palette('Open the Table');
	await opened.tick(400);
	return opened;
}

const table = () => document.querySelector('.sworn-table');
const others = () => texts('.sworn-table-company li');
const status = () => document.querySelector('.status-bar-item.plugin-sworn-journal')?.textContent;

describe('acceptance 3: the Table in the journal of several', () => {
	it('asks who acts, then shows that one, and the other in one line with a switch', async () => {
		const { tick, press } = await open();
		expect(table()?.textContent).toContain('This note is the journal of several characters. Who acts?');
		await pressIn('', 'Choose a character');
		expect(texts('.suggestion-item')).toEqual(['Aud', 'Bera']);
		await press('Enter');
		await tick(400);
		expect(table()?.querySelector('.sworn-table-name')?.textContent).toBe('Aud');
		expect(others()).toEqual(['Act as BeraHealth 2 · Spirit 4 · Supply 3 · Momentum +7']);
		expect(status()).toBe('Aud · Health 5 · Spirit 4 · Supply 3 · Momentum +3');

		await pressIn('', 'Act as Bera');
		await tick(400);
		expect(table()?.querySelector('.sworn-table-name')?.textContent).toBe('Bera');
		expect(others()).toEqual(['Act as AudHealth 5 · Spirit 4 · Supply 3 · Momentum +3']);
		expect(status()).toBe('Bera · Health 2 · Spirit 4 · Supply 3 · Momentum +7');
	});

	it('follows the values of the other', async () => {
		const { tick, press, writeOutside } = await open();
		await pressIn('', 'Choose a character');
		await press('Enter');
		await tick(400);
		await writeOutside('Bera.md', BERA.replace('health: 2', 'health: 1'));
		await tick(400);
		expect(others()).toEqual(['Act as BeraHealth 1 · Spirit 4 · Supply 3 · Momentum +7']);
	});

	it('keeps who acts on the device, and no note is written', async () => {
		const { tick, press, read } = await open();
		await pressIn('', 'Choose a character');
		await press('ArrowDown');
		await press('Enter');
		await tick(400);
		expect(table()?.querySelector('.sworn-table-name')?.textContent).toBe('Bera');
		for (const [path, text] of Object.entries(FILES)) expect(await read(path)).toBe(text);
	});
});

describe('tracks in the journal of several', () => {
	it('stand once, with who shares them', async () => {
		const host = await start({
			files: {
				...FILES,
				'Ours.md': '---\nsworn: vow\nrank: dangerous\nticks: 8\ncharacter: ["[[Aud]]", "[[Bera]]"]\n---\n',
				'Hers.md': '---\nsworn: vow\nrank: extreme\nticks: 2\ncharacter: "[[Bera]]"\n---\n',
			},
			note: 'Pair.md',
			mode: 'live',
		});
		await host.palette('Act as …');
		await host.press('ArrowDown');
		await host.press('Enter');
		await host.palette('Open the Table');
		await host.tick(400);
		const rows = [...document.querySelectorAll('.sworn-table-track-head')].map(({ textContent }) => textContent);
		expect(rows.sort()).toEqual(['Hersvow · extreme', 'Oursvow · dangerous · with Aud']);
	});
});

describe('copies that a sync conflict has left', () => {
	it('a title that only looks like one is a character all the same', async () => {
		const host = await start({
			files: { 'Aud (conflict 2).md': KESTREL, 'Log.md': 'Prose.\n' },
			note: 'Log.md',
			mode: 'live',
		});
		await host.palette('Open the Table');
		await host.tick(400);
		expect(table()?.querySelector('.sworn-table-name')?.textContent).toBe('Aud (conflict 2)');
	});
});

describe('in the journal of one', () => {
	it('there is no switch, and the status bar needs no name', async () => {
		const host = await start({
			files: { 'Aud.md': KESTREL, 'Log.md': '---\ncharacter: "[[Aud]]"\n---\n' },
			note: 'Log.md',
			mode: 'live',
		});
		await host.palette('Open the Table');
		await host.tick(400);
		expect(others()).toEqual([]);
		expect(status()).toBe('Health 5 · Spirit 4 · Supply 3 · Momentum +3');
	});
});

describe('acceptance 10: two copies of a vault, merged', () => {
	/** The sheet is as one of the two devices left it. */
	const MERGED = { ...FILES, 'Aud.md': FILES['Aud.md'].replace('momentum: 3', 'momentum: 5') };
	const rolled = (by: string, change: string) => `\`sworn: move: Face Danger, by ${by}; ${change}\`\n\n`;
	const problems = () => document.querySelector('.sworn-table .sworn-problem')?.textContent ?? '';
	const journalOf = ({ app }: typeof host & object) => app.workspace.activeEditor?.editor?.getValue() ?? '';
	const asked = () => texts('.suggestion-item');
	const merged = async (...records: readonly string[]) => {
		const files = { ...MERGED, 'Pair.md': `${FILES['Pair.md']}\n${records.join('')}` };
		const host = await start({ files, note: 'Pair.md', mode: 'live' });
		await host.palette('Act as …');
		await host.press('Enter');
		await host.palette('Open the Table');
		await host.tick(400);
		return { files, host };
	};

	it('with moves of the same character both results are told, and nothing is changed', async () => {
		const { files, host } = await merged(rolled('Aud', 'momentum 2 → 3'), rolled('Aud', 'momentum 2 → 4'));
		expect(problems()).toContain('The records change momentum from 2 twice: to 3, and to 4');
		for (const [path, text] of Object.entries(files)) expect(await host.read(path)).toBe(text);
	});

	it('before the next write it is asked which holds: as it stands, and never again', async () => {
		const { host } = await merged(rolled('Aud', 'momentum 3 → 4'), rolled('Aud', 'momentum 3 → 5'));
		const file = host.app.vault.getFileByPath('Aud.md') ?? expect.fail('no note');
		await host.palette('Begin a session');
		await host.press('Enter');
		await host.tick(100);
		expect(asked()).toEqual(['5As it stands now', '6As the records make it, both counted']);
		expect(document.querySelector('.prompt input')?.getAttribute('placeholder')).toBe(
			'momentum is 5, and the records make it 6: take which?',
		);
		expect(journalOf(host)).not.toContain('Session 1,');
		await host.press('Escape');
		await host.tick(100);
		expect(journalOf(host)).not.toContain('Session 1,');
		await host.palette('Begin a session');
		await host.press('Enter');
		await host.tick(100);
		await host.press('Enter');
		await host.tick(400);
		expect(journalOf(host)).toContain('Session 1,');
		expect(await host.app.vault.read(file)).toContain('momentum: 5');
		await host.palette('Begin a session');
		await host.press('Enter');
		await host.tick(200);
		expect(journalOf(host)).toContain('Session 2,');
	});

	it('or as the records make it', async () => {
		const { host } = await merged(rolled('Aud', 'momentum 3 → 4'), rolled('Aud', 'momentum 3 → 5'));
		await host.palette('Begin a session');
		await host.press('Enter');
		await host.tick(100);
		await host.press('ArrowDown');
		await host.press('Enter');
		await host.tick(200);
		expect(await host.read('Aud.md')).toContain('momentum: 6');
		expect(journalOf(host)).toContain('Session 1,');
	});

	const OTHER = '---\ncharacter: ["[[Aud]]", "[[Bera]]"]\n---\n';
	/** Aud's momentum goes from 3 to 4 here, and what the other journal says comes from the other device. */
	const alsoIn = async (other: string, record: string) => {
		const files = { ...MERGED, 'Pair.md': `${FILES['Pair.md']}\n${rolled('Aud', 'momentum 3 → 4')}`, [other]: OTHER };
		const host = await start({ files, note: 'Pair.md', mode: 'live' });
		await host.palette('Act as …');
		await host.press('Enter');
		await host.tick(50);
		await host.writeOutside(other, OTHER + record);
		await host.tick(100);
		await host.palette('Begin a session');
		await host.press('Enter');
		await host.tick(150);
		return host;
	};

	it('what a journal of the campaign says that was written to since counts as well', async () => {
		const opened = await alsoIn('Second.md', rolled('Aud', 'momentum 3 → 5'));
		expect(asked()).toEqual(['5As it stands now', '6As the records make it, both counted']);
		await opened.press('ArrowDown');
		await opened.press('Enter');
		await opened.tick(300);
		expect(await opened.read('Aud.md')).toContain('momentum: 6');
		expect(await opened.read('Second.md')).toBe(OTHER + rolled('Aud', 'momentum 3 → 5'));
	});

	it.each([
		['goes on from there', 'Second.md', rolled('Aud', 'momentum 4 → 6')],
		['is about another', 'Second.md', rolled('Bera', 'momentum 3 → 5')],
		['is the copy of a conflict', 'Pair.sync-conflict-20261126-101112-ABCDEFG.md', rolled('Aud', 'momentum 3 → 5')],
	])('but not if it %s', async (_, other, record) => {
		const opened = await alsoIn(other, record);
		await opened.tick(200);
		expect(asked()).toEqual([]);
		expect(journalOf(opened)).toContain('Session 1,');
	});
});
