import { afterEach, describe, expect, it } from 'vitest';
import { crossed } from '../../support/crossed';
import { sampled } from '../../support/sample';
import type { Way } from './torn-ways';
import { calledIn, KESTREL, palette, played, shownAnywhere, table, typed, written } from './torn-ways';
import type { Twins } from './twin-table';
import { closeAll, fence, hero, journalOf, twins } from './twin-table';

afterEach(closeAll);

const WAYS: readonly Way[] = [
	{ way: 'a typed move', act: typed(';;fd w') },
	{ way: 'a typed change', act: typed(';;-1 supply') },
	{ way: 'Make a move', act: palette('Make a move') },
	{ way: 'the Table', act: table },
	{ way: 'the API', act: calledIn('move', { name: 'Face Danger', option: 'edge' }) },
];

const CAST = { 'PCs/Rook.md': hero(), 'Kestrel.md': KESTREL };

/** Nobody has played, and it is said why. */
async function refused(on: Twins, says: string): Promise<void> {
	expect(shownAnywhere(on)).toContain(says);
	expect(await written(on)).toEqual([]);
	expect(await on.text('Journal.md')).not.toContain('outcome');
}

async function playedBy(on: Twins, ...paths: readonly string[]): Promise<void> {
	await on.faceDanger(6, 1, 2);
	expect(await on.changed()).toEqual(['Journal.md', ...paths]);
}

const TORN = [
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
];

it.each(crossed(TORN, WAYS))(
	'a journal whose own properties have $tear does not say who plays, and nobody is guessed by $way',
	async ({ note, line, act }) => {
		const on = await played({ ...CAST, 'Journal.md': `${note}\nI run.\n\n` });
		await act(on);
		await refused(on, '“Journal.md” cannot be read.');
		expect(shownAnywhere(on)).toMatch(new RegExp(`Line ${line}\\b`));
	},
);

describe('a journal whose property is nearly “character”', () => {
	const under = (property: string) => played({ ...CAST, 'Journal.md': `---\n${property}\n---\n\nI run.\n\n` });

	it.each([
		'charcter: "[[Rook]]"',
		'characters: "[[Rook]]"',
		'Charakter: Rook',
		'characters:\n  - "[[Kestrel]]"\n  - "[[Rook]]"',
	])('and leads to another than the nearest says so, and nobody plays: %s', async property => {
		const on = await under(property);
		await typed(';;fd w')(on);
		await refused(on, 'of Journal is not read. Did you mean “character”?');
	});

	it('and that holds a map says so', async () => {
		const on = await under('character: {name: Rook}');
		await typed(';;fd w')(on);
		await refused(on, 'In “Journal”, “character” holds more than a plain value.');
	});

	it.each(['characters: "[[Kestrel]]"', 'characters: ["[[Juno]]", Old Aldo]', 'characters:'])(
		'and leads to the nearest, or to no character, is the player’s own: %s',
		async property => playedBy(await under(property), 'Kestrel.md'),
	);
});

describe('a journal that names its character in its text, as other plugins write it', () => {
	const below = (line: string, property = 'tags: log') =>
		played({ ...CAST, 'Journal.md': `---\n${property}\n---\n# Log\n\n${line}\n\nI run.\n\n` });

	const LINES = [
		'character:: [[Rook]]',
		'Character: [[Rook]]',
		'**Character**: [[Rook]]',
		'**Character:** [[Rook|R]]',
		'- character:: [[PCs/Rook]]',
		'[character:: [[Rook]]]',
		'(character:: [[Rook]])',
		'> character: [R](PCs/Rook.md)',
	].map(line => ({ line }));

	it.each(crossed(LINES, WAYS))('says that it is not read there, and nobody plays by $way: $line', async row => {
		const on = await below(row.line);
		await row.act(on);
		await refused(on, 'which is read in its properties alone');
	});

	it.each([
		'character:: [[Kestrel]]',
		'character:: [[Mira]]',
		'I met the character: [[Rook]] was tall.',
		'Characters: [[Rook]], [[Kestrel]]',
		'```yaml\ncharacter: [[Rook]]\n```',
	])('is played by the nearest if it leads to no other, or is no field: %s', async line =>
		playedBy(await below(line), 'Kestrel.md'),
	);

	it('is played as the properties say, whatever the text says', async () =>
		playedBy(await below('character:: [[Rook]]', 'character: "[[Kestrel]]"'), 'Kestrel.md'));
});

