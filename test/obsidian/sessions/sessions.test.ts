import { afterEach, describe, expect, it } from 'vitest';
import { KESTREL, NOBODYS, playingBy } from '../played';
import { close, fence, writing } from '../commands/writing';

afterEach(close);

const TODAY = '2026-11-21';
const MOVE = fence(
	'move: Face Danger\nby: Kestrel\nroll: edge 2\ndice: 5 vs 3, 6\noutcome: strong hit, 7 vs 3, 6\ndone:\n  - momentum 2 → 3',
);

/** A journal, on a day that is known. */
async function journal(...args: Parameters<typeof writing>) {
	const host = await writing(...args);
	host.plugin.today = () => TODAY;
	return host;
}

const offered = () => [...document.querySelectorAll('.suggestion-item')].map(({ textContent }) => textContent);

/** Two who play together, and a record of the second. */
const PAIR = 'character: ["[[Kestrel]]", "[[Bera]]"]';
const COMPANY = { 'Kestrel.md': KESTREL, 'Bera.md': KESTREL };
const HERS = MOVE.replace('by: Kestrel', 'by: Bera').replace('momentum 2 → 3', 'momentum 5 → 6');

type Host = Awaited<ReturnType<typeof journal>>;

/** Begins a session in a new note; in company, who acts is asked first. */
async function beginInNewNote(host: Host, by = 'Kestrel'): Promise<void> {
	await host.palette('Begin a session');
	await host.tick(50);
	if (offered().includes(by)) {
		for (let i = 0; i < offered().indexOf(by); i++) await host.press('ArrowDown');
		await host.press('Enter');
		await host.tick(50);
	}
	await host.press('ArrowDown');
	await host.press('Enter');
	await host.tick(80);
}

async function end(host: Host): Promise<string> {
	await host.palette('End a session');
	await host.tick(80);
	return host.saved();
}

const cursorLine = (host: Host) => host.editor.getCursor().line;

