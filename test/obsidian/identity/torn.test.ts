import { afterEach, describe, expect, it } from 'vitest';
import { crossed } from '../../support/crossed';
import { sampled } from '../../support/sample';
import type { Way } from './torn-ways';
import { asset, calledIn, CLOCK, JOURNAL, KESTREL, OLD_CARD, overwrite, palette, played } from './torn-ways';
import { shownAnywhere, table, twice, typed, typedUpTo, vow, written } from './torn-ways';
import { closeAll, fence, hero } from './twin-table';

afterEach(closeAll);

const nobodys = (note: string) => note.replace(/^character: .*\n/m, '');
const ARCHIVED = nobodys(vow(4, 'epic'));

const lineOf = (text: string, part: string) => text.slice(0, text.indexOf(part)).split('\n').length;

/** How properties get lost, and the line to mend; `key` is the line of a note with a number. */
interface Tear {
	readonly tear: string;
	readonly torn: (note: string, key: string) => string;
	readonly line: number | ((note: string, key: string) => number);
}

const TEARS: readonly Tear[] = [
	{
		tear: 'a key that is there twice',
		torn: (note, key) => note.replace(key, `${key}\n${key.replace(/\d/, '1')}`),
		line: (note, key) => lineOf(note, key) + 1,
	},
	{
		tear: 'the marks of a merge',
		torn: (note, key) => note.replace(key, `<<<<<<< a\n${key}\n=======\n${key.replace(/\d/, '1')}\n>>>>>>> b`),
		line: lineOf,
	},
	{
		tear: 'a bracket without its end',
		torn: (note, key) => note.replace(key, `tags: [a, b\n${key}`),
		line: (note, key) => lineOf(note, key) + 1,
	},
	{ tear: 'a colon too many', torn: (note, key) => note.replace(key, `quote: he said: go\n${key}`), line: lineOf },
	{
		tear: 'a placeholder of a template',
		torn: (note, key) => note.replace(key, `title: {{title}}\n${key}`),
		line: lineOf,
	},
	{ tear: 'a tab', torn: (note, key) => note.replace(key, `\t${key}`), line: lineOf },
	{ tear: 'no end', torn: note => note.replace(/---\n$/, ''), line: 1 },
	{ tear: 'other properties in front', torn: note => `---\ntags: hero\n---\n${note}`, line: 4 },
	{ tear: 'a blank line in front', torn: note => `\n${note}`, line: 2 },
	{ tear: 'a heading in front', torn: note => `# A heading\n\n${note}`, line: 3 },
	{ tear: 'a comment of HTML in front', torn: note => `<!-- A comment -->\n${note}`, line: 2 },
	{ tear: 'the mark of a merge in front', torn: note => `<<<<<<< HEAD\n${note}=======\n`, line: 2 },
	{ tear: 'a callout around it', torn: note => note.replace(/^(?=.)/gm, '> '), line: 1 },
	{ tear: 'the end of a document', torn: note => note.replace(/---\n$/, '...\n'), line: 1 },
	{ tear: 'properties in TOML', torn: note => note.replace(/---/g, '+++').replace(/: /g, ' = '), line: 1 },
	{ tear: 'letters of UTF-16', torn: note => [...note].join('\0'), line: 1 },
];

const TEARS_OF_SHEETS: readonly Tear[] = [
	...TEARS,
	{ tear: 'no lines “---”', torn: note => note.replace(/---\n/g, ''), line: 1 },
	{ tear: 'a kind that is misspelled', torn: note => note.replace('edge', 'sworn: charakter\nedge'), line: 3 },
	{ tear: 'two kinds', torn: note => note.replace('edge', 'sworn: [character, npc]\nedge'), line: 3 },
	{
		tear: 'properties taken from an anchor',
		torn: note => note.replace('edge: 2', 'of: &it {edge: 2}\n<<: *it'),
		line: 4,
	},
	{
		tear: 'a key in two spellings, one a list',
		torn: note => note.replace(/---\n$/, 'Momentum: [4]\n---\n'),
		line: 12,
	},
	{
		tear: 'a quoted picture without its end',
		torn: note => note.replace('edge', 'portrait: "data:image/png;base64,AAAA==\nedge'),
		line: 12,
	},
];

