import { afterEach, describe, expect, it } from 'vitest';
import { called, KESTREL, played, shownAnywhere, typed, typedUpTo } from './torn-ways';
import { closeAll, fence } from './twin-table';

afterEach(async () => {
	await closeAll();
	document.body.replaceChildren();
});

const vow = (ticks: number) => `---\nsworn: vow\nrank: dangerous\nticks: ${ticks}\ncharacter: "[[Kestrel]]"\n---\n`;
const clock = '---\nsworn: clock\nsegments: 6\nfilled: 2\ncharacter: "[[Kestrel]]"\n---\n';
const JOURNAL = '---\ncharacter: "[[Kestrel]]"\n---\n\nI run.\n\n';
const rows = () =>
	[...document.querySelectorAll<HTMLElement>('.suggestion-item')].map(({ textContent }) => textContent ?? '');

const filesOf = (one: string, other: string, note: string, journal = JOURNAL) => ({
	'A/Kestrel.md': KESTREL,
	[one]: note,
	[other]: note,
	'Journal.md': journal,
});

describe.each([
	{ one: 'A/Ark.md', other: 'A/x/ark.md', names: ['A/Ark', 'x/ark'] },
	{ one: 'C/Ark.md', other: 'D/Ark.md', names: ['C/Ark', 'D/Ark'] },
	{ one: 'A/Ark\u2019s end.md', other: "A/x/Ark's end.md", names: ['A/Ark\u2019s end', "x/Ark's end"] },
])('two vows with one name: $names', ({ one, other, names }) => {
	const name = names[1]?.slice(2) ?? '';
	const files = filesOf(one, other, vow(24));

	it.each([`;;progress ${name}`, `;;fulfill ${name} 1 2`, `;;${name}`])(
		'are both listed, and Enter takes neither: %s',
		async text => {
			const on = await played(files);
			await typedUpTo(on, text);
			for (const each of names) expect(rows().join('\n')).toContain(each);
			await on.host.press('Enter');
			await on.host.tick(80);
			expect((await on.changed()).filter(path => path !== 'Journal.md')).toEqual([]);
			expect(await on.text('Journal.md')).not.toContain('sworn');
		},
	);

	it('are told apart by a path', async () => {
		const on = await played(files);
		await typed(`;;progress ${names[1] ?? ''}`)(on);
		expect(await on.changed()).toContain(other);
		expect(await on.changed()).not.toContain(one);
	});

	it.each([
		{ way: 'progress', act: called('progress', { track: name, note: 'Journal' }) },
		{ way: 'move', act: called('move', { name: 'Fulfill Your Vow', track: name, note: 'Journal' }) },
	])('the API refuses with both names: $way', async ({ act }) => {
		const on = await played(files);
		await act(on);
		const said = shownAnywhere(on);
		for (const path of [one, other]) expect(said).toContain(`“${path.replace('.md', '')}”`);
		expect(await on.changed()).toEqual([]);
	});

	it('a block that names both says so', async () => {
		const call = JOURNAL + fence(`move: Fulfill Your Vow\ntrack: ${name}`);
		const on = await played({ ...files, 'Journal.md': call }, 'preview');
		await on.host.tick(80);
		expect(shownAnywhere(on)).toContain('neither is nearer');
	});

	it('the Table has both, each by its path', async () => {
		const on = await played(files);
		await on.host.palette('Open the Table');
		await on.host.tick(80);
		const table = document.querySelector('.sworn-table')?.textContent ?? '';
		for (const each of names) expect(table).toContain(each);
	});
});

it('two clocks with one name are listed, and Enter advances neither', async () => {
	const on = await played(filesOf('A/Storm.md', 'A/x/storm.md', clock));
	await typed(';;clock storm 2')(on);
	expect((await on.changed()).filter(path => path !== 'Journal.md')).toEqual([]);
});

it('a longer name that contains theirs is taken at once', async () => {
	const on = await played({ ...filesOf('A/Ark.md', 'A/x/ark.md', vow(24)), 'A/Ark of Bones.md': vow(8) });
	await typed(';;progress ark of bones')(on);
	expect(await on.changed()).toContain('A/Ark of Bones.md');
});

it('two blocks with one name in notes equally near are named, as neither counts', async () => {
	const block = `---\ncharacter: "[[Kestrel]]"\n---\n\n${fence('vow: Ark\nrank: dangerous\nticks: 8')}`;
	const on = await played(filesOf('A/One.md', 'A/Two.md', block));
	await typed(';;progress ark')(on);
	expect(shownAnywhere(on)).toContain('“Ark” stands in “A/One” and in “A/Two”');
	expect((await on.changed()).filter(path => path !== 'Journal.md')).toEqual([]);
});
