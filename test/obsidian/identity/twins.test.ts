import { afterEach, describe, expect, it } from 'vitest';
import { crossed } from '../../support/crossed';
import { sampled } from '../../support/sample';
import { asset, calledIn, CLOCK, JOURNAL, KESTREL, palette, played, pressed, shownAnywhere } from './torn-ways';
import { table, typed, typedUpTo, vow, written } from './torn-ways';
import { closeAll, fence, hero, journalOf, twins } from './twin-table';

afterEach(closeAll);

describe.each([
	{ what: 'clock', note: CLOCK, button: /^(?:Advance|Fill)/ },
	{ what: 'track', note: vow(4), button: /^Mark progress/ },
	{
		what: 'asset',
		note: asset('Glowcat', 'health: 3'),
		button: /health.*(?:−|-|less|down|lower)|(?:less|lower|−|-).*health/i,
	},
])('two of one name: $what', ({ note, button }) => {
	const both = { 'Kestrel.md': hero(), 'A/Storm.md': note, 'B/Storm.md': note };

	it('equally near, a card asks for its path, and one with a path changes that one alone', async () => {
		const text = `${fence('show: Storm')}\n${fence('show: B/Storm')}\n`;
		const on = await twins({ ...both, 'Journal.md': journalOf('[[Kestrel]]', text) }, 'Journal.md', {
			mode: 'preview',
		});
		expect(document.querySelector('.sworn-block')?.textContent).toContain(
			'“Storm” stands in “A/Storm” and in “B/Storm”, and none is nearer.',
		);
		await pressed(button, '.sworn-block')(on);
		expect(await on.changed()).toEqual(['B/Storm.md']);
	});

	it('near and far, the near one is shown and changed', async () => {
		const files = { ...both, 'B/Log.md': journalOf('[[Kestrel]]', fence('show: Storm')) };
		const on = await twins(files, 'B/Log.md', { mode: 'preview' });
		await pressed(button, '.sworn-block')(on);
		expect(await on.changed()).toEqual(['B/Storm.md']);
	});

	it('a press in the journal changes the one that its card shows, and writes a line there', async () => {
		const files = { ...both, 'Journal.md': journalOf('[[Kestrel]]', `${fence('show: B/Storm')}\nI run.\n`) };
		const on = await twins(files, 'Journal.md', { mode: 'preview', journal: 'always' });
		await pressed(button, '.sworn-block')(on);
		expect(await on.changed()).toEqual(['B/Storm.md', 'Journal.md']);
	});
});

it('an old card in the folder of one of two tracks means that one, says the other apart by its path, and undo gives it back', async () => {
	const card = fence('move: Fulfill Your Vow\ntrack: Storm\nprogress: 1\ndice: vs 8, 9\noutcome: miss, 1 vs 8, 9');
	const both = { 'Kestrel.md': hero(), 'A/Storm.md': vow(4), 'B/Storm.md': vow(4) };
	const on = await twins({ ...both, 'B/Log.md': journalOf('[[Kestrel]]', card) }, 'B/Log.md');
	expect(document.querySelector('.sworn-block')?.textContent).toContain(
		'“Storm” stands in “B/Storm” and again in “A/Storm”.',
	);
	await on.press('Recommit to the quest');
	expect(await on.changed()).toEqual(['B/Log.md', 'B/Storm.md']);
	await on.undo();
	expect(await on.changed(both)).toEqual(['B/Log.md']);
});

it('Mark progress says why neither of two blocks is in reach', async () => {
	const block = journalOf('[[Kestrel]]', fence('vow: Storm\nrank: formidable'));
	const blocks = { 'Kestrel.md': hero(), 'A/Log.md': block, 'B/Log.md': block };
	const on = await twins({ ...blocks, 'Journal.md': JOURNAL }, 'Journal.md', { journal: 'always' });
	await palette('Mark progress')(on);
	expect(on.host.notices().join()).toContain('“Storm” stands in “A/Log” and in “B/Log”, and neither is nearer.');
	expect(await on.changed()).toEqual([]);
});

