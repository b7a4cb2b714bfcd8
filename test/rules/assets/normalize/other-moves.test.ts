import { describe, expect, it } from 'vitest';
import type { PrintedAsset } from '../../../../src/rules/assets/printed-asset';
import { cardOf, readAbility } from '../../../../src/rules/assets/parse/read-ability';
import { bundledRuleset } from '../../../../src/rules/books/bundled';
import { rulebook } from '../../../../src/rules/books/rulebook';
import { useWords } from '../ability-words';

const bothHits = (words: string): string => words.replace(/strong_hit: ([^·]+) · weak_hit: \1(?=$| ·)/, 'hit: $1');

/** The uses of an ability that stands alone on a card with a counter, and what is shown because it was not understood. */
function readOwn(text: string) {
	const ability = { text, controls: [], options: [], enhance_moves: [], moves: [] };
	const controls = [{ kind: 'counter', key: 'luck', label: 'luck', min: 0, max: 6, value: 0 }];
	const asset = { _id: 'asset:reed/reed', name: 'Reed', controls, options: [], abilities: [ability] };
	const { uses, reminders } = readAbility(
		ability as never,
		cardOf(asset as unknown as PrintedAsset, bundledRuleset('classic')),
	);
	return { uses: uses.map(use => bothHits(useWords(use))), shown: reminders.map(({ words }) => words) };
}

function readPrinted(id: 'classic' | 'starforged' | 'sundered_isles', name: string, number: number) {
	const book = rulebook(bundledRuleset(id));
	const asset = book.abilities.card(name);
	const ability = asset?.abilities[number - 1];
	if (!asset || !ability) throw new Error(`${id} has no ${name} ${number}`);
	const { uses, reminders } = book.abilities.read(asset, ability);
	return { uses: uses.map(use => bothHits(useWords(use))), shown: reminders.map(({ words }) => words) };
}

describe('an ability that leads to another move is used on that move', () => {
	it.each([
		[
			'Once per fight, when you Clash, you may immediately Strike with your off hand; if you do, reroll any dice.',
			['Strike (with your off hand (as you Clash)), once per fight: after · Reroll any dice'],
		],
		[
			'When you Gather Information by eavesdropping, add +1. Use this to Compel and reroll any dice.',
			['Gather Information (by eavesdropping): add 1', 'Compel (using this): after · Reroll any dice'],
		],
		[
			'When you Sojourn among kin, add +1. On a hit, you may also reroll any dice for the next day as you Undertake a Journey.',
			['Sojourn (among kin): add 1', 'Undertake a Journey (for the next day (after a hit)): after · Reroll any dice'],
		],
		[
			'When you Face Death, add +1. On a weak hit, if you choose to bargain, roll +shadow as you Swear an Iron Vow.',
			['Face Death: add 1', 'Swear an Iron Vow (if you choose to bargain (after a …): roll shadow'],
		],
		[
			'When you Gather Information by dreaming, add +1. One time only, when you invoke the dream to see ahead, add +1.',
			['Gather Information (by dreaming): add 1', 'its moves (invoke the dream to see ahead), one time only: add 1'],
		],
	])('%s', (text, uses) => {
		expect(readOwn(text)).toEqual({ uses, shown: [] });
	});

	it.each([
		// what is paid for the roll is no other move, and its add is for the roll that it is paid for
		'When you Strike, you may Endure Harm with a grin. If you do, add +1.',
		'When you Turn the Tide, and your next move is not a Strike, add +1.',
		'When you Sojourn among kin, you may use this to Compel and add what they offer.',
		// the miss is that of the first move
		'When you Face Danger and score a miss, you may Secure an Advantage by fleeing; if you do, suffer -1 momentum.',
		// amounts that are bound, and dice that are counted
		'When you Strike, suffer -1, -2, or -3 supply and add that amount, but no more than +2.',
		'When you Strike, choose the force: 1 or 2. Add +that amount, unless you are wounded.',
		'When you Secure an Advantage, reroll one challenge die for each ally, to a maximum of two.',
	])('%s: stays to be shown', text => {
		expect(readOwn(text).uses).toEqual([]);
		expect(readOwn(text).shown).not.toEqual([]);
	});

	it.each([
		[
			'classic',
			'Thunder-Bringer',
			3,
			[
				'Strike (with all the fury and power you …): Reroll any dice, then A weak hit counts as a miss · strong_hit: Inflict +2 harm',
			],
		],
		['classic', 'Weaponmaster', 3, ['Strike (as you Turn the Tide with a …): add 1 · strong_hit: Inflict +2 harm']],
		['classic', 'Pretender', 2, ['Sojourn (under your false identity): roll shadow · hit: Take +1 momentum']],
		[
			'classic',
			'Sway',
			2,
			['Gather Information (from this person (after a strong hit …), one time only: after · Reroll any dice'],
		],
		[
			'sundered_isles',
			'Chase Guns',
			3,
			['Clash (by firing your chase guns as you …), one time only: Reroll any dice · strong_hit: Take +2 momentum'],
		],
	] as const)('%s, %s %i', (id, name, number, uses) => {
		expect(readPrinted(id, name, number)).toEqual({ uses, shown: [] });
	});
});