const TEARS_OF_TRACKS: readonly Tear[] = [
	...TEARS,
	{ tear: 'a kind that is misspelled', torn: note => note.replace('sworn: vow', 'sworn: vov'), line: 2 },
	{ tear: 'several kinds', torn: note => note.replace('sworn: vow', 'sworn: [vow, track]'), line: 2 },
	{ tear: 'a misspelled key for its kind', torn: note => note.replace('sworn', 'swron'), line: 2 },
];

const faceDanger = calledIn('move', { name: 'Face Danger', option: 'edge' });

const OF_SHEETS: readonly Way[] = [
	{ way: 'a typed move', act: typed(';;fd w') },
	{ way: 'a typed change', act: typed(';;-1 supply') },
	{ way: 'Make a move', act: palette('Make a move') },
	{ way: 'the Table', act: table },
	{ way: 'the API', act: faceDanger },
];
const OF_TRACKS: readonly Way[] = [
	{ way: 'a typed mark', act: typed(';;progress ark') },
	{ way: 'a typed progress move', act: typed(';;fulfill ark 1 2') },
	{ way: 'progress by the API', act: calledIn('progress', { track: 'Ark' }) },
	{ way: 'a move by the API', act: calledIn('move', { name: 'Fulfill Your Vow', track: 'Ark' }) },
	{
		way: 'a block',
		body: fence('move: Reach a Milestone\ntrack: Ark'),
		mode: 'preview',
		act: async on => {
			await on.host.tick(80);
			document.querySelector<HTMLElement>('.sworn-block button')?.click();
			await on.host.tick(80);
		},
	},
];
const OF_CLOCKS: readonly Way[] = [
	{ way: ';;clock storm', act: typed(';;clock storm') },
	{ way: ';;clock storm 2', act: typed(';;clock storm 2') },
	{ way: ';;storm', act: typed(';;storm') },
	{ way: ';;clock alone', act: typed(';;clock') },
	{ way: 'progress by the API', act: calledIn('progress', { track: 'Storm' }) },
	{ way: 'the Table', act: table },
];

const SHEET = { path: 'Kestrel.md', note: KESTREL, key: 'momentum: 3' };
const OTHERS = { 'Old campaign/Rook.md': hero() };
const SKIFF = asset('Starship', 'kind: command vehicle', 'integrity: 0', 'battered: true', 'aboard: true');

interface Kind {
	readonly what: string;
	readonly path: string;
	readonly note: string;
	readonly key: string;
	/** The other notes of the vault. */
	readonly beside: Readonly<Record<string, string>>;
	readonly journal: string;
	readonly tears: readonly Tear[];
	readonly ways: readonly Way[];
}

const KINDS: readonly Kind[] = [
	{
		...SHEET,
		what: 'a sheet',
		beside: OTHERS,
		journal: 'I run.\n\n',
		tears: TEARS_OF_SHEETS,
		ways: [...OF_SHEETS, { way: 'an old card', act: table, body: `${OLD_CARD}\n\n`, mode: 'preview' } as Way],
	},
	{
		what: 'a track',
		path: 'A/Ark.md',
		note: vow(),
		key: 'ticks: 24',
		beside: { 'A/Kestrel.md': KESTREL, 'Archive/Ark.md': ARCHIVED },
		journal: JOURNAL,
		tears: TEARS_OF_TRACKS,
		ways: OF_TRACKS,
	},
	{
		what: 'a clock',
		path: 'A/Storm.md',
		note: CLOCK,
		key: 'filled: 2',
		beside: { 'A/Kestrel.md': KESTREL, 'A/Storm of Ash.md': CLOCK, 'Archive/Storm.md': nobodys(CLOCK) },
		journal: JOURNAL,
		tears: TEARS,
		ways: OF_CLOCKS,
	},
	{
		what: 'a battered vehicle',
		path: 'A/Skiff.md',
		note: SKIFF,
		key: 'integrity: 0',
		beside: { 'A/Kestrel.md': KESTREL.replace('momentum: 3\n', 'momentum: 3\nassets: ["[[Skiff]]"]\n') },
		journal: JOURNAL,
		tears: TEARS,
		ways: OF_SHEETS.filter(({ way }) => way === 'a typed move' || way === 'the API'),
	},
];

