import { describe, expect, it } from 'vitest';
import type { PrintedAsset } from '../../../../src/rules/assets/printed-asset';
import { cardOf, readAbility } from '../../../../src/rules/assets/reading/read-ability';
import { bundledRuleset } from '../../../../src/rules/bundled';
import { useWords } from '../ability-words';

const ruleset = bundledRuleset('classic');

/** What the only ability of a goat does, which has health and counts its bells. */
function readingOf(text: string, meters: readonly string[] = ['health', 'bells']) {
	const controls = meters.map(key => ({ kind: 'meter', key, label: key, min: 0, max: 5, value: 3, conditions: [] }));
	const abilities = [{ text, controls: [], options: [], enhance_moves: [], moves: [] }];
	const asset = { _id: 'asset:goat/goat', name: 'Goat', controls, options: [], abilities };
	const { uses, reminders } = readAbility(abilities[0] as never, cardOf(asset as unknown as PrintedAsset, ruleset));
	return { uses: uses.map(useWords), shown: reminders.map(({ words }) => words) };
}

describe('a value of the card is rolled, added and taken', () => {
	it.each([
		['When you [Clash] uphill, add +X, where X is its current health.', 'Clash (uphill): add its health'],
		['When you [Clash] uphill, add +X, where X equals its remaining bells.', 'Clash (uphill): add its bells'],
		[
			'When you [Clash] uphill, add +X, where X is the current value of the bell counter.',
			'Clash (uphill): add its bells',
		],
		['When you [Clash] uphill, roll +X, where X is the number of bells.', 'Clash (uphill): roll its bells'],
		["When you [Clash] uphill, you may add your goat's health.", 'Clash (uphill): add its health'],
		["When you [Clash] uphill, you may use your goat's health in place of a stat.", 'Clash (uphill): roll its health'],
		['When you [Clash] uphill, use its health rather than your iron.', 'Clash (uphill): roll its health'],
		[
			'When you [Clash] uphill and score a strong hit, take momentum equal to its current health.',
			'Clash (uphill): after strong_hit · Take momentum equal to the companion’s health',
		],
	])('%s', (text, use) => {
		expect(readingOf(text)).toEqual({ uses: [use], shown: [] });
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
