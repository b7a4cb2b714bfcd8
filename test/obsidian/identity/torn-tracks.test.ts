import { afterEach, describe, expect, it } from 'vitest';
import { called, KESTREL, overwrite, played, shownAnywhere, typed, typedUpTo } from './torn-ways';
import { closeAll, fence } from './twin-table';

afterEach(async () => {
	await closeAll();
	document.body.replaceChildren();
});

const ARK = '---\nsworn: vow\nrank: dangerous\nticks: 24\ncharacter: "[[Kestrel]]"\n---\n';
const OLD_ARK = '---\nsworn: vow\nrank: epic\nticks: 4\n---\n';
const JOURNAL = '---\ncharacter: "[[Kestrel]]"\n---\n\nI run.\n\n';

const TEARS = [
	{ tear: 'a key that is there twice', ark: ARK.replace('ticks: 24\n', 'ticks: 24\nticks: 28\n'), line: 5 },
	{ tear: 'a colon too many', ark: ARK.replace('rank', 'quote: he said: go\nrank'), line: 3 },
	{ tear: 'a tab', ark: ARK.replace('ticks', '\tticks'), line: 4 },
	{ tear: 'no end', ark: ARK.replace(/---\n$/, ''), line: 1 },
	{ tear: 'a blank line in front', ark: `\n${ARK}`, line: 2 },
	{ tear: 'a heading in front', ark: `# Ark\n${ARK}`, line: 2 },
	{ tear: 'other properties in front', ark: `---\ntags: a\n---\n${ARK}`, line: 4 },
	{ tear: 'a kind that is misspelled', ark: ARK.replace('sworn: vow', 'sworn: vov'), line: 2 },
	{ tear: 'several kinds', ark: ARK.replace('sworn: vow', 'sworn: [vow, track]'), line: 2 },
	{ tear: 'a misspelled key for its kind', ark: ARK.replace('sworn', 'swron'), line: 2 },
	{ tear: 'properties in TOML', ark: ARK.replace(/---/g, '+++').replace(/: /g, ' = '), line: 1 },
	{ tear: 'letters of UTF-16', ark: [...ARK].join('\0'), line: 1 },
	{ tear: 'a placeholder of a template', ark: ARK.replace('ticks: 24', 'ticks: {{ticks}}'), line: 4 },
	{
		tear: 'a merge',
		ark: ARK.replace('ticks: 24\n', '<<<<<<< a\nticks: 24\n=======\nticks: 28\n>>>>>>> b\n'),
		line: 4,
	},
];

const CARD = fence('move: Reach a Milestone\ntrack: Ark');

const WAYS = [
	{ way: 'a typed mark', act: typed(';;progress ark'), journal: JOURNAL },
	{ way: 'a typed progress move', act: typed(';;fulfill ark 1 2'), journal: JOURNAL },
	{ way: 'progress by the API', act: called('progress', { track: 'Ark', note: 'Journal' }), journal: JOURNAL },
	{
		way: 'a move by the API',
		act: called('move', { name: 'Fulfill Your Vow', track: 'Ark', note: 'Journal' }),
		journal: JOURNAL,
	},
	{
		way: 'a block',
		act: async (on: Awaited<ReturnType<typeof played>>) => {
			await on.host.tick(80);
			const roll = [...document.querySelectorAll<HTMLElement>('.sworn-block button')].find(({ textContent }) =>
				/mark progress|reach a milestone|roll|make/i.test(textContent ?? ''),
			);
			roll?.click();
			await on.host.tick(80);
		},
		journal: JOURNAL + CARD,
	},
] as const;

describe.each(TEARS)('a track with $tear', ({ ark, line }) => {
	it.each(WAYS)('keeps its name: the one in the archive is not marked by $way', async ({ act, journal }) => {
		const files = { 'A/Kestrel.md': KESTREL, 'A/Ark.md': ark, 'Archive/Ark.md': OLD_ARK, 'Journal.md': journal };
		const on = await played(files, journal === JOURNAL ? 'live' : 'preview');
		await act(on);
		expect(shownAnywhere(on)).toContain('“A/Ark.md” cannot be read.');
		expect(shownAnywhere(on)).toMatch(new RegExp(`Line ${line}\\b`));
		expect((await on.changed()).filter(path => path !== 'Journal.md')).toEqual([]);
		expect(await on.text('Journal.md')).not.toContain('outcome');
	});
});

