import { given } from '../../collections';
import type { ByRank, Effect } from '../effect';
import { chooseOne, may, numberOf, option, readByRank } from './builders';
import type { Phrase } from './phrase';

/** Experience earned and spent; assets gained, upgraded and lost. */
export const EXPERIENCE_PHRASES: readonly Phrase[] = [
	// Earned
	{
		example: 'Take 2 experience',
		pattern: '(?:take|mark|earn|gain) {number} (?:bonus |extra |additional )?experience',
		effects: ({ number }) => [experience(numberOf(number))],
	},
	{
		example: 'Mark experience (troublesome=2; dangerous=2; formidable=3; extreme=4; epic=6)',
		pattern: '(?:take|mark|earn|gain) experience(?: per the rank of the {track})? \\({by_rank}\\)',
		effects: ({ by_rank }) => [experience({ by_rank: readByRank(by_rank) })],
	},
	{
		example: 'Take 2 experience for each marked ability on the lost assets (minimum 4 experience)',
		pattern:
			'(?:take|mark|earn|gain) {number} experience for (?:each|every) marked ability(?: on (?:the|your) [a-z ]+)?(?: \\(minimum (?:of )?{second_number} experience\\))?',
		effects: ({ number, second_number }) => [forEachAbility(number, second_number)],
	},
	{
		example: 'Take 1 experience for every marked ability on your companion asset, and discard it',
		pattern:
			'take {number} experience for (?:each|every) marked ability on your companion asset,? and (?:remove|discard) it',
		effects: ({ number }) => [forEachAbility(number, ''), { kind: 'asset', event: 'discard', what: 'companion' }],
	},

	// Spent
	{
		example: 'Spend 4 experience to add another asset, or 1 experience to upgrade one',
		pattern:
			'spend {number} experience to add (?:a new|another) asset,? or {second_number}(?: experience)? to upgrade (?:an asset|one)',
		effects: ({ number, second_number }) => [chooseOne(addAsset(number), upgradeAsset(second_number))],
	},
	{
		example: 'Spend 1 experience to upgrade an asset, or 4 to add another',
		pattern:
			'spend {number} experience to upgrade an asset,? or {second_number}(?: experience)? to add (?:a new asset|another(?: asset)?)',
		effects: ({ number, second_number }) => [chooseOne(upgradeAsset(number), addAsset(second_number))],
	},
	{
		example: 'Spend 3 experience to add a new asset',
		pattern: 'spend {number} experience to add a new asset',
		effects: ({ number }) => addAsset(number).effects,
	},
	{
		example: 'Spend 2 experience to upgrade an asset',
		pattern: 'spend {number} experience to upgrade an asset',
		effects: ({ number }) => upgradeAsset(number).effects,
	},
	{
		example: 'Spend this experience only on new sails',
		pattern: '(?:spend this experience (?:only )?on|this experience may be spent when you) .+',
		effects: () => [],
	},

	// Assets
	{
		example: 'Discard an asset, and take 3 experience for every marked ability',
		pattern: 'discard an? (?:single )?asset,? and take {number} experience for (?:each|every) marked ability',
		effects: ({ number }) => [{ kind: 'asset', event: 'discard' }, forEachAbility(number, '')],
	},
	{
		example: 'Discard the asset',
		pattern: '(?:discard|remove) (?:the|an?|this|your) (?:single )?asset',
		effects: (_words, { move }) => {
			const what = ASSET_OF.find(([says]) => says.test(move?.name ?? ''))?.[1];
			return [{ kind: 'asset', event: 'discard', ...given({ what }) }];
		},
	},
	{
		example: 'Discard its asset, together with all modules and support vehicles',
		pattern:
			'discard (?:the|its|your) asset,? (?:along|together) with (?:any|all) modules and (?:docked )?support vehicles',
		effects: () => [
			{ kind: 'asset', event: 'discard', what: 'command vehicle' },
			{ kind: 'asset', event: 'discard', what: 'modules' },
			may('Discard a support vehicle, for each that is docked', [
				{ kind: 'asset', event: 'discard', what: 'support vehicle' },
			]),
		],
	},
	{
		example: 'Take the HOME asset at no cost',
		pattern: 'take the \\[?home\\]? asset(?: at no cost)?',
		effects: () => [{ kind: 'asset', event: 'gain', what: 'home' }],
	},
	{
		example: 'Gain a new asset',
		pattern: '(?:gain|add|take) an? (?:new |additional )?asset(?: at no cost)?',
		effects: () => [{ kind: 'asset', event: 'gain' }],
	},
	{ example: 'Upgrade an asset', pattern: 'upgrade an asset', effects: () => [{ kind: 'asset', event: 'upgrade' }] },
];

/** The asset whose loss a move describes; "discard the asset" does not name it again. */
const ASSET_OF: readonly (readonly [RegExp, string])[] = [
	[/\bcompanion\b/i, 'companion'],
	[/\bdamage\b/i, 'vehicle'],
];

const experience = (by: number | ByRank): Effect => ({ kind: 'experience', by });

const forEachAbility = (number: string, least: string): Effect => ({
	kind: 'experience',
	by: numberOf(number),
	for_each: 'ability',
	...(least !== '' && { at_least: numberOf(least) }),
});

const addAsset = (number: string) =>
	option(`Spend ${number} experience to add a new asset`, experience(-numberOf(number)), {
		kind: 'asset',
		event: 'gain',
	});

const upgradeAsset = (number: string) =>
	option(`Spend ${number} experience to upgrade an asset`, experience(-numberOf(number)), {
		kind: 'asset',
		event: 'upgrade',
	});