const filesOf = (one: string, other: string, note = vow()) => ({
	'A/Kestrel.md': KESTREL,
	[one]: note,
	[other]: note,
	'Journal.md': JOURNAL,
});

const NAMES = [
	{ one: 'A/Ark', other: 'A/x/ark', name: 'ark', short: 'x/ark' },
	{ one: 'C/Ark', other: 'D/Ark', name: 'Ark', short: 'D/Ark' },
	{ one: 'A/Ark\u2019s end', other: "A/x/Ark's end", name: "Ark's end", short: "x/Ark's end" },
].map(names => ({ ...names, files: filesOf(`${names.one}.md`, `${names.other}.md`) }));

describe('two vows whose names are the same but for capitals and quotes', () => {
	const TYPED = [
		(name: string) => `;;progress ${name}`,
		(name: string) => `;;fulfill ${name} 1 2`,
		(name: string) => `;;${name}`,
	].map(words => ({ words }));

	it.each(crossed(NAMES, TYPED))('are both listed, and Enter takes neither: $one, $other', async row => {
		const on = await played(row.files);
		await typedUpTo(on, row.words(row.name));
		for (const each of [row.one, row.short]) expect(on.rows().join('\n')).toContain(each);
		await on.host.press('Enter');
		await on.host.tick(80);
		expect(await written(on)).toEqual([]);
		expect(await on.text('Journal.md')).not.toContain('sworn');
	});

	it.each(NAMES)('are told apart by a path: $short', async ({ files, other, short }) => {
		const on = await played(files);
		await typed(`;;progress ${short}`)(on);
		expect(await written(on)).toEqual([`${other}.md`]);
	});

	const CALLS = [
		{ way: 'progress', input: {} },
		{ way: 'move', input: { name: 'Fulfill Your Vow' } },
	];

	it.each(crossed(NAMES, CALLS))(
		'the API refuses with both names: $way',
		async ({ files, one, other, name, ...call }) => {
			const on = await played(files);
			await calledIn(call.way, { ...call.input, track: name })(on);
			for (const path of [one, other]) expect(shownAnywhere(on)).toContain(`“${path}”`);
			expect(await on.changed()).toEqual([]);
		},
	);

	it.each(sampled(NAMES, 1))('a block that names both says so: $name', async ({ files, name }) => {
		const call = JOURNAL + fence(`move: Fulfill Your Vow\ntrack: ${name}`);
		const on = await played({ ...files, 'Journal.md': call }, 'preview');
		await on.host.tick(80);
		expect(shownAnywhere(on)).toContain('neither is nearer');
	});

	it.each(sampled(NAMES, 1))('the Table has both, each by its path: $one, $short', async ({ files, one, short }) => {
		const on = await played(files);
		await table(on);
		for (const each of [one, short]) expect(document.querySelector('.sworn-table')?.textContent).toContain(each);
	});

	it('do not stand in the way of a longer name that contains theirs', async () => {
		const on = await played({ ...filesOf('A/Ark.md', 'A/x/ark.md'), 'A/Ark of Bones.md': vow(8) });
		await typed(';;progress ark of bones')(on);
		expect(await written(on)).toEqual(['A/Ark of Bones.md']);
	});
});

it('two clocks with one name are listed, and Enter advances neither', async () => {
	const on = await played(filesOf('A/Storm.md', 'A/x/storm.md', CLOCK));
	await typed(';;clock storm 2')(on);
	expect(await written(on)).toEqual([]);
});

it('two blocks with one name in notes equally near are named, as neither counts', async () => {
	const block = `---\ncharacter: "[[Kestrel]]"\n---\n\n${fence('vow: Ark\nrank: dangerous\nticks: 8')}`;
	const on = await played(filesOf('A/One.md', 'A/Two.md', block));
	await typed(';;progress ark')(on);
	expect(shownAnywhere(on)).toContain('“Ark” stands in “A/One” and in “A/Two”');
	expect(await written(on)).toEqual([]);
});
