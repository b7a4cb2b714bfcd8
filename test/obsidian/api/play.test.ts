import { MarkdownView } from 'obsidian';
import { afterEach, describe, expect, it } from 'vitest';
import { close, fence, writing } from '../commands/writing';
import { landing } from '../../support/scripted-dice';
import { settings } from '../opened';
import { KESTREL } from '../played';
import { scripted } from './scripted';

afterEach(close);

const PROSE = 'The hatch sticks.\n\n‸\n\nBehind it, a light.\n';
const FILES = { 'Kestrel.md': KESTREL };
const TOLD = settings({ journal: 'always' });

describe('a move through the API', () => {
	it('gives the note that the command gives, byte for byte', async () => {
		const host = await writing(PROSE, FILES, TOLD);
		host.plugin.dice = landing([4, 3, 9]);
		await host.palette('Make a move');
		await host.fill('.modal input', 'Face Danger');
		await host.press('Enter');
		await host.press('e');
		await host.press('Enter');
		await host.tick(80);
		const [journal, sheet] = [await host.saved(), await host.read('Kestrel.md')];
		await close();
		expect(journal).toContain('outcome: weak hit');

		const script = await scripted(PROSE, [4, 3, 9], FILES, TOLD);
		const done = await script.api.move({ name: 'Face Danger', option: 'edge' });
		expect(await script.saved()).toBe(journal);
		expect(await script.read('Kestrel.md')).toBe(sheet);
		expect(done.record).toMatchObject({
			move: 'Face Danger',
			by: 'Kestrel',
			option: 'edge',
			dice: [4, 3, 9],
			score: 6,
			outcome: 'weak_hit',
			line: 2,
		});
		expect(script.notices()).toEqual([]);
	});

	it('takes the dice that are stated, and what is added', async () => {
		const { api, editor } = await scripted('‸');
		const { record } = await api.move({
			name: 'face danger',
			option: 'iron',
			dice: [5, 6, 6],
			adds: [1, { amount: 1, reason: 'tailwind' }],
		});
		expect(record).toMatchObject({ outcome: 'strong_hit', isMatch: true, score: 8 });
		expect(editor.getValue()).toContain('1 tailwind');
	});

	it('goes into a note that is not open, at its end', async () => {
		const { api, read, editor } = await scripted('Here.‸', [4, 3, 9], { ...FILES, 'Far/Session 2.md': 'Far away.\n' });
		const { record } = await api.move({ name: 'Face Danger', option: 'edge', note: 'Session 2' });
		expect(record?.note).toBe('Far/Session 2.md');
		expect(await read('Far/Session 2.md')).toMatch(/^Far away\.\n\n```sworn\nmove: Face Danger\nby: Kestrel\n/);
		expect(editor.getValue()).toBe('Here.');
	});

	it('goes into the pane that was used last, where a note is open in two', async () => {
		const { api, app, editor, tick } = await scripted('One.\n\nTwo.‸\n', [4, 3, 9]);
		const file = app.vault.getFileByPath('Journal.md');
		const other = app.workspace.getLeaf('split');
		if (file) await other.openFile(file);
		await tick(50);
		const { view } = other;
		if (!(view instanceof MarkdownView)) throw new Error('no second pane');
		view.editor.setCursor({ line: 0, ch: 4 });
		await api.move({ name: 'Face Danger', option: 'edge' });
		expect(editor.getValue()).toMatch(/^One\.\n\n```sworn\nmove: Face Danger[^]*Two\.\n$/);
	});

	it('continues behind the record, as with the command; at the end of the note it leaves the cursor where one writes', async () => {
		const { api, editor } = await scripted('One.‸\n\nTwo.\n', [4, 3, 9, 4, 3, 9]);
		await api.move({ name: 'Face Danger', option: 'edge', at: 'end' });
		expect(editor.posToOffset(editor.getCursor())).toBe('One.'.length);
		expect(editor.getValue()).toMatch(/^One\.\n\nTwo\.\n\n```sworn/);
		await api.move({ name: 'Face Danger', option: 'edge' });
		expect(editor.getValue()).toMatch(/^One\.\n\n```sworn/);
		expect(editor.getValue().slice(editor.posToOffset(editor.getCursor()))).toContain('Two.');
	});
});

