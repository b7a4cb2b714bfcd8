import { afterEach, describe, expect, it } from 'vitest';
import { called, KESTREL, played, shownAnywhere, typed, typedUpTo } from './torn-ways';
import { closeAll } from './twin-table';

afterEach(async () => {
	await closeAll();
	document.body.replaceChildren();
});

const clock = (more = '') => `---\nsworn: clock\nsegments: 6\nfilled: 2\n${more}character: "[[Kestrel]]"\n---\n`;
const STORM = clock();
const JOURNAL = '---\ncharacter: "[[Kestrel]]"\n---\n\nI run.\n\n';
const MEND = '“A/Storm.md” cannot be read.';

const TEARS = [
	{ tear: 'a key that is there twice', torn: STORM.replace('filled: 2\n', 'filled: 2\nfilled: 3\n') },
	{ tear: 'a tab', torn: STORM.replace('filled', '\tfilled') },
	{ tear: 'no end', torn: STORM.replace(/---\n$/, '') },
	{ tear: 'a blank line in front', torn: `\n${STORM}` },
	{
		tear: 'the marks of a merge',
		torn: STORM.replace('filled: 2\n', '<<<<<<< a\nfilled: 2\n=======\nfilled: 3\n>>>>>>> b\n'),
	},
] as const;

const filesWith = (torn: string) => ({
	'A/Kestrel.md': KESTREL,
	'A/Storm.md': torn,
	'A/Storm of Ash.md': clock(),
	'Archive/Storm.md': '---\nsworn: clock\nsegments: 4\nfilled: 1\n---\n',
	'Journal.md': JOURNAL,
});

const rows = () =>
	[...document.querySelectorAll<HTMLElement>('.suggestion-item')].map(({ textContent }) => textContent ?? '');

describe.each(TEARS)('a clock with $tear', ({ torn }) => {
	it.each([
		{ way: ';;clock storm', act: typed(';;clock storm') },
		{ way: ';;clock storm 2', act: typed(';;clock storm 2') },
		{ way: ';;storm', act: typed(';;storm') },
		{ way: ';;clock alone', act: typed(';;clock') },
		{ way: 'progress by the API', act: called('progress', { track: 'Storm', note: 'Journal' }) },
	])('is not advanced, and no other is instead: $way says what to mend', async ({ act }) => {
		const on = await played(filesWith(torn));
		await act(on);
		expect((await on.changed()).filter(path => path !== 'Journal.md')).toEqual([]);
		expect(shownAnywhere(on)).toContain(MEND);
	});

	it('stands on the Table with what to mend, beside the clocks that can be read', async () => {
		const on = await played(filesWith(torn));
		await on.host.palette('Open the Table');
		await on.host.tick(80);
		expect(shownAnywhere(on)).toContain(MEND);
		expect(document.querySelector('.sworn-table')?.textContent).toContain('Storm of Ash');
	});
});

it.each([
	{ way: ';;progress', act: typed(';;progress') },
	{ way: ';;mark', act: typed(';;mark') },
])('of tracks with progress, $way without a name says what to mend first', async ({ act }) => {
	const vow = '---\nsworn: vow\nrank: dangerous\nticks: 8\ncharacter: "[[Kestrel]]"\n---\n';
	const torn = vow.replace('ticks: 8\n', 'ticks: 8\nticks: 9\n');
	const on = await played({ 'A/Kestrel.md': KESTREL, 'A/Ark.md': torn, 'A/Bones.md': vow, 'Journal.md': JOURNAL });
	await act(on);
	expect((await on.changed()).filter(path => path !== 'Journal.md')).toEqual([]);
	expect(shownAnywhere(on)).toContain('“A/Ark.md” cannot be read.');
});

it('a clock named after its kind is told once', async () => {
	const on = await played({ 'A/Kestrel.md': KESTREL, 'A/Doom clock.md': `\n${STORM}`, 'Journal.md': JOURNAL });
	await typedUpTo(on, ';;clock');
	expect(rows().filter(row => row.includes('Doom clock'))).toHaveLength(1);
});

it('a whole clock that is named in full is offered beside a torn one', async () => {
	const on = await played(filesWith(`\n${STORM}`));
	await typedUpTo(on, ';;clock storm of ash');
	expect(rows().join('\n')).toContain('Advance Storm of Ash');
});

describe('the list of a command beside tracks that cannot be read', () => {
	const vow = '---\nsworn: vow\nrank: dangerous\nticks: 8\ncharacter: "[[Kestrel]]"\n---\n';
	const files = {
		...filesWith(`\n${STORM}`),
		'A/Ark.md': vow.replace('ticks: 8\n', 'ticks: 8\nticks: 9\n'),
		'A/Bones.md': vow,
	};

	it.each([
		{ command: 'Advance a clock', offered: 'Storm of Ash' },
		{ command: 'Mark progress', offered: 'Bones' },
	])('$command: each is listed with its line, and Enter on it does nothing', async ({ command, offered }) => {
		const on = await played(files);
		await on.host.palette(command);
		await on.host.tick(60);
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
});
