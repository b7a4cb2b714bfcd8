import { expect, it } from 'vitest';
import { all, bootSample, one } from './sample';

const NOTES = {
	'Kestrel.md': '---\nmomentum: 5\ntags: [hero, hero/main]\nhome: "[[Ashford]]"\nborn: 2025-03-01\ngone: false\n---\n',
	'Foes/Wolf.md': '---\nrank: troublesome\nmomentum: 0\nfoes: [Kestrel, Mara]\n---\n#beast near [[Kestrel]]',
	'Foes/Old/Hag.md': '---\nrank: "it\'s dire"\nmomentum: -2\nborn: 2024-12-31T08:30\n---\n',
	'Ashford.md': 'A village.',
};

/** What a base with this filter shows, in the order of the vault. */
async function shownWith(filters: string): Promise<string[]> {
	const base = `filters:\n${filters.replace(/^/gm, '  ')}\nviews:\n  - type: table\n    name: All\n    order: [file.path]\n`;
	const { open } = await bootSample({ files: { ...NOTES, 'x.base': base } });
	await open('x.base');
	return all('.bases-table td').map(({ textContent }) => textContent ?? '');
}

const statement = (text: string) => `- ${JSON.stringify(text)}`;
const shownFor = (text: string) => shownWith(`and:\n${statement(text)}`);

it('a base without filters shows every file of the vault, itself as well', async () => {
	const { open } = await bootSample({ files: { ...NOTES, 'x.base': '' } });
	await open('x.base');
	const names = all('.bases-table td').map(({ textContent }) => textContent);
	expect(names).toEqual(['Ashford', 'Hag', 'Wolf', 'Kestrel', 'x.base']);
});

const KESTREL = 'Kestrel.md';
const WOLF = 'Foes/Wolf.md';
const HAG = 'Foes/Old/Hag.md';
const ASHFORD = 'Ashford.md';

it.each([
	{ filter: 'file.ext == "base"', shows: ['x.base'] },
	{ filter: 'file.inFolder("Foes")', shows: [HAG, WOLF] },
	{ filter: 'file.inFolder("Foes/Old/")', shows: [HAG] },
	{ filter: 'file.inFolder("Foe")', shows: [] },
	{ filter: 'file.hasTag("hero")', shows: [KESTREL] },
	{ filter: 'file.hasTag("#Hero/Main")', shows: [KESTREL] },
	{ filter: 'file.hasTag("main", "beast")', shows: [WOLF] },
	{ filter: 'file.hasLink("Kestrel")', shows: [WOLF] },
	{ filter: 'file.hasLink("Ashford")', shows: [KESTREL] },
	{ filter: 'file.hasLink(this)', shows: [] },
	{ filter: 'file.hasProperty("gone")', shows: [KESTREL] },
	{ filter: 'file.name == "Ashford.md"', shows: [ASHFORD] },
	{ filter: 'file.basename == "Ashford"', shows: [ASHFORD] },
	{ filter: 'file.folder == "Foes"', shows: [WOLF] },
	{ filter: 'file.tags.length > 1', shows: [KESTREL] },
	{ filter: 'file == this', shows: ['x.base'] },
	{ filter: 'file.ext == this.file.ext', shows: ['x.base'] },
	{ filter: 'rank == "troublesome"', shows: [WOLF] },
	{ filter: "rank == 'it\\'s dire'", shows: [HAG] },
	{ filter: 'note.rank != "troublesome" && file.inFolder("Foes")', shows: [HAG] },
	{ filter: 'note["momentum"] > 0', shows: [KESTREL] },
	{ filter: 'momentum >= 0', shows: [WOLF, KESTREL] },
	{ filter: 'momentum < 0', shows: [HAG] },
	{ filter: 'momentum <= -2', shows: [HAG] },
	{ filter: 'momentum == 5', shows: [KESTREL] },
	{ filter: 'momentum == "5"', shows: [KESTREL] },
	{ filter: 'momentum', shows: [HAG, KESTREL] },
	{ filter: 'gone', shows: [] },
	{ filter: '!momentum && rank', shows: [WOLF] },
	{ filter: 'gone == false', shows: [KESTREL] },
	{ filter: 'gone != null', shows: [KESTREL] },
	{ filter: 'momentum > 1 || rank == "troublesome"', shows: [WOLF, KESTREL] },
	{ filter: '(momentum + 1) * 2 == 12', shows: [KESTREL] },
	{ filter: 'momentum % 2 == 1', shows: [KESTREL] },
	{ filter: 'foes.contains("Mara")', shows: [WOLF] },
	{ filter: 'foes[0] == "Kestrel"', shows: [WOLF] },
	{ filter: 'rank.contains("dire")', shows: [HAG] },
	{ filter: 'rank.startsWith("trouble")', shows: [WOLF] },
	{ filter: 'list(rank).containsAny("troublesome", "epic")', shows: [WOLF] },
	{ filter: 'rank.isEmpty() && momentum', shows: [KESTREL] },
	{ filter: 'home == link("Ashford")', shows: [KESTREL] },
	{ filter: 'born > date("2025-01-01")', shows: [KESTREL] },
	{ filter: 'born == "2025-03-01"', shows: [KESTREL] },
	{ filter: 'born.year == 2024', shows: [HAG] },
	{ filter: 'if(rank, momentum < 0, momentum > 1)', shows: [HAG, KESTREL] },
	{ filter: '["troublesome", "epic"].contains(rank)', shows: [WOLF] },
])('the filter $filter lets through what it says', async ({ filter, shows }) => {
	expect(await shownFor(filter)).toEqual(shows);
});

it.each([
	{ title: 'and', filters: 'and: [momentum >= 0, rank]', shows: [WOLF] },
	{ title: 'or', filters: 'or: [momentum < 0, rank == "troublesome"]', shows: [HAG, WOLF] },
	{ title: 'not', filters: 'not: [momentum, rank]', shows: [ASHFORD, 'x.base'] },
	{
		title: 'inside one another',
		filters: "and:\n- file.ext == 'md'\n- not:\n  - file.inFolder('Foes')",
		shows: [ASHFORD, KESTREL],
	},
	{ title: 'of which none is in the list', filters: 'or: []', shows: [ASHFORD, HAG, WOLF, KESTREL, 'x.base'] },
])('filters $title', async ({ filters, shows }) => {
	expect(await shownWith(filters)).toEqual(shows);
});

it.each([
	{
		filter: statement('file.hasTga("x")'),
		words: '“file.hasTga("x")” is not understood here: the function “hasTga” is not built',
	},
	{ filter: statement('now() > born'), words: 'the function “now” is not built' },
	{ filter: statement('file.backlinks.length > 1'), words: '“file.backlinks” is not built' },
	{ filter: statement('momentum = 5'), words: '“= 5” has no meaning' },
	{ filter: statement('momentum >'), words: 'it breaks off' },
	{ filter: statement('file.hasTag("x"'), words: '“)” is missing' },
	{ filter: statement('rank rank'), words: '“rank” is not expected there' },
	{ filter: statement('born - 1 > 0'), words: '“-” with a date is not built' },
	{ filter: '- xor: []', words: '“{"xor":[]}” is not understood here' },
])('a filter that is not understood is told instead of a view: $words', async ({ filter, words }) => {
	await shownWith(`and:\n${filter}`);
	expect(one('.bases-error').textContent).toContain(words);
	expect(all('.bases-table')).toEqual([]);
});
