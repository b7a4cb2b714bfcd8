import { describe, expect, it } from 'vitest';
import type { PrintedAsset } from '../../../src/rules/assets/printed-asset';
import { cardOf, readAbility } from '../../../src/rules/assets/read-ability';
import { bundledRuleset } from '../../../src/rules/bundled';
import { rulebook } from '../../../src/rules/rulebook';
import { useWords } from './ability-words';

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
			['Sojourn (among kin): add 1', 'Undertake a Journey (for the next day): after · Reroll any dice'],
		],
		[
			'When you Make Camp, add +1. If you score a hit when you Make Camp, add +1 when you Undertake a Journey at dawn.',
			['Make Camp: add 1', 'Undertake a Journey (at dawn (after a hit as you …): add 1'],
		],
		[
			'When you Face Death, add +1. On a weak hit, if you choose to bargain, roll +shadow as you Swear an Iron Vow.',
			['Face Death: add 1', 'Swear an Iron Vow (if you choose to bargain): roll shadow'],
		],
	])('%s', (text, uses) => {
		expect(readOwn(text)).toEqual({ uses, shown: [] });
	});

	it.each([
		// what is paid for the roll is no other move, and its add is for the roll that it is paid for
		'When you Strike, you may Endure Harm with a grin. If you do, add +1.',
		'When you Turn the Tide, and your next move is not a Strike, add +1.',
		'When you Sojourn among kin, you may use this to Compel and add what they offer.',
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
				'Undertake an Expedition (for the first leg of the journey): after · Reroll any dice',
			],
		],
	] as const)('%s, %s %i', (id, name, number, uses) => {
		expect(readPrinted(id, name, number)).toEqual({ uses, shown: [] });
	});
});