describe('an amount that the player chooses is a way for each', () => {
	it.each([
		[
			'When you Clash by throwing your weight about, choose your fervor: 1 or 2. Then, add +that amount. On a miss, Endure Harm equal to 1 + that amount.',
			[
				'Clash (by throwing your weight about), “Your fervor: 1”: add 1 · miss: Endure Harm (−2)',
				'Clash (by throwing your weight about), “Your fervor: 2”: add 2 · miss: Endure Harm (−3)',
			],
		],
		[
			'When you Heal, choose how much balm you use: 1 or 2. Add +that amount. When you Resupply, take +1 supply.',
			[
				'Heal, “How much balm you use: 1”: add 1',
				'Heal, “How much balm you use: 2”: add 2',
				'Resupply: Take +1 supply',
			],
		],
	])('%s', (text, uses) => {
		expect(readOwn(text)).toEqual({ uses, shown: [] });
	});

	it.each([
		'When you Clash, choose the force of the blow: 1, 2, or 3. Then, add half that amount.',
		'When you Sojourn, add +that amount.',
	])('%s: stays to be shown', text => {
		const { uses, shown } = readOwn(text);
		expect(uses.filter(use => use.includes('add'))).toEqual([]);
		expect(shown).not.toEqual([]);
	});

	it.each([
		[
			'sundered_isles',
			'Armored Prow',
			2,
			[1, 2, 3].map(
				force =>
					`Strike (by ramming your foe), “Force of the hit: ${force}”: add ${force} · strong_hit: Mark progress · weak_hit: Withstand Damage (−${force}) · miss: Withstand Damage (−${force})`,
			),
		],
		[
			'sundered_isles',
			'Cannoneer',
			1,
			[1, 2, 3].map(
				risk =>
					`Strike (using a vehicle's weapons, and hold your …), “Amount of momentum you risk: ${risk}”: add ${risk} · strong_hit: Mark progress · weak_hit: Lose Momentum (−${risk + 1}) · miss: Lose Momentum (−${risk + 1})`,
			),
		],
		[
			'starforged',
			'Expanded Hold',
			3,
			[1, 2, 3].map(
				cargo =>
					`its moves (to outrun a threat and have at …), “Suffer −${cargo} cargo”: add ${cargo} · Suffer −${cargo} cargo · hit: Take +2 momentum`,
			),
		],
	] as const)('%s, %s %i', (id, name, number, uses) => {
		expect(readPrinted(id, name, number)).toEqual({ uses, shown: [] });
	});
});

describe('what stands beside a roll', () => {
	it.each([
		[
			'When your momentum is at its max, you may reset momentum to leap from the wall as you Clash. If you do, add +2.',
			['Clash (to leap from the wall while your …): add 2 · Reset momentum'],
		],
		['When you Compel, add +1. If they are an ally, also give them +2 spirit on a hit.', ['Compel: add 1']],
	])('%s', (text, uses) => {
		expect(readOwn(text)).toEqual({ uses, shown: [] });
	});

	it.each(['When your luck is 0, you may Face Danger by trusting your gut.'])('%s: is not done unasked', text => {
		expect(readOwn(text).shown).not.toEqual([]);
	});

	it.each([
		[
			'classic',
			'Skirmisher',
			2,
			[
				'Strike (in close combat): add 1 · hit: Inflict +2 harm, then If the fight continues, then Face Danger +iron to recover your spear',
			],
		],
		['classic', 'Invoke', 2, ['Compel (+essence through a show of power): roll its essence · Suffer −1 essence']],
		[
			'starforged',
			'Internal Refit',
			1,
			[
				'Undertake an Expedition ((dangerous or greater) for the first leg …): Reroll any dice · hit: You may choose one',
			],
		],
		[
			'starforged',
			'Reinforced Hull',
			3,
			[
				'React Under Fire (by letting your reinforced hull take the …): add 1 · hit: Take +1 momentum · miss: Pay the Price with this module., then Mark the asset broken · strong_hit with a match: Take +1 momentum',
			],
		],
		[
			'starforged',
			'Exosuit',
			1,
			['its moves (you make a forceful, damaging, or resistant …): after · die its integrity · Lose Momentum (−1)'],
		],
		[
			'starforged',
			'Demolitionist',
			3,
			[
				'Take Decisive Action (to trigger an explosive device while your …): Reset momentum, then Reroll the challenge dice',
			],
		],
		[
			'sundered_isles',
			'Cohort',
			3,
			[
				'Secure an Advantage (by gathering your specialists to strategize or …): after · Reroll one die for each participating specialist',
			],
		],
		[
			'sundered_isles',
			'Submersible Mode',
			3,
			[
				'Strike (you are poised to Strike at a …), “Strike true”: roll shadow · Reroll any dice · strong_hit with a match: Take +2 momentum, then Add +1 on Strike',
				'Strike (you are poised to Strike at a …), “Strike hard”: roll shadow · hit: Mark progress · strong_hit with a match: Take +2 momentum, then Add +1 on Strike',
			],
		],
		[
			'sundered_isles',
			'Crew Commander',
			3,
			['Compel (your crew to action while your command …): hit: Take +2 command'],
		],
		[
			'sundered_isles',
			'Sorcerer',
			3,
			[
				'Swear an Iron Vow ((extreme or greater) to gather the components …): after · Reroll any dice',
				'Reach a Milestone (on this quest): Take +2 momentum',
				'Fulfill Your Vow (you enact the ritual to Fulfill Your …): after · Reroll the challenge dice, then Face Desolation',
			],
		],
	] as const)('%s, %s %i', (id, name, number, uses) => {
		expect(readPrinted(id, name, number)).toEqual({ uses, shown: [] });
	});
});
