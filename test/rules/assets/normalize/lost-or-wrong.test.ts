import { describe, expect, it } from 'vitest';
import type { PrintedAsset } from '../../../../src/rules/assets/printed-asset';
import { cardOf, readAbility } from '../../../../src/rules/assets/parse/read-ability';
import { standingLimits } from '../../../../src/rules/assets/permanent-limits';
import { bundledRuleset } from '../../../../src/rules/books/bundled';
import { useWords } from '../ability-words';

const ruleset = bundledRuleset('classic');

/** The uses of the last ability of a card of our own, what it leaves to the player, and the situations of its uses. */
function readingOf(...texts: readonly string[]) {
	const abilities = texts.map(text => ({ text, controls: [], options: [], enhance_moves: [], moves: [] }));
	const control = { kind: 'meter', key: 'embers', name: 'embers', min: 0, max: 4, value: 4 };
	const asset = { _id: 'asset:fen/fen', name: 'Fen', controls: [control], options: [], abilities };
	const card = cardOf(asset as unknown as PrintedAsset, ruleset);
	const { uses, reminders, moment } = readAbility(abilities.at(-1) as never, card);
	return {
		uses: uses.map(useWords),
		shown: reminders.map(({ words }) => words),
		when: uses.flatMap(({ appliesTo }) => appliesTo.map(({ when }) => when)),
		moment: moment?.text,
	};
}

describe('a move that is named in the situation is not the move that is made', () => {
	it.each([
		['When you [Forge a Bond] with a ferryman after you [Fulfill Your Vow] for him, add +1.', 'Forge a Bond'],
		['When you [Sojourn] at an inn before you [Undertake a Journey] north, add +1.', 'Sojourn'],
		['When you [Heal] a rival once you have [Compel] their kin, add +2.', 'Heal'],
		['When you [Resupply] since you [Make Camp] by the brook, add +1.', 'Resupply'],
		['When you [Secure an Advantage] by humming an old [Battle] tune, add +1.', 'Secure an Advantage'],
		['When you [Face Danger] with the silver [Heal] charm, add +1.', 'Face Danger'],
		['When you [Compel] through the tale of a lost [Sojourn] guest, add +1.', 'Compel'],
		['When you [Gather Information] from a torn [Strike] drill book, add +1.', 'Gather Information'],
		['When you [Clash] for your [Compel] master, add +1.', 'Clash'],
	])('%s', (text, move) => {
		const { uses, shown } = readingOf(text);
		expect(uses).toHaveLength(1);
		expect(uses[0]).toMatch(new RegExp(`^${move} \\(`));
		expect(shown).toEqual([]);
	});

	it('leaves two moves that are both made', () => {
		expect(readingOf('When you [Heal] by candle or [Sojourn] by a hearth, add +1.').uses[0]).toMatch(/^Heal, Sojourn/);
	});
});

describe('an outcome behind a clause holds for the "but" behind it', () => {
	it.each([
		[
			'When you [Strike] with a rope, you may roll +wits. If you do, retain initiative on a weak hit but inflict only 1 harm.',
			'Strike (with a rope): roll wits · weak_hit: You have initiative, then Inflict 1 harm instead of yours',
		],
		[
			'When you [Compel] a judge, add +1 and take +1 momentum on a strong hit but suffer -1 spirit.',
			'Compel (a judge): add 1 · strong_hit: Take +1 momentum, then Suffer −1 spirit',
		],
	])('%s', (text, use) => {
		expect(readingOf(text)).toMatchObject({ uses: [use], shown: [] });
	});
});

describe('more harm is inflicted on a hit alone', () => {
	const hits = (harm: number) => `strong_hit: Inflict +${harm} harm · weak_hit: Inflict +${harm} harm`;

	it.each([
		[
			'When you [Strike] in wrath, inflict +1 harm. Then, suffer -1 supply.',
			`Strike (in wrath): Suffer −1 supply · ${hits(1)}`,
		],
	])('%s', (text, use) => {
		expect(readingOf(text)).toMatchObject({ uses: [use], shown: [] });
	});
});

