import { describe, expect, inject, it } from 'vitest';
import { planForeign } from '../../../../src/journal/import/other-apps/plan-app-import';
import { readExport } from '../../../../src/journal/import/other-apps/read-export';
import { applyChanges } from '../../../../src/journal/text/text-change';
import { expectParsed } from '../../../support/expect-parsed';
import { mutated, seeded, type Random } from '../../../parser-fuzz/mutations';
import { LONELOG } from '../../../parser-fuzz/samples';
import { companion, foundry, ironJournal, stargazer, stargazerSheet } from './exports';

const NOBODY = { isTaken: () => false, isImported: () => false };

/** Everything that the import writes or says of a file. */
function toldOf(text: string): string {
	const plan = planForeign(expectParsed(readExport(text)), 'classic', NOBODY);
	return [
		...plan.notes.flatMap(({ target, before, changes, created, lines, becomes }) => [
			...[target, becomes, applyChanges(before, changes)],
			...created.flatMap(note => [note.path, note.text]),
			...lines.flatMap(line => [line.before, line.after ?? '', line.why ?? '']),
		]),
		...plan.left.flatMap(({ path, why }) => [path, why]),
	]
		.join('\n')
		.toLowerCase();
}

type Json = unknown;

/**
 * Puts a word of its own into each text of a file that is not one of these: words that the reader must know, such as
 * ranks, and keys of the app’s own.
 */
function marked(file: Json, isOwn: (path: readonly string[]) => boolean): { file: Json; words: readonly string[] } {
	const words: string[] = [];
	const walk = (value: Json, path: readonly string[]): Json => {
		if (Array.isArray(value)) return value.map((each, at) => walk(each, [...path, String(at)]));
		if (typeof value === 'object' && value !== null)
			return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, walk(each, [...path, key])]));
		if (typeof value !== 'string' || isOwn(path)) return value;
		words.push(`Wordno${words.length}x`);
		return `Wordno${words.length - 1}x`;
	};
	return { file: walk(file, []), words };
}

/** The values of a file with their paths, `sectors.0.name`. */
function leavesOf(value: Json, path = ''): readonly (readonly [path: string, value: Json])[] {
	if (typeof value !== 'object' || value === null) return [[path, value]];
	return Object.entries(value).flatMap(([key, each]) => leavesOf(each, path === '' ? key : `${path}.${key}`));
}

const missing = (file: Json, isOwn: (path: readonly string[]) => boolean) => {
	const { file: filled, words } = marked(file, isOwn);
	const told = toldOf(JSON.stringify(filled));
	const lost = words.filter(word => !told.includes(word.toLowerCase()));
	const paths = leavesOf(filled).flatMap(([path, value]) => (lost.some(word => word === value) ? path : []));
	return { words: words.length, paths };
};

/** Keys whose words the app needs, and which no reader of the file would miss. */
const OWN = ['id', '_id', 'icon', 'img', 'type', 'colour', 'stat', 'advance', 'clocks', 'factions', 'factionId'];
const isOwn = (path: readonly string[]) => OWN.some(key => path.includes(key) && !path.includes('at the top'));

const texts = (...keys: readonly string[]) => Object.fromEntries(keys.map(key => [key, 'x']));
const track = { name: 'x', difficulty: 2, boxes: [4, 1], clocks: [] };
const input = { label: 'x', text: 'x' };
const asset = {
	...{ title: 'x', subtitle: 'x', type: 'Path', icon: 'x', input },
	items: [{ text: 'x', marked: true, input }],
	track: { value: 1, max: 2, min: 0 },
};

