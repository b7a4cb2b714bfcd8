import { describe, expect, it } from 'vitest';
import { planForeign } from '../../../../src/journal/import/other-apps/plan-app-import';
import { readExport } from '../../../../src/journal/import/other-apps/read-export';
import { readFrontmatter } from '../../../../src/journal/frontmatter/frontmatter';
import { applyChanges } from '../../../../src/journal/text/text-change';
import { expectParsed } from '../../../support/expect-parsed';
import { companion, foundry, ironJournal, stargazer, stargazerSheet } from './exports';

type Vault = Parameters<typeof planForeign>[2];
const NOBODY: Vault = { isTaken: () => false, isImported: () => false };

const planOf = (file: unknown, vault: Vault = NOBODY) =>
	planForeign(expectParsed(readExport(JSON.stringify(file))), 'classic', vault);

/** The texts of the notes that would be made, by their paths. */
function notesOf(file: unknown): Readonly<Record<string, string>> {
	const { notes } = planOf(file);
	return Object.fromEntries(
		notes.flatMap(({ target, before, changes, created }) => [
			[target, applyChanges(before, changes)] as const,
			...created.map(({ path, text }) => [path, text] as const),
		]),
	);
}

function propertiesOf(file: unknown, path: string): Readonly<Record<string, unknown>> {
	const note = notesOf(file)[path];
	if (note === undefined) throw new Error(`no “${path}” among ${Object.keys(notesOf(file)).join(', ')}`);
	return Object.fromEntries(expectParsed(readFrontmatter(note)).values);
}

const remarksOf = (file: unknown, path: string) =>
	planOf(file)
		.notes.find(({ target }) => target === path)
		?.lines.map(({ before, why }) => `${before} – ${why ?? ''}`) ?? [];