describe('a choice through the API', () => {
	const WEAK = fence('move: Face Danger\nby: Kestrel\nroll: edge 2\ndice: 4 vs 3, 9\noutcome: weak hit, 6 vs 3, 9');

	it('is one of those that are listed, and is carried out as a press is', async () => {
		const { api, saved, read } = await scripted(`${WEAK}And on.‸`);
		const [open] = await api.pending();
		expect(open?.steps[0]?.isRequired).toBe(true);
		const labels = open?.steps.flatMap(({ options }) => options.map(({ label }) => label)) ?? [];
		expect(labels).toEqual(expect.arrayContaining(['Lose Momentum', 'Endure Stress']));
		const done = await api.choose({ option: 'lose momentum' });
		expect(done.record?.chose).toEqual(['Lose Momentum']);
		expect(await saved()).toContain('chose: Lose Momentum');
		expect(await read('Kestrel.md')).toContain('momentum: 2');
		expect(done.changes).toEqual([{ note: 'Kestrel.md', track: null, key: 'momentum', from: 3, to: 2 }]);
	});

	it('leaves the cursor in the word that one writes', async () => {
		const { api, editor } = await scripted(`${WEAK}And ‸on.`);
		await api.choose({ option: 'Lose Momentum' });
		const text = editor.getValue();
		expect(text.slice(editor.posToOffset(editor.getCursor()))).toBe('on.');
		expect(text).toContain('chose: Lose Momentum');
	});

	it('is refused once it was made, with what is open instead', async () => {
		const { api, saved } = await scripted(`${WEAK}‸`);
		await api.choose({ option: 'Lose Momentum' });
		const before = await saved();
		await expect(api.choose({ option: 'Lose Momentum' })).rejects.toThrow(
			/“Lose Momentum” is not open in “Journal.md”/,
		);
		expect(await saved()).toBe(before);
	});

	it('is refused where two records offer it, until one is named', async () => {
		const { api } = await scripted(`${WEAK}${WEAK.replace('4 vs', '5 vs').replace('6 vs', '7 vs')}‸`);
		await expect(api.choose({ option: 'Lose Momentum' })).rejects.toThrow(/more than once.*line 0.*line 8/);
		const { note, line, id } = await api.record();
		const { record } = await api.choose({ note, line, id, option: 'Lose Momentum' });
		expect(record?.line).toBe(line);
	});

	it('rolls a call that waits, with the dice rolled at the table', async () => {
		const { api } = await scripted(`${fence('move: Face Danger\nby: Kestrel')}‸`);
		const { record } = await api.choose({ option: 'Roll +edge', dice: [6, 1, 2] });
		expect(record).toMatchObject({ outcome: 'strong_hit', isMade: true, line: 0 });
	});

	it('asks the oracle, and the answer is below', async () => {
		const { api, saved } = await scripted(`${fence('move: Pay the Price\nby: Kestrel')}‸`, [30]);
		await expect(api.choose({ option: 'Ask the oracle' })).rejects.toMatchObject({ code: 'question_needed' });
		await api.choose({ option: 'Ask the oracle', question: 'Is it them?', odds: 'likely' });
		expect(await saved()).toMatch(
			/chose: Ask the Oracle\n```\n\n```sworn\nask: Is it them\?\nodds: likely\ndice: 30\n/,
		);
	});

	it('opens the move that follows', async () => {
		const { api } = await scripted(`${WEAK}‸`);
		await api.choose({ option: 'Endure Stress' });
		const { opened } = await api.choose({ option: 'Roll Endure Stress' });
		expect(opened).toMatchObject([{ move: 'Endure Stress', isMade: false }]);
		expect((await api.pending()).map(({ move }) => move)).toEqual(['Endure Stress']);
	});

	it('says what an option comes to', async () => {
		const { api } = await scripted(`${fence('move: Face Danger\nby: Kestrel')}‸`);
		const [open] = await api.pending();
		expect(open?.steps[0]?.options[0]).toMatchObject({
			label: 'Roll +edge',
			detail: expect.stringMatching(/^edge 2: With speed/),
		});
	});
});

