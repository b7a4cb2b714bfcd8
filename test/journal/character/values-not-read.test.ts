import { describe, expect, it } from 'vitest';
import { readCharacter, writeCharacter } from '../../../src/journal/character/character-note';
import { momentumToBurn } from '../../../src/play/roll/value-problems';
import { wrongHarm } from '../../../src/play/character/limits';
import type { Change } from '../../../src/play/character/change';
import { unreadIn } from '../../../src/play/character/invalid-values';
import { readFrontmatter } from '../../../src/journal/frontmatter/frontmatter';
import { itemsInText } from '../../../src/journal/frontmatter/list-as-text';
import { applyChanges } from '../../../src/journal/text/text-change';
import { expectParsed, ruleset, tryMove } from '../../support/tables';

const STATS = ['edge: 2', 'heart: 1', 'iron: 1', 'shadow: 2', 'wits: 3', 'health: 5', 'supply: 3', 'momentum: 3'];
const noteOf = (...lines: readonly string[]) => {
	const keys = lines.map(line => line.split(':')[0]);
	return `---\n${[...STATS.filter(line => !keys.includes(line.split(':')[0])), ...lines].join('\n')}\n---\n`;
};
const read = (...lines: readonly string[]) =>
	readCharacter('Kestrel', expectParsed(readFrontmatter(noteOf(...lines))).values, ruleset);

const said = (reading: ReturnType<typeof tryMove>): string =>
	reading.ok ? (reading.value.record.outcome ?? '') : (reading.problems[0]?.message ?? '');

describe('a value that cannot be read is not rolled with', () => {
	it.each([
		{ line: 'health: lots', option: 'health', says: 'Health of Kestrel says “lots”' },
		{ line: 'health: 2.5', option: 'health', says: 'Health of Kestrel says “2.5”' },
		{ line: 'health: [3]', option: 'health', says: 'Health of Kestrel says a list' },
		{ line: 'health: true', option: 'health', says: 'Health of Kestrel says “true”' },
		{ line: 'health: "0x3"', option: 'health', says: 'Health of Kestrel says “0x3”' },
		{ line: 'health: 3/5', option: 'health', says: 'Health of Kestrel says “3/5”' },
		{ line: 'supply: three', option: 'supply', says: 'Supply of Kestrel says “three”' },
		{ line: 'wits: x', option: 'wits', says: 'Wits of Kestrel says “x”' },
		{ line: 'momentum: x', option: 'wits', says: 'Momentum of Kestrel says “x”' },
	])('$line', ({ line, option, says }) => {
		const { character: by, problems } = read(line);
		const message = said(tryMove({ move: 'Face Danger', roll: { option }, by }));
		expect(message).toContain(`${says}. Write a whole number, such as “`);
		expect(problems.map(problem => problem.message)).toContain(message);
	});

	it('nor is its default after the cost of a suffer move', () => {
		const { character: by } = read('health: lots');
		const call = { move: 'Endure Harm', cost: 1, roll: { option: 'health' }, by };
		expect(said(tryMove(call))).toContain('Health of Kestrel says “lots”');
	});

	it('nor does the rule pick the higher of two, of which one is unknown', () => {
		const { character: by } = read('health: lots');
		expect(said(tryMove({ move: 'Endure Harm', cost: 1, by }))).toContain('Which one?');
	});

	it.each(['quests: many', 'quests: -3'])('%s is no score of a progress roll', line => {
		const { character: by } = read(line);
		const made = tryMove({ move: 'Continue a Legacy', roll: { option: 'quests' }, by });
		expect(said(made)).toContain(line.endsWith('-3') ? 'Quests of Kestrel is −3' : 'Quests of Kestrel says “many”');
	});

	it.each([
		{ line: 'health: lots', roll: { option: 'health', value: 3 } },
		{ line: 'wits: x', roll: { option: 'wits', value: 3 } },
		{ line: 'health: lots', roll: { option: 'wits' } },
		{ line: 'health:', roll: { option: 'health' } },
		{ line: 'health: ~', roll: { option: 'health' } },
	])('but $line with $roll is rolled', ({ line, roll }) => {
		expect(said(tryMove({ move: 'Face Danger', roll, by: read(line).character, dice: [1, 10, 10] }))).toContain('miss');
	});
});

it.each([
	['supply: "3 "', 3],
	['supply: +2', 2],
	['supply: 3.0', 3],
	['supply: "3.0"', 3],
	['supply: "+2"', 2],
	['supply: ３', 3],
	['supply: "\u00a03"', 3],
	['momentum: −2', -2],
	['momentum: "-2"', -2],
])('%s is read as a number', (line, value) => {
	const { character, problems } = read(line);
	expect(line.startsWith('supply') ? character.meters['supply'] : character.momentum).toBe(value);
	expect(problems).toEqual([]);
});

