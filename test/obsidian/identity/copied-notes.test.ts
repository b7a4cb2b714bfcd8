import { afterEach, describe, expect, it } from 'vitest';
import { crossed } from '../../support/crossed';
import { ended } from '../../support/last-line-break';
import { called, KESTREL, OLD_CARD, palette, pressed, shownAnywhere, table, typed } from './torn-ways';
import type { Twins } from './twin-table';
import { closeAll, fence, hero, journalOf, twins } from './twin-table';

afterEach(closeAll);

const ARK = '---\nsworn: vow\nrank: dangerous\nticks: 4\n---\n';
const PLAYED = `${KESTREL}\nI run.\n\n`;
const LOG = journalOf('[[Kestrel]]', 'I run.\n\n');
const CONFLICT = 'does not play';

/** A note that is a copy, with the note that it is a copy of beside it, and what is said of it. */
interface Copy {
	readonly kind: string;
	readonly copy: string;
	readonly text: string;
	readonly says: string;
	readonly others?: Readonly<Record<string, string>>;
}

const COPIES: readonly Copy[] = [
	{ kind: 'a sheet left by a conflict', copy: 'Kestrel (conflicted copy 2026-11-26)', text: PLAYED, says: CONFLICT },
	{ kind: 'a sheet left by Syncthing', copy: 'Kestrel.sync-conflict-20261126-1-AB', text: PLAYED, says: CONFLICT },
	{ kind: 'a sheet with the number of a conflict', copy: 'Kestrel (Conflict 1)', text: PLAYED, says: CONFLICT },
	{ kind: 'a backup of a sheet', copy: 'Kestrel.bak', text: PLAYED, says: 'copy of “Kestrel”, so nothing is played' },
	{ kind: 'a backup of an editor', copy: 'Kestrel~', text: PLAYED, says: 'copy of “Kestrel”, so nothing is played' },
	{ kind: 'a sheet in the trash', copy: 'trash/Kestrel', text: PLAYED, says: 'copy of “Kestrel”, so nothing' },
	{
		kind: 'a journal left by a conflict',
		copy: 'Log (conflicted copy 2026-11-26)',
		text: LOG,
		says: CONFLICT,
		others: { 'Log.md': LOG },
	},
	{ kind: 'a copy of a journal', copy: 'Log copy', text: LOG, says: 'copy of “Log”, so', others: { 'Log.md': LOG } },
	{
		kind: 'a copy of a journal that names nobody',
		copy: 'Copy of Log',
		text: 'I run.\n\n',
		says: 'copy of “Log”, so nothing is played in it: open “Log”, or move or rename this note.',
		others: { 'Log.md': 'I run.\n' },
	},
	{ kind: 'a backup whose original is gone', copy: 'backups/Log', text: LOG, says: 'named or filed as a backup' },
	{ kind: 'a copy of a track', copy: 'Ark (conflicted copy 2026-11-26)', text: ARK, says: CONFLICT },
];

const CALL = fence('move: Face Danger\nroll: edge');
const OPEN = fence('move: Endure Harm\ncost: 1\nroll: iron 1\ndice: 1 vs 8, 9\noutcome: miss, 2 vs 8, 9');

interface Way {
	readonly way: string;
	readonly act: (on: Twins, note: string) => Promise<void>;
	readonly body?: string;
	readonly mode?: 'preview';
	/** What is typed stays typed. */
	readonly types?: string;
}

const byApi =
	(verb: string, input: Readonly<Record<string, unknown>>): Way['act'] =>
	(on, note) =>
		called(verb, { ...input, note })(on);
const onTable =
	(name: RegExp): Way['act'] =>
	async on => {
		await table(on);
		await pressed(name)(on);
	};

const WAYS: readonly Way[] = [
	{ way: 'a typed move', act: typed(';;fd w'), types: ';;fd w' },
	{ way: 'a typed change', act: typed(';;-1 supply'), types: ';;-1 supply' },
	{ way: 'a typed mark of progress', act: typed(';;progress ark'), types: ';;progress ark' },
	{ way: 'Make a move', act: palette('Make a move') },
	{ way: 'Take or suffer', act: palette('Take or suffer') },
	{ way: 'Begin a session', act: palette('Begin a session') },
	{
		way: 'Roll on the table at the cursor',
		body: '- Fog\n- Rain\n\n',
		act: palette('Roll on the table at the cursor'),
	},
	{ way: 'New vow', act: palette('New vow') },
	{ way: 'Mark progress', act: palette('Mark progress') },
	{ way: 'a move of the Table', act: onTable(/^Face Danger/) },
	{ way: 'a meter of the Table', act: onTable(/^(?:Lower|Decrease|Reduce|Less).*|−$/) },
	{ way: 'the button of a call', body: CALL, mode: 'preview', act: pressed(/^Roll/) },
	{ way: 'the button of a record', body: OPEN, mode: 'preview', act: pressed(/wounded|Momentum|Pay the Price/i) },
	{ way: 'a move by the API', act: byApi('move', { name: 'Face Danger', option: 'edge' }) },
	{ way: 'a change by the API', act: byApi('change', { meter: 'supply', by: -1 }) },
	{ way: 'progress by the API', act: byApi('progress', { track: 'Ark' }) },
];