describe('a campaign of Stargazer', () => {
	const folder = 'Lantern Reach (Stargazer)';
	it('becomes a sheet with its stats, meters, impacts and legacy tracks', () => {
		expect(propertiesOf({ a1: stargazer() }, `${folder}/Ilka Voss.md`)).toEqual({
			...{ sworn: 'character', ruleset: 'starforged', edge: 2, heart: 1, iron: 3, shadow: 1, wits: 2 },
			...{ health: 4, spirit: 3, supply: 2, momentum: 6, impacts: ['wounded', 'permanently harmed'] },
			// one full box of quests pays 2
			...{ quests: 6, bonds: 1, discoveries: 0, experience: 2, imported: 'stargazer' },
		});
	});

	it.each([
		[
			`${folder}/Bring the lamp home.md`,
			{ sworn: 'vow', rank: 'formidable', ticks: 9, character: `[[${folder}/Ilka Voss]]` },
		],
		[`${folder}/Cross the drift.md`, { sworn: 'track', rank: 'dangerous', ticks: 4 }],
		[`${folder}/Air runs out.md`, { sworn: 'clock', segments: 6, filled: 2, odds: 'likely' }],
	])('makes %s', (path, values) => {
		expect(propertiesOf(stargazer(), path)).toEqual({ ...values, imported: 'stargazer' });
	});

	it('makes no note of a blank track', () => {
		expect(Object.keys(notesOf(stargazer())).filter(path => path.includes('Vows'))).toEqual([]);
	});

	it('keeps its journal as Markdown, and its truths under the headings of the book', () => {
		expect(notesOf(stargazer())[`${folder}/Journal/Landfall.md`]).toContain('We set **down** at dusk.\n\nNobody came.');
		expect(notesOf(stargazer())[`${folder}/Truths.md`]).toContain('## Iron\n\nIron is rare here.');
	});

	it('reads the first version, which had one character and a list of campaigns', () => {
		const old = stargazer({ character: stargazerSheet() });
		expect(propertiesOf([old], `${folder}/Ilka Voss.md`)['momentum']).toBe(6);
	});

	it('tells how many experience boxes were checked, as the file does not say whether they are spent', () => {
		expect(notesOf(stargazer())[`${folder}/Ilka Voss.md`]).toContain('## Experience boxes of quests\n\n1 checked');
	});

	it('counts ten boxes that were cleared: plus10', () => {
		const plus = { plus10: true, boxes: [{ ticks: 3, xp: [false] }] };
		const sheet = stargazerSheet({ legacies: { quests: plus } });
		expect(propertiesOf(stargazer({ character: [sheet] }), `${folder}/Ilka Voss.md`)).toMatchObject({
			quests: 43,
			experience: 20,
		});
	});

	const ship = {
		title: 'Starship',
		type: 'Command Vehicle',
		input: { label: 'Name', text: 'Heron' },
		items: [
			{ text: 'x', marked: true },
			{ text: 'y', marked: true },
			{ text: 'z', marked: false },
		],
		track: { value: 3, max: 5, min: 0 },
	};
	it('makes a note of an asset by its card, and its vehicle takes the marks of the sheet', () => {
		const impacts = { 'Current Vehicle': [{ name: 'Battered', marked: true }] };
		const file = stargazer({ character: [stargazerSheet({ assets: [ship], impacts })] });
		expect(propertiesOf(file, `${folder}/Heron.md`)).toMatchObject({
			...{ sworn: 'asset', asset: 'Starship', abilities: [1, 2], integrity: 3, battered: true, aboard: true },
		});
		expect(propertiesOf(file, `${folder}/Ilka Voss.md`)['impacts']).toEqual([]);
	});

	it('keeps a mark of a vehicle that the character has not', () => {
		const impacts = { 'Current Vehicle': [{ name: 'Battered', marked: true }] };
		const file = stargazer({ character: [stargazerSheet({ impacts })] });
		expect(notesOf(file)[`${folder}/What is left over.md`]).toContain('**Ilka Voss › battered**: true');
	});

	it('makes a card of the player’s own from the texts in the file', () => {
		const own = {
			title: 'Lamplighter',
			items: [{ text: 'When you light a lamp, take +1 momentum.', marked: true }],
			track: { value: 2, max: 4 },
		};
		const file = stargazer({ character: [stargazerSheet({ assets: [own] })] });
		expect(notesOf(file)[`${folder}/Lamplighter.md`]).toContain('- [x] When you light a lamp, take +1 momentum.');
		expect(propertiesOf(file, `${folder}/Lamplighter.md`)).toMatchObject({
			asset: 'Lamplighter',
			abilities: [1],
			meter: 2,
			meter_max: 4,
		});
	});

	it('keeps everything else in a note, and lists it in the report', () => {
		const file = stargazer({ moods: [{ name: 'Veil', notes: '<b>Dark</b>' }], mood: 'grim' });
		const path = `${folder}/What is left over.md`;
		expect(notesOf(file)[path]).toContain('- **moods › 1 › name**: Veil\n- **moods › 1 › notes**: **Dark**');
		expect(notesOf(file)[path]).toContain('- **mood**: grim');
		expect(remarksOf(file, path)).toContain('mood: grim – It has no place here, so it is kept in this note.');
	});

	it('has nothing left over of a sheet that we know all about', () => {
		expect(Object.keys(notesOf(stargazer()))).not.toContain(`${folder}/What is left over.md`);
	});
});

