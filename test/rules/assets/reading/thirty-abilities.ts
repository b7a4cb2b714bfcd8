import type { UnseenAbility } from './sixty-abilities';

/**
 * Thirty more abilities, written without a look at the reader, with the reading that their words ask for. At the first
 * run 16 were whole, as one more than was expected, 13 were shown, and 1 was carried out wrongly.
 */
export const THIRTY: readonly UnseenAbility[] = [
	// A name before the trigger
	{
		text: 'Steady: When you Endure Stress while your lantern burns, add +1.',
		uses: ['Endure Stress (while your lantern burns): add 1'],
	},
	{
		text: 'Ghost Step (once per fight): When you Enter the Fray unseen, take an automatic strong hit.',
		uses: ['Enter the Fray (unseen), once per fight: strong_hit'],
	},
	// Another stat
	{
		text: 'When you Strike or Clash with a whip, you may roll +edge instead of +iron.',
		uses: ['Strike, Clash (with a whip): roll edge'],
	},
	{
		text: 'When you Secure an Advantage by setting a trap, you may instead roll +shadow, and on a hit take +1 momentum.',
		uses: ['Secure an Advantage (by setting a trap): roll shadow · hit: Take +1 momentum'],
	},
	{
		text: 'When you Face Desolation, roll +iron or +heart, whichever is higher, and add +1.',
		uses: ['Face Desolation: add 1 · roll iron or higher heart'],
	},
	// Adds
	{
		text: 'When you Face Danger to swim or dive, add +1 and, on a strong hit, take +1 momentum.',
		uses: ['Face Danger (to swim or dive): add 1 · strong_hit: Take +1 momentum'],
	},
	{ text: 'Whenever you Heal an animal, +2 to the roll.', uses: ['Heal (an animal): add 2'] },
	{
		text: 'When you Gather Information, if your lantern is lit, add +1.',
		uses: ['Gather Information (if your lantern is lit): add 1'],
	},
	{
		text: 'You can see in complete darkness. Add +1 when you Face Danger or Gather Information in a cave.',
		uses: ['Face Danger, Gather Information (in a cave): add 1'],
	},
	// Counters of the card
	{ text: 'When you Reach a Milestone, add 1 luck to this card.', uses: ['Reach a Milestone: Take +1 luck'] },
	{ text: 'When you Make Camp, reset luck to 2.', uses: ['Make Camp: Set luck to 2'] },
	{
		text: 'When you Turn the Tide, add +1; on a miss, lose all luck.',
		uses: ['Turn the Tide: add 1 · miss: Set luck to 0'],
	},
	{
		text: 'If luck is 3 or more, add +1 when you Compel.',
		uses: ['Compel (while luck is 3 or more): add 1'],
	},
	{
		text: 'When you suffer harm, you may lose 1 luck instead of 1 health.',
		moment: 'say You may lose 1 luck instead of 1 health.',
		left: ['You may lose 1 luck instead of 1 health.'],
	},
	// A reroll at a price
	{
		text: 'After you roll Face Danger, you may spend 1 luck to reroll any dice.',
		uses: ['Face Danger: after · Suffer −1 luck, then Reroll any dice'],
	},
	{
		text: 'When you Swear an Iron Vow to your crew, you may reroll any dice if you first Endure Stress (-1).',
		uses: ['Swear an Iron Vow (to your crew): after · Endure Stress (−1), then Reroll any dice'],
	},
	{
		text: 'When you Clash, you may sacrifice 1 health to reroll one of your challenge dice.',
		uses: ['Clash: after · Suffer −1 health, then Reroll one challenge die'],
	},
	{
		text: 'When you Gather Information at a tavern, you may suffer -1 supply. If you do, add +2.',
		uses: ['Gather Information (at a tavern): add 2 · Suffer −1 supply'],
	},
	// What was rolled
	{
		text: 'When you Resupply by hunting and score a hit, take an additional +1 supply.',
		uses: ['Resupply (by hunting): after strong_hit weak_hit · Take +1 supply'],
	},
	{
		text: 'When you Forge a Bond and score a miss, you may ignore the result and take a weak hit instead, once per session.',
		uses: ['Forge a Bond, once per session: after miss · Resolve as a weak hit'],
	},
	{
		text: 'On a success when you Undertake a Journey, take +1 momentum.',
		uses: ['Undertake a Journey: hit: Take +1 momentum'],
	},
	{
		text: 'When you Test Your Bond and roll a match, take +1 spirit.',
		uses: ['Test Your Bond: after match · Take +1 spirit'],
	},
	{
		text: 'When you Fulfill Your Vow and score a strong hit, take +1 spirit and +1 momentum.',
		uses: ['Fulfill Your Vow: after strong_hit · Take +1 spirit, then Take +1 momentum'],
	},
	// Ways to choose from
	{
		text: 'When you Enter the Fray, choose one approach:\n\n  * Swift: Roll +edge and take +1 momentum on a hit.\n  * Grim: Roll +iron. On a strong hit, take +2 momentum.',
		uses: [
			'Enter the Fray, “Swift”: roll edge · hit: Take +1 momentum',
			'Enter the Fray, “Grim”: roll iron · strong_hit: Take +2 momentum',
		],
	},
	{
		text: 'When you Face Danger, spend 1 luck and do one of these:\n\n  * Add +2.\n  * Take +2 momentum on a hit.',
		uses: [
			'Face Danger, “Add +2”: add 2 · Suffer −1 luck',
			'Face Danger, “Take +2 momentum on a hit”: Suffer −1 luck · hit: Take +2 momentum',
		],
	},
	// A roll of its own
	{
		text: 'When you wake in a strange place, roll +wits. On a strong hit, take +2 spirit. On a weak hit, take +1 spirit. On a miss, Pay the Price.',
		moment: 'roll wits · strong_hit: spirit +2 · weak_hit: spirit +1 · miss: move Pay the Price',
	},
	{
		text: 'Once per day, you may read the bones. Roll +shadow: on a strong hit, take +2 momentum; on a weak hit, take +1 spirit; on a miss, lose 1 spirit.',
		moment: 'roll shadow · strong_hit: momentum +2 · weak_hit: spirit +1 · miss: spirit -1',
	},
	// Keywords, allies and standing permissions: shown
	{ text: 'Gain boost when you Battle on home ground.', left: ['Gain boost when you [Battle] on home ground'] },
	{
		text: 'Allies who Sojourn with you take +1 spirit on a hit.',
		left: ['Allies who [Sojourn] with you take +1 spirit on a hit'],
	},
	{
		text: 'You never suffer -1 supply when you Make Camp.',
		left: ['You never suffer -1 supply when you [Make Camp]'],
	},
];
