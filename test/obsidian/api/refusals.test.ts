import { afterEach, describe, expect, it } from 'vitest';
import { close, fence } from '../commands/writing';
import { given } from '../../../src/rules/core/collections';
import { KESTREL, NOBODYS } from '../played';
import { scripted } from './scripted';

afterEach(close);

const TWO = { 'Kestrel.md': KESTREL, 'Juno.md': KESTREL };
const SHIP = '---\nsworn: asset\nasset: Starship\nkind: command vehicle\nintegrity: 4\ncharacter: "[[Kestrel]]"\n---\n';
const dialogs = () => document.querySelectorAll('.modal, .prompt').length;

describe('what is not settled is refused, and nobody is asked', () => {
	it('whose move it is, with the names', async () => {
		const { api, saved, notices } = await scripted('Here.‸', [], TWO);
		await expect(api.move({ name: 'Face Danger', option: 'edge' })).rejects.toMatchObject({
			code: 'several_characters',
			message: expect.stringMatching(/Kestrel.*“by”|Juno.*“by”/),
		});
		expect(await saved()).toBe('Here.');
		expect([dialogs(), notices()]).toEqual([0, []]);
	});

	it('and continues once it is said', async () => {
		const { api } = await scripted('Here.‸', [4, 3, 9], TWO);
		expect((await api.who({ by: 'Juno' })).note).toBe('Juno.md');
		const { record } = await api.move({ name: 'Face Danger', option: 'edge', by: 'Juno' });
		expect(record?.by).toBe('Juno');
	});

	it('by which rules one plays', async () => {
		const { api, saved } = await scripted('Here.‸', [], { 'Kestrel.md': NOBODYS });
		await expect(api.move({ name: 'Face Danger', option: 'edge' })).rejects.toMatchObject({ code: 'no_ruleset' });
		expect([await saved(), dialogs()]).toEqual(['Here.', 0]);
	});

	it('if nobody plays', async () => {
		const { api } = await scripted('Here.‸', [], {});
		await expect(api.who()).rejects.toMatchObject({ code: 'no_character' });
		expect(dialogs()).toBe(0);
	});

	it('with what is rolled', async () => {
		const { api, saved } = await scripted('Here.‸');
		await expect(api.move({ name: 'Face Danger' })).rejects.toThrow(/edge.*Which one\?/);
		await expect(api.move({ name: 'Fase Danger' })).rejects.toThrow('Did you mean “Face Danger”?');
		await expect(api.move({ name: 'Face Danger', option: 'luck' })).rejects.toThrow(/“luck” is not a stat/);
		await expect(api.move({ name: 'Face Danger', option: 'edge', dice: [7, 1, 2] })).rejects.toThrow(/1 to 6, not 7/);
		await expect(api.move({ name: 'Face Danger', option: 'edge', dice: [1] })).rejects.toThrow(
			/action die and two challenge dice/,
		);
		await expect(api.move({ name: 'Endure Harm', option: 'iron' })).rejects.toThrow(/comes with a cost/);
		expect(await saved()).toBe('Here.');
	});

	it('which note is meant', async () => {
		const { api } = await scripted('Here.‸', [], { 'Kestrel.md': KESTREL, 'A/Log.md': '', 'B/Log.md': '' });
		await expect(api.records({ note: 'Log' })).rejects.toThrow('“Log”: A/Log.md, B/Log.md');
		await expect(api.records({ note: 'Nowhere' })).rejects.toMatchObject({ code: 'no_note' });
		expect(await api.records({ note: 'A/Log' })).toEqual([]);
	});

	it('which meter of several assets', async () => {
		const cat = '---\nsworn: asset\nasset: Glowcat\nkind: companion\nhealth: 3\ncharacter: "[[Kestrel]]"\n---\n';
		const files = { 'Kestrel.md': KESTREL, 'Ember.md': cat, 'Flint.md': cat, 'Ship.md': SHIP };
		const { api, read } = await scripted('Here.‸', [], files);
		const flying = { meter: 'Integrity', by: -1 };
		expect((await api.change(flying)).changes).toMatchObject([{ note: 'Ship.md', key: 'integrity', from: 4, to: 3 }]);
		await api.change({ meter: 'health', asset: 'ember', by: -1 });
		expect([await read('Ember.md'), await read('Flint.md')]).toEqual([cat.replace('3', '2'), cat]);
		expect(await read('Kestrel.md')).toBe(KESTREL);
		await expect(api.change({ meter: 'health', asset: 'Nobody', by: -1 })).rejects.toThrow(
			/no such meter “health”.*Ember: health, Flint: health/,
		);
	});

	it('which meter, where two assets have one that the character has not', async () => {
		const { api } = await scripted('Here.‸', [], { 'Kestrel.md': KESTREL, 'Gull.md': SHIP, 'Tern.md': SHIP });
		await expect(api.change({ meter: 'integrity', by: -1 })).rejects.toMatchObject({
			code: 'several_meters',
			message: 'Which meter is meant: Gull: integrity, Tern: integrity? Name the “asset”.',
		});
	});

	it('which of two tracks', async () => {
		const vow = '---\nsworn: vow\nrank: epic\nticks: 0\ncharacter: "[[Kestrel]]"\n---\n';
		const { api, read } = await scripted('Here.‸', [], { 'Kestrel.md': KESTREL, 'A/Ark.md': vow, 'B/Ark.md': vow });
		const refused = await api.progress({ track: 'Ark' }).catch((error: unknown) => String(error));
		expect(refused).toContain('A/Ark');
		expect([await read('A/Ark.md'), await read('B/Ark.md')]).toEqual([vow, vow]);
	});

	it.each([
		{ what: 'an unknown parameter', asked: { name: 'Face Danger', opt: 'edge' }, words: 'no parameter “opt”' },
		{ what: 'a missing one', asked: { option: 'edge' }, words: 'needs “name”' },
		{
			what: 'a wrong kind',
			asked: { name: 'Face Danger', cost: 'much' },
			words: '“cost” of move must be a whole number',
		},
		{ what: 'no object', asked: 'Face Danger', words: 'takes one object, such as { name: … }' },
		{ what: 'a text that goes on below', asked: { name: 'Face Danger', track: 'a\n```\nb' }, words: 'on one line' },
		{
			what: 'a reason that does',
			asked: { name: 'Face Danger', adds: [{ amount: 1, reason: 'a\nb' }] },
			words: 'adds',
		},
		{ what: 'an add in words that does', asked: { name: 'Face Danger', adds: '1 tail\nwind' }, words: 'adds' },
		{ what: 'a cost where there is none', asked: { name: 'Face Danger', option: 'edge', cost: 1 }, words: 'cost' },
	])('$what', async ({ asked, words }) => {
		const { api, saved } = await scripted('Here.‸');
		await expect(api.move(asked as never)).rejects.toThrow(words);
		expect(await saved()).toBe('Here.');
	});

	it('what is on no record', async () => {
		const { api } = await scripted(`${fence('move: Face Danger\nby: Kestrel')}Prose.‸`);
		await expect(api.record({ line: 5 })).rejects.toThrow(/No move stands on line 5.*lines 0\./);
		await expect(api.record({ id: 'nothing' })).rejects.toThrow(/not in “Journal.md” any more/);
		expect((await api.record({ line: 2 })).isMade).toBe(false);
	});
});

