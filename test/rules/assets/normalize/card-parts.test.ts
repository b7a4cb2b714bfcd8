import { describe, expect, it } from 'vitest';
import type { PrintedAsset } from '../../../../src/rules/assets/printed-asset';
import { inFullSentence } from '../../../../src/rules/assets/parse/card-parts';
import { cardOf, readAbility } from '../../../../src/rules/assets/parse/read-ability';
import { bundledRuleset } from '../../../../src/rules/books/bundled';
import { useWords } from '../ability-words';

const ruleset = bundledRuleset('classic');

/** The uses of the only ability of a card of our own, and what it leaves to the player. */
function readingOf(text: string, around: { readonly requirement?: string; readonly description?: string } = {}) {
	const abilities = [{ text, controls: [], options: [], enhance_moves: [], moves: [] }];
	const asset = { _id: 'asset:reed/reed', name: 'Reed', controls: [], options: [], abilities, ...around };
	const { uses, reminders } = readAbility(abilities[0] as never, cardOf(asset as unknown as PrintedAsset, ruleset));
	return { uses: uses.map(useWords), shown: reminders.map(({ words }) => words) };
}

describe('a sentence that goes on in another part of the card', () => {
	it.each([
		[
			'begins in the requirement',
			'...on a frozen lake, add +1 and take +1 supply on a strong hit.',
			{ requirement: 'Once a fisher has taught you: When you Resupply...' },
			['Resupply (on a frozen lake): add 1 · strong_hit: Take +1 supply'],
		],
		[
			'ends in the description',
			'When you [Face Danger] by swimming...',
			{ description: 'You may roll +iron. If you do, add +1.' },
			['Face Danger (by swimming): add 1 · roll iron'],
		],
		[
			'has a rule for all abilities in the description',
			'When you [Clash] on a bridge, add +2.',
			{ description: 'Treat a weak hit as a miss on all abilities.' },
			['Clash (on a bridge): add 2 · A weak hit counts as a miss'],
		],
	])('%s', (_, text, around, uses) => {
		expect(readingOf(text, around)).toEqual({ uses, shown: [] });
	});

	it.each([['a trigger of its own', 'When you Clash, add +1.', { requirement: 'When you dive...' }]])(
		'is left alone with %s',
		(_, text, around) => {
			expect(inFullSentence(text, around)).toBe(text);
		},
	);
});

describe('a list in one line', () => {
	it.each([
		[
			'When you [Sojourn] among monks, choose one.\n\n\\  * Sing: Add +2.  * Fast: On a hit, take +1 spirit.',
			[
				'Sojourn (among monks), “Sing”: add 2',
				'Sojourn (among monks), “Fast”: strong_hit: Take +1 spirit · weak_hit: Take +1 spirit',
			],
		],
	])('%s', (text, uses) => {
		expect(readingOf(text)).toEqual({ uses, shown: [] });
	});
});
