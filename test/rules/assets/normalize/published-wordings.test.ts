import { describe, expect, it } from 'vitest';
import { effectsOfUse } from '../../../../src/rules/assets/ability';
import type { PrintedAsset } from '../../../../src/rules/assets/printed-asset';
import { cardOf, readAbility } from '../../../../src/rules/assets/parse/read-ability';
import { bundledRuleset } from '../../../../src/rules/books/bundled';
import { saysIn } from '../../../../src/rules/effects/nested-effects';
import { withKeywords } from '../../../../src/rules/core/keywords';
import { useWords } from '../ability-words';

const ruleset = bundledRuleset('starforged');
const oil = { kind: 'meter', key: 'oil', label: 'oil', min: 0, max: 5, value: 5 };

/** Reads the last of some texts, which are the abilities of one card of our own; the card has up to 5 oil. */
function readingOf(...texts: readonly string[]) {
	const abilities = texts.map(text => ({ text, controls: [], options: [], enhance_moves: [], moves: [] }));
	const asset = { _id: 'asset:lamp/lamp', name: 'Lamp', controls: [oil], options: [], abilities };
	const { uses, reminders, moment } = readAbility(
		abilities.at(-1) as never,
		cardOf(asset as unknown as PrintedAsset, ruleset),
	);
	return {
		uses: uses.map(use => useWords(use).replace(/strong_hit: ([^·]+) · weak_hit: \1(?=$| ·)/, 'hit: $1')),
		shown: [...reminders.map(({ words }) => words), ...saysIn(uses.flatMap(effectsOfUse))],
		moment,
	};
}

describe('a bonus or reroll had from something else', () => {
	it.each([
		'When you Compel, you may use your momentum to reroll any dice.',
		'When you Compel, you may use your oil to reroll any dice.',
		'When you Compel, you may use your last two coins to add +1.',
		'When you Compel, you may rely on a bribe and suffer a loss to add +1.',
	])('is not had without what is spent: %s', text => {
		const { uses, shown } = readingOf(text);
		expect({ uses, isShown: shown.length > 0 }).toEqual({ uses: [], isShown: true });
	});
});

describe('one die of any kind', () => {
	const ONE = 'Reroll any one die';
	it.each([['When you Compel a miller, reroll any one die.', `Compel (a miller): after · ${ONE}`]])(
		'%s',
		(text, use) => {
			expect(readingOf(text).uses).toEqual([use]);
			expect(readingOf(text).shown).toEqual([]);
		},
	);

	it('is not the die of a table', () => {
		expect(readingOf('When you Strike, reroll one die for each foe.').uses).not.toContain(`Strike: after · ${ONE}`);
	});
});

describe('a result told behind a comma', () => {
	it.each([['When you Strike, add +1, on a hit take +1 momentum.', 'Strike: add 1 · hit: Take +1 momentum']])(
		'%s',
		(text, use) => {
			expect(readingOf(text)).toMatchObject({ uses: [use], shown: [] });
		},
	);
});

describe('a roll of its own', () => {
	const rolledBy = (text: string) => {
		const { moment } = readingOf(text);
		return [moment?.roll_type, moment?.trigger.conditions[0]?.roll_options, Object.keys(moment?.outcomes ?? {})];
	};

	it('may be with a meter of the sheet', () => {
		expect(rolledBy('When you listen to the lamp, roll +spirit. On a hit, take +2 oil. On a miss, lose it.')).toEqual([
			'action_roll',
			[{ using: 'condition_meter', condition_meter: 'spirit' }],
			['strong_hit', 'weak_hit', 'miss'],
		]);
	});
});

describe('the ability above for other moves', () => {
	const ABOVE = 'When you score a miss on Clash or Strike, you may Lose Momentum (-2) and reroll any dice.';
	it.each([['As above, but it can be used when you score a miss on Compel or Heal.', 'Compel, Heal']])(
		'%s',
		(text, moves) => {
			const above = readingOf(ABOVE).uses;
			const { uses, shown } = readingOf(ABOVE, text);
			expect(uses).toEqual(above.map(use => use.replace('Clash, Strike', moves)));
			expect([above.length, shown]).toEqual([1, []]);
		},
	);

	it.each([
		'As above, but on a weak hit on Compel.',
		'As above, but only once on Compel.',
		'As above, but when you score a hit on Compel.',
	])('is shown where more is changed than the moves: %s', text => {
		const { uses, shown } = readingOf(ABOVE, text);
		expect({ uses, isShown: shown.length > 0 }).toEqual({ uses: [], isShown: true });
	});
});

describe('what an effect looks like in the story', () => {
	it.each([
		[
			'When you Heal, add +1. On a miss, Endure Stress (-1) as the fever spreads.',
			'Heal: add 1 · miss: Endure Stress (−1)',
		],
		[
			'When you Endure Harm near your hound, your Companion Takes a Hit as well.',
			'Endure Harm (near your hound): Companion Takes a Hit',
		],
	])('%s', (text, use) => {
		expect(readingOf(text)).toMatchObject({ uses: [use], shown: [] });
	});

	it.each([
		'When you Strike, add +1. On a hit, take +1 momentum as the lamp allows (up to +3).',
		'When you Strike, add +1. On a hit, mark progress as above.',
	])('is told from a condition: %s', text => {
		expect(readingOf(text).shown).not.toEqual([]);
	});
});

it('a keyword that ends with a result has its price for every result', () => {
	const text = 'When you Strike, boost and suffer -1 oil.';
	const put = withKeywords(text, [{ word: 'boost', rule: 'add +1 and take +1 momentum on a hit' }]);
	expect(readingOf(put)).toMatchObject({ uses: ['Strike: add 1 · Suffer −1 oil · hit: Take +1 momentum'], shown: [] });
});

it('a second use of an ability that does not stack asks for nothing', () => {
	const above = 'When you make a move aided by the lamp, add +1.';
	expect(readingOf(above, 'You have a second lamp. It shines as above, but the benefits do not stack.').shown).toEqual(
		[],
	);
});