describe('a list that is written as text', () => {
	it.each([
		['impacts', 'wounded, shaken', ['wounded', 'shaken']],
		['impacts', 'wounded,shaken ,', ['wounded', 'shaken']],
		['impacts', 'wounded', ['wounded']],
		['impacts', '"lost, alone", shaken', ['lost, alone', 'shaken']],
		['impacts', "can't sleep, doesn't eat", ["can't sleep", "doesn't eat"]],
		['assets', '[[A]], [[B]]', ['[[A]]', '[[B]]']],
		['assets', '[[Rook, the raven]], Veteran', ['[[Rook, the raven]]', 'Veteran']],
		['assets', '[[Rook|Rook, the raven]]', ['[[Rook|Rook, the raven]]']],
		['assets', '[Rook](Assets/Rook,%20old.md), [B](B.md)', ['[Rook](Assets/Rook,%20old.md)', '[B](B.md)']],
		['character', '[[A]], [[B]]', ['[[A]]', '[[B]]']],
		['character', 'Kestrel, the pilot', ['Kestrel, the pilot']],
		['rules', '[[A]],[[B]]', ['[[A]]', '[[B]]']],
		['abilities', '1, 3', ['1', '3']],
		['name', 'one, two', ['one, two']],
		['next', '+1, on a hit momentum +1 (Find an Opportunity)', ['+1, on a hit momentum +1 (Find an Opportunity)']],
	])('%s: %s', (key, text, items) => {
		expect(itemsInText(key, text)).toEqual(items);
	});

	it.each([
		{ was: 'impacts: wounded, shaken', now: ['wounded', 'shaken', 'scarred'], is: 'impacts: wounded, shaken, scarred' },
		{ was: 'impacts: Wounded, shaken', now: ['wounded'], is: 'impacts: Wounded' },
		{ was: 'impacts: wounded, shaken', now: [], is: 'impacts: []' },
		{ was: 'impacts: "wounded, shaken"', now: ['shaken', 'scarred'], is: 'impacts: "shaken, scarred"' },
		{ was: 'impacts: wounded', now: ['wounded', 'shaken'], is: 'impacts: [wounded, shaken]' },
	])('$was becomes $is', ({ was, now, is }) => {
		const note = noteOf(was);
		const { character } = read(was);
		expect(applyChanges(note, expectParsed(writeCharacter(note, character, { ...character, impacts: now })))).toBe(
			noteOf(is),
		);
	});

	it('tells of the impact that is misspelt, and the other counts', () => {
		const { character, problems } = read('impacts: wounded, wuonded');
		expect(character.impacts).toEqual(['wounded', 'wuonded']);
		expect(problems.map(({ message }) => message).join()).toContain('Did you mean “wounded”?');
	});
});

describe('a property that may be misspelt is told with the nearest', () => {
	it.each([
		['quests_legacy: 6', '“quests_legacy” of Kestrel is not read. Did you mean “quests”?'],
		['bonds_track: 6', '“bonds_track” of Kestrel is not read. Did you mean “bonds”?'],
		['sprit: 3', '“sprit” of Kestrel is not read. Did you mean “spirit”?'],
		['experiance: 3', '“experiance” of Kestrel is not read. Did you mean “experience”?'],
		['impact: [wounded]', '“impact” of Kestrel is not read. Did you mean “impacts”?'],
		['"experience_spend": 3', '“experience_spend” of Kestrel is not read. Did you mean “experience_spent”?'],
	])('%s', (line, says) => {
		expect(read(line).problems.map(({ message }) => message)).toEqual([says]);
	});

	it('a stat', () => {
		const note = noteOf('hearth: 2').replace('heart: 1\n', '');
		const { problems } = readCharacter('Kestrel', expectParsed(readFrontmatter(note)).values, ruleset);
		expect(problems.map(({ message }) => message)).toEqual(['“hearth” of Kestrel is not read. Did you mean “heart”?']);
	});

	it.each([
		'hearth: 2',
		'aliases: [Kes]',
		'tags: [pilot]',
		'pronouns: she',
		'age: 32',
		'created: 2026-01-02',
		'created: x',
	])('but %s is the player’s own', line => {
		expect(read(line).problems).toEqual([]);
	});

	it.each(['"Supply ": 2', '"supply\u00a0": 2', '"\u00a0Supply": 2', 'Supply : 2'])('%s is supply', line => {
		const note = noteOf(line).replace('supply: 3\n', '');
		const { character, problems } = readCharacter('Kestrel', expectParsed(readFrontmatter(note)).values, ruleset);
		expect(character.meters['supply']).toBe(2);
		expect(problems).toEqual([]);
	});
});

describe('several impacts in one item', () => {
	it.each([
		['impacts: ["wounded, shaken"]', ['wounded', 'shaken']],
		['impacts: ["Wounded,shaken", scarred]', ['wounded', 'shaken', 'scarred']],
		['impacts: [\'"lost, alone"\', shaken]', ['lost, alone', 'shaken']],
		['impacts:\n  - wounded, shaken', ['wounded', 'shaken']],
	])('%s are each one', (line, impacts) => {
		const { character, problems } = read(line);
		expect(character.impacts).toEqual(impacts);
		expect(problems).toEqual([]);
	});

	it.each([
		{ was: 'impacts: ["wounded, shaken"]', now: ['shaken'], is: 'impacts: ["shaken"]' },
		{ was: 'impacts: ["wounded, shaken"]', now: ['wounded', 'shaken', 'scarred'], impacts: 3 },
		{ was: 'impacts: [shaken]', now: ['shaken', 'lost, alone'], impacts: 2 },
	])('$was is written as $now, and read back so', ({ was, now, is }) => {
		const note = noteOf(was);
		const written = applyChanges(
			note,
			expectParsed(writeCharacter(note, read(was).character, { ...read(was).character, impacts: now })),
		);
		if (is !== undefined) expect(written).toBe(noteOf(is));
		expect(readCharacter('Kestrel', expectParsed(readFrontmatter(written)).values, ruleset).character.impacts).toEqual(
			now,
		);
	});
});

