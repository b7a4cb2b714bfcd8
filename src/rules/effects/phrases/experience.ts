import { given } from '../../core/collections';
import type { Effect } from '../effect';
import { chooseOne, numberOf, option, readByRank } from './builders';
import { BY_RANK } from './legacy';
import type { Phrase } from './phrase';
import { phrases } from './phrase-rows';

/** Experience earned and spent; assets gained, upgraded and lost. */
export const EXPERIENCE_PHRASES: readonly Phrase[] = phrases([
	// Earned

	{
		example: 'Mark experience (troublesome=2; dangerous=2; formidable=3; extreme=4; epic=6)',
		pattern: `(?:take|mark|earn|gain|get|receive) experience${BY_RANK}(?::? \\(?{by_rank}\\)?)`,
		effects: ({ by_rank }) =>
			/tick|box/i.test(by_rank) ? undefined : [{ kind: 'experience', by: { by_rank: readByRank(by_rank) } }],
	},
	{
		example: 'Take 2 experience for each marked ability on the lost assets (minimum 4 experience)',
		pattern:
			'(?:take|mark|earn|gain) {number} experience for (?:each|every) marked ability(?: on (?:the|your) [a-z ]+)?(?: \\(minimum (?:of )?{second_number} experience\\))?',
		effects: ({ number, second_number }) => [forEachAbility(number, second_number)],
	},
	[
		'Take 1 experience for every marked ability on your companion asset, and discard it',
		'take {number} experience for (?:each|every) marked ability on your companion asset,? and (?:remove|discard) it',
		'experience +{number} for each ability',
		'asset discard companion',
	],

	// Spent
	[
		'Spend 4 experience to add another asset, or 1 experience to upgrade one',
		'spend {number} experience to add (?:a new|another) asset,? or {second_number}(?: experience)? to upgrade (?:an asset|one)',
		'choose 1',
		'\t- Spend {number} experience to add a new asset',
		'\t\texperience -{number}',
		'\t\tasset gain',
		'\t- Spend {second_number} experience to upgrade an asset',
		'\t\texperience -{second_number}',
		'\t\tasset upgrade',
	],
	[
		'Spend 1 experience to upgrade an asset, or 4 to add another',
		'spend {number} experience to upgrade an asset,? or {second_number}(?: experience)? to add (?:a new asset|another(?: asset)?)',
		'choose 1',
		'\t- Spend {number} experience to upgrade an asset',
		'\t\texperience -{number}',
		'\t\tasset upgrade',
		'\t- Spend {second_number} experience to add a new asset',
		'\t\texperience -{second_number}',
		'\t\tasset gain',
	],
	[
		'Spend 3 experience to add a new asset',
		'spend {number} experience to add a new asset',
		'experience -{number}',
		'asset gain',
	],
	[
		'Spend 2 experience to upgrade an asset',
		'spend {number} experience to upgrade an asset',
		'experience -{number}',
		'asset upgrade',
	],
	[
		'Spend this experience only on new sails',
		'(?:spend this experience (?:only )?on|this experience may be spent when you) (?:\\[advance\\]|{words})',
	],

	// At a lower price
	{
		example: 'Add or upgrade a companion for 1 fewer experience',
		pattern:
			'(?:add|buy|gain|obtain|purchase|take)(?: and|,? or) upgrade {words} for {number} (?:fewer|less) experience',
		effects: ({ words, number }) => cheaper(words, numberOf(number), PRICES_OF_ASSETS),
	},
	{
		example: 'Add a companion for 1 fewer experience',
		pattern: '(?:add|buy|gain|obtain|purchase|take) (?!(?:and|or) ){words} for {number} (?:fewer|less) experience',
		effects: ({ words, number }) => cheaper(words, numberOf(number), PRICES_OF_ASSETS.slice(0, 1)),
	},
	{
		example: 'Upgrade a companion for 1 fewer experience',
		pattern: 'upgrade {words} for {number} (?:fewer|less) experience',
		effects: ({ words, number }) => cheaper(words, numberOf(number), PRICES_OF_ASSETS.slice(1)),
	},
	[
		'Purchase companions for 1 experience (instead of 3)',
		'(?:add|buy|gain|obtain|purchase|take) {words} for {number} experience,? \\(?instead of 3\\)?',
		'experience -{number}',
		'asset gain',
	],

	// Assets
	[
		'Discard an asset, and take 3 experience for every marked ability',
		'discard an? (?:single )?asset,? and take {number} experience for (?:each|every) marked ability',
		'asset discard',
		'experience +{number} for each ability',
	],
	{
		example: 'Discard the asset',
		pattern: '(?:discard|remove) (?:the|an?|this|your) (?:single )?asset',
		effects: (_words, { move }) => {
			const what = ASSET_OF.find(([says]) => says.test(move?.name ?? ''))?.[1];
			return [{ kind: 'asset', event: 'discard', ...given({ what }) }];
		},
	},
	[
		'Discard its asset, together with all modules and support vehicles',
		'discard (?:the|its|your) asset,? (?:along|together) with (?:any|all) modules and (?:docked )?support vehicles',
		'asset discard command vehicle',
		'asset discard modules',
		'may Discard a support vehicle, for each that is docked',
		'\tasset discard support vehicle',
	],
	['Take the HOME asset at no cost', 'take the \\[?home\\]? asset(?: at no cost)?', 'asset gain home'],
	[
		'Gain this ability at no cost',
		'(?:activate|gain|mark|take) this ability at no cost',
		'tell Mark this ability at no cost.',
	],
	[
		'Exchange this asset for another with the same number of marked abilities',
		'(?:you may )?(?:then )?exchange this asset for another with the same number of (?:marked )?abilities',
		'may Exchange this asset for another with as many marked abilities',
		'\tasset discard',
		'\tasset gain',
	],
	{
		example: 'Take two others (at no cost) to represent your new status',
		pattern: '(?:take|gain|add) {number} (?:others|other assets|new assets|assets) \\(?at no cost\\)?(?: to {words})?',
		effects: ({ number }) => Array.from({ length: numberOf(number) }, (): Effect => ({ kind: 'asset', event: 'gain' })),
	},
	['Gain a new asset', '(?:gain|add|take) an? (?:new |additional )?asset(?: at no cost)?', 'asset gain'],
	['Upgrade an asset', 'upgrade an asset', 'asset upgrade'],
]);

/** What the move Advance asks for. */
const PRICES_OF_ASSETS = [
	{ does: 'Add', event: 'gain', price: 3 },
	{ does: 'Upgrade', event: 'upgrade', price: 2 },
] as const;

function cheaper(
	what: string,
	less: number,
	ways: readonly (typeof PRICES_OF_ASSETS)[number][],
): readonly Effect[] | undefined {
	if (!ways.every(({ price }) => price >= less)) return undefined;
	const options = ways.map(({ does, event, price }) => {
		const paid: readonly Effect[] = price > less ? [{ kind: 'experience', by: less - price }] : [];
		return option(`${does} ${what}`, ...paid, { kind: 'asset', event });
	});
	return options.length > 1 ? [chooseOne(...options)] : options.flatMap(({ effects }) => effects);
}

/** The asset whose loss a move describes; "discard the asset" does not name it again. */
const ASSET_OF: readonly (readonly [RegExp, string])[] = [
	[/\bcompanion\b/i, 'companion'],
	[/\bdamage\b/i, 'vehicle'],
];

const forEachAbility = (number: string, least: string): Effect => ({
	kind: 'experience',
	by: numberOf(number),
	for_each: 'ability',
	...(least !== '' && { at_least: numberOf(least) }),
});