const outcomes = (text: string) => text.split('outcome').length;

describe.each(KINDS)('$what that cannot be read', ({ path, note, key, beside, journal, tears, ways }) => {
	it.each(crossed(tears, ways))(
		'because of $tear keeps its place: by $way no other takes it, and the line to mend is named',
		async ({ torn, line, act, body = '', mode }) => {
			const files = { ...beside, [path]: torn(note, key), 'Journal.md': journal + body };
			const on = await played(files, mode);
			await act(on);
			expect(shownAnywhere(on)).toContain(`“${path}” cannot be read.`);
			expect(shownAnywhere(on)).toMatch(new RegExp(`Line ${typeof line === 'number' ? line : line(note, key)}\\b`));
			expect(await written(on)).toEqual([]);
			expect(await on.text('Journal.md')).not.toContain('Rook');
			expect(outcomes(await on.text('Journal.md'))).toBe(outcomes(body));
		},
	);
});

describe('play goes on at once', () => {
	it.each(sampled(TEARS_OF_SHEETS, 3))('when a sheet with $tear is mended', async ({ torn }) => {
		const files = { ...OTHERS, 'Kestrel.md': torn(KESTREL, SHEET.key), 'Journal.md': JOURNAL };
		const on = await played(files);
		await overwrite(on, 'Kestrel.md', KESTREL);
		const before = await on.all();
		await on.faceDanger(6, 1, 2);
		expect(await on.changed(before)).toEqual(['Journal.md', 'Kestrel.md']);
	});

	it('when a track is mended', async () => {
		const files = {
			'A/Kestrel.md': KESTREL,
			'A/Ark.md': `\n${vow()}`,
			'Archive/Ark.md': ARCHIVED,
			'Journal.md': JOURNAL,
		};
		const on = await played(files);
		await overwrite(on, 'A/Ark.md', vow());
		const before = await on.all();
		await typed(';;progress ark')(on);
		expect(await written(on, before)).toEqual(['A/Ark.md']);
	});
});

const UNREAD = '“Kestrel.md” cannot be read.';

describe('a sheet of which nothing is left', () => {
	it.each(OF_SHEETS)('is still the one that plays: nobody does by $way', async ({ act }) => {
		const on = await played({ ...OTHERS, 'Kestrel.md': KESTREL, 'Journal.md': 'I run.\n\n' });
		await overwrite(on, 'Kestrel.md', '');
		const before = await on.all();
		await act(on);
		expect(shownAnywhere(on)).toContain(UNREAD);
		expect(await written(on, before)).toEqual([]);
	});

	const RECORD = '`sworn: Face Danger, by Kestrel, edge 2: 5 vs 3, 9, weak hit`';
	const withRecord = (text: string) => ({ ...OTHERS, 'Kestrel.md': text, 'Journal.md': `I run ${RECORD}.\n\n` });

	it.each(OF_SHEETS)('never seen before, is known by the records of the journal: nobody plays by $way', async way => {
		const on = await played(withRecord(''));
		await way.act(on);
		expect(shownAnywhere(on)).toContain(UNREAD);
		expect(await written(on)).toEqual([]);
	});

	it('but words of another kind is no sheet', async () => {
		const on = await played(withRecord('A hawk that is carved in wood.\n'));
		await typed(';;fd w')(on);
		expect(await on.text('Journal.md')).toMatch(/by:? Rook/);
	});

	const LINKS = [
		...['[Kes](Kestrel.md)', '[Kes](<Kestrel.md>)', '[Kes](Kestrel)', '[Kes](./Kestrel.md)'],
		...['[[Kestrel]]', '[[Kestrel|Kes]]', '[[Kestrel.md]]', '[[./Kestrel]]', 'Kestrel'],
	].map(link => ({ link }));
	const EMPTY = ['', '\0\0\0\0\0\0', '\n\n'].map(text => ({ text }));

	it.each(crossed(LINKS, EMPTY))('is known by the link of another journal: $link, $text', async ({ link, text }) => {
		const log = `---\nCharacter: "${link}"\n---\n`;
		const on = await played({ ...OTHERS, 'Kestrel.md': text, 'Log.md': log, 'Journal.md': 'I run.\n\n' });
		await typed(';;fd w')(on);
		expect(shownAnywhere(on)).toContain(UNREAD);
		expect(await written(on)).toEqual([]);
	});
});

