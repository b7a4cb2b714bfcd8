import { getOwn } from '../../core/collections';
import type { Effect } from '../effect';
import { amountOf } from './builders';
import type { Phrase, PhraseContext } from './phrase';
import { phrases } from './phrase-rows';

/** "2", "+2" or "two"; the verb says whether it is gained or lost. */
const NUMBER = '(?:{n}|{number})';
const SECOND_NUMBER = '(?:{m}|{second_number})';

/** Plain English equivalents of "take +1 momentum": numbers without a sign, or in words. */
export const PLAIN_PHRASES: readonly Phrase[] = phrases([
	['Heal 2', 'heal {number}', 'health +{number}'],
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
