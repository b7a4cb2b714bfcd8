import { afterEach, describe, expect, it } from 'vitest';
import { KESTREL } from '../played';
import { close, fence, writing } from '../commands/writing';

afterEach(close);

const move = (dice: string, roll = 'edge 2', more = '') =>
	fence(`move: Face Danger\nby: Kestrel\nroll: ${roll}\ndice: ${dice}${more}`);

const MOMENTUM = '\ndone:\n  - momentum 2 → 3';

const FILES = {
	'Kestrel.md': KESTREL,
	'Session 1.md': `---\ncharacter: "[[Kestrel]]"\nstory_date: 3rd of Frost\n---\n\n${move('5 vs 1, 2', 'edge 0')}\n${move('2 vs 4, 9', 'edge 2', '\nburn: momentum 5 → 2')}`,
	'Session 10.md': `---\ncharacter: "[[Kestrel]]"\n---\n\n${move('1 vs 9, 9', 'edge 3')}`,
	'Elsewhere.md': fence('move: Face Danger\nby: Somebody\nroll: edge 3\ndice: 5 vs 1, 2'),
};

const view = () => document.querySelector<HTMLElement>('.sworn-block .sworn-session');
const rows = () => [...(view()?.querySelectorAll('.sworn-luck tbody tr') ?? [])].map(({ textContent }) => textContent);

/** A note with a block, after its view has read the notes. */
async function drawn(body: string, note = '', files: Readonly<Record<string, string>> = FILES) {
	const host = await writing(`${note}${fence(body)}\nProse.‸\n`, files);
	await host.tick(250);
	return host;
}

const button = (words: string) =>
	[...document.querySelectorAll<HTMLButtonElement>('.sworn-session button')].find(({ textContent }) =>
		textContent.includes(words),
	);

describe('a block of luck and momentum', () => {
	it('counts the rolls of the campaign against their odds', async () => {
		await drawn('show: luck', `# Session 11\n\n${move('5 vs 3, 6', 'edge 2', MOMENTUM)}\n`);
		expect(view()?.querySelector('caption')?.textContent).toBe('4 rolls');
		// strong hits 55, 139, 139 and 199 in 600 on average: 532 / 600
		expect(rows()).toEqual([
			' strong hit2, 50 %0.9, 22 %',
			expect.stringMatching(/^ weak hit0, 0 %/),
			expect.stringMatching(/^ miss2, 50 %/),
		]);
		expect(view()?.textContent).toContain('1 match, and 0.4 on average.');
		expect(view()?.textContent).toContain('Momentum was burned once.');
		expect(view()?.textContent).toContain('In the end: strong hit 2, weak hit 1, miss 1.');
	});

	it('draws momentum with its words', async () => {
		await drawn('show: luck', `# Session 11\n\n${move('5 vs 3, 6', 'edge 2', MOMENTUM)}\n`);
		const chart = view()?.querySelector('.sworn-momentum svg');
		expect(chart?.getAttribute('aria-label')).toBe('Momentum 5 → 3, highest 5, lowest 2');
	});

	it('leads to the luckiest and the unluckiest roll', async () => {
		const host = await drawn('show: luck');
		expect(view()?.textContent).toContain('LuckiestFace Danger, strong hit, in Session 1a chance of 9 %');
		expect(view()?.textContent).toContain('UnluckiestFace Danger, miss, in Session 10a chance of 23 %');
		button('in Session 10')?.click();
		await host.tick(50);
		expect(host.app.workspace.getActiveFile()?.path).toBe('Session 10.md');
	});

	it('of a session counts that one alone', async () => {
		const note = `# Session 11\n\n${move('5 vs 3, 6')}\n# Session 12\n\n${move('5 vs 3, 6')}\n${move('1 vs 9, 10')}\n`;
		await drawn('show: luck\nof: session', note);
		expect(view()?.querySelector('caption')?.textContent).toBe('2 rolls');
	});

	it('is read again on a press', async () => {
		const host = await drawn('show: luck');
		await host.app.vault.modify(
			host.app.vault.getFileByPath('Session 10.md') ?? expect.fail('no note'),
			'---\ncharacter: "[[Kestrel]]"\n---\n',
		);
		await host.tick(50);
		button('Read again')?.click();
		await host.tick(250);
		expect(view()?.querySelector('caption')?.textContent).toBe('2 rolls');
	});

	it.each([
		['where nothing was rolled', 'show: luck', { 'Kestrel.md': KESTREL }, 'Nothing was rolled yet.'],
		['of something else', 'show: luck\nof: world', FILES, '“of: world” is neither'],
		['where nobody plays', 'show: luck', { 'Note.md': '' }, 'This view cannot be drawn'],
	])('says so %s', async (_, body, files, says) => {
		await drawn(body, '', files);
		expect(document.querySelector('.sworn-block')?.textContent).toContain(says);
	});

	it('leaves the name to a track that is called so', async () => {
		const track = '---\nsworn: vow\nrank: epic\nticks: 8\ncharacter: "[[Kestrel]]"\n---\n';
		await drawn('show: luck', '', { ...FILES, 'Luck.md': track });
		expect(document.querySelectorAll('.sworn-luck')).toHaveLength(0);
		expect(document.querySelector('.sworn-block')?.textContent).toContain('Luck');
	});

	it('is inserted by a command', async () => {
		const host = await writing('Prose.‸\n', FILES);
		await host.pick('Insert a view of the campaign', 2);
		await host.tick(50);
		expect(await host.saved()).toBe('Prose.\n\n```sworn\nshow: luck\nof: session\n```\n\n');
	});
});

