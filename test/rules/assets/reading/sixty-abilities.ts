/** An ability as a player writes it, and what it has to do. */
export interface UnseenAbility {
	readonly text: string;
	/** Each use: its moves, its situation and what it does. `hit: …` stands for both hits. */
	readonly uses?: readonly string[];
	/** The roll and the effects of the move that it makes, in notation. */
	readonly moment?: string;
	/** What is shown of it, so that it is not whole. */
	readonly left?: readonly string[];
}

/** The counters of the card that all of them are printed on. */
export const COUNTERS = ['luck'] as const;

/** Sixty abilities that were written before the reader knew how to read them; the order is that of the kinds. */
export const SIXTY: readonly UnseenAbility[] = [
	// A name before the trigger
	{
		text: 'Loyal: When you Face Danger to protect your hound, add +1.',
		uses: ['Face Danger (to protect your hound): add 1'],
	},
	{
		text: '**Keen nose.** When you Gather Information by following a scent, add +1 and take +1 momentum on a hit.',
		uses: ['Gather Information (by following a scent): add 1 · hit: Take +1 momentum'],
	},
	{
		text: 'Sure-footed — When you Undertake a Journey in the hills, add +1.',
		uses: ['Undertake a Journey (in the hills): add 1'],
	},
	{
		text: 'Old Friends: Once per journey, when you Sojourn among traders, take +1 supply on a hit.',
		uses: ['Sojourn (among traders), once per journey: hit: Take +1 supply'],
	},
	{
		text: '*Night eyes:* When you Face Danger in the dark, roll +wits.',
		uses: ['Face Danger (in the dark): roll wits'],
	},
	{
		text: 'Healing Hands: When you Heal a stranger, add +1. On a strong hit, take +1 spirit.',
		uses: ['Heal (a stranger): add 1 · strong_hit: Take +1 spirit'],
	},
	{
		text: 'Reckless: If you Strike without a care, add +1. On a miss, suffer -1 health.',
		uses: ['Strike (without a care): add 1 · miss: Suffer −1 health'],
	},
	{
		text: 'Second Wind – When you score a miss on Endure Harm, you may reroll any dice.',
		uses: ['Endure Harm: after miss · Reroll any dice'],
	},
	// Another stat
	{
		text: 'When you Compel by telling an old tale, you may instead roll +wits.',
		uses: ['Compel (by telling an old tale): roll wits'],
	},
	{
		text: 'When you Secure an Advantage with a song, you may roll +heart instead of +shadow.',
		uses: ['Secure an Advantage (with a song): roll heart'],
	},
	{ text: 'When you Strike with a net, use edge instead of iron.', uses: ['Strike (with a net): roll edge'] },
	{ text: 'You may roll +wits instead of +heart when you Compel a scholar.', uses: ['Compel (a scholar): roll wits'] },
	{
		text: 'When you Swear an Iron Vow before a crowd, roll +iron in place of +heart and add +1.',
		uses: ['Swear an Iron Vow (before a crowd): add 1 · roll iron'],
	},
	{
		text: 'When you Face Danger on thin ice, you can choose to roll with wits rather than edge.',
		uses: ['Face Danger (on thin ice): roll wits'],
	},
	// Counters of the card
	{ text: 'When you Sojourn, gain 1 luck.', uses: ['Sojourn: Take +1 luck'] },
	{
		text: 'When you score a strong hit with a match, gain 1 luck.',
		uses: ['its moves (you score a strong hit with a …): after strong_hit match · Take +1 luck'],
	},
	{ text: 'When you Face Danger, you may spend 1 luck to add +2.', uses: ['Face Danger: add 2 · Suffer −1 luck'] },
	{ text: 'Spend 1 luck to reroll any dice.', uses: ['its moves: after · Suffer −1 luck, then Reroll any dice'] },
	{ text: 'When you Sojourn, set luck to 3.', uses: ['Sojourn: Set luck to 3'] },
	{
		text: 'When you Resupply in the wild, increase luck by 1 on a hit.',
		uses: ['Resupply (in the wild): hit: Take +1 luck'],
	},
	{
		text: 'When you Gather Information from the dead, discard 1 luck from this card to take +1 momentum on a hit.',
		uses: ['Gather Information (from the dead): Suffer −1 luck · hit: Take +1 momentum'],
	},
	{
		text: 'When you Compel a gambler, you may remove one luck. If you do, add +1.',
		uses: ['Compel (a gambler): add 1 · Suffer −1 luck'],
	},
	// A roll of its own
	{
		text: 'When you Make Camp in the ruins, roll +wits. On a strong hit, take +1 spirit. On a miss, suffer -1 supply.',
		uses: ['Make Camp (in the ruins): roll wits · strong_hit: Take +1 spirit · miss: Suffer −1 supply'],
	},
	{
		text: 'When you wake the drowned bell, roll +shadow. On a strong hit, take +2 supply. On a weak hit, take +1 spirit. On a miss, Pay the Price.',
		moment: 'roll shadow · strong_hit: supply +2 · weak_hit: spirit +1 · miss: move Pay the Price',
	},
	{
		text: 'When a stranger first sees your mask, roll +heart. On a hit, take +1 spirit. On a miss, suffer -1 spirit.',
		moment: 'roll heart · strong_hit: spirit +1 · weak_hit: spirit +1 · miss: spirit -1',
	},
	{
		text: 'When you spend a night at the standing stones, roll +wits or +heart. On a strong hit, take +2 spirit. On a weak hit, take +1 spirit. On a miss, Endure Stress (-1).',
		moment: 'roll wits or heart · strong_hit: spirit +2 · weak_hit: spirit +1 · miss: move Endure Stress -1',
	},
	// The add in other words
	{ text: 'When you Forge a Bond with an elder, gain a +1.', uses: ['Forge a Bond (with an elder): add 1'] },
	{ text: 'When you Enter the Fray from above, you get +1 to the roll.', uses: ['Enter the Fray (from above): add 1'] },
	{ text: 'When you Heal with bog moss, take +2 to your roll.', uses: ['Heal (with bog moss): add 2'] },
	{ text: 'Gain +1 when you Draw the Circle.', uses: ['Draw the Circle: add 1'] },
	{ text: 'When you Face Danger by climbing, you have a +1 bonus.', uses: ['Face Danger (by climbing): add 1'] },
	{ text: 'When you Compel a child, add a bonus of +1.', uses: ['Compel (a child): add 1'] },
	// Ways to choose from
	{
		text: 'When you Secure an Advantage, choose one:\n\n  * Patient: Roll +wits and add +1.\n  * Bold: Roll +iron and take +1 momentum on a hit.',
		uses: [
			'Secure an Advantage, “Patient”: add 1 · roll wits',
			'Secure an Advantage, “Bold”: roll iron · hit: Take +1 momentum',
		],
	},
	{
		text: 'When you Strike, pick one of the following:\n\n  * Add +1.\n  * Inflict +1 harm on a hit.',
		uses: ['Strike, “Add +1”: add 1', 'Strike, “Inflict +1 harm on a hit”: hit: Inflict +1 harm'],
	},
	{
		text: 'When you Heal, choose one: add +2, or take +1 spirit on a hit.',
		uses: ['Heal, “Add +2”: add 2', 'Heal, “Take +1 spirit on a hit”: hit: Take +1 spirit'],
	},
	{
		text: 'When you Sojourn, either add +1 or take +1 supply on a hit.',
		uses: ['Sojourn, “Add +1”: add 1', 'Sojourn, “Take +1 supply on a hit”: hit: Take +1 supply'],
	},
	{
		text: 'When you Clash, select one:\n\n  * Shield: Add +1.\n  * Axe: On a hit, inflict +1 harm.',
		uses: ['Clash, “Shield”: add 1', 'Clash, “Axe”: hit: Inflict +1 harm'],
	},
	// A reroll at a price
	{
		text: 'When you Face Danger in a crowd, you may suffer -1 momentum to reroll one challenge die.',
		uses: ['Face Danger (in a crowd): after · Suffer −1 momentum, then Reroll one challenge die'],
	},
	{
		text: 'When you score a miss on Compel, you may Endure Stress (-1) to reroll any dice.',
		uses: ['Compel: after miss · Endure Stress (−1), then Reroll any dice'],
	},
	{
		text: 'You may reroll any dice when you Gather Information. If you do, suffer -1 supply.',
		uses: ['Gather Information: after · Reroll any dice, then Suffer −1 supply'],
	},
	{
		text: 'When you Strike, you may reroll any dice at the cost of -1 health.',
		uses: ['Strike: after · Suffer −1 health, then Reroll any dice'],
	},
	{
		text: 'Once per fight, you may reroll one challenge die when you Clash.',
		uses: ['Clash, once per fight: after · Reroll one challenge die'],
	},
	// Keywords that only their set of rules explains
	{ text: 'When you Face Danger by boat, gain *boost*.', left: ['you [Face Danger] by boat'] },
	{ text: 'When you Strike from the saddle, you have advantage.', left: ['you [Strike] from the saddle'] },
	// Allies
	{ text: 'When you or an ally Face Danger in the hills, add +1.', uses: ['Face Danger (in the hills): add 1'] },
	{
		text: 'When you Clash beside an ally, you both take +1 momentum on a hit.',
		uses: ['Clash (beside an ally): hit: Take +1 momentum'],
	},
	{
		text: 'When you or your companion Gather Information in a town, take +1 momentum on a hit.',
		uses: ['Gather Information (in a town): hit: Take +1 momentum'],
	},
	// What was rolled
	{
		text: 'When you Face Danger by stealth and score a strong hit, take +1 momentum.',
		uses: ['Face Danger (by stealth): after strong_hit · Take +1 momentum'],
	},
	{
		text: 'When you Compel with a gift, on a success take +1 supply.',
		uses: ['Compel (with a gift): hit: Take +1 supply'],
	},
	{
		text: 'When you Strike and get a strong hit, inflict +1 harm.',
		uses: ['Strike: after strong_hit · Inflict +1 harm'],
	},
	{
		text: 'When you roll a weak hit on Gather Information, take +1 momentum.',
		uses: ['Gather Information: after weak_hit · Take +1 momentum'],
	},
	{ text: 'When you fail to Heal, take +1 momentum.', uses: ['Heal: after miss · Take +1 momentum'] },
	{
		text: 'When you hit with Strike, take +1 momentum.',
		uses: ['Strike: after strong_hit weak_hit · Take +1 momentum'],
	},
	// Standing permissions
	{
		text: 'You can read the old tongue. When you Gather Information from runes, add +1.',
		uses: ['Gather Information (from runes): add 1'],
	},
	{ text: 'You may ignore 1 harm once per fight.', left: ['Once per fight, you may ignore 1 harm'] },
	{
		text: 'You can always Make Camp without suffering -1 supply.',
		left: ['You can always [Make Camp] without suffering -1 supply'],
	},
	// What replaces an outcome, and what has no meaning for the sheet
	{
		text: 'When you Strike with the old blade, you may instead roll +heart. You can turn a weak hit into a strong hit, once per fight.',
		uses: [
			'Strike (with the old blade): roll heart',
			'Strike (with the old blade), once per fight, “on a weak hit”: after weak_hit · Resolve as a strong hit',
		],
	},
	{
		text: 'When you Face Danger in the cold, add +1. If you do, mark a hole in your coat.',
		uses: ['Face Danger (in the cold): add 1 · Mark a hole in your coat.'],
		left: ['Mark a hole in your coat.'],
	},
	{
		text: 'When you Swear an Iron Vow to a ghost, treat a miss as a weak hit.',
		uses: ['Swear an Iron Vow (to a ghost): A miss counts as a weak hit'],
	},
	{
		text: 'When you Face Death by the sea, take a weak hit without rolling.',
		uses: ['Face Death (by the sea): weak_hit'],
	},
];

