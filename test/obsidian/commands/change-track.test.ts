import { afterEach, describe, expect, it } from 'vitest';
import { landing } from '../../support/scripted-dice';
import { KESTREL } from '../played';
import { close, fence, writing } from './writing';

afterEach(close);

const vow = (name: string, more = 'rank: formidable\nticks: 8') => fence(`vow: ${name}\n${more}`);
const ARK = 'vow: Find the ark\nrank: formidable\nticks: 8';
const FAR = 'expedition: Far\nrank: epic\nticks: 8';
const inFocus = () => document.activeElement?.closest('.cm-editor') !== null;

describe('a command changes one value of one track', () => {
	it.each([
		{
			command: 'Mark progress',
			track: ARK,
			row: 'Find the arkformidable vow · 2 → 3 boxes',
			after: ARK.replace('8', '12'),
		},
		{
			command: 'Change rank',
			track: ARK,
			row: 'Find the ark: extremeformidable vow · rank formidable → extreme',
			after: ARK.replace('formidable', 'extreme'),
		},
		{
			command: 'Complete a track',
			track: FAR,
			row: 'Farepic expedition · expedition completed',
			after: `${FAR}\nstatus: completed`,
		},
		{
			command: 'Forsake a track',
			track: ARK,
			row: 'Find the arkformidable vow · vow forsaken',
			after: `${ARK}\nstatus: forsaken`,
		},
		{
			command: 'Open a track again',
			track: `${ARK}\nstatus: forsaken`,
			row: 'Find the arkformidable vow · status forsaken → open',
			after: ARK,
		},
		{
			command: 'Advance a clock',
			track: 'clock: Doom\nsegments: 6\nfilled: 2',
			row: 'Doom: fill a segmentclock · 2 → 3 segments',
			after: 'clock: Doom\nsegments: 6\nfilled: 3',
		},
	])('$command', async ({ command, track, row, after }) => {
		const host = await writing(`# One\n\n${fence(track)}More.\n`);
		await host.palette(command);
		await host.tick(30);
		expect(host.rows()[0]).toBe(row);
		await host.press('Enter');
		await host.tick(50);
		expect(await host.saved()).toBe(`# One\n\n${fence(after)}More.\n`);
		expect(inFocus()).toBe(true);
	});
});

describe('the likeliest track comes first', () => {
	const FIRST = fence(ARK);
	const DEBT = vow('Old debt');
	const RECORD = fence(
		'move: Reach a Milestone\nby: Kestrel\ntrack: Find the ark\ndone:\n  - Find the ark › 4 → 8 ticks',
	);

	it.each([
		{ where: 'the one whose block the cursor is in', note: FIRST + DEBT.replace('ticks', '‸ticks'), first: 'Old debt' },
		{ where: 'the one nearest above', note: `${FIRST}Prose.‸\n\n${DEBT}`, first: 'Find the ark' },
		{ where: 'the one that a record named last', note: `${FIRST}${DEBT}${RECORD}‸`, first: 'Find the ark' },
		{ where: 'none is named above: as they stand', note: `Prose.‸\n\n${FIRST}${DEBT}`, first: 'Find the ark' },
	])('$where', async ({ note, first }) => {
		const host = await writing(note);
		await host.palette('Mark progress');
		await host.tick(30);
		expect(host.rows()).toHaveLength(2);
		expect(host.rows()[0]).toContain(first);
		await host.press('Escape');
	});
});

describe('tracks in other notes', () => {
	const files = {
		'Kestrel.md': `${KESTREL}\n${vow('Pay Marn')}`,
		'Old debt.md': '---\nsworn: vow # for Marn\nrank: epic\nticks: 3\n---\nText.\n',
		'Far.md': '---\nsworn: expedition\nrank: epic\nticks: 3\nstatus: completed\n---\n',
		'Juno.md': KESTREL,
		'Hers.md': '---\nsworn: vow\nrank: epic\nticks: 3\ncharacter: "[[Juno]]"\n---\n',
		'Log.md': `---\ncharacter: "[[Kestrel]]"\n---\n${vow('Win time')}`,
	};
	const note = '---\ncharacter: "[[Kestrel]]"\n---\nProse.\n';

	it('those of the character are offered, those of another are not; one note is changed by one value', async () => {
		const host = await writing(note, files);
		await host.tick(300);
		await host.palette('Mark progress');
		await host.tick(50);
		const names = host.rows().map(row => row.split(/formidable|epic/)[0] ?? '');
		expect([...names].sort()).toEqual(['Old debt', 'Pay Marn', 'Win time']);
		await host.fill('.prompt-input', 'Old debt');
		await host.press('Enter');
		await host.tick(50);
		for (const [path, text] of Object.entries({ ...files, 'Journal.md': note }))
			expect(await host.read(path)).toBe(path === 'Old debt.md' ? text.replace('ticks: 3', 'ticks: 4') : text);
		await host.pick('Open a track again');
		expect(await host.read('Far.md')).toBe(files['Far.md'].replace('status: completed\n', ''));
	});
});