const done = (...changes: readonly string[]) => `\ndone:\n${changes.map(change => `  - ${change}`).join('\n')}`;

const STORY = {
	'Kestrel.md': KESTREL,
	'Session 1.md': `---\ncharacter: "[[Kestrel]]"\nstory_date: 3rd of Frost\n---\n\n${move('5 vs 1, 2', 'edge 2', done('Find the ark › vow begun, formidable', 'Mera › bond marked'))}`,
	'Session 2.md': `---\ncharacter: "[[Kestrel]]"\n---\n\n${move('1 vs 9, 9', 'edge 2', done('permanently harmed marked', 'wounded marked'))}\n${move('5 vs 1, 2', 'edge 2', done('Find the ark › vow completed'))}`,
	'Session 10.md': '---\ncharacter: "[[Kestrel]]"\n---\n\nProse.\n',
};

const items = () =>
	[...document.querySelectorAll('.sworn-timeline > li')].map(item =>
		[...item.querySelectorAll('.sworn-timeline-date, button')].map(({ textContent }) => textContent),
	);

describe('a timeline', () => {
	it('has the sessions in order, with what happened in each', async () => {
		await drawn('show: timeline', '', STORY);
		expect(items()).toEqual([
			['3rd of Frost', 'Session 1', 'Vow sworn: Find the ark', 'A bond with Mera'],
			['Session 2', 'For good: permanently harmed', 'Vow fulfilled: Find the ark'],
			['Session 10'],
		]);
	});

	it('leaves out the sessions of other characters, and has those in which the character only took part', async () => {
		const theirs = `---\ncharacter: "[[Ines]]"\n---\n\n${move('5 vs 1, 2').replace('by: Kestrel', 'by: Ines')}`;
		await drawn('show: timeline\nby: Kestrel', '', {
			...STORY,
			'Ines.md': KESTREL,
			'Hers/Session 3.md': theirs,
			'Hers/Session 4.md': `${theirs}\n${move('5 vs 3, 6')}`,
		});
		expect(items().map(words => words.find(word => word?.startsWith('Session')))).toEqual([
			'Session 1',
			'Session 2',
			'Session 4',
			'Session 10',
		]);
	});

	it('of a company has the sessions of both', async () => {
		const pair = '---\ncharacter: ["[[Kestrel]]", "[[Ines]]"]\n---\n\n';
		await drawn('show: timeline\nby: Ines', '', { ...STORY, 'Ines.md': KESTREL, 'Session 3.md': `${pair}Prose.\n` });
		expect(items()).toEqual([['Session 3']]);
	});

	it('leads to the line of each entry', async () => {
		const host = await drawn('show: timeline', '', STORY);
		button('Vow fulfilled')?.click();
		await host.tick(50);
		expect(host.app.workspace.getActiveFile()?.path).toBe('Session 2.md');
		const editor = host.app.workspace.activeEditor?.editor;
		const below = editor?.getValue().split('\n').slice(editor.getCursor().line).join('\n');
		expect(below).toMatch(/^```sworn\nmove: Face Danger\n[^`]*vow completed/);
	});

	it('without a session says so', async () => {
		await drawn('show: timeline', '', { 'Kestrel.md': KESTREL });
		expect(view()?.textContent).toContain('No session was played yet.');
	});
});

const threads = () =>
	[...document.querySelectorAll('.sworn-session > section .sworn-threads > li')].map(({ textContent }) => textContent);

const PAIR = '---\ncharacter: ["[[Kestrel]]", "[[Bera]]"]\n---\n\n';
const herMove = (dice: string, roll = 'edge 2', more = '') => move(dice, roll, more).replace('by: Kestrel', 'by: Bera');

const COMPANY = {
	'Kestrel.md': `${KESTREL.trimEnd().replace(/---$/, 'next:\n  - "+1"\n---')}\n`,
	'Bera.md': `${KESTREL.trimEnd().replace(/---$/, 'next:\n  - "+1"\n---')}\n`,
	'Find the ark.md': '---\nsworn: vow\nrank: epic\nticks: 8\ncharacter: ["[[Kestrel]]", "[[Bera]]"]\n---\n',
	'Session 1.md': `${PAIR}${move('5 vs 1, 2', 'edge 2', done('Find the ark › vow begun, epic', 'momentum 2 → 3'))}\n${herMove('1 vs 9, 9', 'edge 2', done('permanently harmed marked', 'momentum 5 → 4'))}`,
	'Session 2.md': `${PAIR}${herMove('1 vs 9, 9', 'edge 2', done('momentum 4 → 2'))}`,
	'Session 3.md': `${PAIR}We sail.\n`,
	'Session 4.md': `${PAIR}Land.\n`,
};