describe('a track of which nothing is left, never seen before', () => {
	const EMPTY = ['', '\0\0\0\0\0\0', '\n\n'].map(ark => ({ ark }));

	it.each(crossed(EMPTY, OF_TRACKS))('keeps its name by $way: $ark', async ({ ark, act, body = '', mode }) => {
		const files = {
			'A/Kestrel.md': KESTREL,
			'A/Ark.md': ark,
			'Archive/Ark.md': ARCHIVED,
			'Journal.md': JOURNAL + body,
		};
		const on = await played(files, mode);
		await act(on);
		expect(shownAnywhere(on)).toContain('“A/Ark.md” cannot be read. Line 1: the note is empty.');
		expect(await written(on)).toEqual([]);
		expect(await on.text('Journal.md')).not.toContain('outcome');
	});

	it.each([
		{ note: 'has words of its own', at: 'A/Ark.md', text: 'The Ark is a ship.\n' },
		{ note: 'has another name', at: 'A/Arks.md', text: '' },
	])('stands in no track’s way if it $note', async ({ at, text }) => {
		const files = { 'A/Kestrel.md': KESTREL, [at]: text, 'Archive/Ark.md': vow(), 'Journal.md': JOURNAL };
		const on = await played(files);
		await typed(';;progress ark')(on);
		expect(await on.text('Archive/Ark.md')).toBe(vow(32));
	});
});

it.each(['[vow]', '"[[vow]]"', '"[[Kinds/Vow|V]]"', 'Vow '])('a track may say what it is as %s', async kind => {
	const ark = vow().replace('vow', kind);
	const on = await played({ 'A/Kestrel.md': KESTREL, 'A/Ark.md': ark, 'Journal.md': JOURNAL });
	await typed(';;progress ark')(on);
	expect(await on.text('A/Ark.md')).toBe(ark.replace('24', '32'));
});

it('a track with a value that cannot be read keeps its name as well', async () => {
	const files = { 'A/Ark.md': vow(24, 'dangrous'), 'Archive/Ark.md': ARCHIVED, 'Journal.md': JOURNAL };
	const on = await played({ 'A/Kestrel.md': KESTREL, ...files });
	await typed(';;progress ark')(on);
	expect(await written(on)).toEqual([]);
	expect(shownAnywhere(on)).toContain('dangrous');
});

describe('play goes on beside', () => {
	it.each([
		['a plain note with a colon too many', '---\nquote: he said: go\n---\nProse.\n'],
		['an empty note', ''],
		['a template with a place to fill in', '---\nsworn: template\nedge: 1\nmomentum: 2\nmomentum: 3\n---\n'],
	])('%s', async (_, text) => {
		const on = await played({ 'Kestrel.md': KESTREL, 'Note.md': text, 'Journal.md': 'I run.\n\n' });
		await on.faceDanger(6, 1, 2);
		expect(await on.changed()).toEqual(['Journal.md', 'Kestrel.md']);
	});

	it('a torn sheet, for another that is named', async () => {
		const torn = KESTREL.replace('---\n', '---\nmomentum: 2\n');
		const on = await played({ ...OTHERS, 'Kestrel.md': torn, 'Journal.md': '---\ncharacter: "[[Rook]]"\n---\n' });
		await on.faceDanger(6, 1, 2);
		expect(await on.changed()).toEqual(['Journal.md', 'Old campaign/Rook.md']);
	});
});