describe('an actor of Foundry', () => {
	const folder = 'Torv (Foundry)';
	const item = (type: string, name: string, system: object) => ({ _id: 'x', type, name, system });

	it('becomes a sheet of the game that the player chooses, as the file does not say', () => {
		expect(propertiesOf(foundry(), `${folder}/Torv.md`)).toMatchObject({
			...{ ruleset: 'classic', edge: 1, shadow: 3, health: 5, spirit: 4, supply: 3, momentum: -1, experience: 5 },
		});
		expect(notesOf(foundry())[`${folder}/Torv.md`]).toContain('## Biography\n\nBorn on a *ferry*.');
	});

	it.each([
		['effects', { effects: [{ name: 'Maimed', statuses: ['maimed'] }] }, {}, ['maimed']],
		['an effect that is disabled', { effects: [{ name: 'Maimed', statuses: ['maimed'], disabled: true }] }, {}, []],
		['a custom effect', { effects: [{ name: 'Hunted', statuses: ['custom1'] }] }, {}, ['hunted']],
		['boxes', {}, { debility: { shaken: true, wounded: false } }, ['shaken']],
		['a box with a name', {}, { debility: { custom1: true, custom1name: 'Hexed' } }, ['hexed']],
		['an id without a space', {}, { debility: { permanentlyharmed: true } }, ['permanently harmed']],
	])('reads impacts: %s', (_, more, system, impacts) => {
		expect(propertiesOf(foundry(more, system), `${folder}/Torv.md`)['impacts']).toEqual(impacts);
	});

	it.each([
		['a vow', 'progress', { subtype: 'vow', rank: 4, current: 6 }, { sworn: 'vow', rank: 'extreme', ticks: 6 }],
		['an old vow', 'vow', { rank: 'epic', current: 3 }, { sworn: 'vow', rank: 'epic', ticks: 3 }],
		[
			'a connection',
			'progress',
			{ subtype: 'bond', rank: 1, current: 12 },
			{ sworn: 'connection', rank: 'troublesome', ticks: 12 },
		],
		[
			'a foe',
			'progress',
			{ subtype: 'foe', rank: 'dangerous', current: 0 },
			{ sworn: 'foe', rank: 'dangerous', ticks: 0 },
		],
		[
			'a track that is done',
			'progress',
			{ rank: 2, current: 40, completed: true },
			{ sworn: 'track', ticks: 40, status: 'completed' },
		],
		[
			'a clock',
			'progress',
			{ hasTrack: false, hasClock: true, clockMax: 8, clockTicks: 5 },
			{ sworn: 'clock', segments: 8, filled: 5 },
		],
	])('reads %s', (_, type, system, values) => {
		const file = foundry({ items: [item(type, 'Thing', system)] });
		expect(propertiesOf(file, `${folder}/Thing.md`)).toMatchObject({ ...values, character: `[[${folder}/Torv]]` });
	});

	it('makes two notes of a track with a clock', () => {
		const both = { hasTrack: true, hasClock: true, clockMax: 4, clockTicks: 1, rank: 2, current: 8 };
		const file = foundry({ items: [item('progress', 'Siege', both)] });
		expect(propertiesOf(file, `${folder}/Siege.md`)['sworn']).toBe('track');
		expect(propertiesOf(file, `${folder}/Siege 2.md`)['sworn']).toBe('clock');
	});

	it('counts each bond of a set as a tick, and keeps what is noted of it', () => {
		const bonds = [
			{ name: 'Weir', notes: '<p>A mill town.</p>' },
			{ name: 'Old Sana', notes: '' },
		];
		const file = foundry({ items: [item('bondset', 'Bonds', { bonds })] });
		expect(propertiesOf(file, `${folder}/Torv.md`)['bonds']).toBe(2);
		expect(notesOf(file)[`${folder}/Journal/Bonds.md`]).toContain('## Weir\n\nA mill town.\n\n## Old Sana');
	});

	it('reads an asset: abilities, meter, conditions and fields', () => {
		const hound = {
			category: 'Companion',
			abilities: [
				{ enabled: true, description: 'x' },
				{ enabled: false, description: 'y' },
				{ enabled: true, description: 'z' },
			],
			track: { enabled: true, name: 'Health', value: 2, max: 4 },
			fields: [{ name: 'Name', value: 'Grip' }],
			conditions: [],
		};
		const file = foundry({ items: [item('asset', 'Hound', hound)] });
		expect(propertiesOf(file, `${folder}/Grip.md`)).toMatchObject({ asset: 'Hound', abilities: [1, 3], health: 2 });
	});

	it('reads a site with its theme and domain', () => {
		const site = {
			...{
				name: 'Sunken hall',
				type: 'site',
				system: { objective: 'The bell', rank: 'formidable', current: 10, denizens: [] },
			},
			items: [item('delve-theme', 'Haunted', {}), item('delve-domain', 'Barrow', {})],
		};
		expect(propertiesOf(site, 'Sunken hall (Foundry)/Sunken hall.md')).toMatchObject({
			...{ sworn: 'site', rank: 'formidable', ticks: 10, theme: 'Haunted', domain: 'Barrow' },
		});
	});
});

