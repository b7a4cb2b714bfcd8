import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { STATED_KEYS, statedProblems } from '../../../../scripts/rules/check-stated';
import { readStated, statedIn } from '../../../../scripts/stated-abilities.mjs';
import { RULESET_IDS } from '../../../../src/rules/books/bundled';

const problemsOf = (text: string) => statedProblems('classic', readStated(text, 'classic.yaml'));

/** An ability of Ironsworn with all that it needs, and more lines from the fifth on. */
const bind = (...lines: readonly string[]): string =>
	['Bind:', '  1:', '    letters: 307', '    reason: It says so.', ...lines.map(line => `    ${line}`)].join('\n');

describe('the files of stated abilities', () => {
	it.each(RULESET_IDS)('of %s can be played', id => {
		expect(statedProblems(id, statedIn(id))).toEqual([]);
	});

	it('may be absent, and then nothing is stated', () => {
		expect(statedIn('delve').assets).toEqual({});
	});
});

describe('the page beside the files', () => {
	const page = readFileSync(new URL('../../../../src/rules/corrections/abilities/README.md', import.meta.url), 'utf8');

	it('has an example that can be played', () => {
		const [, example = ''] = /```yaml\n(.*?)```/s.exec(page) ?? [];
		expect(example).not.toBe('');
		expect(problemsOf(example)).toEqual([]);
	});

	it('explains every key', () => {
		expect(STATED_KEYS.filter(key => !new RegExp(`\`${key}(?:: [^\`]*)?\``).test(page))).toEqual([]);
	});
});

