import { getOwn } from '../../collections';
import type { Effect } from '../effect';
import { amountOf, meterEffect, numberOf } from './builders';
import type { Phrase, PhraseContext, Captures } from './phrase';

const GAIN = '(?:take|gain|regain|recover|restore|heal|receive|get|earn)';
const LOSS = '(?:suffer|lose|spend|pay|deduct)';
/** "2", "+2" or "two"; the verb says whether it is gained or lost. */
const NUMBER = '(?:{n}|{number})';
const SECOND_NUMBER = '(?:{m}|{second_number})';

/** Plain English equivalents of "take +1 momentum": numbers without a sign, or in words. */
export const PLAIN_PHRASES: readonly Phrase[] = [
	{
		example: 'Gain two momentum',
		pattern: `${GAIN} (?:{up_to} )?(?:an (?:additional|extra) )?${NUMBER} (?:points? of )?(?:your )?{meter}(?: back)?`,
		effects: words =>
			gained(words).map(effect => (words.up_to === '' ? effect : { ...effect, at_most: true as const })),
	},
	{
		example: 'Lose 2 supply',
		pattern: `${LOSS} (?:an (?:additional|extra) )?${NUMBER} (?:points? of )?(?:your )?{meter}`,
		effects: words => lost(words),
	},
	{
		example: 'Restore 1 health and 2 spirit',
		pattern: `${GAIN} ${NUMBER} {meter},? and ${SECOND_NUMBER} {second_meter}`,
		effects: words => [...gained(words), ...gained(second(words))],
	},
	{
		example: 'Lose 1 health and two spirit',
		pattern: `${LOSS} ${NUMBER} {meter},? and ${SECOND_NUMBER} {second_meter}`,
		effects: words => [...lost(words), ...lost(second(words))],
	},
	{ example: 'Heal 2', pattern: 'heal {number}', effects: ({ number }) => [meterEffect('health', numberOf(number))] },
	{
		example: 'Increase your supply by 2',
		pattern: `(?:increase|raise) (?:(?:your|{they}) )?{meter} by ${NUMBER}`,
		effects: words => gained(words),
	},
	{
		example: 'Reduce your health by one',
		pattern: `(?:reduce|decrease|lower) (?:(?:your|{they}) )?{meter} by ${NUMBER}`,
		effects: words => lost(words),
	},
	{
		example: 'Your spirit rises by 1',
		pattern: `(?:your|{they}) {meter} (?:increases|rises|goes up) by ${NUMBER}`,
		effects: words => gained(words),
	},
	{
		example: 'Your spirit drops by 1',
		pattern: `(?:your|{they}) {meter} (?:decreases|drops|falls|goes down|is reduced) by ${NUMBER}`,
		effects: words => lost(words),
	},
	{
		example: 'Your companion regains 2 health',
		pattern: `{they} (?:takes?|gains?|regains?|recovers?|heals?) ${NUMBER} {meter}`,
		effects: words => gained(words),
	},
	{
		example: 'Your companion loses 2 health',
		pattern: `{they} (?:suffers?|loses?) ${NUMBER} {meter}`,
		effects: words => lost(words),
	},
	{
		example: '+2 momentum',
		pattern: '{n} {meter}',
		effects: ({ n, meter }) => (/^[+-]/.test(n) ? [meterEffect(meter, Number(n))] : undefined),
	},
	{
		example: 'Momentum -1',
		pattern: '(?:your )?{meter} {n}',
		effects: ({ n, meter }) => (/^[+-]/.test(n) ? [meterEffect(meter, Number(n))] : undefined),
	},
	{
		example: 'Take 2 harm',
		pattern: `(?:take|suffer) ${NUMBER} {degree}`,
		effects: ({ n, number, degree }, context) => suffered(degree, amountOf(n, number), context),
	},
	{
		example: 'Spend 2 momentum to gain 1 health',
		pattern: `(?:spend|pay|exchange|trade) ${NUMBER} {meter} (?:for|to (?:take|gain|regain|recover|restore|heal)) ${SECOND_NUMBER} {second_meter}`,
		effects: words => [{ kind: 'exchange', pay: lost(words), take: gained(second(words)) }],
	},
	{
		example: 'Mark two progress',
		pattern: `mark ${NUMBER} progress`,
		effects: ({ n, number }) => [{ kind: 'progress', times: amountOf(n, number) }],
	},
	{
		example: 'Add 2 to your next roll',
		pattern: '(?:add|take) {n} (?:to|on) your next (?:roll|move)',
		// A bonus is never negative: a penalty on the next roll stays text.
		effects: ({ n }) => (n.startsWith('-') ? undefined : [{ kind: 'next', add: Number(n) }]),
	},
];

type Amounted = Pick<Captures, 'n' | 'number' | 'meter' | 'they'>;

/** An explicit minus sign overrides the verb: "take -1 spirit". */
const gained = ({ n, number, meter, they }: Amounted) => [
	meterEffect(meter, n.startsWith('-') ? Number(n) : amountOf(n, number), they),
];

const lost = ({ n, number, meter, they }: Amounted) => [meterEffect(meter, -amountOf(n, number), they)];

const second = ({ m, second_number, second_meter, they }: Captures): Amounted => ({
	n: m,
	number: second_number,
	meter: second_meter,
	they,
});

/** Harm, stress and damage each have a move, if the ruleset has it. */
function suffered(degree: string, amount: number, { vocabulary }: PhraseContext): readonly Effect[] | undefined {
	const move = getOwn(SUFFERED, degree);
	const isKnown = move !== undefined && (!vocabulary || vocabulary.moves.includes(move));
	return isKnown ? [{ kind: 'move', move, by: -amount }] : undefined;
}

const SUFFERED: Readonly<Record<string, string>> = {
	harm: 'Endure Harm',
	stress: 'Endure Stress',
	damage: 'Withstand Damage',
};
