import { describe, expect, it } from 'vitest';
import { newCharacterNote, readCharacter, writeCharacter } from '../../../src/journal/character/character-note';
import { readFrontmatter } from '../../../src/journal/frontmatter/frontmatter';
import { applyChanges } from '../../../src/journal/text/text-change';
import { rulesOf } from '../../../src/journal/character/character-rules';
import { bundledRuleset } from '../../../src/rules/books/bundled';
import { expectParsed, ruleset } from '../../support/tables';

const characterIn = (note: string) => readCharacter('Kestrel', expectParsed(readFrontmatter(note)).values, ruleset);
const note = (...lines: readonly string[]) => `---\n${lines.join('\n')}\n---\n`;

describe('reading a character', () => {
	it('takes stats, meters, momentum, impacts, bonuses and the position as the note has them', () => {
		const { character, problems } = characterIn(
			note(
				'edge: 2',
				'wits: "3"',
				'health: 4',
				'momentum: -2',
				'impacts: [Wounded, permanently_harmed]',
				'next:',
				'  - +1 (Make Camp)',
				'combat: in control',
			),
		);
		expect(problems).toEqual([]);
		expect(character).toEqual({
			name: 'Kestrel',
			stats: { edge: 2, wits: 3 },
			meters: { health: 4 },
			momentum: -2,
			impacts: ['wounded', 'permanently harmed'],
			next: [{ add: 1, why: 'Make Camp', text: '+1 (Make Camp)' }],
			special: {},
			experience: 0,
			experience_spent: 0,
			tracks: [],
			assets: [],
			combat: 'in control',
		});
	});

	it('takes special tracks, experience, harm and assets', () => {
		const { character, problems } = characterIn(
			note(
				'edge: 2',
				'quests: 46',
				'bonds: "3"',
				'failure: 9',
				'experience: 5',
				'experience_spent: 3',
				'harm: 2',
				'assets: ["[[Crew/Rook|my bird]]", Veteran, Sleuth (discarded)]',
			),
		);
		expect(problems).toEqual([]);
		expect(character).toMatchObject({
			special: { quests: 46, bonds: 3 },
			experience: 5,
			experience_spent: 3,
			harm: 2,
			assets: [
				{ name: 'Rook', abilities: [1] },
				{ name: 'Veteran', asset: 'Veteran', kind: 'other' },
				{ name: 'Sleuth', discarded: true },
			],
		});
		expect(character.special).not.toHaveProperty('failure'); // not a track of this ruleset
	});

	it.each([
		{ text: '+1 (Make Camp)', bonus: { add: 1, why: 'Make Camp' } },
		{ text: '+1 on Strike (Make Camp)', bonus: { add: 1, on: 'Strike', why: 'Make Camp' } },
		{ text: '2', bonus: { add: 2 } },
	])('a bonus: $text', ({ text, bonus }) => {
		expect(characterIn(note('edge: 2', 'next:', `  - ${text}`)).character.next).toEqual([{ ...bonus, text }]);
	});

	it.each([
		['no stats', ['momentum: 2'], 'no_stats'],
		['a stat that is text', ['edge: strong', 'momentum: 2'], 'not_a_number'],
		['a stat that is not whole', ['edge: 2.5', 'momentum: 2'], 'not_a_number'],
		['a stat that is a list', ['edge: [1, 2]', 'momentum: 2'], 'not_a_number'],
		['momentum above its maximum', ['edge: 2', 'momentum: 10', 'impacts: [wounded]'], 'out_of_limits'],
		['health below 0', ['edge: 2', 'momentum: 2', 'health: -1'], 'out_of_limits'],
	])('reports %s', (_, lines, code) => {
		expect(characterIn(note(...lines)).problems.map(problem => problem.code)).toContain(code);
	});
});

describe('writing a character', () => {
	const before = '---\nedge: 2 # quick\nmomentum:   3\nimpacts: []\nhealth: 5\n---\ntext\n';
	const changed = (change: Partial<ReturnType<typeof characterIn>['character']>) => {
		const { character } = characterIn(before);
		return applyChanges(before, expectParsed(writeCharacter(before, character, { ...character, ...change })));
	};

	it.each([
		['only what differs', { momentum: 4 }, before.replace('momentum:   3', 'momentum:   4')],
		['nothing when nothing differs', {}, before],
		['an impact into its list', { impacts: ['wounded'] }, before.replace('[]', '[wounded]')],
		[
			'a meter that was not there',
			{ meters: { health: 5, supply: 4 } },
			before.replace('health: 5\n', 'health: 5\nsupply: 4\n'),
		],
		[
			'a legacy track and experience',
			{ special: { quests: 4 }, experience: 2, experience_spent: 1 },
			before.replace('health: 5\n', 'health: 5\nquests: 4\nexperience: 2\nexperience_spent: 1\n'),
		],
		['harm', { harm: 2 }, before.replace('health: 5\n', 'health: 5\nharm: 2\n')],
		[
			'a position while a fight is on',
			{ combat: 'in a bad spot' },
			before.replace('health: 5\n', 'health: 5\ncombat: in a bad spot\n'),
		],
	])('changes %s', (_, change, after) => {
		expect(changed(change)).toBe(after);
	});
});

describe('what the player wrote into a list', () => {
	const mine = note('edge: 2', 'momentum: 2', 'impacts: [Wounded, permanently_harmed]', 'next: [luck!, "+1 (Strike)"]');
	const { character } = characterIn(mine);
	const changed = (change: Partial<typeof character>) =>
		applyChanges(mine, expectParsed(writeCharacter(mine, character, { ...character, ...change })));

	it('keeps its spelling when another item comes or goes', () => {
		expect(changed({ impacts: [...character.impacts, 'shaken'] })).toBe(
			mine.replace('permanently_harmed', 'permanently_harmed, shaken'),
		);
		expect(changed({ impacts: ['permanently harmed'] })).toBe(mine.replace('Wounded, ', ''));
	});

	it('stays when it cannot be read', () => {
		expect(changed({ next: [] })).toBe(mine.replace(', "+1 (Strike)"', ''));
	});
});

it.each(['quests: some', 'health: [5]', 'experience: 1.5'])('%s is never written over', line => {
	const mine = note('edge: 2', 'momentum: 2', line);
	const { character } = characterIn(mine);
	const after = { ...character, special: { quests: 2 }, meters: { health: 4 }, experience: 2 };
	expect(writeCharacter(mine, character, after)).toMatchObject({ ok: false, problems: [{ code: 'not_a_number' }] });
});

it.each([
	{ id: 'classic', tracks: { bonds: 0 } },
	{ id: 'delve', tracks: { bonds: 0, failure: 0 } },
	{ id: 'starforged', tracks: { quests: 0, bonds: 0, discoveries: 0 } },
	{ id: 'sundered_isles', tracks: { quests: 0, bonds: 0, discoveries: 0 } },
] as const)('a new character of $id has its special tracks', ({ id, tracks }) => {
	const rules = bundledRuleset(id);
	const stats = { edge: 3, heart: 2, iron: 2, shadow: 1, wits: 1 };
	const { values } = expectParsed(readFrontmatter(newCharacterNote('Juno', stats, rules)));
	expect(rulesOf(values, new Map())).toMatchObject({ ok: true, value: { ruleset: id } });
	const { character, problems } = readCharacter('Juno', values, rules);
	expect(problems).toEqual([]);
	expect(character).toMatchObject({ stats, meters: { health: 5, spirit: 5, supply: 5 }, momentum: 2, experience: 0 });
	expect(character.impacts).toEqual([]);
	expect(character.special).toEqual(tracks);
});
