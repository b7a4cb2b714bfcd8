import { describe, expect, it } from 'vitest';
import { newCharacterNote, readCharacter, rulesetOf, writeCharacter } from '../../src/journal/character-note';
import { readFrontmatter } from '../../src/journal/frontmatter';
import { applyChanges } from '../../src/journal/text-change';
import { good, ruleset } from '../support/tables';

const characterIn = (note: string) => readCharacter('Kestrel', good(readFrontmatter(note)).values, ruleset);
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

	it.each([
		{ trouble: 'no stats', lines: ['momentum: 2'], code: 'no_stats' },
		{ trouble: 'a stat that is text', lines: ['edge: strong', 'momentum: 2'], code: 'not_a_number' },
		{ trouble: 'a stat that is not whole', lines: ['edge: 2.5', 'momentum: 2'], code: 'not_a_number' },
		{ trouble: 'a stat that is a list', lines: ['edge: [1, 2]', 'momentum: 2'], code: 'not_a_number' },
		{
			trouble: 'momentum above its maximum',
			lines: ['edge: 2', 'momentum: 10', 'impacts: [wounded]'],
			code: 'out_of_limits',
		},
		{ trouble: 'health below 0', lines: ['edge: 2', 'momentum: 2', 'health: -1'], code: 'out_of_limits' },
	])('tells of $trouble', ({ lines, code }) => {
		expect(characterIn(note(...lines)).problems.map(problem => problem.code)).toContain(code);
	});

	it('asks for rules that it has, or for none', () => {
		expect(rulesetOf(new Map())).toMatchObject({ ok: true });
		expect(rulesetOf(new Map([['ruleset', 'starforged']]))).toMatchObject({ ok: true });
		expect(rulesetOf(new Map([['ruleset', 'classic']]))).toMatchObject({
			ok: false,
			problems: [{ code: 'unknown_ruleset' }],
		});
	});
});

describe('writing a character', () => {
	const before = '---\nedge: 2 # quick\nmomentum:   3\nimpacts: []\nhealth: 5\n---\ntext\n';
	const changed = (change: Partial<ReturnType<typeof characterIn>['character']>) => {
		const { character } = characterIn(before);
		return applyChanges(before, good(writeCharacter(before, character, { ...character, ...change })));
	};

	it.each([
		{ rule: 'only what differs', change: { momentum: 4 }, after: before.replace('momentum:   3', 'momentum:   4') },
		{ rule: 'nothing when nothing differs', change: {}, after: before },
		{ rule: 'an impact into its list', change: { impacts: ['wounded'] }, after: before.replace('[]', '[wounded]') },
		{
			rule: 'a meter that was not there',
			change: { meters: { health: 5, supply: 4 } },
			after: before.replace('health: 5\n', 'health: 5\nsupply: 4\n'),
		},
		{
			rule: 'a position while a fight is on',
			change: { combat: 'in a bad spot' },
			after: before.replace('health: 5\n', 'health: 5\ncombat: in a bad spot\n'),
		},
	])('changes $rule', ({ change, after }) => {
		expect(changed(change)).toBe(after);
	});
});

it('a new character reads back as it was made', () => {
	const stats = { edge: 3, heart: 2, iron: 2, shadow: 1, wits: 1 };
	const { character, problems } = characterIn(newCharacterNote('Juno', stats, ruleset));
	expect(problems).toEqual([]);
	expect(character).toMatchObject({ stats, meters: { health: 5, spirit: 5, supply: 5 }, momentum: 2, impacts: [] });
});
