import { describe, expect, it } from 'vitest';
import { readingOf } from '../moment-reading';

describe('a move that is named without being made', () => {
	it.each([
		[
			'When you [Clash] by telling your hawk to [Strike] first, add +1.',
			'Clash (by telling your hawk to Strike first): add 1',
		],
		['When you [Compel] in full [Battle] dress, add +2.', 'Compel (in full Battle dress): add 2'],
	])('%s', (text, use) => {
		expect(readingOf(text)).toMatchObject({ uses: [use], shown: [] });
	});
});

describe('another order of words', () => {
	it.each([
		['Before you [Fulfill Your Vow], you may light a candle. If you do, add +1.', ['Fulfill Your Vow: add 1']],
		[
			'When you [Heal] a horse, add +1. On a strong hit, take +1 spirit. On a weak hit, as above but the horse is lame for a day.',
			['Heal (a horse): add 1 · strong_hit: Take +1 spirit · weak_hit: Take +1 spirit'],
		],
	])('%s', (text, uses) => {
		expect(readingOf(text).uses).toEqual(uses);
	});
});

describe('what is shown whole rather than read in half', () => {
	it.each([
		'When you [Strike] and score a strong hit, you may let the bell ring. If you do, roll +heart. On a hit, take +1 spirit.',
	])('%s', text => {
		const { uses, shown } = readingOf(text);
		expect(uses).toEqual([]);
		expect(shown.length).toBeGreaterThan(0);
	});
});
