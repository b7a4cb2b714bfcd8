import { describe, expect, it } from 'vitest';
import type { PrintedAsset } from '../../../../src/rules/assets/printed-asset';
import { cardOf, readAbility } from '../../../../src/rules/assets/reading/read-ability';
import { bundledRuleset } from '../../../../src/rules/bundled';
import { useWords } from '../ability-words';

const ruleset = bundledRuleset('classic');

/** The uses of the only ability of a card of our own, and what it leaves to the player. */
function readingOf(text: string) {
	const abilities = [{ text, controls: [], options: [], enhance_moves: [], moves: [] }];
	const asset = { _id: 'asset:reed/reed', name: 'Reed', controls: [], options: [], abilities };
	const { uses, reminders } = readAbility(abilities[0] as never, cardOf(asset as unknown as PrintedAsset, ruleset));
	return { uses: uses.map(useWords), shown: reminders.map(({ words }) => words) };
}

describe('a move that is named without being made', () => {
	it.each([
		[
			'When you [Clash] by telling your hawk to [Strike] first, add +1.',
			'Clash (by telling your hawk to Strike first): add 1',
		],
		['When you [Compel] in full [Battle] dress, add +2.', 'Compel (in full Battle dress): add 2'],
		[
			'When you [Heal] by asking the river to [Resupply] you, add +1.',
			'Heal (by asking the river to Resupply you): add 1',
		],
	])('%s', (text, use) => {
		expect(readingOf(text)).toEqual({ uses: [use], shown: [] });
	});
});

describe('another order of words', () => {
	it.each([
		[
			'When your hawk dives from a cloud, add +1 as you [Clash] with bandits.',
			['Clash (with bandits as your hawk dives from …): add 1'],
		],
		['Before you [Fulfill Your Vow], you may light a candle. If you do, add +1.', ['Fulfill Your Vow: add 1']],
		[
			'When you [Sojourn] alone, add +1. Additionally, when you [Compel] a miser, add +2.',
			['Sojourn (alone): add 1', 'Compel (a miser): add 2'],
		],
		['When you [Heal] with herbs, you may reroll any die.', ['Heal (with herbs): after · Reroll any one die']],
		[
			'When you [Heal] a horse, add +1. On a strong hit, take +1 spirit. On a weak hit, as above but the horse is lame for a day.',
			['Heal (a horse): add 1 · strong_hit: Take +1 spirit · weak_hit: Take +1 spirit'],
		],
		['When you make an adventure move at sea, add +1.', ['its moves (you make an adventure move at sea): add 1']],
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

	it('tells the harm of what the ability attacks with', () => {
		expect(readingOf('You may [Strike] +heart with a torch that inflicts 3 harm.').uses).toEqual([
			'Strike (+heart with a torch): roll heart · strong_hit: Inflict 3 harm instead of yours · weak_hit: Inflict 3 harm instead of yours',
		]);
	});
});