/** Written after the sixty were read, to see how far the kinds go; what is left of some of them is right to be left. */
export const MORE: readonly UnseenAbility[] = [
	// What is paid for an add
	{
		text: 'When you Face Danger under water, spend 1 luck to add +1.',
		uses: ['Face Danger (under water): add 1 · Suffer −1 luck'],
	},
	{ text: 'When you Strike, at the cost of 1 luck, add +1.', uses: ['Strike: add 1 · Suffer −1 luck'] },
	{ text: 'When you Strike, add +1 by spending one luck.', uses: ['Strike: add 1 · Suffer −1 luck'] },
	{ text: 'When you Strike, expend two luck: add +2.', uses: ['Strike: add 2 · Suffer −2 luck'] },
	{
		text: 'When you Face Danger under water, spend 1 oxygen to add +1.',
		left: ['spend 1 oxygen to add +1'],
	},
	{ text: 'When you Strike, at the cost of 2 charges, add +1.', left: ['spend 2 charges to add +1'] },
	{ text: 'If you spend 1 spirit when you Strike, add +2.', left: ['you spend 1 spirit when you [Strike]'] },
	// What helps in words of no number
	{ text: 'When you Strike at beasts, you have the edge.', left: ['you have the edge'] },
	{ text: 'When you Clash, you get the drop on them.', left: ['you get the drop on them'] },
	{ text: 'When you Clash, you go first.', left: ['you go first'] },
	{ text: 'When you Clash, count your iron as one higher.', left: ['count your iron as one higher'] },
	{ text: 'When you Sojourn, the doors are open to you.', left: ['the doors are open to you'] },
	{
		text: 'When you make a progress roll on a journey, you may reroll one challenge die.',
		uses: ['its moves (on a journey): after · Reroll one challenge die'],
	},
	{ text: 'You gain +1 to Undertake a Journey by sea.', uses: ['Undertake a Journey (by sea): add 1'] },
	{ text: 'Add +1 to any roll made to climb.', uses: ['its moves (to climb): add 1'] },
	{
		text: 'When you Undertake a Journey with your mule, on a hit, take +1 supply, but on a miss suffer -1 supply.',
		uses: ['Undertake a Journey (with your mule): hit: Take +1 supply · miss: Suffer −1 supply'],
	},
	{
		text: 'Once per session, when you score a miss, turn it into a weak hit.',
		uses: ['its moves (you score a miss), once per session: after miss · Resolve as a weak hit'],
	},
	{
		text: 'When you Resupply in the woods, use wits or shadow.',
		uses: ['Resupply (in the woods): roll wits or shadow'],
	},
	{
		text: 'When you Reach Your Destination, you may reroll one challenge die (once per journey).',
		uses: ['Reach Your Destination, once per journey: after · Reroll one challenge die'],
	},
	{
		text: 'Gain 1 luck when you score a strong hit on Gather Information.',
		uses: ['Gather Information: after strong_hit · Take +1 luck'],
	},
	{
		text: 'When you Compel by bargaining, you may pay 1 supply for an automatic weak hit.',
		uses: ['Compel (by bargaining): weak_hit · Suffer −1 supply'],
	},
	{
		text: 'Lucky: Once per session, reroll any dice on any move.',
		uses: ['its moves, once per session: after · Reroll any dice'],
	},
	{
		text: 'When you Strike with the long axe, add +1. You may suffer -1 supply to reroll any dice.',
		uses: [
			'Strike (with the long axe): add 1',
			'Strike (with the long axe), “Reroll any dice”: after · Suffer −1 supply, then Reroll any dice',
		],
	},
	{
		text: 'When you Strike with the long axe, add +1. Once per fight, take +1 momentum on a hit.',
		uses: ['Strike (with the long axe): add 1', 'Strike (with the long axe), once per fight: hit: Take +1 momentum'],
	},
	{
		text: 'When you Gather Information in a library, choose one:\n\n  * Study - Roll +wits and add +1.\n  * Bribe - Suffer -1 supply and take an automatic weak hit.',
		uses: [
			'Gather Information (in a library), “Study”: add 1 · roll wits',
			'Gather Information (in a library), “Bribe”: weak_hit · Suffer −1 supply',
		],
	},
	// What is shown, since it would be carried out too broadly or not at all
	{
		text: 'When you Turn the Tide, add +1 to the roll for each luck on this card.',
		left: ['add +1 to the roll for each luck on this card'],
	},
	{
		text: 'When you Compel someone in debt to you, add +1, or +2 if the debt is great.',
		left: ['add +1 or +2 if the debt is great'],
	},
	{
		text: 'When you Gather Information by scrying, gain a bonus equal to your luck.',
		left: ['you [Gather Information] by scrying'],
	},
	{
		text: 'When you Battle from horseback, treat 1s on your action die as 2s.',
		left: ['treat 1s on your action die as 2s'],
	},
];
