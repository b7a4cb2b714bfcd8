import { describe, expect, it } from 'vitest';
import type { PrintedAsset } from '../../../../src/rules/assets/printed-asset';
import { cardOf, readAbility } from '../../../../src/rules/assets/reading/read-ability';
import { bundledRuleset } from '../../../../src/rules/bundled';
import { isShown } from '../../../../src/rules/effects/shown-words';
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
		['When you [Strike] from a raft, add +1. Once per fight.', 'Strike (from a raft), once per fight: add 1'],
		[
			'When you [Heal] by starlight, add +1. On a miss, suffer -1 supply. You may do this once per journey.',
			'Heal (by starlight), once per journey: add 1 · miss: Suffer −1 supply',
		],
		['When you [Clash] on ice, add +2. Usable only once per scene.', 'Clash (on ice), once per scene: add 2'],
		[
			'When you whistle for the wind, you may roll +heart instead of any other stat. Once per scene.',
			'its moves (you whistle for the wind), once per scene: roll heart',
		],
	])('%s', (text, use) => {
		expect(readingOf(text)).toEqual({ uses: [use], shown: [] });
	});

	it('is shown where it may be about either of two uses', () => {
		const text = 'When you [Strike] from a raft, add +1. When you [Clash] on ice, add +2. Once per fight.';
		expect(readingOf(text).shown).toEqual(['Once per fight.']);
	});

	it('is none in a sentence that says more', () => {
		const text = 'When you [Strike] from a raft, add +1. Once per year the raft is blessed.';
		expect(readingOf(text).uses).toEqual(['Strike (from a raft): add 1']);
	});
});

describe('what an ability does not work on, or with, is shown', () => {
	it.each([
		'A hood negates this ability.',
		'Thick wool cancels both effects of this ability.',
		'This does not work on the deaf.',
		'It has no effect on stone.',
		'Only works on sailors.',
		'You cannot use this while gagged.',
		'Not in a fight.',
		'Owls are immune to this ability.',
		'Requires a lute.',
	])('%s', sentence => {
		expect(readingOf(`When you [Compel] by song, add +2. ${sentence}`)).toEqual({
			uses: [expect.stringMatching(/^Compel \(by song\): add 2/)],
			shown: [sentence],
		});
	});

	it.each([
		'Your voice carries over the hills.',
		'The song is old, and only your kin know it.',
		'It is not a loud song.',
	])('%s is story', sentence => {
		expect(readingOf(`When you [Compel] by song, add +2. ${sentence}`).shown).toEqual([]);
	});
});

describe('a price is paid where the comma before it is missing', () => {
	it.each([
		['reduce your venom track by 1', 'Suffer −1 venom'],
		['lower your venom by 2', 'Suffer −2 venom'],
		['suffer -1 health', 'Suffer −1 health'],
		['lose 1 supply', 'Suffer −1 supply'],
		['reset your momentum', 'Reset momentum'],
		['[Endure Harm] (1 harm)', 'Endure Harm (−1)'],
	])('%s', (price, paid) => {
		const { uses, shown } = readingOf(`When you [Strike] with a smeared dart ${price} and add +1.`);
		expect(uses).toEqual([`Strike (with a smeared dart): add 1 · ${paid}`]);
		expect(shown).toEqual([]);
	});

	it('is shown where the card does not count what is paid', () => {
		const { uses, shown } = readingOf('When you [Strike] with a smeared dart lower your ink by 1 and add +1.');
		expect(uses).toHaveLength(1);
		expect(shown).toEqual(['Reduce your ink by 1.']);
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

	it.each([
		'When you [Clash] and score a miss, reroll any dice. On a hit, take +1 momentum.',
		'When you [Clash] and score a hit, take +1 momentum. On a strong hit, inflict +1 harm.',
		'When you [Clash] and score a miss, suffer -1 supply. On a miss with a match, suffer -1 spirit.',
	])('is of the roll itself: %s', text => {
		expect(readingOf(text).shown).toEqual([]);
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

	it.each([
		'When you [Compel] in a tavern, you may roll +wits instead of +heart. If you do, add +1.',
		'When you [Compel] in a tavern, add +1. You may roll +wits. If you do, take +1 spirit on a hit.',
	])('is one use, where more depends on it: %s', text => {
		expect(readingOf(text).uses).toEqual([expect.stringMatching(/^Compel \(in a tavern\): add 1 · roll wits/)]);
	});
});

describe('a situation is told in full, and tidily', () => {
	it.each([
		['When you [Strike] from afar, your owl screeches: add +1.', 'Strike (from afar, your owl screeches): add 1'],
		['Add +1 to all [Face Danger] rolls when in snow.', 'Face Danger (in snow): add 1'],
	])('%s', (text, use) => {
		expect(readingOf(text).uses).toEqual([use]);
	});

	it.each([
		['After you have tamed a wolf and then use its trust to...', 'Compel (you use its trust to Compel): add 1'],
		['Once you own a mill, draw on its fame to...', 'Compel (you draw on its fame to Compel): add 1'],
		['After you have tamed a wolf.', 'Compel: add 1'],
	])('%s', (requirement, use) => {
		expect(readingOf('[Compel], add +1.', requirement).uses).toEqual([use]);
	});
});

it.each([
	['When you Aid an Ally with a drum, add +1.', 'Aid Your Ally (with a drum): add 1'],
	[
		'When you Aid an Ally, [Battle], or [Clash] with a drum, add +1.',
		'Aid Your Ally, Battle, Clash (with a drum): add 1',
	],
	['When you [Compel] to aid an ally, add +1.', 'Compel (to aid an ally): add 1'],
])('an ally is aided by the move of that name: %s', (text, use) => {
	expect(readingOf(text).uses).toEqual([use]);
});

it.each([
	['A hood negates this ability', true],
	['This does not work on the deaf', true],
	['Your voice carries over the hills', false],
])('so it is at a time of its own: "%s" is shown: %s', (words, shown) => {
	expect(isShown(words)).toBe(shown);
});
