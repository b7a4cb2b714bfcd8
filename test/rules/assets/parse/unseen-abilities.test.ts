import { expect, it } from 'vitest';
import { effectsOfUse, type AbilityReading } from '../../../../src/rules/assets/ability';
import type { PrintedAsset } from '../../../../src/rules/assets/printed-asset';
import { cardOf, readAbility } from '../../../../src/rules/assets/parse/read-ability';
import { bundledRuleset } from '../../../../src/rules/books/bundled';
import { everyEffect, saysIn } from '../../../../src/rules/effects/nested-effects';
import { writeEffects } from '../../../../src/rules/effects/notation/write-notation';
import { rulebook } from '../../../../src/rules/books/rulebook';
import { useWords } from '../ability-words';

/** An ability as a player writes it, and what it has to do. */
interface UnseenAbility {
	readonly text: string;
	/** Each use: its moves, its situation and what it does. `hit: …` stands for both hits. */
	readonly uses?: readonly string[];
	/** The roll and the effects of the move that it makes, in notation. */
	readonly moment?: string;
	/** What is shown of it, so that it is not whole. */
	readonly left?: readonly string[];
}

const ruleset = bundledRuleset('classic');
const book = rulebook(ruleset);

/** Reads a text as the only ability of a card that counts luck. */
function readingOf(text: string): AbilityReading {
	const ability = { text, controls: [], options: [], enhance_moves: [], moves: [] };
	const controls = [{ kind: 'counter', key: 'luck', label: 'luck', min: 0, max: 6, value: 0 }];
	const asset = { _id: 'asset:reed/reed', name: 'Reed', controls, options: [], abilities: [ability] };
	return readAbility(ability as never, cardOf(asset as unknown as PrintedAsset, ruleset));
}

/** "roll shadow · strong_hit: momentum +2", or the effects of a move without a roll. */
function momentWords({ moment }: AbilityReading): string | undefined {
	if (!moment) return undefined;
	const { always, outcomes } = book.effectsOf(moment);
	const options = moment.trigger.conditions.flatMap(({ roll_options }) => roll_options);
	const stats = options.flatMap(option => (option.using === 'stat' ? option.stat : []));
	return [
		stats.length > 0 ? `roll ${stats.join(' or ')}` : '',
		writeEffects(always),
		...Object.entries(outcomes).map(([outcome, list]) => (list.length > 0 ? `${outcome}: ${writeEffects(list)}` : '')),
	]
		.filter(Boolean)
		.join(' · ');
}

/** What is shown because it was not understood. */
const leftOf = ({ uses, reminders, moment }: AbilityReading): readonly string[] => [
	...reminders.map(({ words }) => words),
	...saysIn(uses.flatMap(effectsOfUse)),
	...saysIn(moment ? everyEffect(book.effectsOf(moment)) : []),
];

const bothHits = (words: string): string => words.replace(/strong_hit: ([^·]+) · weak_hit: \1(?=$| ·)/, 'hit: $1');

const readAs = (reading: AbilityReading) => ({
	uses: reading.uses.map(use => bothHits(useWords(use))),
	moment: momentWords(reading),
	left: leftOf(reading),
});