describe('what there is not is reported, and nothing is written', () => {
	it.each([
		{ command: 'Mark progress', says: 'No open track with a rank is in reach. Begin one, for example with “New vow”.' },
		{
			command: 'Change rank',
			says: 'No open track that can have a rank is in reach. Begin one, for example with “New vow”.',
		},
		{ command: 'Complete a track', says: 'No open track is in reach. Begin one, for example with “New vow”.' },
		{ command: 'Forsake a track', says: 'No open track is in reach. Begin one, for example with “New vow”.' },
		{ command: 'Open a track again', says: 'No track in reach is completed or forsaken.' },
		{
			command: 'Advance a clock',
			says: 'No open clock with an empty segment is in reach. Begin one with “New clock”.',
		},
		{ command: 'Turn track into a note', says: 'No track that stands in a block is in reach.' },
		{ command: 'Turn track note into a block', says: 'No track that is a note of its own is in reach.' },
	])('$command', async ({ command, says }) => {
		const host = await writing('Prose.\n');
		await host.tick(300);
		await host.palette(command);
		await host.tick(50);
		expect(host.notices()).toEqual([says]);
		expect(document.querySelector('.prompt')).toBeNull();
		expect(await host.saved()).toBe('Prose.\n');
	});

	it('a track that is full is not offered', async () => {
		const host = await writing(vow('Find the ark', 'rank: epic\nticks: 40'));
		await host.tick(300);
		await host.palette('Mark progress');
		await host.tick(50);
		expect(host.notices().join()).toContain('No open track');
	});
});

it('needs no character where the note has the track', async () => {
	const host = await writing(fence(ARK), {});
	await host.pick('Mark progress');
	expect(await host.saved()).toContain('ticks: 12');
});

it.each(['Mark progress', 'Change rank', 'Complete a track', 'Forsake a track', 'Turn track into a note'])(
	'%s: Esc writes nothing and gives the focus back',
	async command => {
		const host = await writing(vow('Find the ark'));
		await host.palette(command);
		await host.tick(50);
		expect(host.rows().length).toBeGreaterThan(0);
		await host.press('Escape');
		expect(document.querySelector('.prompt')).toBeNull();
		expect(await host.saved()).toBe(vow('Find the ark'));
		expect(inFocus()).toBe(true);
	},
);

it.each([
	{ dice: 75, filled: 3 },
	{ dice: 76, filled: 2 },
])(
	'a clock is asked about at its own odds first: after $dice $filled segments are filled',
	async ({ dice, filled }) => {
		const clock = fence('clock: Doom\nsegments: 6\nfilled: 2\nodds: likely');
		const host = await writing(clock);
		host.plugin.dice = landing([dice]);
		await host.palette('Advance a clock');
		await host.tick(50);
		expect(host.rows()[0]).toBe('Doom: ask, likelyclock · on a yes a segment is filled');
		expect(host.rows()).toHaveLength(6);
		await host.press('Enter');
		await host.tick(50);
		expect(await host.saved()).toBe(clock.replace('filled: 2', `filled: ${filled}`));
	},
);

it('of a threat the menace is marked first, by the rank of its vow where it has none', async () => {
	const threat = fence('threat: The red tide\nticks: 0\nmenace: 4\nvow: Stem the tide');
	const host = await writing(vow('Stem the tide') + threat);
	await host.palette('Mark progress');
	await host.tick(50);
	expect(host.rows()[0]).toBe('The red tide: menacethreat · menace 1 → 2 boxes');
	await host.press('Enter');
	await host.tick(50);
	expect(await host.saved()).toContain('menace: 8\n');
});

it('a track becomes a note and a block again', async () => {
	const host = await writing(`${vow('Find the ark')}Prose.\n`);
	await host.pick('Turn track into a note');
	expect(await host.read('Find the ark.md')).toContain(
		'sworn: vow\ncharacter: "[[Kestrel]]"\nrank: formidable\nticks: 8\n',
	);
	await host.tick(300);
	await host.pick('Turn track note into a block');
	expect(await host.saved()).toContain('vow: Find the ark\nrank: formidable\nticks: 8\n');
});

it('no command is offered while no note is open', async () => {
	const host = await writing('Prose.\n');
	host.app.workspace.getMostRecentLeaf()?.detach();
	await host.tick();
	for (const name of ['Mark progress', 'New vow', 'Take or suffer', 'Set position', 'Continue move'])
		await expect(host.palette(name)).rejects.toThrow(/does not offer/);
	await host.press('Escape');
});