describe('what is wrong in such a file', () => {
	it('is nothing in an ability with effects, own move, uses and a moment', () => {
		const text = bind(
			'own:',
			'  hit: momentum +1',
			'  miss: |',
			'    momentum -1',
			'    spirit -1',
			'uses:',
			'  - moves: [Strike]',
			'    add: 2',
			'    fallen: { outcomes: [miss], match: true }',
			'moment:',
			'  when: you wake',
			'  effects: table',
			'  rows:',
			"    - { min: 1, max: 3, text: 'No.', effects: '' }",
			"    - { min: 4, max: 6, text: 'Yes.', effects: momentum +1 }",
		);
		expect(problemsOf(text)).toEqual([]);
	});

	it.each([
		{
			what: 'an asset that the book does not have',
			text: bind().replace('Bind', 'Bnid'),
			says: '1: Bnid: “Bnid” is no asset of Ironsworn. Did you mean “Bind”?',
		},
		{
			what: 'an ability beyond those of the card',
			text: bind().replace('1:', '4:'),
			says: '2: Bind 4: The abilities of Bind are 1 to 3.',
		},
		{ what: 'an ability number that is none', text: bind().replace('1:', 'a:'), says: '2: Bind a: The abilities of' },
		{ what: 'nothing under an asset', text: 'Bind:', says: '1: Bind: Write the number of an ability under it' },
		{ what: 'nothing under an ability', text: 'Bind:\n  1:', says: '2: Bind 1: This is a list of keys' },
		{ what: 'a list in place of assets', text: '- Bind', says: '1: This is no list of assets.' },
		{
			what: 'a text that is not the one it was judged by',
			text: bind().replace('307', '300'),
			says: '3: Bind 1, letters: Its text has 307 letters and digits, not 300.',
		},
		{
			what: 'no reason',
			text: bind().replace(/\n {4}reason.*/, ''),
			says: '2: Bind 1: reason is missing.',
		},
		{
			what: 'a reason that is no sentence',
			text: bind().replace('says so.', 'says so'),
			says: '4: Bind 1, reason: reason is a sentence',
		},
		{ what: 'a misspelled key', text: bind('usess: []'), says: '5: Bind 1, usess: “usess” is no key here' },
		{
			what: 'instead: false',
			text: bind('instead: false'),
			says: '5: Bind 1, instead: instead is true, or is left out.',
		},
		{
			what: 'an effect that cannot be read',
			text: bind('own:', '  miss: lose 1 momentum'),
			says: '6: Bind 1, own miss: “lose 1 momentum” is not an effect.',
		},
		{
			what: 'a meter that neither the sheet nor a card has',
			text: bind('own:', '  miss: momentm -1'),
			says: '6: Bind 1, own miss: “momentm” is no meter of Ironsworn. Did you mean “momentum”?',
		},
		{
			what: 'an impact that the book does not have, in an option',
			text: bind('own:', '  miss: |', '    choose 1', '      - Be hurt', '        mark wuonded'),
			says: '6: Bind 1, own miss: “wuonded” is no impact of Ironsworn. Did you mean “wounded”?',
		},
		{
			what: 'a special track of another book',
			text: bind('own:', '  hit: quests +1 ticks'),
			says: '6: Bind 1, own hit: “quests” is no special track of Ironsworn.',
		},
		{
			what: 'an effect on the third line of several',
			text: bind('own:', '  hit: |', '    choose 1', '      - One', '        momentum', '      - Other'),
			says: '9: Bind 1, own hit: “momentum” is not an effect.',
		},
		{
			what: 'an effect of the second use',
			text: bind('uses:', '  - always: momentum +1', '  - always: momentum + one'),
			says: '7: Bind 1, uses 2 always: “momentum + one” is not an effect.',
		},
		{
			what: 'a place without effects',
			text: bind('own:', '  miss:'),
			says: "6: Bind 1, own miss: miss is effects in notation; '' for none.",
		},
		{
			what: 'a place that there is not',
			text: bind('uses:', '  - strong-hit: momentum +1'),
			says: '6: Bind 1, uses 1 strong-hit: “strong-hit” is no key here',
		},
		{
			what: 'a hit beside a strong hit',
			text: bind('own: { hit: momentum +1, strong_hit: momentum +2 }'),
			says: '5: Bind 1, own hit: hit stands for strong_hit and weak_hit.',
		},
		{
			what: 'a move that the book does not have, on which it is used',
			text: bind('uses:', '  - moves: [Stirke]'),
			says: '6: Bind 1, uses 1 moves: “Stirke” is no move of Ironsworn. Did you mean “Strike”?',
		},
		{
			what: 'a move that the book does not have, in an effect',
			text: bind('own:', '  miss: move Pay the Prise'),
			says: '6: Bind 1, own miss: “Pay the Prise” is no move of Ironsworn. Did you mean “Pay the Price”?',
		},
		{
			what: 'one move in place of a list',
			text: bind('uses:', '  - moves: Strike'),
			says: '6: Bind 1, uses 1 moves: moves is a list, each of which is a text.',
		},
		{
			what: 'an outcome that there is not',
			text: bind('uses:', '  - fallen: { outcomes: [strong] }'),
			says: '6: Bind 1, uses 1 fallen outcomes: outcomes is a list',
		},
		{
			what: 'something to roll that is no stat',
			text: bind('uses:', '  - roll: strength'),
			says: '2: Bind 1: A stated ability speaks of “strength”, which has no value.',
		},
		{
			what: 'a move of its own where the card has none',
			text: 'Berserker:\n  3:\n    letters: 208\n    reason: It says so.\n    own:\n      miss: momentum -1',
			says: '5: Berserker 3, own: This ability has no move of its own.',
		},
		{
			what: 'a moment without effects',
			text: bind('moment: { when: you wake }'),
			says: '5: Bind 1, moment: effects is missing.',
		},
		{
			what: 'a face that no row has',
			text: bind(
				'moment:',
				'  when: you wake',
				'  effects: table',
				'  rows:',
				"    - { min: 2, max: 6, text: So., effects: '' }",
			),
			says: '9: Bind 1, moment rows 1 min: This row begins with 1',
		},
		{
			what: 'rows that end before the die does',
			text: bind(
				'moment:',
				'  when: you wake',
				'  effects: table',
				'  rows:',
				"    - { min: 1, max: 5, text: So., effects: '' }",
			),
			says: '8: Bind 1, moment rows: The rows end with 5, and the die has 6 sides.',
		},
	])('may be $what', ({ text, says }) => {
		const problems = problemsOf(text);
		expect(problems).toHaveLength(1);
		expect(problems[0]).toContain(`classic.yaml:${says}`);
	});

	it('is told of each ability, not of the first alone', () => {
		const text = `${bind('own: { miss: nothing }')}\nWard:\n  9:\n`;
		expect(problemsOf(text).map(problem => /: (.*?)[,:]/.exec(problem)?.[1])).toEqual(['Bind 1', 'Ward 9']);
	});

	it.each([
		['a key twice', 'Bind:\n  1:\n    letters: 1\n    letters: 2', /^classic\.yaml: .*unique.*line 4/s],
		['a tab as indentation', 'Bind:\n\t1:\n', /^classic\.yaml: .*[Tt]ab.*line 2/s],
	])('is %s, which no YAML has', (_what, text, says) => {
		expect(() => readStated(text, 'classic.yaml')).toThrow(says);
	});
});
