import { expect, it } from 'vitest';
import { Base } from '../bases/base';
import { BasesEntry } from '../bases/entry';
import { bootSample } from './sample';

const KESTREL = 'Kestrel.md';
const WOLF = 'Foes/Wolf.md';
const HAG = 'Foes/Old/Hag.md';
const ASHFORD = 'Ashford.md';

const NOTES = {
	[KESTREL]: '---\nmomentum: 5\nhome: "[[Ashford]]"\nborn: 2025-03-01\ngone: false\n---\n',
	[WOLF]: '---\nrank: troublesome\nmomentum: 0\n---\n#beast near [[Kestrel]]',
	[HAG]: '---\nrank: "it\'s dire"\nmomentum: -2\nborn: 2024-12-31T08:30\n---\n',
	[ASHFORD]: 'A village.',
};

const baseWith = (filters: string) => Base.read(`filters:\n${filters.replace(/^/gm, '  ')}\n`);
const only = (statement: string) => `and:\n- ${JSON.stringify(statement)}`;

const FILTERS: Readonly<Record<string, readonly string[]>> = {
	'file.ext == "canvas"': [],
	'file.inFolder("Foes")': [HAG, WOLF],
	'file.inFolder("Foes/Old/")': [HAG],
	'file.inFolder("Foe")': [],
	'file.hasProperty("gone")': [KESTREL],
	'file.name == "Ashford.md"': [ASHFORD],
	'file.basename == "Ashford"': [ASHFORD],
	'file.folder == "Foes"': [WOLF],
	'rank == "troublesome"': [WOLF],
	"rank == 'it\\'s dire'": [HAG],
	'note.rank != "troublesome" && file.inFolder("Foes")': [HAG],
	'momentum >= 0': [WOLF, KESTREL],
	'momentum < 0': [HAG],
	'momentum <= -2': [HAG],
	'momentum == "5"': [KESTREL],
	momentum: [HAG, KESTREL],
	gone: [],
	'!momentum && rank': [WOLF],
	'gone == false': [KESTREL],
	'gone != null': [KESTREL],
	'momentum > 1 || rank == "troublesome"': [WOLF, KESTREL],
	'(momentum + 1) * 2 == 12': [KESTREL],
	'(momentum / 2).floor() == 2': [KESTREL],
	'momentum % 2 == 1': [KESTREL],
	'rank.startsWith("trouble")': [WOLF],
	'home == "Ashford"': [KESTREL],
	'born == "2025-03-01"': [KESTREL],
	'if(rank, momentum < 0, momentum > 1)': [HAG, KESTREL],
};

const LISTS: Readonly<Record<string, readonly string[]>> = {
	'and: [momentum >= 0, rank]': [WOLF],
	'or: [momentum < 0, rank == "troublesome"]': [HAG, WOLF],
	'not: [momentum, rank]': [ASHFORD],
	"and:\n- file.ext == 'md'\n- not:\n  - file.inFolder('Foes')": [ASHFORD, KESTREL],
	'or: []': [ASHFORD, HAG, WOLF, KESTREL],
};

it('the filters of a base let through what they say', async () => {
	const { app } = await bootSample({ files: NOTES });
	const shownWith = (filters: string) => {
		const base = baseWith(filters);
		const isWanted = base.filterOf(base.firstView);
		const files = app.vault.getFiles().filter(file => isWanted(new BasesEntry(app, file, base).surroundings()));
		return files.map(({ path }) => path);
	};
	const statements = Object.keys(FILTERS).map(filter => [filter, shownWith(only(filter))]);
	expect(Object.fromEntries(statements)).toEqual(FILTERS);
	expect(Object.fromEntries(Object.keys(LISTS).map(list => [list, shownWith(list)]))).toEqual(LISTS);
});

it.each([
	{ filter: only('file.hasTag("x")'), words: '“file.hasTag("x")” is not understood here: the function “hasTag”' },
	{ filter: only('now() > born'), words: 'the function “now” is not built' },
	{ filter: only('file.backlinks > 1'), words: '“file.backlinks” is not built' },
	{ filter: only('file == this'), words: '“this” is not built' },
	{ filter: only('momentum = 5'), words: '“= 5” has no meaning' },
	{ filter: only('momentum >'), words: 'it breaks off' },
	{ filter: only('file.inFolder("x"'), words: '“)” is missing' },
	{ filter: only('rank rank'), words: '“rank” is not expected there' },
	{ filter: 'xor: []', words: '“{"xor":[]}” is not understood here' },
])('a filter that is not understood is told: $words', ({ filter, words }) => {
	expect(() => baseWith(filter)).toThrow(words);
});