it.each(crossed(WAYS, COPIES))('in $kind nothing is played: $way is refused', async row => {
	const { act, body = '', mode = 'live', types = '', copy, text, says, others } = row;
	const path = `${copy}.md`;
	const files = { 'Kestrel.md': KESTREL, 'Ark.md': ARK, ...others, [path]: text + body };
	const on = await twins(files, path, { mode, faces: [4, 3, 9, 4, 3, 9] });
	const before = await on.all();
	await act(on, copy);
	expect(shownAnywhere(on)).toContain(says);
	expect(document.querySelector('.modal')).toBeNull();
	const now = await on.all();
	const untyped = types === '' ? now[path] : now[path]?.replace(ended(types), '').replace(types, '');
	expect({ ...now, [path]: untyped }).toEqual(before);
});

describe('nobody is made the character of a copy', () => {
	const files = { 'Kestrel.md': KESTREL, 'Wren.md': KESTREL, 'Log.md': 'I run.\n' };

	it.each([
		['of a sync conflict', 'Log (conflicted copy 2026-11-26)', CONFLICT],
		['of a journal', 'Log copy', 'copy of “Log”, so nothing is played'],
		['in the trash', 'trash/Log', 'copy of “Log”, so nothing is played'],
	])('by the Table: %s', async (_, name, says) => {
		const on = await twins({ ...files, [`${name}.md`]: 'I run.\n' }, `${name}.md`);
		const before = await on.all();
		await onTable(/^Choose a character/)(on, name);
		expect(document.querySelector('.prompt')).toBeNull();
		expect(on.host.notices().join()).toContain(says);
		expect(await on.all()).toEqual(before);
	});

	it.each(['Mark progress', 'Complete a track', 'Advance a clock'])('by the question of “%s”', async command => {
		const copy = 'Log (conflicted copy 2026-11-26).md';
		const on = await twins({ ...files, [copy]: 'I run.\n' }, copy);
		const before = await on.all();
		await palette(command)(on);
		expect(document.querySelector('.prompt')).toBeNull();
		expect(on.host.notices().join()).toContain(CONFLICT);
		expect(await on.all()).toEqual(before);
	});
});

describe('what is played as before', () => {
	it.each([
		['the sheet beside its copy', 'Kestrel', { 'Kestrel (conflicted copy 2026-11-26).md': PLAYED }],
		['a journal with a number', 'Log 2', { 'Log.md': LOG, 'Log 2.md': LOG }],
		['a journal named like a copy of none', 'Hard copy', { 'Hard copy.md': LOG }],
		['a sheet named like a backup of none', 'Wren.bak', { 'Wren.bak.md': PLAYED }],
		['a campaign in a folder of that name', 'backup/Log', { 'backup/Log.md': 'I run.\n', 'backup/Wren.md': KESTREL }],
	])('%s', async (_, note, files) => {
		const on = await twins({ 'Kestrel.md': KESTREL, ...files }, `${note}.md`, { faces: [4, 3, 9] });
		await typed(';;fd w')(on);
		expect(await on.text(`${note}.md`)).toContain('Face Danger');
		expect(await on.text(`${note}.md`)).not.toContain(';;');
	});

	it('undo of a move that was made there', async () => {
		const on = await twins({ 'Kestrel.md': KESTREL, 'Log.md': LOG, 'Log copy.md': LOG + OLD_CARD }, 'Log copy.md');
		await called('undo', { note: 'Log copy' })(on);
		expect(await on.text('Log copy.md')).toBe(LOG.replace(/\n$/, ''));
	});
});

const SHOWN = `${hero()}\n${fence('show: Kestrel')}`;
const CONFLICT_COPY = 'Kestrel (conflicted copy 2026-11-26)';

const problems = (): readonly (string | null)[] =>
	[...document.querySelectorAll('.workspace-leaf .sworn-problem')].map(({ textContent }) => textContent);
const status = () => document.querySelector('.status-bar-item.plugin-sworn-journal');

describe.each(['live', 'preview'] as const)('in %s a note that is a copy says so where it stands', mode => {
	it.each([
		['a character', 'Kestrel 1', { 'Kestrel.md': SHOWN, 'Kestrel 1.md': SHOWN }, 'same properties as “Kestrel”'],
		['a conflict copy', CONFLICT_COPY, { 'Kestrel.md': SHOWN, [`${CONFLICT_COPY}.md`]: SHOWN }, 'it does not play'],
		[
			'a track',
			'Ark copy',
			{ 'Ark.md': ARK, 'Ark copy.md': `${ARK}\n${fence('show: Ark copy')}`, 'Kestrel.md': hero() },
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
	const files = { 'Kestrel.md': SHOWN, 'Kestrel 1.md': SHOWN };
	const on = await twins(files, 'Kestrel 1.md', { assume: { fileOfLoading: 'after the text' } });
	await on.host.tick(400);
	expect(problems().filter(text => text?.includes('same properties as “Kestrel”'))).toHaveLength(1);
});

it('the original says nothing', async () => {
	const on = await twins({ 'Kestrel.md': SHOWN, 'Kestrel 1.md': SHOWN }, 'Kestrel.md', { mode: 'preview' });
	await on.host.tick(400);
	expect(problems()).toEqual([]);
	expect(status()?.textContent).toContain('Health 5');
});

it('the line goes with the other note, and stands on the Table, too', async () => {
	const files = { 'Kestrel.md': SHOWN, 'Kestrel 1.md': SHOWN };
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