describe('a campaign of Iron Journal', () => {
	const folder = 'Grey Fells (Iron Journal)';
	it('becomes a sheet of Ironsworn with its debilities, bonds and experience', () => {
		expect(propertiesOf([ironJournal()], `${folder}/Runa.md`)).toMatchObject({
			...{ ruleset: 'classic', edge: 3, supply: 4, impacts: ['shaken', 'cursed'], bonds: 3, experience: 4 },
		});
	});

	it('makes a threat of the menace of a vow: boxes become ticks', () => {
		const menace = { name: 'The ash priest', boxes: [true, true, false] };
		const vow = { name: 'Stop the rite', difficulty: 5, boxes: [1], showMenace: true, menace };
		const file = [ironJournal({}, { vows: [vow] })];
		expect(propertiesOf(file, `${folder}/Stop the rite.md`)).toMatchObject({ sworn: 'vow', rank: 'epic', ticks: 1 });
		expect(propertiesOf(file, `${folder}/The ash priest.md`)).toMatchObject({ sworn: 'threat', menace: 8 });
	});

	it('is Delve if it has a site', () => {
		const site = {
			name: 'Deep well',
			theme: 'Ancient',
			domain: 'Cavern',
			track: { difficulty: 2, boxes: [4, 4] },
			objective: 'Find it',
		};
		const file = [ironJournal({ maps: [{ name: 'North', cells: { '3,1': { sites: [site] } } }] })];
		expect(propertiesOf(file, `${folder}/Deep well.md`)).toMatchObject({
			sworn: 'site',
			rank: 'dangerous',
			ticks: 8,
			domain: 'Cavern',
		});
		expect(propertiesOf(file, `${folder}/Runa.md`)['ruleset']).toBe('delve');
	});

	it('puts its truths under the headings of the book', () => {
		expect(notesOf([ironJournal()])[`${folder}/Truths.md`]).toMatch(
			/## The Old World\n\nWe left it burning\.\n\n## Firstborn\n\nThey are gone\./,
		);
	});
});

describe('a save of Ironsworn Companion', () => {
	const folder = 'Hale (Ironsworn Companion)';
	// the app writes JSON as a text within JSON
	const file = (more = {}) => JSON.stringify(companion(more));
	it('becomes a sheet, with a journey and the log', () => {
		expect(propertiesOf(file(), `${folder}/Hale.md`)).toMatchObject({
			...{ edge: 2, health: 4, momentum: 3, impacts: ['maimed'], bonds: 2, experience: 6, experience_spent: 2 },
		});
		expect(propertiesOf(file(), `${folder}/Over the pass.md`)).toMatchObject({
			sworn: 'journey',
			rank: 'dangerous',
			ticks: 16,
		});
		expect(notesOf(file())[`${folder}/Journal/Log.md`]).toContain('Hale swore a vow.');
	});
});

describe('a file from elsewhere', () => {
	it.each([
		['no JSON', 'Dear diary', 'It is not JSON'],
		['half a file', '{"a": [1', 'It is not JSON'],
		['JSON of something else', '{"a": 1}', 'not known which app'],
		['a number', '7', 'not known which app'],
		['an empty list', '[]', 'not known which app'],
		['an actor of another system', '{"type": "character", "system": {"hp": 3}}', 'not known which app'],
	])('says so if it is %s', (_, text, words) => {
		const read = readExport(text);
		expect(
			read.ok
				? ''
				: read.problems
						.map(({ message }) => message)
						.join(' ')
						.replace('it is', 'It is'),
		).toContain(words);
	});

	it('keeps a value of the wrong kind as what is left over, and guesses nothing', () => {
		const sheet = stargazerSheet({ stats: { edge: 'two', heart: 1 } });
		const file = stargazer({ character: [sheet] });
		expect(propertiesOf(file, 'Lantern Reach (Stargazer)/Ilka Voss.md')).toMatchObject({ edge: 0, heart: 1 });
		expect(notesOf(file)['Lantern Reach (Stargazer)/What is left over.md']).toContain(
			'**character › 1 › stats › edge**: two',
		);
	});

	it('gives each note a name that a file can have', () => {
		const name = `Find out who: "he" or\nshe? ${'and why '.repeat(40)}`;
		const file = stargazer({
			character: [
				stargazerSheet({
					vows: [
						{ name, difficulty: 1, boxes: [1] },
						{ name, difficulty: 1, boxes: [1] },
					],
				}),
			],
		});
		const vows = Object.keys(notesOf(file)).filter(path => path.includes('Find out'));
		expect(vows).toEqual([
			'Lantern Reach (Stargazer)/Find out who he or.md',
			'Lantern Reach (Stargazer)/Find out who he or 2.md',
		]);
		expect(notesOf(file)[vows[0] ?? '']).toContain('and why and why');
	});

	it('leaves what was imported before, and a note of the player’s', () => {
		const vault = {
			isTaken: (path: string) => /Ilka|drift/.test(path),
			isImported: (path: string) => path.includes('Ilka'),
		};
		expect(planOf(stargazer(), vault).left.map(({ why }) => why)).toEqual([
			'It was imported before.',
			'Another note stands at “Lantern Reach (Stargazer)/Cross the drift.md”.',
		]);
	});
});

