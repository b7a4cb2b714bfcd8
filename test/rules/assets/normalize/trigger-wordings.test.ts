import { describe, expect, it } from 'vitest';
import { effectsOfUse } from '../../../../src/rules/assets/ability';
import type { PrintedAsset } from '../../../../src/rules/assets/printed-asset';
import { cardOf, readAbility } from '../../../../src/rules/assets/parse/read-ability';
import { bundledRuleset } from '../../../../src/rules/books/bundled';
import { saysIn } from '../../../../src/rules/effects/nested-effects';
import { writeEffects } from '../../../../src/rules/effects/notation/write-notation';
import { useWords } from '../ability-words';

const ruleset = bundledRuleset('starforged');

/** Reads the last of some texts, which are the abilities of one card of our own. */
function readingOf(...texts: readonly string[]) {
	const abilities = texts.map(text => ({ text, controls: [], options: [], enhance_moves: [], moves: [] }));
	const asset = { _id: 'asset:reed/reed', name: 'Reed', controls: [], options: [], abilities };
	const reading = readAbility(abilities.at(-1) as never, cardOf(asset as unknown as PrintedAsset, ruleset));
	const { uses, reminders } = reading;
	return {
		uses: uses.map(use => useWords(use).replace(/strong_hit: ([^·]+) · weak_hit: \1(?=$| ·)/, 'hit: $1')),
		shown: reminders.length + saysIn(uses.flatMap(effectsOfUse)).length > 0,
		reading,
	};
}

describe('another way to begin a trigger', () => {
	it('leaves a sentence alone that says something about the move itself', () => {
		expect(readingOf('When Heal is forbidden here, add +1.').uses).toEqual([]);
	});
});

describe('what is done without a comma before it', () => {
	it.each([
		['When you Hearten with music you can take +1 spirit.', 'Hearten (with music): Take +1 spirit'],
		['When you make a move by climbing, swimming or diving +1.', 'its moves (by climbing, swimming or diving): add 1'],
	])('%s', (text, use) => {
		expect(readingOf(text)).toMatchObject({ uses: [use], shown: false });
	});

	it.each([
		'When you Endure Harm you may give up this coat.',
		'When you Resupply and get a strong hit you may take an additional +supply.',
		'When the beacon is lit in a place where you Compel you may reroll any one die. On a hit, take +1 momentum.',
	])('shows what it cannot carry out: %s', text => {
		expect(readingOf(text)).toMatchObject({ uses: [], shown: true });
	});

	it.each([
		'When you make a move and roll +2',
		'When you make a move and you may +1',
		'When you lower your guard by +1',
	])('takes no other number for an add: %s', text => {
		expect(readingOf(text).uses).toEqual([]);
	});
});

describe('what is gained', () => {
	it.each([
		['When you Forge a Bond, mark +1 tick on your legacy discoveries.', 'Forge a Bond: Mark 1 tick on discoveries'],
		[
			'When you Reach a Milestone, mark 2 ticks on your quest legacy track.',
			'Reach a Milestone: Mark 2 ticks on quests',
		],
		['When you Sojourn, add 1 tick on your bonds legacy.', 'Sojourn: Mark 1 tick on bonds'],
		['When you React Under Fire, you may roll on your skiff’s +integrity.', 'React Under Fire: roll its integrity'],
	])('%s', (text, use) => {
		expect(readingOf(text)).toMatchObject({ uses: [use], shown: false });
	});

	it('makes a reward one rank higher, where there is a higher rank', () => {
		expect(readingOf('When you Fulfill Your Vow, make the legacy reward one rank higher.').uses[0]).toContain(
			'strong_hit: Mark 1, 2, 4, 4 or 0 ticks on quests, by rank',
		);
	});
});

describe('what holds for another move than the one before', () => {
	it('adds nothing to every roll, if the sentence before was not understood', () => {
		expect(readingOf('On a long night at the oars, roll twice. Add +1 to the roll.').uses).toEqual([]);
	});

	it('does not roll the first time with the stat of a reroll', () => {
		const text =
			'When you Strike and score a miss, you may shift your footing. If you do, reroll all dice, add +wits instead of +iron, and count a weak hit as a miss.';
		expect(readingOf(text)).toMatchObject({ uses: [], shown: true });
	});
});

describe('what other rules explain', () => {
	it.each([
		'When you Strike from above, surge.',
		'When you make a move to hide in reeds, surge and suffer -1 supply.',
		'When you make a move to sing, surge. On a miss, Pay the Price.',
		'When you make a move (not Compel) to soothe a crowd, surge.',
	])('does not carry out a part of it alone: %s', text => {
		expect(readingOf(text)).toMatchObject({ uses: [], shown: true });
	});

	it('shows what is marked on the card', () => {
		expect(readingOf('When you score a miss, you may set its health to 0 and mark them as exhausted.').shown).toBe(
			true,
		);
	});
});

describe('what is offered on an outcome', () => {
	it.each([
		[
			'When you Strike with an oar, add +1. On a miss, you may let go of it. If you do, Lose Momentum (-1). Then, reroll any dice.',
			[
				'Strike (with an oar): add 1',
				'Strike (with an oar), “on a miss”: after miss · Lose Momentum (−1), then Reroll any dice',
			],
		],
	])('takes no price for certain: %s', (text, uses) => {
		expect(readingOf(text).uses).toEqual(uses);
	});

	it('takes the price of a gain with it, and not alone', () => {
		const { reading } = readingOf(
			'When you Heal a beast, on a hit, you may take +1 spirit. If you do, suffer -1 supply.',
		);
		expect(writeEffects(reading.uses[0]?.after.outcomes.weak_hit ?? [])).toBe(
			'may Take +1 spirit and suffer -1 supply\n\tspirit +1\n\tsupply -1',
		);
	});
});

describe('a list', () => {
	it.each([
		'When you score a miss on Strike, Pay the Price by choosing one.\n\n* Cut: Endure Harm (-1)\n\n* Rusty: Suffer -1 supply',
		'When you Set a Course, choose one of their proposed paths.\n\n* Short: Add +1\n\n* Long: Take +1 supply on a hit.',
		'When you Heal a beast, add +1. If it is...\n\n* In a fight: Reroll one challenge die.',
		'Take both outcomes above.',
	])('is not carried out in all its parts or under no condition: %s', text => {
		expect(readingOf(text)).toMatchObject({ shown: true });
		expect(readingOf(text).uses.join()).not.toMatch(/Endure|challenge|Suffer/);
	});
});

describe('who and when', () => {
	it('does not take the wits of somebody else for yours', () => {
		expect(readingOf('When your guide makes a move to climb, roll +their wits.').uses).toEqual([]);
	});

	it('keeps the situation of any move when it is narrowed', () => {
		const { reading } = readingOf(
			'When you make a move to ambush, reroll any dice. If in a fight, mark progress on a hit.',
		);
		expect(reading.uses.at(-1)?.appliesTo).toMatchObject([{ moves: [], when: 'to ambush, if in a fight' }]);
	});
});

it('shows each option of a lasting choice', () => {
	const text =
		'Choose your school:\n\n  * __Reeds__ - You may add +1 when you are in a marsh.\n  * __Stones__ - You may add +1 on a hill.';
	expect(readingOf(text).reading.reminders.map(({ words }) => words.slice(0, 6))).toEqual(['Reeds ', 'Stones']);
});
