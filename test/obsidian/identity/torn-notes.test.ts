import { afterEach, describe, expect, it } from 'vitest';
import { called, KESTREL, OLD_CARD, overwrite, played, shownAnywhere, TEARS, typed, WAYS } from './torn-ways';
import { closeAll, hero } from './twin-table';

afterEach(async () => {
	await closeAll();
	document.body.replaceChildren();
});

const WITH_CARD = `I run.\n\n${OLD_CARD}\n\n`;
const WITHOUT = 'I run.\n\n';
const OTHERS = { 'Old campaign/Rook.md': hero() };

describe.each(TEARS)('a sheet with $tear', ({ torn, line }) => {
	it.each(WAYS)('nobody plays in its place by $way, and its line is named', async ({ act, mode }) => {
		const files = { ...OTHERS, 'Kestrel.md': torn(KESTREL), 'Journal.md': mode ? WITH_CARD : WITHOUT };
		const on = await played(files, mode);
		await act(on);
		expect(shownAnywhere(on)).toContain('“Kestrel.md” cannot be read.');
		expect(shownAnywhere(on)).toMatch(new RegExp(`Line ${line}\\b`));
		expect((await on.changed()).filter(path => path !== 'Journal.md')).toEqual([]);
		expect(await on.text('Journal.md')).not.toContain('Rook');
	});
});

const UNREAD = '“Kestrel.md” cannot be read.';

/** What differs, apart from what was typed in the journal and not carried out. */
const written = async (on: Awaited<ReturnType<typeof played>>): Promise<readonly string[]> =>
	(await on.changed()).filter(path => path !== 'Journal.md');

describe('a sheet of which nothing is left', () => {
	it.each(WAYS.filter(({ mode }) => !mode))('is still the one that plays: nobody does by $way', async ({ act }) => {
		const on = await played({ ...OTHERS, 'Kestrel.md': KESTREL, 'Journal.md': WITHOUT });
		await overwrite(on, 'Kestrel.md', '');
		const before = await on.all();
		await act(on);
		expect(shownAnywhere(on)).toContain(UNREAD);
		expect((await on.changed(before)).filter(path => path !== 'Journal.md')).toEqual([]);
	});

	it.each(['', '\0\0\0\0\0\0', '\n\n'])('is known by the link of another journal: %j', async text => {
		const other = '---\ncharacter: "[[Kestrel]]"\n---\n';
		const on = await played({ ...OTHERS, 'Kestrel.md': text, 'Log.md': other, 'Journal.md': WITHOUT });
		await typed(';;fd w')(on);
		expect(shownAnywhere(on)).toContain(UNREAD);
		expect(await written(on)).toEqual([]);
	});
});

describe('a sheet of which nothing is left, in a vault that is opened for the first time', () => {
	const RECORD = '`sworn: Face Danger, by Kestrel, edge 2: 5 vs 3, 9, weak hit`';
	const files = (text: string) => ({ ...OTHERS, 'Kestrel.md': text, 'Journal.md': `I run ${RECORD}.\n\n` });

	it.each(WAYS.filter(({ mode }) => !mode))(
		'is known by the records of the journal: nobody plays by $way',
		async way => {
			const on = await played(files(''));
			const before = await on.all();
			await way.act(on);
			expect(shownAnywhere(on)).toContain(UNREAD);
			expect((await on.changed(before)).filter(path => path !== 'Journal.md')).toEqual([]);
		},
	);

	it('is no sheet if it has words of another kind', async () => {
		const on = await played(files('A hawk that is carved in wood.\n'));
		await typed(';;fd w')(on);
		expect(await on.text('Journal.md')).toMatch(/by:? Rook/);
	});
});

describe('however the link to it is written', () => {
	it.each([
		'[Kes](Kestrel.md)',
		'[Kes](<Kestrel.md>)',
		'[Kes](Kestrel)',
		'[[Kestrel|Kes]]',
		'[[Kestrel.md]]',
		'[[./Kestrel]]',
		'[Kes](./Kestrel.md)',
		'Kestrel',
	])('a sheet of which nothing is left is known: %s', async link => {
		const log = `---\nCharacter: "${link}"\n---\n`;
		const on = await played({ ...OTHERS, 'Kestrel.md': '', 'Log.md': log, 'Journal.md': WITHOUT });
		await typed(';;fd w')(on);
		expect(shownAnywhere(on)).toContain(UNREAD);
		expect(await written(on)).toEqual([]);
	});

	it.each(["[[O'Hara]]", '[[o’hara]]', "[O](O'Hara.md)", "[[./O'Hara]]", "[[PCs/O'Hara]]"])(
		'the character with the name plays, not one with it as an alias: %s',
		async link => {
			const on = await played({
				'Rook.md': hero('aliases: ["O\'Hara"]\n'),
				'PCs/O’Hara.md': KESTREL,
				'Journal.md': `---\ncharacter: "${link.replace('./', './PCs/')}"\n---\n\nI run.\n\n`,
			});
			await on.faceDanger(6, 1, 2);
			expect(await on.changed()).toEqual(['Journal.md', 'PCs/O’Hara.md']);
		},
	);
});

