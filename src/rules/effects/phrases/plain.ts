import { getOwn } from '../../core/collections';
import type { Effect } from '../effect';
import { amountOf, meterEffect } from './builders';
import type { Phrase, PhraseContext } from './phrase';
import { phrases } from './phrase-rows';

const GAIN = '(?:take|gain|regain|recover|restore|heal|receive|get|earn)';
const LOSS = '(?:suffer|lose|spend|pay|deduct)';
/** "2", "+2" or "two"; the verb says whether it is gained or lost. */
const NUMBER = '(?:{n}|{number})';
const SECOND_NUMBER = '(?:{m}|{second_number})';

/** Plain English equivalents of "take +1 momentum": numbers without a sign, or in words. */
export const PLAIN_PHRASES: readonly Phrase[] = phrases([
	[
		'Gain two momentum',
		`${GAIN} (?:{up_to} )?(?:an (?:additional|extra) )?${NUMBER} (?:points? of )?(?:your )?{meter}(?: back)?`,
		'{meter} {gain} {at_most}',
	],
	[
		'Lose 2 supply',
		`${LOSS} (?:an (?:additional|extra) )?${NUMBER} (?:points? of )?(?:your )?{meter}`,
		'{meter} -{amount}',
	],
	[
		'Restore 1 health and 2 spirit',
		`${GAIN} ${NUMBER} {meter},? and ${SECOND_NUMBER} {second_meter}`,
		'{meter} {gain}',
		'{second_meter} {second_gain}',
	],
	[
		'Lose 1 health and two spirit',
		`${LOSS} ${NUMBER} {meter},? and ${SECOND_NUMBER} {second_meter}`,
		'{meter} -{amount}',
		'{second_meter} -{second_amount}',
	],
	['Heal 2', 'heal {number}', 'health +{number}'],
	['Increase your supply by 2', `(?:increase|raise) (?:(?:your|{they}) )?{meter} by ${NUMBER}`, '{meter} {gain}'],
	[
		'Reduce your health by one',
		`(?:reduce|decrease|lower) (?:(?:your|{they}) )?{meter}(?: stat)? by ${NUMBER}`,
		'{meter} -{amount}',
	],
	['Your spirit rises by 1', `(?:your|{they}) {meter} (?:increases|rises|goes up) by ${NUMBER}`, '{meter} {gain}'],
	[
		'Your spirit drops by 1',
		`(?:your|{they}) {meter} (?:decreases|drops|falls|goes down|is reduced) by ${NUMBER}`,
		'{meter} -{amount}',
	],
	[
		'Your companion regains 2 health',
		`{they} (?:takes?|gains?|gets? back|gets?|regains?|recovers?|heals?) ${NUMBER} {meter}`,
		'{meter} {gain}',
	],
	['Your companion loses 2 health', `{they} (?:suffers?|loses?) ${NUMBER} {meter}`, '{meter} -{amount}'],
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
	[
		'Spend 2 momentum to gain 1 health',
		`(?:spend|pay|exchange|trade) ${NUMBER} {meter} (?:for|to (?:take|gain|regain|recover|restore|heal)) ${SECOND_NUMBER} {second_meter}`,
		'exchange',
		'\t{meter} -{amount}',
		'for',
		'\t{second_meter} {second_gain}',
	],
	['Mark two progress', `mark ${NUMBER} progress`, 'progress {amount} times'],
	{
		example: 'Add 2 to your next roll',
		pattern: '(?:add|take) {n} (?:to|on) your next (?:roll|move)',
		// A bonus is never negative: a penalty on the next roll stays text.
		effects: ({ n }) => (n.startsWith('-') ? undefined : [{ kind: 'next', add: Number(n) }]),
	},
]);

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
