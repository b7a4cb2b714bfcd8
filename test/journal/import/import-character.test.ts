import { describe, expect, it } from 'vitest';
import { importCharacter } from '../../../src/journal/import/import-character';
import type { ImportContext } from '../../../src/journal/import/imported-note';
import type { RulesetId } from '../../../src/rules/books/bundled';
import { expectParsed } from '../../support/expect-parsed';
import { contextOf, noteWith, textAfter, told } from './import-context';

const KIND = 'iron-vault-kind: character';

function imported(
	properties: string,
	{
		game = 'starforged',
		path = 'Salt/Ada.md',
		...more
	}: { game?: RulesetId; path?: string } & Partial<ImportContext> = {},
) {
	const note = { path, text: noteWith(properties, 'Prose.\n') };
	const result = expectParsed(importCharacter(note, contextOf([note], game, more)));
	const text = textAfter(note, result);
	expect(text.endsWith('---\nProse.\n')).toBe(true);
	return { ...result, said: told(result), properties: text.slice(4, text.indexOf('\n---')) };
}

const HEAD = (game: RulesetId) => `sworn: character\nruleset: ${game}\nimported: iron-vault`;

describe('the sheet of a character', () => {
	it.each<{ what: string; from: string; to: string; game?: RulesetId; said?: string }>([
		{
			what: 'stats, meters and momentum stay',
			from: 'edge: 2 # quick\nhealth: 4\nmomentum: -3',
			to: 'edge: 2 # quick\nhealth: 4\nmomentum: -3',
		},
		{
			what: 'impacts become a list',
			from: 'wounded: true\nshaken: false\ndoomed: true',
			to: 'impacts: [wounded, doomed]',
		},
		{
			what: 'and none of them is an empty one',
			from: 'edge: 1\nwounded: false\nshaken: false',
			to: 'edge: 1\nimpacts: []',
		},
		{ what: 'words instead of underscores', from: 'permanently_harmed: true', to: 'impacts: [permanently harmed]' },
		{
			what: 'signs of old',
			game: 'classic',
			from: 'wounded: ⬢\nshaken: ⬡\nmaimed: ⬢',
			to: 'impacts: [wounded, maimed]',
		},
		{ what: 'numbers for yes and no', from: 'wounded: 1\nshaken: 0', to: 'impacts: [wounded]' },
		{
			what: 'an impact that says neither',
			from: 'wounded: somewhat',
			to: 'wounded: somewhat',
			said: 'neither that it is marked',
		},
		{
			what: 'comments of impacts stay',
			from: 'wounded: false # healed\nshaken: true # the storm',
			to: 'impacts: [shaken]\n# healed\n# the storm',
		},
		{ what: 'in control', from: 'initiative: true', to: 'combat: in control' },
		{ what: 'in a bad spot', from: 'initiative: false', to: 'combat: in a bad spot' },
		{ what: 'with initiative', game: 'delve', from: 'initiative: true', to: 'combat: has initiative' },
		{ what: 'without initiative', game: 'classic', from: 'initiative: false', to: 'combat: no initiative' },
		{ what: 'no fight', from: 'initiative:', to: '' },
		{
			what: 'a fight that is unclear',
			from: 'initiative: maybe',
			to: 'initiative: maybe',
			said: 'neither that there is a fight',
		},
		{
			what: 'legacy tracks',
			from: 'Quests_Progress: 6\nBonds_Progress: 0\nDiscoveries_Progress: 2\nxp_added: 0',
			to: 'quests: 6\nbonds: 0\ndiscoveries: 2\nexperience: 2',
		},
		{
			what: 'a legacy track past its tenth box pays less',
			from: 'Quests_Progress: 48\nxp_added: 3',
			to: 'quests: 48\nexperience: 25',
			said: 'With 22 that the legacy tracks have paid.',
		},
		{
			what: 'stale experience does not count',
			from: 'Quests_Progress: 8\nQuests_XPEarned: 40\nxp_added: 1',
			to: 'quests: 8\nexperience: 5',
			said: 'By the ticks of quests it is 4',
		},
		{
			what: 'classic counts what was added alone',
			game: 'classic',
			from: 'Bonds_Progress: 9\nBonds_XPEarned: 4\nxp_added: 5\nxp_spent: 3',
			to: 'bonds: 9\nexperience: 5\nexperience_spent: 3',
			said: 'Ironsworn pays no experience for this track.',
		},
		{ what: 'a space before the colon', game: 'delve', from: 'FailureTrack_Progress : 7', to: 'failure : 7' },
		{ what: 'failure in Delve', game: 'delve', from: 'FailureTrack_Progress: 7', to: 'failure: 7' },
		{
			what: 'failure where there is none',
			from: 'FailureTrack_Progress: 7',
			to: 'FailureTrack_Progress: 7',
			said: 'Starforged has nothing called “FailureTrack_Progress”',
		},
		{
			what: 'ticks that are none',
			from: 'Quests_Progress: lots',
			to: 'Quests_Progress: lots',
			said: 'It is no whole number of ticks.',
		},
		{
			what: 'experience that is none',
			from: 'xp_added: 2.5\nxp_spent: -1',
			to: 'xp_added: 2.5\nxp_spent: -1',
			said: 'It is no whole number of experience.',
		},
		{
			what: 'earned, and only what was spent is noted',
			from: 'Quests_Progress: 4\nxp_spent: 1',
			to: 'quests: 4\nexperience: 2\nexperience_spent: 1',
		},
		{ what: 'the name of the file', from: 'name: ada', to: '' },
		{ what: 'another name', from: 'name: "Ada: the gull"', to: 'aliases: ["Ada: the gull"]' },
		{
			what: 'the player, homebrew, a map',
			from: 'player: Mo\nluck: 3\nhouse: { a: [1, 2] }',
			to: 'player: Mo\nluck: 3\nhouse: { a: [1, 2] }',
			said: 'Starforged has nothing called “luck”',
		},
		{
			what: 'momentum above its maximum',
			from: 'edge: 1\nmomentum: 10\nwounded: true',
			to: 'edge: 1\nmomentum: 10\nimpacts: [wounded]',
			said: 'Momentum of Ada is 10, beyond its limits of −6 to 9.',
		},
		{
			what: 'a vehicle mark without a vehicle',
			from: 'battered: true\ncursed: false',
			to: 'battered: true\nimpacts: []',
			said: 'It is a mark of a vehicle, and the character has none',
		},
		{ what: 'a curse is an impact in classic', game: 'classic', from: 'cursed: true', to: 'impacts: [cursed]' },
	])('$what', ({ from, to, game = 'starforged', said }) => {
		const { properties, said: lines } = imported(`${KIND}\n${from}`, { game });
		expect(properties).toBe([HEAD(game), ...(to === '' ? [] : [to])].join('\n'));
		if (said !== undefined) expect(lines.join('\n')).toContain(said);
	});

	it('takes each line of the report from the note', () => {
		const { lines } = imported(`${KIND}\nname: Ada\nQuests_Progress: 4 # one`);
		expect(lines.slice(0, 3)).toEqual([
			{ line: 1, before: '', why: "Ada has no stats. Add them to the note's properties, such as “edge: 2”." },
			{ line: 2, before: KIND, after: `${HEAD('starforged')}\nexperience: 2` },
			{ line: 3, before: 'name: Ada', after: '' },
		]);
	});

	it('is called as its copy is', () => {
		const { properties } = imported(`${KIND}\nname: Ada`, {
			pathOf: path => path.replace('Salt/', 'Salt (imported)/Copy of '),
		});
		expect(properties).toContain('aliases: [Ada]');
	});
});