describe('what was lost is carried out or shown', () => {
	it('reads a list that has nothing above it', () => {
		expect(
			readingOf('<ul><li>When you make a move using the lantern, take +1 momentum on a hit.</li></ul>').uses,
		).toEqual(['its moves (using the lantern): strong_hit: Take +1 momentum · weak_hit: Take +1 momentum']);
	});

	it('shows a list that no choice was read for', () => {
		const { moment } = readingOf(
			'When you meet a wraith, by the old rite you may...\n\n  * [Face Danger] +wits to hide.\n  * [Compel] +heart to bind it.',
		);
		expect(moment).toContain('Face Danger +wits to hide');
		expect(moment).toContain('Compel +heart to bind it');
	});

	it('shows a way with a reroll of the move that follows', () => {
		const { uses, shown } = readingOf(
			'When you [Strike] with a maul, choose one.\n\n  * Quick: Roll +edge.\n  * Last: Roll +iron. On a strong hit, you may [End the Fight] and reroll any dice.',
		);
		expect(uses).toEqual(['Strike (with a maul), “Quick”: roll edge']);
		expect(shown).toEqual(['On a strong hit, you may [End the Fight] and reroll any dice']);
	});

	it('offers what a way allows after the roll', () => {
		expect(
			readingOf(
				'When you [Strike] with a maul, choose one.\n\n  * Quick: Roll +edge.\n  * Sly: Roll +wits. On a miss, you may suffer -1 supply and reroll any dice.',
			).uses,
		).toContain('Strike (with a maul), “Sly, on a miss”: after miss · Suffer −1 supply, then Reroll any dice');
	});

	it('adds what a die is compared with to no roll', () => {
		expect(
			readingOf(
				'When you make a move to burn the gate, reroll your action die if its value is less than the embers +2.',
			).uses,
		).toEqual(['its moves (to burn the gate): after · Reroll the action die if its value is less than the embers +2']);
	});

	it('marks no progress for a time that only the player sees', () => {
		expect(readingOf('When you [Enter the Fray] by night, add +1 and mark progress on the first blow.').uses).toEqual(
			[],
		);
	});

	it('goes on from an ability above that is shown, with its moves', () => {
		const above = 'When you [Strike] with your knee, swap the lower die for the higher die.';
		expect(readingOf(above, 'As above, but add +1.').uses).toEqual(['Strike (with your knee): add 1']);
	});
});

it('gives no companion what another person takes', () => {
	const { moment } = readingOf(
		'When you lay hands on a stranger, roll +iron. On a strong hit, they take +2 health and you suffer -1 spirit.',
	);
	expect(moment).not.toMatch(/they take/i);
	expect(readingOf('When you whistle for your companion, they take +1 health.').moment).toMatch(/they take/i);
});

describe('a standing change of a maximum', () => {
	it.each([
		['You have one more maximum health.', 'health', 1],
		['Sturdy: your maximum supply is raised by 2.', 'supply', 2],
		['+1 max health.', 'health', 1],
		['Reduce your max spirit by 1.', 'spirit', -1],
	])('%s', (text, meter, by) => {
		expect(standingLimits({ text }).maximums).toEqual([{ meter, by }]);
		expect(readingOf(text).shown).toEqual([]);
	});

	it.each(['As with cursed: one less maximum spirit.', 'While you fast, you have one more maximum spirit.'])(
		'is shown where it holds at times: %s',
		text => {
			expect(standingLimits({ text }).maximums).toEqual([]);
			expect(readingOf(text).shown.length + (readingOf(text).moment ? 1 : 0)).toBeGreaterThan(0);
		},
	);
});

describe('what is said behind a use does not lose it', () => {
	it.each([
		[
			'When you [Battle] in the rain, you may reroll any dice. If you do and miss, [Endure Stress] (2 stress).',
			['Battle (in the rain): Reroll any dice · miss: Endure Stress (−2)'],
		],
		[
			'When you [Heal] a horse, add +1. On a strong hit, take +2 spirit. On a weak hit, as above but only take +1 spirit.',
			[
				'Heal (a horse): add 1 · strong_hit: Take +2 spirit · weak_hit: On a weak hit, as above but only take +1 spirit.',
			],
		],
	])('%s', (text, uses) => {
		expect(readingOf(text)).toMatchObject({ uses, shown: [] });
	});

	it('leaves Pay the Price, which has no such roll, to the player', () => {
		const { uses } = readingOf('When you [Pay the Price] at sea, you may convert the roll into a strong hit.');
		expect(uses).toEqual([]);
	});

	it('knows the hit of a move that is offered from its own', () => {
		const text =
			'When you [Secure an Advantage] with a net, you may immediately [Strike]. If you do and score a hit, take +2 momentum.';
		expect(readingOf(text).uses).toEqual([
			'Secure an Advantage (with a net): Strike',
			'Strike (at once after it): after strong_hit weak_hit · Take +2 momentum',
		]);
	});

	it('does not give all of it where a weak hit gives less', () => {
		const text =
			'When you read the bones, roll +wits. On a strong hit, add +2 when you [Gather Information] about them. On a weak hit, as above, but add +1 instead.';
		expect(readingOf(text).uses).toEqual(['Gather Information (about them), “after a strong hit”: add 2']);
	});
});

describe('the condition ahead of a move that is offered in a way of its own', () => {
	it.each([['When you are cornered, you may [Strike] by kicking and add +1.', 'by kicking (when you are cornered)']])(
		'is told with it: %s',
		(text, when) => {
			expect(readingOf(text)).toMatchObject({ when: [when], shown: [] });
		},
	);
});