/** What nobody can know is told, counts as nothing, and stops what depends on it. */
describe('impacts that cannot be read', () => {
	const LINES = [
		'impacts: none',
		'impacts: {wounded: true}',
		'impacts: "#wounded #shaken"',
		'impacts: wounded and shaken',
		'impacts: [wounded; shaken]',
		'impacts: wounded / shaken',
		'impacts: ["[[wounded]]"]',
		'impacts: |\n  wounded\n  shaken',
		'wounded: true',
		'Permanently Harmed: yes',
	];

	it.each(LINES)('%s is told, and none of it is an impact', line => {
		const { character, problems } = read(line);
		expect(character.impacts).toEqual([]);
		expect(problems).toHaveLength(1);
		expect(Object.keys(character.unread ?? {})).toEqual(['impacts']);
	});

	it.each(LINES)('%s stops what depends on it, and nothing else', line => {
		const { character } = read(line);
		const stops = (change: Change) => unreadIn(character, [change]).length;
		expect(stops({ kind: 'value', what: 'health', from: 3, to: 4 })).toBe(1);
		expect(stops({ kind: 'value', what: 'momentum', from: 3, to: 4 })).toBe(1);
		expect(stops({ kind: 'event', what: 'shaken', event: 'marked' })).toBe(1);
		expect(momentumToBurn(character, ruleset).ok).toBe(false);
		expect(stops({ kind: 'value', what: 'health', from: 3, to: 2 })).toBe(0);
		expect(stops({ kind: 'value', what: 'quests', from: 0, to: 4 })).toBe(0);
	});

	it.each([
		'impacts: [cursed sword]',
		'impacts: [deeply wounded]',
		"impacts: can't sleep",
		'wounded: false',
		'wounded: 2019',
	])('but %s is as the player has it', line => {
		expect(read(line).problems).toEqual([]);
	});
});

describe('a bonus for a next move', () => {
	it.each([
		'next: ["+1 (Make Camp), +2 (Forge a Bond)"]',
		'next: "+1, +2"',
		'next: +1 and +2',
		'next: [soon]',
		'next: {a: 1}',
	])('%s is told, and no bonus is spent or taken beside it', line => {
		const { character, problems } = read(line);
		expect(problems.map(({ message }) => message)).toEqual([
			'next of Kestrel cannot be read. Write each bonus by itself, such as “next: ["+1 (Secure an Advantage)"]”.',
		]);
		expect(unreadIn(character, [{ kind: 'event', what: 'next +1 (Make Camp)', event: 'taken' }])).toHaveLength(1);
	});

	it.each([
		'next: ["+1 on Face Danger, on a hit momentum +1 (Make Camp)"]',
		'next: ["+1 (Make Camp, +2)", "+2 (Forge a Bond)"]',
	])('%s is read', line => {
		expect(read(line).problems).toEqual([]);
	});
});

/** Beside the meters, which have limits of their own. */
describe('a value that no rules can mean is told, and not reckoned with', () => {
	it.each([
		{ line: 'quests: -3', what: 'quests', says: 'Quests of Kestrel is −3, which counts from 0' },
		{ line: 'experience: -1', what: 'experience', says: 'Experience of Kestrel is −1, which counts from 0' },
		{ line: 'experience_spent: -2', what: 'experience spent', says: 'Experience spent of Kestrel is −2' },
	])('$line', ({ line, what, says }) => {
		const { character, problems } = read(line);
		const change = { kind: 'value', what, from: -1, to: 1, why: 'Fulfill Your Vow' } as const;
		expect(problems[0]?.message).toContain(says);
		expect(unreadIn(character, [change]).map(({ message }) => message)).toEqual([problems[0]?.message]);
		expect(unreadIn(character, [{ kind: 'value', what, from: -1, to: 0 }])).toEqual([]);
	});

	it('next: +99', () => {
		const { character, problems } = read('next: ["+99 (Make Camp)", "+1 (Make Camp)"]');
		expect(problems[0]?.message).toContain('next of Kestrel cannot be read');
		expect(character.next.map(({ add }) => add)).toEqual([1]);
	});

	it.each(['harm: 12', 'harm: -1', 'harm: lots'])('%s', line => {
		const { character, problems } = read(line);
		expect(wrongHarm(character, ruleset)?.message).toBe(problems[0]?.message);
	});

	it.each(['harm: 2', 'harm: 5', 'harm: 0'])('but %s is as it says', line => {
		expect(wrongHarm(read(line).character, ruleset)).toBeUndefined();
	});
});
