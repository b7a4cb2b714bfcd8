import { afterEach, expect, it } from 'vitest';
import { crossed } from '../../support/crossed';
import { calledIn, JOURNAL, KESTREL, overwrite, played, shownAnywhere, table, typed, vow, written } from './torn-ways';
import type { Twins } from './twin-table';
import { closeAll, fence } from './twin-table';

afterEach(closeAll);

const ark = (character: string) => vow().replace('"[[Kestrel]]"', character);
const filesWith = (character: string) => ({
	'A/Kestrel.md': KESTREL,
	'A/Ark.md': ark(character),
	'Journal.md': JOURNAL,
});
const ARCHIVE = { 'Archive/Ark.md': '---\nsworn: vow\nrank: epic\nticks: 4\n---\n' };

const expectTold = (on: Twins) =>
	expect(shownAnywhere(on)).toContain('“A/Ark.md” cannot be read. Line 5: “character” says');

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
].map(character => ({ character }));

it.each(
	crossed(MISTAKES, [
		{ way: ';;progress ark', act: typed(';;progress ark') },
		{ way: 'the API', act: calledIn('progress', { track: 'Ark' }) },
	]),
)('a vow with “character: $character” is not passed over: $way says which line to mend', async ({ character, act }) => {
	const on = await played({ ...filesWith(character), ...ARCHIVE });
	await act(on);
	expectTold(on);
	expect(await written(on)).toEqual([]);
});

it('stands on the Table with what to mend', async () => {
	const on = await played({ ...filesWith('"[[Kestrl]]"'), ...ARCHIVE });
	await table(on);
	expectTold(on);
	expect(shownAnywhere(on)).toContain('Did you mean “Kestrel”?');
});

it('is named by a block that uses it', async () => {
	const call = JOURNAL + fence('move: Fulfill Your Vow\ntrack: Ark');
	const on = await played({ ...filesWith('"{{character}}"'), ...ARCHIVE, 'Journal.md': call }, 'preview');
	await on.host.tick(80);
	expectTold(on);
});

it('a clock in a block of a note whose owner is a mistake is told as well', async () => {
	const clock = `---\ncharacter: "{{character}}"\n---\n\n${fence('clock: Storm\nsegments: 6\nfilled: 2')}`;
	const on = await played({ 'A/Kestrel.md': KESTREL, 'A/Clocks.md': clock, 'Journal.md': JOURNAL });
	await typed(';;clock storm')(on);
	expect(shownAnywhere(on)).toContain('“A/Clocks.md” cannot be read. Line 2');
	expect(await written(on)).toEqual([]);
});

it.each([
	...['"![[Kestrel]]"', '"[[Kestrel#Wounds]]"', '"[[Kestrel#^block]]"', '"[[A/Kestrel|Kes]]"', '"[Kes](A/Kestrel.md)"'],
	...['Kestrel', 'kestrel', '["[[Kestrel]]"]', '""', 'null'],
])('“character: %s” is Kestrel, or anybody nearby', async character => {
	const on = await played(filesWith(character));
	await typed(';;progress ark')(on);
	expect(await written(on)).toEqual(['A/Ark.md']);
});

it('a vow of a character that is gone is no business of the others', async () => {
	const on = await played({ ...filesWith('"[[Somebody else]]"'), ...ARCHIVE });
	await table(on);
	expect(shownAnywhere(on)).not.toContain('cannot be read');
});

it('is marked again at once when the line is mended', async () => {
	const on = await played(filesWith('"[[Kestrl]]"'));
	await overwrite(on, 'A/Ark.md', vow());
	const before = await on.all();
	await typed(';;progress ark')(on);
	expect(await written(on, before)).toEqual(['A/Ark.md']);
});
