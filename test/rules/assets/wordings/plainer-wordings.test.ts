import { describe, expect, it } from 'vitest';
import type { PrintedAsset } from '../../../../src/rules/assets/printed-asset';
import { cardOf, readAbility } from '../../../../src/rules/assets/reading/read-ability';
import { PLAINER } from '../../../../src/rules/assets/wordings/plainer-wordings';
import { reworded } from '../../../../src/rules/assets/wordings/wording';
import { bundledRuleset } from '../../../../src/rules/bundled';
import { rulebook } from '../../../../src/rules/rulebook';
import { writeEffects } from '../../../../src/rules/effects/notation/write-notation';
import { useWords } from '../ability-words';

const book = rulebook(bundledRuleset('classic'));
const NAMES = { rolled: [], counters: [], meters: [] };

/** The uses and the own moment of the last ability of a card of our own, and what it leaves to the player. */
function readingOf(...texts: readonly string[]) {
	const abilities = texts.map(text => ({ text, controls: [], options: [], enhance_moves: [], moves: [] }));
	const asset = { _id: 'asset:reed/reed', name: 'Reed', controls: [], options: [], abilities };
	const card = cardOf(asset as unknown as PrintedAsset, book.ruleset);
	const { uses, reminders, moment } = readAbility(abilities.at(-1) as never, card);
	const { always = [], outcomes = {} } = moment ? book.effectsOf(moment) : {};
	return {
		uses: uses.map(useWords),
		shown: reminders.map(({ words }) => words),
		moment: [always, ...Object.values(outcomes)].map(writeEffects).filter(said => said !== ''),
		trigger: moment?.trigger.text,
	};
}

describe('each wording does what its example says', () => {
	it.each(PLAINER.map(each => [each.example[0], each] as const))('%s', (taken, wording) => {
		expect(reworded(taken, wording, NAMES)).toBe(wording.example[1]);
	});
});

describe('words around a rule that change nothing about it', () => {
	it.each([
		['[Compel] or [Sojourn] +heart, add +1.', ['Compel, Sojourn (+heart): add 1']],
		['When barefoot and you [Face Danger] on wet rocks, add +1.', ['Face Danger (on wet rocks while barefoot): add 1']],
		['When it snows and you [Make Camp], reroll any dice.', ['Make Camp (while it snows): after · Reroll any dice']],
		['When you [Heal] by a spring, you may wash the wound: add +2.', ['Heal (by a spring): add 2']],
		[
			'When you [Compel] by a curse, add +1; on a miss the curse turns — [Endure Stress].',
			['Compel (by a curse): add 1 · miss: Endure Stress'],
		],
		[
			'When you [Gather Information] at a grave, add +1. On a miss, [Endure Stress] (2 stress) from the whispers below.',
			['Gather Information (at a grave): add 1 · miss: Endure Stress (−2)'],
		],
		[
			'When you [Secure an Advantage] with a burning net, on a strong hit, inflict I harm.',
			['Secure an Advantage (with a burning net): strong_hit: Inflict +1 harm'],
		],
		[
			'When you [Heal] with salves, add +1; on a hit take +1 spirit more.',
			['Heal (with salves): add 1 · strong_hit: Take +1 spirit · weak_hit: Take +1 spirit'],
		],
		[
			'When you sing by the fire, you always gain +2 spirit on a strong hit.',
			['its moves (you sing by the fire): strong_hit: Take +2 spirit'],
		],
		[
			'Once per fight, you may [Compel] +wits and add +1 by showing the mark. On a weak hit, you have the initiative (instead of losing it).',
			['Compel (+wits by showing the mark), once per fight: add 1 · roll wits · weak_hit: You have initiative'],
		],
		[
			'When you score a strong hit on a [Clash], you may give up the initiative. If you do, add +2 to your next move.',
			['Clash: after strong_hit · Your foe has initiative, then Add +2 on your next move'],
		],
		[
			'When you fight beside your hound, deal +1 harm and gain +1 momentum on a hit.',
			[
				'its moves (you fight beside your hound): strong_hit: Inflict +1 harm, then Take +1 momentum · weak_hit: Inflict +1 harm, then Take +1 momentum',
			],
		],
		[
			'When you [End the Fight] by mercy, you may reroll any dice. If you do and miss, [Endure Stress] (1 stress).',
			['End the Fight (by mercy): Reroll any dice · miss: Endure Stress (−1)'],
		],
		[
			'When you [Strike] by a prayer (decide before rolling), inflict +1 harm on a hit. Then choose one way to repay the saint.\n\n  * Blood: [Endure Harm] (2).\n  * Tears: [Endure Stress] (1).',
			[
				'Strike (by a prayer), “Blood”: Endure Harm (−2) · strong_hit: Inflict +1 harm · weak_hit: Inflict +1 harm',
				'Strike (by a prayer), “Tears”: Endure Stress (−1) · strong_hit: Inflict +1 harm · weak_hit: Inflict +1 harm',
			],
		],
	])('%s', (text, uses) => {
		expect(readingOf(text)).toMatchObject({ uses, shown: [] });
	});

	it('may be those before what goes on from the ability above', () => {
		expect(
			readingOf('When you [Compel] a miller, take +1 spirit on a hit.', 'Same as above, but add +2.').uses,
		).toEqual(['Compel (a miller): add 2']);
	});
});

describe('what an ability gives by itself', () => {
	it.each([
		['When you rest in the mill, gain +2 spirit (+4 total).', ['spirit +2']],
		['When you feed from a willing friend, you gain other +1 health (restoring +3 in total).', ['health +1']],
		['When you wake at noon, you always lose 1 momentum no matter the result of your roll.', ['momentum -1']],
		['When you sleep in the rain, always gain -1 health.', ['health -1']],
		[
			'When you are pardoned, gain this ability at no cost. You may then exchange this asset for another with the same number of marked abilities.',
			[
				'tell Mark this ability at no cost.\nmay Exchange this asset for another with as many marked abilities\n\tasset discard\n\tasset gain',
			],
		],
		['When you bury a foe, take +1 experience as well as +2 momentum.', ['experience +1\nmomentum +2']],
	])('%s', (text, moment) => {
		expect(readingOf(text)).toMatchObject({ moment, shown: [] });
	});

	it('rolls behind a move of the book', () => {
		expect(
			readingOf(
				'After you [Fulfill Your Vow], one time only you may ask the elders for counsel. If you do, roll +heart. On a strong hit, take +1 experience and +2 momentum.',
			),
		).toMatchObject({
			trigger: 'When you ask the elders for counsel (one time only, after you Fulfill Your Vow)',
			moment: ['experience +1\nmomentum +2'],
			shown: [],
		});
	});
});

describe('what is not taken for such words', () => {
	it('keeps a price', () => {
		expect(readingOf('When you [Heal], you may burn your last torch: add +2.').uses).toEqual([]);
	});

	it('keeps the other way that is taken instead of the first', () => {
		const { uses } = readingOf('When you [Heal] a mule, add +1. Alternately, take +1 spirit on a hit.');
		expect(uses).toEqual([
			'Heal (a mule), “Add +1”: add 1',
			'Heal (a mule), “Take +1 spirit on a hit”: strong_hit: Take +1 spirit · weak_hit: Take +1 spirit',
		]);
	});
});
