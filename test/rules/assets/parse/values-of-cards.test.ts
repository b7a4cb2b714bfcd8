import { describe, expect, it } from 'vitest';
import { readingOf as readingWith } from '../moment-reading';

/** What the only ability of a goat does, which has health and counts its bells. */
const readingOf = (text: string, meters: readonly string[] = ['health', 'bells']) => {
	const controls = meters.map(key => ({ kind: 'meter', key, label: key, min: 0, max: 5, value: 3, conditions: [] }));
	return readingWith(text, 'classic', controls);
};

describe('a value of the card is rolled, added and taken', () => {
	it.each([
		[
			'When you [Clash] uphill, add +X, where X is the current value of the bell counter.',
			'Clash (uphill): add its bells',
		],
		["When you [Clash] uphill, you may use your goat's health in place of a stat.", 'Clash (uphill): roll its health'],
		[
			'When you [Clash] uphill and score a strong hit, take momentum equal to its current health.',
			'Clash (uphill): after strong_hit · Take momentum equal to the companion’s health',
		],
	])('%s', (text, use) => {
		expect(readingOf(text)).toMatchObject({ uses: [use], shown: [] });
	});

	it('the counter, where the card has one', () => {
		const text = 'When you [Clash] uphill, add +X, where X is the current value of the counter.';
		expect(readingOf(text, ['bells']).uses).toEqual(['Clash (uphill): add its bells']);
		expect(readingOf(text).uses).toEqual([]);
	});
});

it.each([
	'When you [Clash] uphill, add +X, where X is its age.',
	'When you [Clash] uphill, add +X, where X is the number of goats.',
	"When you [Clash] uphill, add the shepherd's wits.",
	"When you [Clash] uphill, use your goat's horns in place of a stat.",
	'When you [Clash] uphill, roll +X, where X is the health.',
])('a value that is nowhere is not read, and the health alone is whose the card does not say: %s', text => {
	expect(readingOf(text, ['bells']).uses).toEqual([]);
});