/** A cell with one of everything that `src/components/models.ts` of Stargazer has. */
const cell = {
	...{ id: 'c3', stat: 'location', name: 'x', factions: ['f1'], notes: 'x' },
	stars: [texts('name', 'description')],
	planets: [
		{
			...texts('name', 'description', 'atmosphere', 'settlements', 'observed', 'feature', 'life'),
			...texts('diversity', 'biomes', 'notes'),
			type: 'Ice',
		},
	],
	settlements: [
		texts(
			...['name', 'location', 'population', 'firstLook', 'initialContact', 'authority', 'projects', 'trouble', 'notes'],
		),
	],
	derelicts: [
		{
			...texts('name', 'location', 'condition', 'outerFirstLook', 'innerFirstLook', 'currentZone', 'notes'),
			...{ type: 'Starship', explore: texts('area', 'feature', 'peril', 'opportunity') },
		},
	],
	ships: [{ ...texts('name', 'class', 'fleet', 'initialContact', 'firstLook', 'mission', 'notes'), factionId: 'f1' }],
	npcs: [true, false].map(connection => ({
		...texts('name', 'pronouns', 'image', 'callsign', 'firstLook', 'disposition', 'role', 'goal', 'aspect', 'notes'),
		...{ track, connection, bond: true },
	})),
	creatures: [texts('name', 'environment', 'scale', 'form', 'firstLook', 'behaviour', 'aspect', 'notes')],
	vaults: [
		{
			...texts('name', 'location', 'scale', 'form', 'shape', 'material', 'outerFirstLook', 'innerFirstLook'),
			...texts('purpose', 'notes'),
			interior: texts('feature', 'peril', 'opportunity'),
			sanctum: texts('feature', 'peril', 'opportunity'),
		},
	],
	sightings: [texts('name', 'notes')],
};
const sectors = [{ ...texts('name', 'region', 'control', 'notes'), cells: { c3: cell } }];
const factions = [
	{
		...texts('name', 'influence', 'leadership', 'sphere', 'projects', 'relationships', 'quirks', 'rumors', 'notes'),
		...{ id: 'f1', type: 'Guild', colour: '#fff' },
	},
];

const item = (type: string, system: object) => ({ _id: 'x', type, name: 'x', system });

const FILES: Readonly<Record<string, Json>> = {
	Stargazer: stargazer({
		...{ sectors, factions, progressTracks: [track], truths: texts('iron', 'x', 'other') },
		character: [stargazerSheet({ assets: [asset], vows: [track], ...texts('location', 'characteristics') })],
		journal: [
			{ title: 'x', content: 'x', pinned: true },
			{ title: 'x', content: '' },
		],
	}),
	Foundry: foundry({
		items: [
			item('progress', { subtype: 'vow', rank: 4, current: 6, description: 'x' }),
			item('bondset', { bonds: [texts('name', 'notes')] }),
			item('asset', {
				...{ category: 'x', description: 'x', requirement: 'x' },
				abilities: [{ enabled: true, name: 'x', description: 'x', fields: [texts('name', 'value')] }],
				track: { enabled: true, name: 'x', value: 2, max: 4 },
				fields: [texts('name', 'value')],
				conditions: [{ name: 'x', ticked: true }],
			}),
			item('other', { description: 'x' }),
		],
	}),
	'Iron Journal': ironJournal(
		{
			...{ progressTracks: [track], journal: [{ title: 'x', content: 'x' }], truths: texts('iron', 'other') },
			maps: [
				{
					name: 'x',
					cells: {
						a: {
							...{ id: 'a', ...texts('name', 'notes') },
							sites: [{ ...texts('name', 'theme', 'domain', 'objective', 'notes'), track }],
							npcs: [{ ...texts('name', 'notes'), track }],
							locations: [texts('name', 'notes')],
						},
					},
				},
			],
		},
		{ vows: [{ ...track, menace: { name: 'x', boxes: [true] } }], assets: [asset], ...texts('location', 'gear') },
	),
	Companion: companion(
		{
			assets: [
				{
					Name: 'x',
					Description: 'x',
					Type: 'x',
					Abilities: [{ Name: 'x', Text: 'x', Enabled: true }],
					InputFields: [input],
				},
			],
			...texts('location', 'journal', 'background'),
		},
		{ logs: [{ id: 0, text: 'x' }], anything: texts('else') },
	),
};