describe.each([
	{ tear: 'a colon too many', note: '---\nquote: he said: go\ncharacter: "[[Rook]]"\n---\n', line: 2 },
	{ tear: 'a key twice', note: '---\ncharacter: "[[Rook]]"\ncharacter: "[[Juno]]"\n---\n', line: 3 },
	{ tear: 'no end', note: '---\ncharacter: "[[Rook]]"\n', line: 1 },
	{ tear: 'a blank line in front', note: '\n---\ncharacter: "[[Rook]]"\n---\n', line: 2 },
	{ tear: 'a heading in front', note: '# Day 1\n---\ncharacter: "[[Rook]]"\n---\n', line: 2 },
	{ tear: 'the signs of TOML', note: '+++\ncharacter = "[[Rook]]"\n+++\n', line: 1 },
	{ tear: 'a callout around them', note: '> ---\n> character: "[[Rook]]"\n> ---\n', line: 1 },
	{
		tear: 'a merge',
		note: '---\n<<<<<<< a\ncharacter: "[[Rook]]"\n=======\ncharacter: "[[Juno]]"\n>>>>>>> b\n---\n',
		line: 2,
	},
])('a journal whose own properties have $tear', ({ note, line }) => {
	it.each(WAYS.filter(({ mode }) => !mode))(
		'does not say who plays, and nobody is guessed by $way',
		async ({ act }) => {
			const on = await played({ 'PCs/Rook.md': hero(), 'Kestrel.md': KESTREL, 'Journal.md': `${note}\nI run.\n\n` });
			await act(on);
			expect(shownAnywhere(on)).toContain('“Journal.md” cannot be read.');
			expect(shownAnywhere(on)).toMatch(new RegExp(`Line ${line}\\b`));
			expect(await written(on)).toEqual([]);
			expect(await on.text('Journal.md')).not.toContain('outcome');
		},
	);
});

describe('play goes on', () => {
	const plays = async (files: Readonly<Record<string, string>>) => {
		const on = await played({ ...files, 'Journal.md': WITHOUT });
		await on.faceDanger(6, 1, 2);
		expect(await on.changed()).toEqual(['Journal.md', 'Kestrel.md']);
	};

	it.each([
		['a plain note with a colon too many', '---\nquote: he said: go\n---\nProse.\n'],
		['a plain note with a key twice', '---\nstatus: a\nstatus: b\n---\n'],
		['a note that begins with a line', '---\nThe end: or is it?\n'],
		['an empty note', ''],
		['a note about properties', '# How to\n\n```yaml\n---\nmomentum: 2\nedge: 1\n---\n```\n'],
		['a template with a place to fill in', '---\nsworn: template\nedge: 1\nmomentum: 2\nmomentum: 3\n---\n'],
		['prose between two lines', '---\nProse: a lot.\n\n---\nMore.\n'],
	])('beside %s', async (_, text) => plays({ 'Kestrel.md': KESTREL, 'Note.md': text }));

	it('by name, although another sheet is torn', async () => {
		const torn = KESTREL.replace('---\n', '---\nmomentum: 2\n');
		const on = await played({ ...OTHERS, 'Kestrel.md': torn, 'Journal.md': '---\ncharacter: "[[Rook]]"\n---\n' });
		await on.faceDanger(6, 1, 2);
		expect(await on.changed()).toEqual(['Journal.md', 'Old campaign/Rook.md']);
	});

	it.each(TEARS)('at once, when a sheet with $tear is mended', async ({ torn }) => {
		const on = await played({
			...OTHERS,
			'Kestrel.md': torn(KESTREL),
			'Journal.md': '---\ncharacter: "[[Kestrel]]"\n---\n',
		});
		await overwrite(on, 'Kestrel.md', KESTREL);
		const before = await on.all();
		await on.faceDanger(6, 1, 2);
		expect(await on.changed(before)).toEqual(['Journal.md', 'Kestrel.md']);
	});
});

it('a sheet in the folder of the journal is not passed over for one further up', async () => {
	const torn = KESTREL.replace('---\n', '---\nmomentum: 2\n');
	const files = {
		'Rook.md': hero(),
		'Kestrel.md': hero(),
		'A/Kestrel.md': torn,
		'A/Log.md': '',
		'Journal.md': WITHOUT,
	};
	const on = await played(files);
	const who = async (by?: string): Promise<string> => {
		document.body.replaceChildren();
		await called('who', { note: 'A/Log', ...(by === undefined ? {} : { by }) })(on);
		return document.body.textContent ?? '';
	};
	expect(await who()).toContain('“A/Kestrel.md” cannot be read.');
	expect(await who('Kestrel')).toContain('“A/Kestrel.md” cannot be read.');
	expect(await who('Rook')).toBe('');
});

describe('a journal whose property is nearly “character”', () => {
	const UNDER = (property: string) => ({
		'PCs/Rook.md': hero(),
		'Kestrel.md': KESTREL,
		'Journal.md': `---\n${property}\n---\n\nI run.\n\n`,
	});

	it.each([
		'charcter: "[[Rook]]"',
		'characters: "[[Rook]]"',
		'Charakter: Rook',
		'characters:\n  - "[[Kestrel]]"\n  - "[[Rook]]"',
	])('and leads to another than the nearest says so, and nobody plays: %s', async property => {
		const on = await played(UNDER(property));
		await typed(';;fd w')(on);
		expect(shownAnywhere(on)).toContain('of Journal is not read. Did you mean “character”?');
		expect(await written(on)).toEqual([]);
	});

	it('and that holds a map says so', async () => {
		const on = await played(UNDER('character: {name: Rook}'));
		await typed(';;fd w')(on);
		expect(shownAnywhere(on)).toContain('In “Journal”, “character” holds more than a plain value.');
		expect(await written(on)).toEqual([]);
	});

	it.each(['characters: "[[Kestrel]]"', 'characters: ["[[Juno]]", Old Aldo]', 'characters:'])(
		'and leads to the nearest, or to no character, is the player’s own: %s',
		async property => {
			const on = await played(UNDER(property));
			await on.faceDanger(6, 1, 2);
			expect(await on.changed()).toEqual(['Journal.md', 'Kestrel.md']);
		},
	);
});