/** Abilities in the English of players, written before the reader knew how to read them. */
const UNSEEN: readonly UnseenAbility[] = [
	{
		text: '**Keen nose.** When you Gather Information by following a scent, add +1 and take +1 momentum on a hit.',
		uses: ['Gather Information (by following a scent): add 1 · hit: Take +1 momentum'],
	},
	{ text: 'You may roll +wits instead of +heart when you Compel a scholar.', uses: ['Compel (a scholar): roll wits'] },
	{ text: 'When you Face Danger by climbing, you have a +1 bonus.', uses: ['Face Danger (by climbing): add 1'] },
	{ text: 'When you Face Danger by boat, gain *boost*.', left: ['When you [Face Danger] by boat, gain boost'] },
	{
		text: 'When you Face Danger and get a weak hit, you can count it as a strong hit.',
		left: ['When you [Face Danger] and score a weak hit, you can count it as a strong hit'],
	},
	{
		text: 'When you Strike from the saddle, you have advantage.',
		left: ['When you [Strike] from the saddle, you have advantage'],
	},
	{ text: 'You may ignore 1 harm once per fight.', left: ['Once per fight, you may ignore 1 harm'] },
	{
		text: 'You can always Make Camp without suffering -1 supply.',
		left: ['You can always [Make Camp] without suffering -1 supply'],
	},
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
	{ text: 'When you Strike, at the cost of 1 luck, add +1.', uses: ['Strike: add 1 · Suffer −1 luck'] },
	{ text: 'When you Strike, expend two luck: add +2.', uses: ['Strike: add 2 · Suffer −2 luck'] },
	{
		text: 'When you Face Danger under water, spend 1 oxygen to add +1.',
		left: ['spend 1 oxygen to add +1'],
	},
	{ text: 'When you Strike, at the cost of 2 charges, add +1.', left: ['spend 2 charges to add +1'] },
	{ text: 'If you spend 1 spirit when you Strike, add +2.', left: ['If you spend 1 spirit when you [Strike], add +2'] },
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
		text: 'When you Resupply in the woods, use wits or shadow.',
		uses: ['Resupply (in the woods): roll wits or shadow'],
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
		text: 'When you Turn the Tide, add +1 to the roll for each luck on this card.',
		left: ['add +1 to the roll for each luck on this card'],
	},
	{
		text: 'When you Compel someone in debt to you, add +1, or +2 if the debt is great.',
		left: ['add +1 or +2 if the debt is great'],
	},
	{
		text: 'When you Gather Information by scrying, gain a bonus equal to your luck.',
		left: ['When you [Gather Information] by scrying, gain a bonus equal to your luck'],
	},
	{
		text: 'When you Battle from horseback, treat 1s on your action die as 2s.',
		left: ['treat 1s on your action die as 2s'],
	},
	{
		text: 'Ghost Step (once per fight): When you Enter the Fray unseen, take an automatic strong hit.',
		uses: ['Enter the Fray (unseen), once per fight: strong_hit'],
	},
	{ text: 'Whenever you Heal an animal, +2 to the roll.', uses: ['Heal (an animal): add 2'] },
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
	{
		text: 'After you roll Face Danger, you may spend 1 luck to reroll any dice.',
		uses: ['Face Danger: after · Suffer −1 luck, then Reroll any dice'],
	},
	{
		text: 'When you Swear an Iron Vow to your crew, you may reroll any dice if you first Endure Stress (-1).',
		uses: ['Swear an Iron Vow (to your crew): after · Endure Stress (−1), then Reroll any dice'],
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
		text: 'When you wake in a strange place, roll +wits. On a strong hit, take +2 spirit. On a weak hit, take +1 spirit. On a miss, Pay the Price.',
		moment: 'roll wits · strong_hit: spirit +2 · weak_hit: spirit +1 · miss: move Pay the Price',
	},
	{ text: 'Gain boost when you Battle on home ground.', left: ['Gain boost when you [Battle] on home ground'] },
	{
		text: 'Allies who Sojourn with you take +1 spirit on a hit.',
		left: ['Allies who [Sojourn] with you take +1 spirit on a hit'],
	},
	{
		text: 'When you Strike, on a hit envision the blow and take +1 momentum.',
		uses: ['Strike: hit: Take +1 momentum'],
	},
	{
		text: 'When you Heal, on a strong hit, as on a weak hit but also take +2 momentum.',
		left: ['on a strong hit, as on a weak hit but also take +2 momentum'],
	},
	{
		text: "Whenever you'd lose supply because of rats, you lose one less, unless you're at zero.",
		left: ["Whenever you'd lose supply because of rats, you lose one less, unless you're at zero."],
	},
	{
		text: 'You never suffer -1 supply when you Make Camp.',
		left: ['You never suffer -1 supply when you [Make Camp]'],
	},
];

it.each(UNSEEN)('$text', ({ text, uses = [], moment, left = [] }) => {
	expect(readAs(readingOf(text))).toEqual({ uses, moment, left });
});