describe('Begin a session', () => {
	it('writes a heading here, then the move of the book, and leaves the cursor below', async () => {
		const host = await journal('# The long road\n\nProse.‸\n\nMore.\n');
		await host.palette('Begin a session');
		expect(offered()).toEqual(['In this note: Session 1, 2026-11-21', 'In a new note: Session 1']);
		await host.press('Enter');
		await host.tick(50);
		expect(await host.saved()).toBe(
			'# The long road\n\nProse.\n\n## Session 1, 2026-11-21\n\n```sworn\nmove: Begin a Session\nby: Kestrel\n```\n\n\nMore.\n',
		);
		expect(host.editor.getLine(cursorLine(host))).toBe('');
		expect(host.editor.getLine(cursorLine(host) + 2)).toBe('More.');
		host.editor.undo();
		expect(host.editor.getValue()).toBe('# The long road\n\nProse.\n\nMore.\n');
	});

	it('a session whose heading is there, with nothing played below, is the one that begins', async () => {
		const host = await journal('# Session 1\n\nThe lamp goes out.\n\n‸');
		await host.palette('Begin a session');
		expect(offered()).toEqual([
			'In this note: Session 1, which is begun',
			'In this note: Session 2, 2026-11-21',
			'In a new note: Session 1',
		]);
		await host.press('Enter');
		await host.tick(50);
		expect(await host.saved()).toBe(
			'# Session 1\n\nThe lamp goes out.\n\n```sworn\nmove: Begin a Session\nby: Kestrel\n```\n\n',
		);
		await host.palette('Begin a session');
		expect(offered()[0]).toBe('In this note: Session 2, 2026-11-21');
		await host.press('Escape');
	});

	it('a book without the move has the heading alone', async () => {
		const host = await journal('Prose.\n', { 'Kestrel.md': playingBy('classic') });
		await host.pick('Begin a session');
		expect(await host.saved()).toBe('Prose.\n\n## Session 1, 2026-11-21\n\n');
	});

	it('opens a note of its own beside this one, and links to it', async () => {
		const files = {
			'Kestrel.md': playingBy('sundered_isles'),
			'Session 2.md': 'Played.\n',
			'Old/Session 8.md': 'Elsewhere.\n',
		};
		const host = await journal('Prose.‸\n\nMore.\n', files);
		await host.palette('Begin a session');
		await host.press('ArrowDown');
		expect(offered()[1]).toBe('In a new note: Session 3');
		await host.press('Enter');
		await host.tick(80);
		expect(await host.read('Journal.md')).toBe('Prose.\n\nNext session: [[Session 3]]\n\nMore.\n');
		expect(host.view.file?.path).toBe('Session 3.md');
		expect(await host.saved('Session 3.md')).toBe(
			'---\ncharacter: "[[Kestrel]]"\ndate: 2026-11-21\n---\n\n```sworn\nmove: Begin a Session\nby: Kestrel\n```\n\n',
		);
		expect(cursorLine(host)).toBe(host.editor.lineCount() - 1);
		expect(document.activeElement?.closest('.cm-editor')).not.toBeNull();

		await host.palette('Begin a session');
		expect(offered()).toEqual(['In a new note: Session 4', 'In this note: Session 4, 2026-11-21']);
		await host.press('Escape');
	});

	it.each([
		['each of a company', 'character: ["[[Kestrel]]", "[[Bera]]"]', 'character:\n  - "[[Kestrel]]"\n  - "[[Bera]]"'],
		[
			'a company of three',
			'character: ["[[Bera]]", "[[Kestrel]]", "[[Cai]]"]',
			'character:\n  - "[[Bera]]"\n  - "[[Kestrel]]"\n  - "[[Cai]]"',
		],
		['the only one', 'character: ["[[Kestrel]]"]', 'character: "[[Kestrel]]"'],
	])('the new note is the journal of %s', async (_, whose, written) => {
		const files = { ...COMPANY, 'Cai.md': KESTREL };
		const host = await journal(`---\n${whose}\n---\nProse.\n`, files);
		await beginInNewNote(host);
		expect(await host.saved('Session 1.md')).toContain(`---\n${written}\ndate: ${TODAY}\n---\n`);
		expect(await host.saved('Session 1.md')).toContain('by: Kestrel');
	});

	it('the rules that the journal names go on to hold in its new note', async () => {
		const note = '---\nruleset: classic\nrules: ["[[House]]", "[[Ghosts: a reference]]"]\n---\nProse.\n';
		const files = { 'Kestrel.md': NOBODYS, 'House.md': '', 'Ghosts: a reference.md': '' };
		const host = await journal(note, files);
		await host.pick('Begin a session', 1);
		await host.tick(50);
		expect(await host.read('Session 1.md')).toBe(
			'---\ncharacter: "[[Kestrel]]"\nruleset: classic\nrules:\n  - "[[House]]"\n  - "[[Ghosts: a reference]]"\ndate: 2026-11-21\n---\n\n',
		);
	});

	it('says what happened in the last session below the heading, above the move', async () => {
		const files = {
			'Kestrel.md': KESTREL,
			'Find the ark.md': '---\nsworn: vow\nrank: formidable\nticks: 9\ncharacter: "[[Kestrel]]"\n---\n',
			'Places/Cairn.md': 'A ring of stone.\n',
			'Mera.md': 'A pilot.\n',
		};
		const host = await journal(`## Session 1\n\nAt [[Cairn]] with [[Mera]].\n\n${MOVE}\nProse.‸\n`, files);
		await host.pick('Begin a session');
		await host.tick(50);
		expect(await host.saved()).toContain(
			'\nProse.\n\n## Session 2, 2026-11-21\n\n' +
				'**Previously.** Last in [[#Session 1|Session 1]]: “Prose.”\n' +
				'**Open.** [[Find the ark]], 2 of 10 boxes.\n**Met.** [[Cairn]] and [[Mera]].\n\n' +
				'> [!sworn]- 1 roll: 1 strong hit\n> - Meters: momentum 2 → 3\n\n' +
				'```sworn\nmove: Begin a Session\nby: Kestrel\n```\n',
		);
		host.editor.undo();
		expect(host.editor.getValue()).toBe(`## Session 1\n\nAt [[Cairn]] with [[Mera]].\n\n${MOVE}\nProse.\n`);
	});

	it('of a company, says what happened in the last session of both', async () => {
		const files = {
			...COMPANY,
			'Session 1.md': `---\n${PAIR}\n---\n\nAt [[Places/Cairn]] with [[Mera]].\n\n${MOVE}`,
			'Places/Cairn.md': 'A ring of stone.\n',
		};
		const host = await journal(`---\n${PAIR}\n---\nProse.\n`, files);
		await beginInNewNote(host);
		expect(await host.saved('Session 2.md')).toContain(
			'**Previously.** Last in [[Session 1]]: “At Places/Cairn with Mera.”',
		);
	});

	it('of a company ends with a digest of each, in one action, and ended again nothing is written', async () => {
		const text = `---\n${PAIR}\n---\n## Session 1\n\n${MOVE}\n${HERS}\n`;
		const host = await journal(`${text}‸\n`, COMPANY);
		await host.palette('Act as …');
		await host.tick(50);
		await host.press('ArrowDown');
		await host.press('Enter');
		await host.tick(50);
		const before = host.editor.getValue();
		const ended = await end(host);
		expect(ended).toContain('move: End a Session\nby: Bera\n');
		expect(ended.match(/move: End a Session/g)).toHaveLength(1);
		expect(ended).toContain(
			'**Session 1, Bera.** Nothing began or ended.\n\n' +
				'> [!sworn]- 1 roll: 1 strong hit\n> - Meters: momentum 5 → 6\n\n' +
				'```sworn\nsession: 1\nby: Bera\nmomentum: 5, 6\n```\n\n' +
				'**Session 1, Kestrel.** Nothing began or ended.\n\n' +
				'> [!sworn]- 1 roll: 1 strong hit\n> - Meters: momentum 2 → 3\n\n' +
				'```sworn\nsession: 1\nby: Kestrel\nmomentum: 2, 3\n```\n',
		);
		expect(await end(host)).toBe(ended);
		host.editor.undo();
		expect(host.editor.getValue()).toBe(before);
	});

	it('of a company, tells an oracle that nobody is said to have asked once, whoever acts', async () => {
		const asked = '`sworn: Action › Aid (5)`\n\n```sworn\nask: Is it far?\nodds: likely\ndice: 20\nanswer: yes\n```\n';
		const host = await journal(`---\n${PAIR}\n---\n## Session 1\n\n${asked}\n${MOVE}\n${HERS}\n‸\n`, {
			...COMPANY,
		});
		await host.palette('Act as …');
		await host.tick(50);
		await host.press('ArrowDown');
		await host.press('Enter');
		await host.tick(50);
		const ended = await end(host);
		const [ofBera = '', ofKestrel = ''] = ended.slice(ended.indexOf('**Session 1, Bera')).split('**Session 1, Kestrel');
		expect(ofBera).not.toContain('Oracles:');
		expect(ofKestrel).toContain('Oracles:');
		expect(ofKestrel).toMatch(/Action.*Aid/);
		expect(ofKestrel).toMatch(/far.*yes/);
	});

	it('of a company, tells the numbers of each, what they share once, and lets the same one act in the new note', async () => {
		const vow = '---\nsworn: vow\nrank: dangerous\nticks: 8\ncharacter: ["[[Kestrel]]", "[[Bera]]"]\n---\n';
		const files = {
			...COMPANY,
			'Find the ark.md': vow,
			'Session 1.md': `---\n${PAIR}\n---\n\n${MOVE}\n${HERS}`,
		};
		const host = await journal(`---\n${PAIR}\n---\nProse.‸\n`, files);
		await beginInNewNote(host, 'Bera');
		const begun = await host.saved('Session 2.md');
		expect(begun).toContain(
			'**Previously.** Last in [[Session 1]] was Face Danger by Bera, a strong hit.\n' +
				'**Open.** [[Find the ark]], 2 of 10 boxes.\n\n' +
				'> [!sworn]- Kestrel: 1 roll: 1 strong hit\n> - Meters: momentum 2 → 3\n\n' +
				'> [!sworn]- Bera: 1 roll: 1 strong hit\n> - Meters: momentum 5 → 6\n\n' +
				'```sworn\nmove: Begin a Session\nby: Bera\n```\n',
		);
		expect(host.app.loadLocalStorage('sworn-journal-acting')).toMatchObject({
			value: expect.arrayContaining([['Session 2.md', 'Bera.md']]) as unknown,
		});
	});

	it('says it in a new note, of the last session in a note beside the journal', async () => {
		const files = {
			'Kestrel.md': KESTREL,
			'Session 1.md': `---\ncharacter: "[[Kestrel]]"\n---\n\n${MOVE.replace('Face Danger', 'Gather Information')}`,
			'Session 2.md': `---\ncharacter: "[[Kestrel]]"\n---\n\n${MOVE}`,
			'Session 10.md': '---\ncharacter: "[[Somebody else]]"\n---\n\nElsewhere.\n',
		};
		const host = await journal('Prose.‸\n', files);
		await host.pick('Begin a session', 1);
		await host.tick(80);
		expect(await host.saved('Session 11.md')).toBe(
			'---\ncharacter: "[[Kestrel]]"\ndate: 2026-11-21\n---\n\n' +
				'**Previously.** Last in [[Session 2]] was Face Danger, a strong hit.\n\n' +
				'> [!sworn]- 1 roll: 1 strong hit\n> - Meters: momentum 2 → 3\n\n' +
				'```sworn\nmove: Begin a Session\nby: Kestrel\n```\n\n',
		);
	});

	it('says it below a heading that is there, once', async () => {
		const files = { 'Kestrel.md': playingBy('classic') };
		const host = await journal(`## Session 1\n\n${MOVE}\n## Session 2\n\nI wake.‸\n`, files);
		await host.pick('Begin a session');
		await host.tick(50);
		const text = await host.saved();
		expect(text).toContain('## Session 2\n\n**Previously.** Last in [[#Session 1|Session 1]] was Face Danger, ');
		expect(text).toContain('\n\nI wake.\n');
		await host.pick('Begin a session');
		await host.tick(50);
		expect(await host.saved()).toBe(text);
	});

	it('Esc writes nothing', async () => {
		const host = await journal('Prose.\n');
		await host.palette('Begin a session');
		await host.press('Escape');
		await host.tick(30);
		expect(await host.saved()).toBe('Prose.\n');
	});
});

