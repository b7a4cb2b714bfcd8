import { afterEach, describe, expect, it } from 'vitest';
import { vow } from './torn-ways';
import { closeAll, fence, hero, journalOf, twins } from './twin-table';

afterEach(closeAll);

const VOW = vow(4, 'formidable');
const BOTH = { 'Kestrel.md': hero(), 'A/Storm.md': VOW, 'B/Storm.md': VOW };

const rolled = (track: string, more = '') =>
	fence(`move: Fulfill Your Vow\ntrack: ${track}\nprogress: 1\ndice: vs 8, 9\noutcome: miss, 1 vs 8, 9${more}`);

const card = () => document.querySelector('.sworn-block');
const shownButtons = () => [...document.querySelectorAll('button')].map(({ textContent }) => textContent);

/** A journal of Kestrel with a text, in a vault in which two tracks are called Storm. */
const journal = (
	text: string,
	files: Readonly<Record<string, string>> = BOTH,
	settings: Parameters<typeof twins>[2] = {},
) => twins({ ...files, 'Journal.md': journalOf('[[Kestrel]]', text) }, 'Journal.md', settings);

describe('a track that is named by its path', () => {
	it('is found, changed and given back by undo, and the record says its path in each line', async () => {
		const on = await journal(rolled('B/Storm'));
		expect(card()?.textContent).not.toContain('No track is called');
		expect(card()?.textContent).not.toContain('neither is nearer');
		await on.press('Recommit to the quest');
		expect(await on.changed()).toEqual(['B/Storm.md', 'Journal.md']);
		expect(await on.text('Journal.md')).toContain('track: B/Storm\n');
		expect(await on.text('Journal.md')).toContain('  - B/Storm › ');
		expect(await on.text('Journal.md')).not.toContain('- Storm ›');
		await on.undo();
		expect(await on.changed(BOTH)).toEqual(['Journal.md']);
	});

	it('is found where its name alone would do, and the record continues in its own words', async () => {
		const one = { 'Kestrel.md': hero(), 'B/Storm.md': VOW };
		const on = await journal(rolled('B/Storm'), one);
		await on.press('Recommit to the quest');
		expect(await on.changed()).toEqual(['B/Storm.md', 'Journal.md']);
		expect(await on.text('Journal.md')).toContain('  - B/Storm › ');
		await on.undo();
		expect((await on.all())['B/Storm.md']).toBe(VOW);
	});

	it('is found in a record on one line', async () => {
		const line = '`sworn: Fulfill Your Vow, on B/Storm, progress 1: vs 8, 9, miss`\n';
		const on = await journal(line);
		on.host.editor.setCursor({ line: on.host.editor.lineCount(), ch: 0 });
		await on.host.palette('Continue move');
		await on.host.tick(50);
		const rows = [...document.querySelectorAll<HTMLElement>('.suggestion-item')];
		rows.find(({ textContent }) => textContent?.startsWith('Recommit to the quest'))?.click();
		await on.host.tick(80);
		expect(await on.changed()).toEqual(['B/Storm.md', 'Journal.md']);
		expect(await on.text('Journal.md')).toMatch(/`sworn: Fulfill Your Vow, .*on B\/Storm, .*; B\/Storm › /);
	});

	it('is found when it is closed and another of its name is open', async () => {
		const files = {
			...BOTH,
			'B/Storm.md': VOW.replace('ticks: 4', 'ticks: 4\nstatus: forsaken'),
			'Journal.md': journalOf('[[Kestrel]]', rolled('B/Storm', '\ndone:\n  - B/Storm › vow forsaken')),
		};
		const on = await twins(files, 'Journal.md');
		await on.undo();
		expect((await on.all())['B/Storm.md']).toBe(VOW);
		expect((await on.all())['A/Storm.md']).toBe(VOW);
	});

	it('is not taken for a block that is called so', async () => {
		const block = `${fence('vow: B/Storm\nrank: formidable\nticks: 8')}\n`;
		const on = await journal(block + rolled('B/Storm'));
		on.host.editor.setCursor({ line: on.host.editor.lineCount(), ch: 0 });
		await on.host.tick(30);
		await on.press('Recommit to the quest');
		expect(await on.changed()).toEqual(['Journal.md']);
		expect(await on.text('Journal.md')).toContain('  - B/Storm › rank formidable → extreme');
	});
});

describe('a bare name that two tracks have, neither of them nearer', () => {
	it('is asked about on the card, and the answer is the path', async () => {
		const on = await journal(rolled('Storm'));
		expect(card()?.textContent).toContain('“Storm” stands in “A/Storm” and in “B/Storm”, and neither is nearer.');
		expect(shownButtons()).toEqual(expect.arrayContaining(['A/Storm', 'B/Storm']));
		await on.press('B/Storm');
		expect(await on.changed()).toEqual(['Journal.md']);
		expect(await on.text('Journal.md')).toContain('track: B/Storm\n');
		await on.press('Recommit to the quest');
		expect(await on.changed()).toEqual(['B/Storm.md', 'Journal.md']);
	});

	it('is not written: the line of a change by hand says the path, which is kept to', async () => {
		const text = `${fence('show: B/Storm')}\nI run.\n`;
		const on = await journal(text, BOTH, { mode: 'preview', journal: 'always' });
		await on.press('Mark progress');
		expect(await on.changed()).toEqual(['B/Storm.md', 'Journal.md']);
		expect(await on.text('Journal.md')).toContain('`sworn: B/Storm › 4 → 8 ticks`');
	});

	it('is in a list by its path', async () => {
		const files = { ...BOTH, 'Journal.md': journalOf('[[Kestrel]]') };
		const on = await twins(files, 'Journal.md', { journal: 'always' });
		await on.host.palette('Mark progress');
		await on.host.tick(60);
		const row = [...document.querySelectorAll<HTMLElement>('.suggestion-item')].find(({ textContent }) =>
			textContent?.startsWith('B/Storm'),
		);
		row?.click();
		await on.host.tick(80);
		expect(await on.changed()).toEqual(['B/Storm.md', 'Journal.md']);
		expect(await on.text('Journal.md')).toContain('`sworn: B/Storm › 4 → 8 ticks`');
	});
});

describe('a bare name whose nearest track is one alone', () => {
	it('means that one, and the other goes by its path', async () => {
		const text = `${fence('show: Storm')}\n${fence('show: A/Storm')}\nI run.\n`;
		const files = { ...BOTH, 'B/Log.md': journalOf('[[Kestrel]]', text) };
		const on = await twins(files, 'B/Log.md', { mode: 'preview', journal: 'always' });
		await on.press('Mark progress');
		expect(await on.text('B/Log.md')).toContain('`sworn: Storm › 4 → 8 ticks`');
		const buttons = [...document.querySelectorAll<HTMLElement>('button')];
		buttons.filter(({ textContent }) => textContent?.startsWith('Mark progress'))[1]?.click();
		await on.host.tick(80);
		expect(await on.changed()).toEqual(['A/Storm.md', 'B/Log.md', 'B/Storm.md']);
		expect(await on.text('B/Log.md')).toContain('A/Storm › 4 → 8 ticks');
	});
});

describe('one of two tracks of one name gets another', () => {
	it('and its path follows in records, lines and blocks that show it; the other stays', async () => {
		const text = [
			rolled('B/Storm', '\ndone:\n  - B/Storm › 8 → 4 ticks'),
			rolled('A/Storm'),
			fence('show: B/Storm'),
			'`sworn: B/Storm › 4 → 8 ticks`\n',
		].join('\n');
		const on = await journal(text);
		await on.move('B/Storm.md', 'B/Gale.md');
		await on.host.tick(300);
		await on.press('Rename them');
		await on.host.tick(100);
		const now = await on.text('Journal.md');
		expect(now.match(/B\/Gale/g)).toHaveLength(4);
		expect(now).not.toContain('B/Storm');
		expect(now).toContain('track: A/Storm\n');
	});

	it('and a path that leads nowhere any more, as after a move of its folder, is reported with what may be meant', async () => {
		const on = await journal(rolled('B/Storm'));
		await on.move('B/Storm.md', 'C/Storm.md');
		await on.host.tick(300);
		expect(card()?.textContent).toContain('No track is called “B/Storm”');
		expect(shownButtons()).toEqual(expect.arrayContaining(['A/Storm', 'C/Storm']));
	});
});

describe('Journal check', () => {
	const line = (name: string, from: number, to: number) => `\`sworn: ${name} › ${from} → ${to} ticks\`\n`;
	const findings = () =>
		[...document.querySelectorAll('.sworn-differences > li')].map(row => row.querySelector('h2')?.textContent);
	const words = () => document.querySelector('.sworn-check-summary')?.textContent;

	async function check(files: Readonly<Record<string, string>>, note: string) {
		const on = await twins({ ...BOTH, ...files }, note);
		await on.host.palette('Journal check');
		await on.host.tick(150);
		return on;
	}

	it('follows each of two by its path, and by its name where that means it', async () => {
		await check(
			{
				'A/Log.md': journalOf('[[Kestrel]]', line('Storm', 0, 4)),
				'B/Log.md': journalOf('[[Kestrel]]', line('Storm', 0, 2)),
				'Journal.md': journalOf('[[Kestrel]]', line('B/Storm', 2, 4)),
			},
			'Journal.md',
		);
		expect(words()).toBe('Story and sheet agree: 3 changes in 3 notes.');
	});

	it('says which one differs, and the line that puts it right names that one', async () => {
		const on = await check(
			{ 'Journal.md': journalOf('[[Kestrel]]', line('B/Storm', 0, 8) + line('A/Storm', 0, 4)) },
			'Journal.md',
		);
		expect(findings()).toEqual(['B/Storm (ticks)']);
		await on.press('Note the change in the journal');
		expect(await on.text('Journal.md')).toContain('`sworn: B/Storm › 8 → 4 ticks (correction)`');
	});

	it('says of a bare name that may mean either that there is no such track', async () => {
		await check({ 'Journal.md': journalOf('[[Kestrel]]', line('Storm', 0, 4)) }, 'Journal.md');
		const said = document.querySelector('.sworn-check-dialog')?.textContent;
		expect(said).toContain('In the journal, but not on the sheet');
		expect(said).toContain('“Storm” stands in “A/Storm” and in “B/Storm”, and neither is nearer.');
	});
});

it('the digest of a session says each by its path', async () => {
	const text = `\`sworn: B/Storm › 4 → 8 ticks\`\n\n\`sworn: A/Storm › 4 → 6 ticks\`\n`;
	const on = await twins({ ...BOTH, 'Journal.md': journalOf('[[Kestrel]]', text) }, 'Journal.md');
	on.host.editor.setCursor({ line: on.host.editor.lineCount(), ch: 0 });
	await on.host.palette('End a session');
	await on.host.tick(150);
	expect(await on.text('Journal.md')).toMatch(/Tracks: B\/Storm › 1 → 2 boxes, A\/Storm › 1 box → 1 box and 2 ticks/);
});