describe('the maps of Stargazer', () => {
	const folder = 'Lantern Reach (Stargazer)';
	const person = {
		...{ name: 'Ory', role: 'Broker', firstLook: 'Scarred', connection: true, bond: true },
		track: { name: '', difficulty: 2, boxes: [4, 2], clocks: [] },
	};
	const cell = {
		...{ id: 'c7', stat: 'location', name: 'Ember', factions: ['f1'], notes: '', stars: [], npcs: [person] },
		planets: [{ name: 'Ash', type: 'Ice', description: '<b>White</b>', feature: '', notes: 'One\nTwo' }],
		ships: [{ name: 'Heron', class: 'Courier', factionId: 'f1' }],
		creatures: [{ name: '', environment: '' }],
	};
	const file = stargazer({
		sectors: [
			{
				...{ name: 'Veil', region: 'Outlands', control: 'The Tithe', notes: '' },
				cells: {
					c7: cell,
					c8: { id: 'c8', stat: 'passage', name: '', factions: [], notes: '' },
					c9: { id: 'c9', stat: 'empty' },
				},
			},
		],
		factions: [{ id: 'f1', name: 'The Tithe', type: 'Guild', colour: '#fff', rumors: 'They lie' }],
	});

	it('become places with their sector as the region, and what is said of them', () => {
		expect(propertiesOf(file, `${folder}/Places/Ash.md`)).toEqual({
			...{ sworn: 'place', type: 'planet', region: 'Veil', imported: 'stargazer' },
		});
		const note = notesOf(file)[`${folder}/Places/Ash.md`];
		expect(note).toContain(
			'- **Type**: Ice\n- **Description**: **White**\n- **Sector**: [[Veil]]\n- **Location**: Ember, c7',
		);
		expect(note).toContain('## Notes\n\nOne\nTwo');
	});

	it('become a sector with its passages, and a faction', () => {
		const note = notesOf(file)[`${folder}/Sectors/Veil.md`];
		expect(note).toContain('- **Region**: Outlands\n- **Control**: The Tithe');
		expect(note).toContain('- **Location Ember, c7**: [[The Tithe]]\n- **Location c8**: passage');
		expect(notesOf(file)[`${folder}/Factions/The Tithe.md`]).toContain('- **Rumors**: They lie');
		expect(notesOf(file)[`${folder}/Ships/Heron.md`]).toContain('- **Faction**: [[The Tithe]]');
	});

	it('become connections, with rank, progress, role and bond', () => {
		expect(propertiesOf(file, `${folder}/Ory.md`)).toMatchObject({
			...{ sworn: 'connection', rank: 'dangerous', ticks: 6, role: 'Broker', bond: true },
		});
		expect(notesOf(file)[`${folder}/Ory.md`]).toContain('- **First look**: Scarred');
	});

	it('become other people, who are not taken for a character', () => {
		const sectors = [
			{ name: 'Veil', cells: { c7: { id: 'c7', npcs: [{ ...person, connection: false, bond: false }] } } },
		];
		expect(propertiesOf(stargazer({ sectors }), `${folder}/People/Ory.md`)['sworn']).toBe('npc');
		expect(propertiesOf(stargazer({ sectors }), `${folder}/Ory.md`)).toMatchObject({ sworn: 'track', ticks: 6 });
	});

	it('leave nothing over, and make no note of what is blank', () => {
		const paths = Object.keys(notesOf(file)).filter(path => /left over|Creatures|c9/.test(path));
		expect(paths).toEqual([]);
	});
});