it('a sheet in the folder of the journal is not passed over for one further up', async () => {
	const torn = KESTREL.replace('---\n', '---\nmomentum: 2\n');
	const files = { 'Rook.md': hero(), 'Kestrel.md': hero(), 'A/Kestrel.md': torn, 'A/Log.md': '' };
	const on = await played({ ...files, 'Journal.md': 'I run.\n\n' });
	const who = (by?: string) => on.api['who']?.({ note: 'A/Log', ...(by === undefined ? {} : { by }) });
	await expect(who()).rejects.toThrow('“A/Kestrel.md” cannot be read.');
	await expect(who('Kestrel')).rejects.toThrow('“A/Kestrel.md” cannot be read.');
	await expect(who('Rook')).resolves.toBeDefined();
});

const rows = () => [...document.querySelectorAll('.suggestion-item')].map(({ textContent }) => textContent ?? '');

describe('a list', () => {
	const BESIDE = {
		'A/Kestrel.md': KESTREL,
		'A/Ark.md': twice(vow()),
		'A/Ark of Bones.md': vow(),
		'A/The dark.md': vow(),
		'A/Storm.md': `\n${CLOCK}`,
		'A/Storm of Ash.md': CLOCK,
		'Journal.md': JOURNAL,
	};

	it.each([';;progress ark', ';;fulfill ark'])('of %s has the torn one alone', async text => {
		const on = await played(BESIDE);
		await typedUpTo(on, text);
		expect(rows().join('\n')).toMatch(/^“A\/Ark\.md” cannot be read\. Line 5/);
		expect(rows().join('\n')).not.toContain('Ark of Bones');
	});

	it.each([
		[';;progress ark of', 'Ark of Bones'],
		[';;progress bones', 'Ark of Bones'],
		[';;progress ark of bones', 'Ark of Bones'],
		[';;clock storm of ash', 'Advance Storm of Ash'],
	])('of %s offers the other, which it names', async (text, offered) => {
		const on = await played(BESIDE);
		await typedUpTo(on, text);
		expect(rows().join('\n')).toContain(offered);
	});

	it.each([';;progress', ';;mark'])('of %s without a name says what to mend first', async text => {
		const on = await played(BESIDE);
		await typed(text)(on);
		expect(await written(on)).toEqual([]);
		expect(shownAnywhere(on)).toContain('“A/Ark.md” cannot be read.');
	});

	it('tells of a clock named after its kind once', async () => {
		const on = await played({ 'A/Kestrel.md': KESTREL, 'A/Doom clock.md': `\n${CLOCK}`, 'Journal.md': JOURNAL });
		await typedUpTo(on, ';;clock');
		expect(rows().filter(row => row.includes('Doom clock'))).toHaveLength(1);
	});

	it.each([
		{ command: 'Advance a clock', offered: 'Storm of Ash' },
		{ command: 'Mark progress', offered: 'Ark of Bones' },
	])('of $command has each with its line, and Enter on it does nothing', async ({ command, offered }) => {
		const on = await played(BESIDE);
		await palette(command)(on);
		const all = [...document.querySelectorAll<HTMLElement>('.prompt .suggestion-item')];
		const said = all.map(({ textContent }) => textContent ?? '');
		expect(said[0]).toContain(offered);
		expect(said.join('\n')).toContain('“A/Ark.md” cannot be read. Line 5');
		expect(said.join('\n')).toContain('“A/Storm.md” cannot be read. Line 2');
		all.find(({ textContent }) => textContent?.includes('cannot be read'))?.click();
		await on.host.tick(80);
		expect(document.querySelector('.prompt')).not.toBeNull();
		expect(await on.changed()).toEqual([]);
	});

	it('on the Table has the clocks that can be read beside the one to mend', async () => {
		const on = await played(BESIDE);
		await table(on);
		expect(shownAnywhere(on)).toContain('“A/Storm.md” cannot be read.');
		expect(document.querySelector('.sworn-table')?.textContent).toContain('Storm of Ash');
	});
});
