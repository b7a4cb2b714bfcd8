import { describe, expect, it } from 'vitest';
import { withKeywords } from '../../src/rules/core/keywords';
import { rows } from '../support/rows';

const KEYWORDS = [
	{ word: 'boost', rule: 'add +1' },
	{ word: 'advantage', rule: 'reroll one challenge die' },
	{ word: 'second wind', rule: 'take +1 momentum on a hit' },
];

describe('a keyword that is an instruction is its rule', () => {
	it.each(rows`
		When you Clash in the rain, boost. => When you Clash in the rain, add +1.
		When you Clash, you may boost your roll. => When you Clash, you may add +1.
		When you Clash, __boost__ it and mark progress. => When you Clash, add +1 and mark progress.
		When you Clash, gain a boost to the roll. => When you Clash, add +1.
		When you Clash, boost or take +1 momentum. => When you Clash, add +1 or take +1 momentum.
		Boost when it rains. => Boost when it rains.
		When you Clash, roll +iron with advantage. => When you Clash, roll +iron and reroll one challenge die.
		When you Clash, you have **advantage**. => When you Clash, reroll one challenge die.
		When you Clash, roll with advantage. On a hit, boost. => When you Clash, reroll one challenge die. On a hit, add +1.
		When you Clash, get second wind. => When you Clash, take +1 momentum on a hit.
	`)('%s', (text, read) => {
		expect(withKeywords(text, KEYWORDS)).toBe(read);
	});
});

it.each([
	'If you have advantage, take +1 momentum.',
	'When you boost, take +1 momentum.',
	'When you Clash, you cannot boost.',
	'When you Clash, you may not boost.',
	'When you Clash, take +1 momentum instead of boost.',
	'When you Clash, boost twice.',
	'When you Clash, lose advantage.',
	'When you Clash, boosters fail.',
	'When you [Secure an Advantage], take +1 momentum.',
])('elsewhere the word stays: %s', text => {
	expect(withKeywords(text, KEYWORDS)).toBe(text);
});
