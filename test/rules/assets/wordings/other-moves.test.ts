import { describe, expect, it } from 'vitest';
import type { PrintedAsset } from '../../../../src/rules/assets/printed-asset';
import { cardOf, readAbility } from '../../../../src/rules/assets/reading/read-ability';
import { bundledRuleset } from '../../../../src/rules/bundled';
import { rulebook } from '../../../../src/rules/rulebook';
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
			'When you Secure an Advantage from above, and your next move is a Strike, add +2 and take +1 momentum on a hit.',
			['Strike (as you Secure an Advantage from above): add 2 · hit: Take +1 momentum'],
		],
		[
			'When you Resupply by poaching, you may then Face Danger by hiding your tracks. If you do, add +1.',
			['Face Danger (by hiding your tracks (as you Resupply …): add 1'],
		],
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
			'When you Make Camp, add +1. If you score a hit when you Make Camp, add +1 when you Undertake a Journey at dawn.',
			['Make Camp: add 1', 'Undertake a Journey (at dawn (after a hit as you …): add 1'],
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
		[
			'classic',
			'Giant Spider',
			2,
			[
				'Face Danger (+shadow by sending your spider to secretly …): roll shadow',
				'Gather Information (using this): after · Reroll any dice',
			],
		],
		['classic', 'Pretender', 2, ['Sojourn (under your false identity): roll shadow · hit: Take +1 momentum']],
		[
			'classic',
			'Shadow-Kin',
			3,
			[
				'Face Death: roll shadow',
				'Fulfill Your Vow (on that quest where you mark experience): after strong_hit weak_hit · Take 2 experience',
				'Swear an Iron Vow (if you choose to undertake a deathbound …): roll shadow · Reroll any dice',
			],
		],
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
		[
			'sundered_isles',
			'Map Room',
			1,
			[
				'Secure an Advantage, Gather Information (by studying or preparing your maps before …): after · Reroll any dice',
				'Undertake an Expedition (for the first leg of the journey …): after · Reroll any dice',
			],
		],
		[
			'starforged',
			'Tech',
			3,
			[
				'Face Danger, Secure an Advantage (by creating a computer program to perform …): add 2 · hit: Take +1 momentum',
				'its moves (trigger the program to fulfill its purpose), one time only: after · Reroll any dice',
			],
		],
		[
			'sundered_isles',
			'Shipwright',
			2,
			[
				'Enter the Fray (+wits by studying the construction or configuration …): roll wits · strong_hit: Take +2 momentum',
				'its moves (using this insight to make a move), one time only, “after a strong hit”: after · Reroll any dice',
			],
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
			'When you Sojourn, decide the number of gifts you offer (1, 2, or 3) and add +that amount.',
			[
				'Sojourn, “Number of gifts you offer: 1”: add 1',
				'Sojourn, “Number of gifts you offer: 2”: add 2',
				'Sojourn, “Number of gifts you offer: 3”: add 3',
			],
		],
		[
			'When you Compel, you may flatter. If you do, suffer -1 or -2 momentum and add that amount. On a hit, take +1 supply.',
			[
				'Compel, “Suffer −1 momentum”: add 1 · Suffer −1 momentum · hit: Take +1 supply',
				'Compel, “Suffer −2 momentum”: add 2 · Suffer −2 momentum · hit: Take +1 supply',
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
			'Sniper',
			3,
			[1, 2, 3].map(
				lost =>
					`Secure an Advantage, Gain Ground (you Secure an Advantage by studying a …), “Lose Momentum (−${lost})”: add ${lost} · Lose Momentum (−${lost}) · strong_hit: Take +1 momentum`,
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
			'When you Strike from hiding, add +1. If you score a hit and the fight continues, Face Danger +shadow to slip away.',
			['Strike (from hiding): add 1 · hit: If the fight continues, then Face Danger +shadow to slip away'],
		],
		[
			'When you Clash in a crowd, add +1. If the fight continues, Face Danger.',
			['Clash (in a crowd): add 1 · If the fight continues, then Face Danger'],
		],
		[
			'You may Compel +shadow (and suffer -1 luck) by a veiled threat.',
			['Compel (+shadow by a veiled threat): roll shadow · Suffer −1 luck'],
		],
		[
			'When your luck is 0, you may Face Danger by trusting your gut; if you do, take +1 luck on a hit.',
			['Face Danger (by trusting your gut while your luck …): hit: Take +1 luck'],
		],
		[
			'When your momentum is at its max, you may reset momentum to leap from the wall as you Clash. If you do, add +2.',
			['Clash (to leap from the wall while your …): add 2 · Reset momentum'],
		],
		[
			'When you Swear an Iron Vow to avenge a friend, give that vow a special mark.',
			['Swear an Iron Vow (to avenge a friend): Give that vow a special mark.'],
		],
		[
			'When you Sojourn at an inn, add +1 for the first night of your stay.',
			['Sojourn (at an inn for the first night …): add 1'],
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
			'classic',
			'Oathbreaker',
			1,
			[
				'Swear an Iron Vow (to redeem yourself (extreme or greater)), one time only: Give that vow a special mark.',
				'Reach a Milestone (on the marked vow): Take +2 momentum',
			],
		],
		[
			'starforged',
			'Gunner',
			2,
			[
				'Take Decisive Action (by emptying your gun): Sacrifice Resources (−1), then Reroll one challenge die, then If the fight continues or you are caught up another fight, then Check Your Gear to see if you have more ammo on-hand',
			],
		],
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
				'React Under Fire (by letting your reinforced hull take the …): add 1 · hit: Take +1 momentum · miss: The price is this module., then Mark the asset broken · strong_hit with a match: Take +1 momentum',
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
			'starforged',
			'Empath',
			3,
			["Face Danger (to soothe a being's distress by creating …): roll spirit · hit: Take +1 momentum"],
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