describe('what would make no difference is refused, and not passed over', () => {
	const VOW = fence('vow: Find the ark\nrank: formidable\nticks: 8');
	it.each([
		{ asked: { name: 'Sojourn', option: 'heart', cost: 1 }, words: 'Sojourn takes no “cost”' },
		{ asked: { name: 'Set a Flag', option: 'edge' }, words: 'Set a Flag takes no “option”' },
		{ asked: { name: 'Face Danger', value: 3 }, words: 'A value belongs to an option' },
		{ asked: { name: 'Face Danger', option: 'edge', dice: [3, 9] }, words: 'action die and two challenge dice: 4 3 9' },
		{ asked: { name: 'Fulfill Your Vow', track: 'Find the ark', dice: [4, 3, 9] }, words: 'two challenge dice: 3 9' },
		{ asked: { name: 'Fulfill Your Vow', track: 'Find the ark', adds: [1] }, words: 'takes no “adds”' },
		{ asked: { name: 'Face Danger', option: 'edge', track: 'Storm' }, words: 'Open are: Find the ark.' },
		{ asked: { name: 'Face Danger', option: 'edge', rank: 'epic' }, words: '“rank” belongs to what the move begins' },
		{ asked: { name: 'Face Danger', option: 'edge', begin: 'Storm' }, words: 'takes no “begin”' },
		{ asked: { name: 'Swear an Iron Vow', option: 'heart', begin: 'A', rank: 'hard' }, words: '“hard” is no rank' },
	])('$words', async ({ asked, words }) => {
		const { api, saved } = await scripted(`${VOW}‸`);
		await expect(api.move(asked)).rejects.toThrow(words);
		expect(await saved()).toBe(VOW);
	});

	it('where nothing is open, that is said', async () => {
		const { api } = await scripted('Here.‸');
		await expect(api.choose({ option: 'Skip' })).rejects.toThrow(
			'“Skip” is not open in “Journal.md”. Nothing is open there.',
		);
	});

	it('of a progress roll that waits: it has two dice', async () => {
		const call = fence('move: Fulfill Your Vow\nby: Kestrel\ntrack: Find the ark');
		const { api } = await scripted(`${VOW}${call}‸`);
		const option = 'Roll against Find the ark';
		await expect(api.choose({ option, dice: [1, 4, 9] })).rejects.toThrow('is rolled with 2 dice');
		expect((await api.choose({ option, dice: [1, 9] })).record?.dice).toEqual([1, 9]);
	});

	it.each([
		{ asked: { option: 'Roll +edge', name: 'Storm' }, words: 'begins nothing' },
		{ asked: { option: 'Roll +edge', dice: [3, 9] }, words: 'is rolled with 3 dice' },
		{ asked: { option: 'Roll +edge', question: 'Is it?' }, words: 'asks the oracle nothing' },
	])('of a choice: $words', async ({ asked, words }) => {
		const { api } = await scripted(`${fence('move: Face Danger\nby: Kestrel')}‸`);
		await expect(api.choose(asked)).rejects.toThrow(words);
	});

	it('of an oracle', async () => {
		const { api } = await scripted('‸');
		await expect(api.oracle({ name: 'Core / Action + Theme', times: 2 })).rejects.toThrow('Leave out “times”');
		await expect(api.oracle({ name: 'Action', times: 1000 })).rejects.toThrow('1 to 20');
		await expect(api.oracle({ name: 'Action', times: 'often' as never })).rejects.toThrow('times');
		await expect(api.ask({ question: 'Is it\nopen?' })).rejects.toThrow('on one line');
		await expect(api.ask({ question: 'Is it?', odds: 'Sure' })).rejects.toThrow(/not among the odds.*Likely/);
	});
});

