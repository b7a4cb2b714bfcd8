import { afterEach, describe, expect, it } from 'vitest';
import { called, KESTREL, played, shownAnywhere, typed } from './torn-ways';
import { closeAll, fence } from './twin-table';

afterEach(async () => {
	await closeAll();
	document.body.replaceChildren();
});

const ark = (character: string) => `---\nsworn: vow\nrank: dangerous\nticks: 24\ncharacter: ${character}\n---\n`;
const JOURNAL = '---\ncharacter: "[[Kestrel]]"\n---\n\nI run.\n\n';
const filesWith = (character: string, journal = JOURNAL) => ({
	'A/Kestrel.md': KESTREL,
	'A/Ark.md': ark(character),
	'Archive/Ark.md': '---\nsworn: vow\nrank: epic\nticks: 4\n---\n',
	'Journal.md': journal,
});

const withoutArchive = (files: Readonly<Record<string, string>>) =>
	Object.fromEntries(Object.entries(files).filter(([path]) => !path.startsWith('Archive/')));

const MISTAKES = [
	'"{{character}}"',
	'<% tp.user.hero() %>',
	'"[[<% tp.file.title %>]]"',
	'"[[]]"',
	'"[[ ]]"',
	'"[[Kestrl]]"',
	'"[[A/Kestrle]]"',
	'"![[Kestrl]]"',
	'["[[Kestrl]]"]',
	'"?"',
	'TODO',
	'5',
	'yes',
	'2020-01-01',
];

const toldOf = (on: Awaited<ReturnType<typeof played>>) => {
	expect(shownAnywhere(on)).toContain('“A/Ark.md” cannot be read. Line 5: “character” says');
};

describe.each(MISTAKES)('a vow with “character: %s”', character => {
	it.each([
		{ way: ';;progress ark', act: typed(';;progress ark') },
		{ way: 'the API', act: called('progress', { track: 'Ark', note: 'Journal' }) },
	])('is not passed over: $way says which line to mend', async ({ act }) => {
		const on = await played(filesWith(character));
		await act(on);
		toldOf(on);
		expect((await on.changed()).filter(path => path !== 'Journal.md')).toEqual([]);
	});
});

it('stands on the Table with what to mend', async () => {
	const on = await played(filesWith('"[[Kestrl]]"'));
	await on.host.palette('Open the Table');
	await on.host.tick(80);
	toldOf(on);
	expect(shownAnywhere(on)).toContain('Did you mean “Kestrel”?');
});

it('is named by a block that uses it', async () => {
	const call = JOURNAL + fence('move: Fulfill Your Vow\ntrack: Ark');
	const on = await played(filesWith('"{{character}}"', call), 'preview');
	await on.host.tick(80);
	toldOf(on);
});

it('a clock in a block of a note whose owner is a mistake is told as well', async () => {
	const clock = `---\ncharacter: "{{character}}"\n---\n\n${fence('clock: Storm\nsegments: 6\nfilled: 2')}`;
	const on = await played({ 'A/Kestrel.md': KESTREL, 'A/Clocks.md': clock, 'Journal.md': JOURNAL });
	await typed(';;clock storm')(on);
	expect(shownAnywhere(on)).toContain('“A/Clocks.md” cannot be read. Line 2');
	expect((await on.changed()).filter(path => path !== 'Journal.md')).toEqual([]);
});

it.each([
	'"![[Kestrel]]"',
	'"[[Kestrel#Wounds]]"',
	'"[[Kestrel#^block]]"',
	'"[[A/Kestrel|Kes]]"',
	'"[Kes](A/Kestrel.md)"',
	'Kestrel',
	'kestrel',
	'["[[Kestrel]]"]',
	'""',
	'null',
])('“character: %s” is Kestrel, or anybody nearby', async character => {
	const on = await played(withoutArchive(filesWith(character)));
	await typed(';;progress ark')(on);
	expect((await on.changed()).filter(path => path !== 'Journal.md')).toEqual(['A/Ark.md']);
});

it('a vow of a character that is gone is no business of the others', async () => {
	const on = await played(filesWith('"[[Somebody else]]"'));
	await on.host.palette('Open the Table');
	await on.host.tick(80);
	expect(shownAnywhere(on)).not.toContain('cannot be read');
});

it('is marked again at once when the line is mended, and when the character is made that it names', async () => {
	const on = await played(withoutArchive(filesWith('"[[Kestrl]]"')));
	const file = on.host.app.vault.getFileByPath('A/Ark.md');
	if (file) await on.host.app.vault.modify(file, ark('"[[Kestrel]]"'));
	await on.host.tick(80);
	const before = await on.all();
	await typed(';;progress ark')(on);
	expect(await on.changed(before)).toContain('A/Ark.md');
});
