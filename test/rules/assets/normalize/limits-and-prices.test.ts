import { describe, expect, it } from 'vitest';
import type { PrintedAsset } from '../../../../src/rules/assets/printed-asset';
import { cardOf, readAbility } from '../../../../src/rules/assets/parse/read-ability';
import { bundledRuleset } from '../../../../src/rules/books/bundled';
import { isShown } from '../../../../src/rules/effects/display-only-sentences';
import { saysIn } from '../../../../src/rules/effects/nested-effects';
import { effectsOfUse } from '../../../../src/rules/assets/ability';
import { useWords } from '../ability-words';

const ruleset = bundledRuleset('classic');

/** The uses of an ability of a card of our own, and what it leaves to the player. */
function readingOf(text: string, requirement = '') {
	const abilities = [{ text, controls: [], options: [], enhance_moves: [], moves: [] }];
	const control = { kind: 'meter', key: 'venom', name: 'venom', min: 0, max: 4, value: 4 };
	const asset = { _id: 'asset:fen/fen', name: 'Fen', requirement, controls: [control], options: [], abilities };
	const { uses, reminders } = readAbility(abilities[0] as never, cardOf(asset as unknown as PrintedAsset, ruleset));
	const said = uses.flatMap(use => saysIn(effectsOfUse(use)));
	return { uses: uses.map(useWords), shown: [...said, ...reminders.map(({ words }) => words)] };
}

describe('a limit in a sentence of its own is that of the use', () => {
	it.each([
		[
			'When you [Heal] by starlight, add +1. On a miss, suffer -1 supply. You may do this once per journey.',
			'Heal (by starlight), once per journey: add 1 · miss: Suffer −1 supply',
		],
	])('%s', (text, use) => {
		expect(readingOf(text)).toEqual({ uses: [use], shown: [] });
	});

	it('is shown where it may be about either of two uses', () => {
		const text = 'When you [Strike] from a raft, add +1. When you [Clash] on ice, add +2. Once per fight.';
		expect(readingOf(text).shown).toEqual(['Once per fight.']);
	});
});

describe('what an ability does not work on, or with, is shown', () => {
	it.each(['A hood negates this ability.'])('%s', sentence => {
		expect(readingOf(`When you [Compel] by song, add +2. ${sentence}`)).toEqual({
			uses: [expect.stringMatching(/^Compel \(by song\): add 2/)],
			shown: [sentence],
		});
	});
});

describe('a price is paid where the comma before it is missing', () => {
	it.each([
		['reduce your venom track by 1', 'Suffer −1 venom'],
		['reset your momentum', 'Reset momentum'],
	])('%s', (price, paid) => {
		const { uses, shown } = readingOf(`When you [Strike] with a smeared dart ${price} and add +1.`);
		expect(uses).toEqual([`Strike (with a smeared dart): add 1 · ${paid}`]);
		expect(shown).toEqual([]);
	});

	it('is shown where the card does not count what is paid', () => {
		const { uses, shown } = readingOf('When you [Strike] with a smeared dart lower your ink by 1 and add +1.');
		expect(uses).toEqual([]);
		expect(shown).toEqual(['reduce your ink by 1 and add +1']);
	});

	it('is none where it is what has happened', () => {
		const { uses, shown } = readingOf('When you [Endure Harm] and suffer -2 health and add +1.');
		expect(uses).toEqual([]);
		expect(shown).not.toEqual([]);
	});
});

describe('a hit that the roll cannot be is one of the move that follows', () => {
	it.each([
		['When you [Clash] and score a strong hit, you may kick: [Face Danger]. On a hit, take +1 momentum.', 'strong_hit'],
		['When you [Clash] and score a miss, [Endure Stress] (1 stress). On a hit, take +1 momentum.', 'miss'],
	])('%s', (text, outcome) => {
		const { uses, shown } = readingOf(text);
		expect(uses).toHaveLength(1);
		expect(uses[0]).toMatch(new RegExp(`after ${outcome} `));
		expect(shown).toEqual(['On a hit, take +1 momentum.']);
	});
});

describe('a roll that may be made besides leaves the rest without it', () => {
	it.each([
		[
			'When you [Compel] in a tavern, add +1. Additionally, you may roll +wits instead of +heart.',
			['Compel (in a tavern): add 1', 'Compel (in a tavern), “Roll +wits”: add 1 · roll wits'],
		],
		[
			'When you [Heal] by dusk, take +1 spirit on a hit. You may also roll +heart.',
			[
				'Heal (by dusk): strong_hit: Take +1 spirit · weak_hit: Take +1 spirit',
				'Heal (by dusk), “Roll +heart”: roll heart · strong_hit: Take +1 spirit · weak_hit: Take +1 spirit',
			],
		],
	])('%s', (text, uses) => {
		expect(readingOf(text)).toEqual({ uses, shown: [] });
	});

	it.each(['When you [Compel] in a tavern, add +1. You may roll +wits. If you do, take +1 spirit on a hit.'])(
		'is one use, where more depends on it: %s',
		text => {
			expect(readingOf(text).uses).toEqual([expect.stringMatching(/^Compel \(in a tavern\): add 1 · roll wits/)]);
		},
	);
});

describe('a situation is told in full, and tidily', () => {
	it.each([
		['After you have tamed a wolf and then use its trust to...', 'Compel (you use its trust to Compel): add 1'],
	])('%s', (requirement, use) => {
		expect(readingOf('[Compel], add +1.', requirement).uses).toEqual([use]);
	});
});

it.each([
	['A hood negates this ability', true],
	['This does not work on the deaf', true],
	['Your voice carries over the hills', false],
])('so it is at a time of its own: "%s" is shown: %s', (words, shown) => {
	expect(isShown(words)).toBe(shown);
});