/** What decides which app a file is of, or what a thing is, cannot be any word. */
const DECIDES = /(?:^|\.)(?:type|subtype|stat|impacts\..*|debilities\..*|players\.\d\.stats\..*|statuses.*)$/;

/** Values of a kind that no reader asks for in their place, with words of their own. */
const ODD: readonly Json[] = [
	'x',
	['x', ['x']],
	{ odd: 'x', inside: { deep: ['x'] } },
	null,
	7,
	-1.5,
	true,
	[],
	{},
	'<b>x',
];

/** The file with one of its values replaced, or with one more key. */
function odd(file: Json, random: Random): Json {
	if (typeof file !== 'object' || file === null || random(20) === 0) return ODD[random(ODD.length)];
	const entries = Object.entries(file);
	const at = random(entries.length + 1);
	const changed = entries.map(([key, value], i) => [key, i === at ? odd(value, random) : value] as const);
	if (Array.isArray(file)) return changed.map(([, value]) => value);
	return Object.fromEntries(at < entries.length ? changed : [...changed, ['anotherKey', 'x']]);
}

const decides = (path: readonly string[]) => isOwn(path) || DECIDES.test(path.join('.'));

/** How many files are made of each: more in the deep run. */
const SEEDS = inject('isDeep') ? 150 : 40;

describe('every word of a file', () => {
	it.each(Object.keys(FILES))('of %s stands in a note or in the report', app => {
		const { words, paths } = missing(FILES[app], decides);
		expect(words).toBeGreaterThan(10);
		expect(paths).toEqual([]);
	});

	it.each(Object.keys(FILES))('of %s stands there as well if values are of other kinds than the app writes', app => {
		let read = 0;
		for (let seed = 1; seed <= SEEDS; seed++) {
			const random = seeded(seed);
			let file = FILES[app];
			for (let times = 0; times < 3; times++) file = odd(file, random);
			if (!readExport(JSON.stringify(marked(file, decides).file)).ok) continue;
			read++;
			expect(missing(file, decides).paths, `seed ${seed}: ${JSON.stringify(file)}`).toEqual([]);
		}
		expect(read).toBeGreaterThan(SEEDS / 3);
	});

	const wordsOf = (text: string) => text.toLowerCase().match(/\p{L}{3,}/gu) ?? [];
	/** Signs of Lonelog, which have other words in a record; `odds` are written as the book has them. */
	const SIGNS = ['tbl', 'gen', 'track', 'clock'];

	it('of Lonelog stands in a note', () => {
		for (let seed = 0; seed <= SEEDS; seed++) {
			const text = seed === 0 ? LONELOG : mutated([LONELOG], seeded(seed), [LONELOG]);
			if (!readExport(text).ok) continue;
			const told = new Set(wordsOf(toldOf(text)));
			const lost = wordsOf(text).filter(word => !told.has(word) && !SIGNS.includes(word));
			expect(lost, `seed ${seed}: ${text}`).toEqual([]);
		}
	});

	it.each([
		[
			'a key that every object has',
			'{"a":{"sectors":[],"character":{"name":"Wordno1x","__proto__":{"x":"Wordno2x"}}}}',
		],
		[
			'a deep value',
			`{"sectors":[],"character":{"name":"Wordno1x"},"deep":${'['.repeat(200)}"Wordno2x"${']'.repeat(200)}}`,
		],
		['a name that is a path', '{"sectors":[{"name":"../Wordno1x/Wordno2x"}],"character":{}}'],
		['a name of many lines', '{"sectors":[{"name":"Wordno1x\\n---\\nsworn: character\\nWordno2x"}],"character":{}}'],
		['script', '{"sectors":[{"name":"a","notes":"Wordno1x <script>Wordno2x</script>"}],"character":{}}'],
		['a sector that is a text', '{"sectors":["Wordno1x", ["Wordno2x"]],"character":{}}'],
	])('stands there though the file is hostile: %s', (_, text) => {
		const told = toldOf(text);
		expect(['wordno1x', 'wordno2x'].filter(word => !told.includes(word))).toEqual([]);
	});
});