it('a write that fails rejects with what is, and without a notice', async () => {
	const files = { 'Kestrel.md': KESTREL, 'Far.md': 'Far away.\n' };
	const { api, backend, notices, read } = await scripted('Here.‸', [4, 3, 9], files);
	backend.fail({ on: 'write', path: 'Far.md' });
	const failed = api.move({ name: 'Face Danger', option: 'edge', note: 'Far' });
	await expect(failed).rejects.toMatchObject({ name: 'SwornJournalError' });
	expect(notices()).toEqual([]);
	expect(await read('Far.md')).toBe('Far away.\n');
});

it('what is given out is frozen, down to its innermost list', async () => {
	const { api } = await scripted(fence('move: Face Danger\nby: Kestrel'), [4, 3, 9]);
	const [who, [open]] = [await api.who(), await api.pending()];
	const done = await api.choose({ option: 'Roll +edge' });
	const parts = [api, who, who.stats, who.meters, who.tracks, who.experience, who.problems];
	for (const part of [...parts, open, open?.steps, open?.steps[0]?.options[0], done, done.record, done.changes])
		expect(Object.isFrozen(part)).toBe(true);
	expect(JSON.parse(JSON.stringify(who))).toEqual(who);
});

describe('two records that are equal', () => {
	const LINE = '`sworn: Face Danger, edge 2: 4 vs 3, 9, weak hit`';
	const ROW = `${LINE} and ${LINE} on.\n`;
	const chosen = (text: string) => text.split(' and ').map(part => part.includes('momentum'));

	it.each([0, 1])('in one row, the one that is given is meant (%s), and never its twin', async nth => {
		const { api, saved } = await scripted(`${ROW}‸`);
		const all = await api.records();
		const { note, line, id } = all[nth] ?? {};
		const { record } = await api.choose({ ...given({ note, line, id }), option: 'Lose Momentum' });
		expect(chosen(await saved())).toEqual([nth === 0, nth === 1]);
		await api.undo(given({ note: record?.note, line: record?.line, id: record?.id }));
		expect(chosen(await saved())).toEqual([false, false]);
	});

	it('the one that is left is not taken for the one that is gone', async () => {
		const { api, editor } = await scripted(`${ROW}‸`);
		const [, second] = await api.records();
		editor.setValue(`${LINE} on.\n`);
		const { note, line, id } = second ?? {};
		await expect(api.undo(given({ note, line, id }))).rejects.toMatchObject({ code: 'no_record' });
		expect(editor.getValue()).toBe(`${LINE} on.\n`);
	});

	it('pressed at once, each is written or told, and none is written twice', async () => {
		const { api, saved } = await scripted(`${ROW}‸`);
		const [first] = await api.records();
		const { note, line, id } = first ?? {};
		const both = await Promise.allSettled(
			[1, 2].map(() => api.choose({ ...given({ note, line, id }), option: 'Lose Momentum' })),
		);
		expect(both.map(({ status }) => status)).toEqual(['fulfilled', 'rejected']);
		expect(chosen(await saved())).toEqual([true, false]);
	});
});