const asset = (id: string, more: string) => `  - id: ${id}\n    abilities: [true, false, false]\n${more}`;
const assets = (...each: string[]) => `edge: 1\n${KIND}\nassets:\n${each.join('\n')}`;
const SHIP = asset(
	'asset:starforged/command_vehicle/starship',
	'    controls: { integrity: 4 }\n    options: { name: Slow Tern }',
);
const GLOWCAT = 'asset:starforged/companion/glowcat';
const CAT = asset(GLOWCAT, '    controls: { health: 2 }\n    options: { name: Soot }');
const frontOf = (text: string | undefined) => text?.split('\n---\n')[0]?.split('\n').slice(1) ?? [];

describe('the assets of a character', () => {
	it('become notes beside its own', () => {
		const { created, properties, becomes, said } = imported(assets(SHIP, CAT));
		expect(becomes).toBe('a character');
		expect(properties).toBe(`edge: 1\n${HEAD('starforged')}`);
		expect(created.map(({ path }) => path)).toEqual(['Salt/Slow Tern.md', 'Salt/Soot.md']);
		expect(frontOf(created[1]?.text)).toEqual([
			...['sworn: asset', 'asset: Glowcat', 'character: "[[Salt/Ada]]"', 'imported: iron-vault', 'kind: companion'],
			...['abilities:', '  - 1', 'health: 2'],
		]);
		expect(said.join('\n')).toContain('→ [[Slow Tern]]');
	});

	it('keeps what its card has no place for, and says so', () => {
		const { created, said } = imported(assets(asset(GLOWCAT, '    options: { colour: grey }')));
		expect(created[0]?.text).toContain('\ncolour: grey\n');
		expect(said.join()).toContain('The card has no place for “colour”; it stands in the note.');
	});

	it.each<{ what: string; id: string; more: string; has: readonly string[]; game?: RulesetId }>([
		{
			what: 'a meter, its marks, and an ability with a clock',
			id: 'asset:starforged/companion/glowcat',
			more: '    controls: { health: 0, health/out_of_action: true }',
			has: ['health: 0', 'out_of_action: true'],
		},
		{
			what: 'a clock of the card',
			id: 'asset:starforged/path/fugitive',
			more: '    controls: { clock: 3 }',
			has: ['clock: 3'],
		},
		{
			what: 'what hangs on an ability',
			id: 'asset:starforged/support_vehicle/snub_fighter',
			more: '    controls: { 2/victory_marks: 4, integrity/battered: true }',
			has: ['victory_marks: 4', 'battered: true'],
		},
		{
			what: 'a choice, by its words',
			game: 'classic',
			id: 'asset:classic/combat_talent/ironclad',
			more: '    controls: { equipped: lightly_armored }',
			has: ['equipped: lightly armored'],
		},
		{
			what: 'the winds',
			game: 'sundered_isles',
			id: 'asset:sundered_isles/path/windbinder',
			more: '    controls: { winds: foul }',
			has: ['winds: foul'],
		},
		{
			what: 'what is written on it',
			id: 'asset:starforged/path/devotant',
			more: '    options: { name: Old Salt, linked_stat: wits }',
			has: ['name: Old Salt', 'linked_stat: wits'],
		},
		{
			what: 'what an ability asks for',
			id: 'asset:starforged/path/devotant',
			more: '    options: { 1/creed: Tides }',
			has: ['creed: Tides'],
		},
		{
			what: 'an id of old',
			id: 'starforged/assets/companion/glowcat',
			more: '    controls: { health: 1 }',
			has: ['asset: Glowcat', 'health: 1'],
		},
		{
			what: 'a card of another book',
			id: 'asset:sundered_isles/companion/albatross',
			more: '    controls: { health: 1 }',
			has: ['asset: Albatross', 'health: 1'],
		},
		{
			what: 'a companion out of action in classic',
			game: 'classic',
			id: 'asset:classic/companion/hound',
			more: '    controls: { out_of_action: true, health: 0 }',
			has: ['health: 0', 'out_of_action: true'],
		},
		{ what: 'nothing but its id', id: 'asset:starforged/module/medbay', more: '', has: ['kind: module'] },
	])('$what', ({ id, more, has, game = 'starforged' }) => {
		const { created, properties } = imported(assets(asset(id, more)), { game });
		expect(properties).not.toContain('assets');
		expect(frontOf(created[0]?.text)).toEqual(expect.arrayContaining([...has]));
	});

	it('that has no card stays, byte for byte, and so does what cannot be read', () => {
		const own = asset('asset:homebrew/path/tide_reader', '    controls: { tide: 2 } # high\n    # mine');
		const odd = asset('asset:starforged/companion/glowcat', '    controls: { health: brave }');
		const { created, properties, said } = imported(assets(SHIP, own, odd, '  - Veteran'));
		expect(created).toHaveLength(1);
		expect(properties).toBe(`edge: 1\n${HEAD('starforged')}\nassets:\n${own}\n${odd}\n  - Veteran`);
		expect(said.join('\n')).toContain(
			'Neither a book nor a note of the campaign has an asset “homebrew/path/tide_reader”. It stays as it is.',
		);
		expect(said.join('\n')).toContain('It holds a value that has no place in the note of an asset. It stays as it is.');
	});

	it('in brackets, of which one stays', () => {
		const { created, properties } = imported(
			`edge: 1\n${KIND}\nassets: [{ id: "asset:starforged/path/ace" }, { id: x/y }] # all`,
		);
		expect(created.map(({ path }) => path)).toEqual(['Salt/Ace.md']);
		expect(properties).toBe(`edge: 1\n${HEAD('starforged')}\nassets: [{ id: x/y }] # all`);
	});

	it('keep their comments when they go', () => {
		const { properties } = imported(
			assets(`  # the ship\n${SHIP}`).replace('integrity: 4 }', 'integrity: 4 } # leaks'),
		);
		expect(properties).toBe(`edge: 1\n${HEAD('starforged')}\n# the ship\n# leaks`);
	});

	it.each([
		{ what: 'a note there', taken: ['Salt/Soot.md'], path: 'Salt/Soot (Ada).md' },
		{ what: 'two notes there', taken: ['Salt/Soot.md', 'Salt/Soot (Ada).md'], path: 'Salt/Soot (Ada) 2.md' },
	])('are called otherwise where $what has the name', ({ taken, path }) => {
		const { created } = imported(assets(CAT), { isTaken: at => taken.includes(at) });
		expect(created[0]?.path).toBe(path);
		expect(frontOf(created[0]?.text)).toContain('name: Soot');
	});

	it('are called otherwise where a track of the campaign has the name', () => {
		const { created } = imported(assets(CAT), {
			notes: [{ path: 'Salt/Progress/soot.md', name: 'soot', kind: 'foe' }],
		});
		expect(created[0]?.path).toBe('Salt/Soot (Ada).md');
	});

	it('and two of one name do not meet', () => {
		const { created } = imported(assets(CAT, CAT));
		expect(created.map(({ path }) => path)).toEqual(['Salt/Soot.md', 'Salt/Soot (Ada).md']);
	});

	it('a name that no file can have is that of the card', () => {
		const { created } = imported(assets(CAT.replace('Soot', '"???"')));
		expect(created[0]?.path).toBe('Salt/Glowcat.md');
		expect(frontOf(created[0]?.text)).toContain('name: "???"');
	});

	it('a vehicle takes the marks of the sheet, and is aboard then', () => {
		const { created, properties, said } = imported(`battered: true\ncursed: true\nmomentum: 9\n${assets(CAT, SHIP)}`);
		expect(frontOf(created[1]?.text)).toEqual(
			expect.arrayContaining(['battered: true', 'cursed: true', 'aboard: true', 'integrity: 4']),
		);
		expect(frontOf(created[0]?.text)).not.toContain('battered: true');
		expect(properties).toBe(`momentum: 9\nedge: 1\n${HEAD('starforged')}`);
		expect(said.join('\n')).toContain('Momentum of Ada is 9, beyond its limits of −6 to 8.');
	});

	it('a command vehicle takes them before another', () => {
		const rover = asset('asset:starforged/support_vehicle/rover', '    options: { name: Crab }');
		const { created } = imported(`battered: true\n${assets(rover, SHIP)}`);
		expect(created.map(({ text }) => frontOf(text).includes('battered: true'))).toEqual([false, true]);
	});

	it('what the card has no place for goes along, and is reported', () => {
		const { created, said } = imported(
			assets(asset('asset:starforged/companion/glowcat', '    controls: { mood: 2 }')),
		);
		expect(frontOf(created[0]?.text)).toContain('mood: 2');
		expect(said.join('\n')).toContain('The card has no place for “mood”; it stands in the note.');
	});

	it('an empty list stays', () => {
		expect(imported(`edge: 1\n${KIND}\nassets: []`).properties).toBe(`edge: 1\n${HEAD('starforged')}\nassets: []`);
	});
});

describe('a character is left alone', () => {
	it.each([
		{ what: 'broken properties', text: noteWith(`${KIND}\nname: "x`), code: 'unreadable_properties' },
		{ what: 'both plugins in it', text: noteWith(`${KIND}\nsworn: character`), code: 'sworn_already' },
		{ what: 'impacts of its own', text: noteWith(`${KIND}\nwounded: true\nimpacts: tidal`), code: 'key_taken' },
		{ what: 'another ruleset', text: noteWith(`${KIND}\nruleset: mine`), code: 'key_taken' },
		{ what: 'a track', text: noteWith('iron-vault-kind: clock'), code: 'other_kind' },
	])('$what', ({ text, code }) => {
		const note = { path: 'Ada.md', text };
		expect(importCharacter(note, contextOf([note], 'starforged'))).toMatchObject({ ok: false, problems: [{ code }] });
	});
});