const DIGEST =
	'**Session 1.** Nothing began or ended.\n\n> [!sworn]- 1 roll: 1 strong hit\n> - Meters: momentum 2 → 3\n\n' +
	'```sworn\nsession: 1\nby: Kestrel\nmomentum: 2, 3\n```';

describe('End a session', () => {
	it('plays the move of the book and writes what the session came to under it', async () => {
		const host = await journal(`Prose.\n\n${MOVE}‸`);
		const text = await end(host);
		expect(text).toContain(`\`\`\`sworn\nmove: End a Session\nby: Kestrel\n\`\`\`\n\n${DIGEST}`);
		expect(host.editor.getLine(cursorLine(host))).toBe('');
		expect(host.editor.getValue().slice(host.editor.posToOffset(host.editor.getCursor())).trim()).toBe('');
		host.editor.undo();
		expect(host.editor.getValue()).toBe(`Prose.\n\n${MOVE}`);
	});

	it('its moves are lines where records are', async () => {
		const lines = { '.obsidian/plugins/sworn-journal/data.json': '{"records":"line"}' };
		const host = await journal(`Prose.\n\n${MOVE}Prose.‸\n`, { 'Kestrel.md': KESTREL }, lines);
		await host.pick('Begin a session');
		await host.tick(50);
		host.editor.replaceSelection('Played.\n');
		const text = await end(host);
		expect(text).toMatch(
			/\n## Session 1, 2026-11-21\n\n`sworn: Begin a Session, by Kestrel`\n\nPlayed\.\n\n`sworn: End a Session, by Kestrel`\n\n\*\*Session 1\.\*\* Nothing was played\.\n/,
		);
		expect(await end(host)).toBe(text);
	});

	it('a book without the move has the digest alone', async () => {
		const host = await journal(MOVE, { 'Kestrel.md': playingBy('classic') });
		const text = await end(host);
		expect(text).not.toContain('End a Session');
		expect(text).toContain(DIGEST);
	});

	it('done again says that nothing has changed, and after another move rewrites it', async () => {
		const host = await journal(MOVE, { 'Kestrel.md': playingBy('classic') });
		const once = await end(host);
		expect(await end(host)).toBe(once);
		expect(host.notices().join()).toContain('Nothing has changed since');
		host.editor.replaceRange('`sworn: Kestrel › momentum 3 → 1`\n', host.editor.getCursor());
		expect(await end(host)).toContain('momentum: 2, 3, 1\n');
		expect((await host.saved()).match(/\*\*Session 1\.\*\*/g)).toHaveLength(1);
		expect(host.notices().join()).toContain('up to date again');
	});

	it('one that was changed by hand stays, and a notice reports the new one', async () => {
		const host = await journal(MOVE, { 'Kestrel.md': playingBy('classic') });
		await end(host);
		const at = host.editor.getValue().indexOf('> - Meters');
		host.editor.replaceRange('> - We laughed.\n', host.editor.offsetToPos(at));
		const text = await end(host);
		expect(text).toContain('> - We laughed.\n> - Meters');
		expect(text.match(/\*\*Session 1\.\*\*/g)).toHaveLength(2);
		expect(host.notices().join()).toContain('may have been changed by hand');
	});

	it('says a track as it stands, when its boxes were set by hand in a vault that nobody has set up', async () => {
		const moved = fence(
			'move: Reach a Milestone\nby: Kestrel\ntrack: Find the ark\ndone:\n  - Find the ark › 0 → 4 ticks',
		);
		const text = `${moved}\n${fence('vow: Find the ark\nrank: formidable\nticks: 4')}\nProse.‸\n`;
		const host = await journal(text, { 'Kestrel.md': KESTREL }, {});
		await host.tick(50);
		for (const box of [3, 8]) {
			document.querySelector<HTMLElement>(`.sworn-track [data-part="${box}"]`)?.click();
			await host.tick(50);
		}
		const told = await end(host);
		expect(told).toContain('ticks: 32\n');
		expect(told).toContain('`sworn: Find the ark › 4 → 32 ticks`\n');
		expect(told).toContain('- Tracks: Find the ark › 0 → 8 boxes\n');
	});

	it('a broken record is reported with its line, and nothing is thrown', async () => {
		const host = await journal(`${fence('move: Face Danger\ndice: 9 vs 3, 9')}${MOVE}`);
		expect(await end(host)).toContain('- Not read: line 3 (dice: 9 vs 3, 9)\n');
	});
});