/** A block in the journal of both, without \`by\`. */
const drawnOfBoth = (body: string) => drawn(body, PAIR, COMPANY);

describe('a view in the journal of several', () => {
	it('of luck tells of each, by name', async () => {
		await drawnOfBoth('show: luck');
		const parts = [...document.querySelectorAll('.sworn-session section')];
		expect(parts.map(part => part.getAttribute('aria-label'))).toEqual(['Kestrel', 'Bera']);
		expect(parts.map(part => part.querySelector('caption')?.textContent)).toEqual(['1 roll', '2 rolls']);
		const charts = parts.map(part => part.querySelector('.sworn-momentum svg')?.getAttribute('aria-label'));
		expect(charts).toEqual([expect.stringContaining('Momentum 2 → 3'), expect.stringContaining('Momentum 5 → 2')]);
	});

	it('of luck tells of the one after “by”', async () => {
		await drawnOfBoth('show: luck\nby: Kestrel');
		expect(document.querySelectorAll('.sworn-session section')).toHaveLength(0);
		expect(view()?.querySelector('caption')?.textContent).toBe('1 roll');
	});

	it('of time has each session once, and says whose a scar is', async () => {
		await drawnOfBoth('show: timeline');
		expect(items()).toEqual([
			['Session 1', 'Vow sworn: Find the ark', 'Bera › For good: permanently harmed'],
			['Session 2'],
			['Session 3'],
			['Session 4'],
		]);
	});

	it('of loose threads has what they share once, and says whose a bonus is', async () => {
		await drawnOfBoth('show: threads');
		expect(threads()).toEqual(['Find the ark3 sessionsLet go', 'Kestrel › +1Let go', 'Bera › +1Let go']);
	});
});

const CLOCK = '---\nsworn: clock\nsegments: 6\nfilled: 2\ncharacter: "[[Kestrel]]"\n---\n';

const LOOSE = {
	'Kestrel.md': KESTREL,
	'Storm.md': CLOCK,
	'Session 1.md': `---\ncharacter: "[[Kestrel]]"\n---\n\n${fence('oracle: Action\nby: Kestrel\ndice: 12\nresult: Betray')}\n${move('5 vs 1, 2', 'edge 2', done('Storm › 1 → 2 segments'))}`,
	'Session 2.md': '---\ncharacter: "[[Kestrel]]"\n---\n\nWe sail.\n',
	'Session 3.md': '---\ncharacter: "[[Kestrel]]"\n---\n\nWe sail on.\n',
	'Session 4.md': '---\ncharacter: "[[Kestrel]]"\n---\n\nLand.\n',
};

describe('the loose threads', () => {
	it('are listed, each with its line', async () => {
		const host = await drawn('show: threads', '', LOOSE);
		expect(threads()).toEqual(expect.arrayContaining(['Storm3 sessionsLet go', 'Action › BetrayLet go']));
		button('Storm')?.click();
		await host.tick(50);
		expect(host.app.workspace.getActiveFile()?.path).toBe('Session 1.md');
		const editor = host.app.workspace.activeEditor?.editor;
		const below = editor?.getValue().split('\n').slice(editor.getCursor().line).join('\n');
		expect(below).toMatch(/^```sworn\nmove: Face Danger\n[^`]*Storm/);
	});

	it('are let go by a press, which one undo takes back', async () => {
		const host = await drawn('show: threads', '', LOOSE);
		const before = threads().length;
		document.querySelector<HTMLElement>('[data-control="clock Storm"]')?.click();
		await host.tick(250);
		expect(await host.saved()).toBe('```sworn\nshow: threads\nlet_go:\n  - clock Storm\n```\n\n\nProse.\n');
		expect(threads()).toHaveLength(before - 1);
		expect(view()?.querySelector('details')?.textContent).toBe('1 was let goStorm3 sessionsTake up again');
		host.app.workspace.activeEditor?.editor?.undo();
		await host.tick(250);
		expect(threads()).toHaveLength(before);
	});

	it('are taken up again', async () => {
		const host = await drawn('show: threads\nlet go:\n  - clock storm', '', LOOSE);
		const before = threads().length;
		document.querySelector<HTMLElement>('[data-control="clock Storm"]')?.click();
		await host.tick(250);
		expect(await host.saved()).toBe('```sworn\nshow: threads\n```\n\n\nProse.\n');
		expect(threads()).toHaveLength(before + 1);
	});

	it('of a new campaign are none', async () => {
		await drawn('show: threads', '', { 'Kestrel.md': KESTREL, 'Session 1.md': LOOSE['Session 2.md'] });
		expect(view()?.textContent).toContain('Nothing is loose.');
	});
});