it.each(sampled(["[[O'Hara]]", '[[o’hara]]', "[O](O'Hara.md)", "[[./PCs/O'Hara]]", "[[PCs/O'Hara]]"], 2))(
	'the character with the name plays, not one with it as an alias: %s',
	async link => {
		const cast = { 'Rook.md': hero('aliases: ["O\'Hara"]\n'), 'PCs/O’Hara.md': KESTREL };
		await playedBy(await played({ ...cast, 'Journal.md': journalOf(link, 'I run.\n\n') }), 'PCs/O’Hara.md');
	},
);

describe('a note whose property “character” is a list', () => {
	const TWO = '\n  - "[[Kestrel]]"\n  - "[[Ren]]"';
	const linked = (links: string, text: string) => `---\ncharacter:${links}\n---\n${text}`;
	const CALL = fence('move: Face Danger\nroll: edge');
	/** Someone else is nearer to the note than the one it links to. */
	const NEAR = { 'A/Near.md': hero(), 'Kestrel.md': hero() };
	const opened = (files: Readonly<Record<string, string>>, note: string) =>
		twins(files, note, { mode: 'preview', faces: [6, 2, 4] });

	it.each([
		{ way: 'with one link', links: '\n  - "[[Kestrel]]"' },
		{ way: 'that is a link without quotes', links: ' [[Kestrel]]' },
	])('$way is the journal of that character: a press changes nobody else', async ({ links }) => {
		const on = await opened({ ...NEAR, 'A/Log.md': linked(links, CALL) }, 'A/Log.md');
		await on.press('Roll');
		expect(await on.changed()).toEqual(['A/Log.md', 'Kestrel.md']);
	});

	it('with two links asks who acts, writes that into the record, and leaves the list as it is', async () => {
		const on = await opened({ ...NEAR, 'Ren.md': hero(), 'A/Log.md': linked(TWO, CALL) }, 'A/Log.md');
		await on.press('Choose who acts');
		expect(on.rows()).toEqual(['Kestrel', 'Ren']);
		await on.take('Ren');
		await on.press('Roll');
		expect(await on.changed()).toEqual(['A/Log.md', 'Ren.md']);
		expect(await on.text('A/Log.md')).toContain(TWO);
		expect(await on.text('A/Log.md')).toContain('by: Ren');
	});

	it('with two links belongs to both: the track of one journal is found in the other', async () => {
		const storm = `---\nsworn: vow\nrank: formidable\nticks: 4\ncharacter:${TWO}\n---\n`;
		const cast = { 'Kestrel.md': hero(), 'Ren.md': hero(), 'Storm.md': storm };
		const on = await opened({ ...cast, 'Log.md': linked(' "[[Ren]]"', fence('show: Storm')) }, 'Log.md');
		await on.press('Mark progress');
		expect(await on.changed()).toContain('Storm.md');
	});
});

describe.each([
	{ form: 'a byte order mark', formed: (text: string) => `\uFEFF${text}` },
	{ form: 'lone carriage returns', formed: (text: string) => text.replace(/\n/g, '\r') },
])('where the cache of the app reads no properties because of $form', ({ formed }) => {
	const changedBy = async (files: Readonly<Record<string, string>>, note: string, mode: 'live' | 'preview') => {
		const on = await twins(files, note, { mode });
		await on.faceDanger(4, 3, 9);
		await on.press('Momentum');
		return on.changed();
	};

	it.each(['live', 'preview'] as const)('a journal is that of the character it links to, in %s', async mode => {
		const files = { 'A/Kestrel.md': hero(), 'B/Wren.md': hero(), 'A/Log.md': formed(journalOf('[[B/Wren]]')) };
		expect(await changedBy(files, 'A/Log.md', mode)).toEqual(['A/Log.md', 'B/Wren.md']);
	});

	it('a character plays in its folder, and no other one does in its place', async () => {
		const files = { 'A/Kestrel.md': formed(hero()), 'B/Kestrel.md': hero(), 'A/Log.md': 'I run.\n' };
		expect(await changedBy(files, 'A/Log.md', 'live')).toEqual(['A/Kestrel.md', 'A/Log.md']);
	});

	it('a lone journal is its own character’s', async () => {
		const files = { 'A/Kestrel.md': formed(hero()), 'B/Kestrel.md': hero() };
		expect(await changedBy(files, 'A/Kestrel.md', 'preview')).toEqual(['A/Kestrel.md']);
	});
});