describe('the card of a session', () => {
	const block = (more = '') => fence(`session: 3\nby: Kestrel\nmomentum: 2, 3, 3, -1${more}`);

	it('draws momentum, and says it in words and in a table', async () => {
		const host = await journal(`${block()}Prose.‸\n`);
		await host.tick(30);
		const chart = document.querySelector('.sworn-session svg');
		expect(chart?.getAttribute('role')).toBe('img');
		expect(chart?.getAttribute('aria-label')).toBe('Momentum 2 → -1, highest 3, lowest -1');
		expect(chart?.querySelector('polyline')?.getAttribute('points')?.split(' ')).toHaveLength(4);
		const details = document.querySelector<HTMLDetailsElement>('.sworn-session details');
		if (!details) throw new Error('no table');
		details.open = true;
		await host.tick(30);
		expect([...details.querySelectorAll('tr')].map(({ textContent }) => textContent)).toEqual([
			'StepMomentum',
			'Beginning2',
			'13',
			'23',
			'3-1',
		]);
	});

	it.each([
		{ body: 'session: three', says: 'Say which session it was' },
		{ body: 'session: 3\nmomentum: 2, high, 3', says: '“2, high, 3” cannot be drawn' },
		{ body: 'session: 3', says: 'Nothing in this session changed momentum.' },
		{ body: 'session: 3\nmomentun: 2', says: 'momentum' },
	])('$body', async ({ body, says }) => {
		const host = await journal(`${fence(body)}Prose.‸\n`);
		await host.tick(30);
		expect(document.querySelector('.sworn-block')?.textContent).toContain(says);
	});

	it('is behind after another move, and a press rewrites it', async () => {
		const host = await journal(MOVE, { 'Kestrel.md': playingBy('classic') });
		await end(host);
		const note = () => document.querySelector('.sworn-session .sworn-note');
		expect(note()).toBeNull();
		host.editor.replaceRange(MOVE.replace('2 → 3', '3 → 4'), host.editor.getCursor());
		await host.saved();
		await host.tick(60);
		expect(note()?.textContent).toContain('More has happened since');
		note()?.querySelector('button')?.click();
		await host.tick(60);
		expect(await host.saved()).toContain('- Meters: momentum 2 → 4\n');
		expect(note()).toBeNull();
	});
});
