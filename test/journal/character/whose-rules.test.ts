import { describe, expect, it } from 'vitest';
import type { Properties } from '../../../src/journal/frontmatter/properties';
import { rulesOf } from '../../../src/journal/character/character-rules';

const properties = (values: Readonly<Record<string, string | readonly string[]>>): Properties =>
	new Map(Object.entries(values));

describe('whose rules', () => {
	const rows: readonly (readonly [
		rule: string,
		character: Readonly<Record<string, string>>,
		journal: Readonly<Record<string, string>>,
		ruleset: string,
	])[] = [
		['the character says it', { ruleset: 'classic' }, {}, 'classic'],
		['the character wins', { ruleset: 'delve' }, { ruleset: 'starforged' }, 'delve'],
		['the journal says it otherwise', { ruleset: '' }, { ruleset: 'starforged' }, 'starforged'],
		['in words', { ruleset: 'Sundered Isles' }, {}, 'sundered_isles'],
		['as a link', { ruleset: '[[classic]]' }, {}, 'classic'],
	];
	it.each(rows)('%s', (_, character, journal, ruleset) => {
		expect(rulesOf(properties(character), properties(journal))).toEqual({ ok: true, value: { ruleset, rules: [] } });
	});

	it('lists the rules notes of both, the character’s first, each once', () => {
		const character = properties({ ruleset: 'starforged', rules: '[[House Rules|mine]]' });
		const journal = properties({ rules: ['[[Preview]]', 'rules/fishing.yaml', '[[House Rules]]'] });
		expect(rulesOf(character, journal)).toEqual({
			ok: true,
			value: { ruleset: 'starforged', rules: ['House Rules', 'Preview', 'rules/fishing.yaml'] },
		});
	});

	const bad: readonly { asked: Readonly<Record<string, string>>; code: string; says: string }[] = [
		{ asked: {}, code: 'no_ruleset', says: 'ruleset: starforged' },
		{ asked: { ruleset: 'starforgd' }, code: 'unknown_ruleset', says: 'Did you mean “ruleset: starforged”?' },
		{ asked: { ruleset: 'badlands' }, code: 'unknown_ruleset', says: 'classic, delve, starforged, sundered_isles' },
	];
	it.each(bad)('$asked is reported', ({ asked, code, says }) => {
		const reading = rulesOf(properties(asked), new Map());
		expect(reading).toMatchObject({ ok: false, problems: [{ code }] });
		expect(reading.ok ? '' : reading.problems[0]?.message).toContain(says);
	});

	it('a nested value is no ruleset', () => {
		expect(rulesOf(new Map([['ruleset', { kind: 'unsupported' }]]), new Map())).toMatchObject({
			ok: false,
			problems: [{ code: 'unknown_ruleset' }],
		});
	});
});