it.each(['[vow]', '"[[vow]]"', '"[[Kinds/Vow|V]]"', 'Vow '])(
	'a track that says what it is as %s is one like any other',
	async kind => {
		const ark = ARK.replace('vow', kind);
		const on = await played({ 'A/Kestrel.md': KESTREL, 'A/Ark.md': ark, 'Journal.md': JOURNAL });
		await typed(';;progress ark')(on);
		expect(await on.text('A/Ark.md')).toBe(ark.replace('24', '32'));
	},
);

it('a track with a value that cannot be read keeps its name as well', async () => {
	const files = {
		'A/Kestrel.md': KESTREL,
		'A/Ark.md': ARK.replace('dangerous', 'dangrous'),
		'Archive/Ark.md': OLD_ARK,
		'Journal.md': JOURNAL,
	};
	const on = await played(files);
	await typed(';;progress ark')(on);
	expect((await on.changed()).filter(path => path !== 'Journal.md')).toEqual([]);
	expect(shownAnywhere(on)).toContain('dangrous');
});

const rows = () =>
	[...document.querySelectorAll<HTMLElement>('.suggestion-item')].map(({ textContent }) => textContent ?? '');

describe('of a torn track and others of similar names', () => {
	const listed = async (text: string) => {
		const on = await played({
			'A/Kestrel.md': KESTREL,
			'A/Ark.md': ARK.replace('ticks: 24\n', 'ticks: 24\nticks: 28\n'),
			'A/Ark of Bones.md': ARK,
			'A/The dark.md': ARK,
			'Journal.md': JOURNAL,
		});
		await typedUpTo(on, text);
		return rows();
	};

	it.each([';;progress ark', ';;fulfill ark'])('%s lists the torn one alone', async text => {
		const all = (await listed(text)).join('\n');
		expect(all).toMatch(/^“A\/Ark\.md” cannot be read\. Line 5/);
		expect(all).not.toContain('Ark of Bones');
	});

	it.each([';;progress ark of', ';;progress bones', ';;progress ark of bones'])(
		'%s names the other, which is offered',
		async text => {
			expect((await listed(text)).join('\n')).toContain('Ark of Bones');
		},
	);
});

it('a track that is mended is marked again at once', async () => {
	const files = { 'A/Kestrel.md': KESTREL, 'A/Ark.md': `\n${ARK}`, 'Archive/Ark.md': OLD_ARK, 'Journal.md': JOURNAL };
	const on = await played(files);
	await overwrite(on, 'A/Ark.md', ARK);
	const before = await on.all();
	await typed(';;progress ark')(on);
	expect(await on.changed(before)).toContain('A/Ark.md');
	expect(await on.changed(before)).not.toContain('Archive/Ark.md');
});

const SKIFF =
	'---\nsworn: asset\nasset: Starship\nkind: command vehicle\nintegrity: 0\nbattered: true\naboard: true\ncharacter: "[[Kestrel]]"\n---\n';

describe.each([
	{
		tear: 'a key that is there twice',
		skiff: SKIFF.replace('integrity: 0\n', 'integrity: 0\nintegrity: 1\n'),
		line: 6,
	},
	{ tear: 'a tab', skiff: SKIFF.replace('battered', '\tbattered'), line: 6 },
	{ tear: 'no end', skiff: SKIFF.replace(/---\n$/, ''), line: 1 },
	{ tear: 'a blank line in front', skiff: `\n${SKIFF}`, line: 2 },
])('a battered vehicle with $tear', ({ skiff, line }) => {
	it.each([
		{ way: 'a typed move', act: typed(';;fd w') },
		{ way: 'the API', act: called('move', { name: 'Face Danger', option: 'edge', note: 'Journal' }) },
	])('is not taken for whole: $way says what to mend', async ({ act }) => {
		const sheet = KESTREL.replace('momentum: 3\n', 'momentum: 3\nassets: ["[[Skiff]]"]\n');
		const on = await played({ 'A/Kestrel.md': sheet, 'A/Skiff.md': skiff, 'Journal.md': JOURNAL });
		await act(on);
		expect(shownAnywhere(on)).toContain('“A/Skiff.md” cannot be read.');
		expect(shownAnywhere(on)).toMatch(new RegExp(`Line ${line}\\b`));
		expect((await on.changed()).filter(path => path !== 'Journal.md')).toEqual([]);
	});
});