describe('records on one line', () => {
	const LINES = settings({ records: 'line', answers: 'line', journal: 'always' });

	it('are written, answered and taken back as well; of two in a row the one that is named', async () => {
		const { api, editor, saved } = await scripted('I leap.‸', [4, 3, 9, 5, 4, 9], FILES, LINES);
		const first = await api.move({ name: 'Face Danger', option: 'edge' });
		expect(editor.getValue()).toMatch(/^I leap\.\s+`sworn: Face Danger/);
		const second = await api.move({ name: 'Face Danger', option: 'edge' });
		const all = await api.records();
		expect(all.map(({ dice }) => dice)).toEqual([
			[4, 3, 9],
			[5, 4, 9],
		]);
		await api.choose({ id: second.record?.id ?? '', option: 'Lose Momentum' });
		await api.undo({ id: second.record?.id ?? '' });
		await api.undo({ id: first.record?.id ?? '' });
		expect(await saved()).toBe('I leap.');
	});
});

describe.each(['block', 'line'])('words with the signs of Markdown and YAML, in a %s', form => {
	it('come back as they were said, and go with the undo', async () => {
		const written = settings({ records: form, answers: form });
		const { api, saved } = await scripted('Here.\n\n‸\n\nThere.\n', [4, 3, 9, 4, 3, 9], FILES, written);
		const reason = 'a ` b; c, d: e # f ```';
		const { record } = await api.move({ name: 'Face Danger', option: 'edge', adds: [{ amount: 1, reason }] });
		expect(record?.text).toContain(`+ 1 ${reason} = 7`);
		const begin = 'A: "b" `c` #d [[e]]';
		await api.move({ name: 'Swear an Iron Vow', option: 'heart', begin, rank: 'epic' });
		expect((await api.records()).map(({ track }) => track)).toEqual([null, begin]);
		expect((await api.who()).tracks.map(({ name }) => name)).toEqual([begin]);
		await api.undo();
		await api.undo();
		expect(await saved()).toBe('Here.\n\n\n\nThere.\n');
	});
});

describe('several calls at once', () => {
	it('are carried out one after the other', async () => {
		const { api, read } = await scripted('‸', [4, 3, 9]);
		const asked = { name: 'Face Danger', option: 'edge' };
		await Promise.all([
			api.move(asked),
			api.change({ meter: 'health', by: -1 }),
			api.change({ meter: 'health', by: -1 }),
		]);
		expect(await api.records()).toHaveLength(1);
		expect(await read('Kestrel.md')).toContain('health: 3');
		const { id } = await api.record();
		const twice = await Promise.allSettled([1, 2].map(() => api.choose({ id, option: 'Lose Momentum' })));
		expect(twice.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
		expect(await read('Kestrel.md')).toContain('momentum: 2');
	});
});

describe('undo through the API', () => {
	it('gives every byte back, of the last move', async () => {
		const text = PROSE.replace('‸', '');
		const { api, saved, read } = await scripted(PROSE, [4, 3, 9]);
		await api.move({ name: 'Face Danger', option: 'edge' });
		await api.choose({ option: 'Lose Momentum' });
		const done = await api.undo();
		expect(await saved()).toBe(text);
		expect(await read('Kestrel.md')).toBe(KESTREL);
		expect(done.record?.move).toBe('Face Danger');
		expect(done.changes).toEqual([{ note: 'Kestrel.md', track: null, key: 'momentum', from: 2, to: 3 }]);
	});

	it('is refused for a record that is in two notes, and where there is none', async () => {
		const record = fence('move: Face Danger\nby: Kestrel\nas: miss\noutcome: miss\ndone:\n  - health 5 → 4');
		const { api, saved } = await scripted(`${record}‸`, [], { ...FILES, 'Copy.md': record });
		const before = await saved();
		await expect(api.undo()).rejects.toMatchObject({
			code: 'copied_record',
			message: expect.stringContaining('Copy.md'),
		});
		expect(await saved()).toBe(before);
	});
});

describe('values through the API', () => {
	it('are taken and suffered as the command does it, byte for byte', async () => {
		const host = await writing('It hits me.‸', FILES, TOLD);
		await host.palette('Take or suffer');
		await host.tick(50);
		document.querySelector<HTMLFormElement>('.sworn-amount-dialog form')?.requestSubmit();
		await host.tick(50);
		const wanted = { journal: await host.saved(), sheet: await host.read('Kestrel.md') };
		await close();
		const { api, saved, read } = await scripted('It hits me.‸', [], FILES, TOLD);
		const { changes } = await api.change({ meter: 'health', by: -1 });
		expect(await read('Kestrel.md')).toContain('health: 4');
		expect(changes).toContainEqual({ note: 'Kestrel.md', track: null, key: 'health', from: 5, to: 4 });
		expect({ journal: await saved(), sheet: await read('Kestrel.md') }).toEqual(wanted);
	});

	it('of an unknown meter are refused with those that there are', async () => {
		const { api } = await scripted('‸');
		await expect(api.change({ meter: 'luck', by: 1 })).rejects.toThrow(/no such meter “luck”.*health, spirit, supply/);
	});

	it.each([
		{ track: 'vow: Find the ark\nrank: formidable\nticks: 8', times: 2, change: { key: 'ticks', from: 8, to: 16 } },
		// Progress is made in a scene, and its clock stays.
		{
			track: 'scene: Find the ark\nrank: dangerous\nticks: 8\nsegments: 4\nfilled: 1',
			times: 1,
			change: { key: 'ticks', from: 8, to: 16 },
		},
		{ track: 'clock: Find the ark\nsegments: 6\nfilled: 2', times: 1, change: { key: 'filled', from: 2, to: 3 } },
	])('are marked on the track of that name, in the block where it is: $track', async ({ track, times, change }) => {
		const { api, saved } = await scripted(`${fence(track)}‸`);
		const { changes } = await api.progress({ track: 'find the ark', times });
		expect(await saved()).toContain(`${change.key}: ${change.to}`);
		expect(changes).toEqual([{ note: 'Journal.md', track: 'Find the ark', ...change }]);
	});

	it('of a track where none is open are refused, and that is said', async () => {
		const { api } = await scripted(`${fence('vow: Find the ark\nrank: epic\nticks: 8\nstatus: completed')}‸`);
		await expect(api.progress({ track: 'Tide' })).rejects.toThrow(/“Journal.md”. No track is open there\.$/);
		await expect(api.move({ name: 'Face Danger', option: 'edge', track: 'Tide' })).rejects.toThrow(
			'No track is called “Tide”. No track is open there.',
		);
	});

	it('no track is guessed', async () => {
		const { api } = await scripted(`${fence('vow: Find the ark\nrank: formidable\nticks: 8')}‸`);
		await expect(api.progress({ track: 'ark' })).rejects.toThrow(/No track called “ark”.*Open are: Find the ark\./);
	});
});

describe('oracles through the API', () => {
	it('answer into the note, as the command does', async () => {
		const { api, saved } = await scripted('What now?‸', [3, 5]);
		const said = await api.oracle({ name: 'Core / Action + Theme' });
		expect(said.results).toHaveLength(2);
		expect(await saved()).toContain(`oracle: Core / Action + Theme\ndice: 3; 5\nresult: ${said.text}`);
	});

	it('give several details at once', async () => {
		const { api, saved } = await scripted('What now?‸', [3, 60]);
		expect((await api.oracle({ name: 'Action', times: 2 })).results.map(({ dice }) => dice)).toEqual([[3], [60]]);
		expect(await saved()).toContain('dice: 3; 60');
	});

	it('are only given out where nothing is to be written', async () => {
		const { api, saved } = await scripted('What now?‸', [3, 60]);
		expect((await api.oracle({ name: 'Action', write: false })).text).toBe('Advance');
		expect(await api.ask({ question: 'Is it guarded?', odds: 'likely', write: false })).toMatchObject({
			odds: 'Likely',
			dice: 60,
			answer: 'yes',
		});
		expect(await saved()).toBe('What now?');
	});

	it('of a name that several have are refused with all of them', async () => {
		const { api } = await scripted('‸');
		await expect(api.oracle({ name: 'Peril' })).rejects.toMatchObject({ code: expect.stringMatching(/_oracles?$/) });
		await expect(api.oracle({ name: 'Acton' })).rejects.toThrow(/Did you mean “Action”\?/);
	});

	it('answer a question at even odds, unless others are said', async () => {
		const { api, saved } = await scripted('‸', [50]);
		expect((await api.ask({ question: 'Is it dark?' })).odds).toBe('50/50');
		expect(await saved()).toContain('ask: Is it dark?\nodds: 50/50\ndice: 50\nanswer: yes');
	});
});
