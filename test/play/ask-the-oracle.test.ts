import { describe, expect, it } from 'vitest';
import {
	answerByHand,
	askTheOracle,
	isMatch,
	matchWords,
	oddsOf,
	oddsOfTwo,
} from '../../src/play/oracles/ask-the-oracle';
import { bundledRuleset, RULESET_IDS } from '../../src/rules/books/bundled';
import { rulebook } from '../../src/rules/books/rulebook';
import { scriptedDice } from '../support/scripted-dice';

const bookIn = (id: (typeof RULESET_IDS)[number]) => rulebook(bundledRuleset(id));
const ask = (id: (typeof RULESET_IDS)[number], odds: string, roll: number) =>
	askTheOracle({ question: 'Is it so?', odds }, bookIn(id), scriptedDice(roll));

describe('a yes', () => {
	it.each([
		{ id: 'starforged', odds: 'Likely', yes: 75, no: 76, rolls: '75 or less' },
		{ id: 'sundered_isles', odds: 'Small Chance', yes: 10, no: 11, rolls: '10 or less' },
		{ id: 'classic', odds: 'Likely', yes: 26, no: 25, rolls: '26 or more' },
		{ id: 'delve', odds: 'Almost Certain', yes: 11, no: 10, rolls: '11 or more' },
	] as const)('in $id, $odds, comes with $rolls', ({ id, odds, yes, no, rolls }) => {
		expect(ask(id, odds, yes)).toMatchObject({ answer: 'yes', roll: yes });
		expect(ask(id, odds, no)).toMatchObject({ answer: 'no', roll: no });
		expect(oddsOf(bookIn(id)).find(row => row.odds === odds)).toMatchObject({ rolls });
	});

	it.each(RULESET_IDS)('in %s has the same chances', id => {
		expect(oddsOf(bookIn(id)).map(({ yes }) => yes)).toEqual([10, 25, 50, 75, 90]);
		expect(oddsOfTwo(oddsOf(bookIn(id)))).toBe('Likely');
	});

	it('is asked at the odds of any spelling, and at no other', () => {
		expect(ask('starforged', 'small chance', 10)).toMatchObject({ answer: 'yes' });
		expect(askTheOracle({ question: '?', odds: 'Perhaps' }, bookIn('starforged'), scriptedDice())).toBeUndefined();
	});
});

describe('a match', () => {
	it.each([
		{ roll: 11, is: true },
		{ roll: 99, is: true },
		{ roll: 100, is: true },
		{ roll: 1, is: false },
		{ roll: 10, is: false },
		{ roll: 34, is: false },
	])('is $is of $roll', ({ roll, is }) => {
		expect(isMatch(roll)).toBe(is);
	});

	it.each(RULESET_IDS)('is reported in the words of %s', id => {
		expect(matchWords(bookIn(id))).toMatch(/^On a match\b.*\bextreme\b.*\btwist\b/);
	});
});

it('what is decided by hand is no roll', () => {
	const asked = { question: 'A feast', or: 'Drawn bows', odds: 'Likely' };
	expect(answerByHand(asked, 'no')).toEqual({ ...asked, answer: 'no', isMatch: false });
});
