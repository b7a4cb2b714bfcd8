import type { Effect } from '../effect';
import { withoutBrackets } from '../sentences';
import { amountOf, countOf, follow } from './builders';
import { takesCost } from './moves';
import type { Phrase, PhraseContext } from './phrase';
import { phrases } from './phrase-rows';

/** "2", "+2", "two" or "a". */
const NUMBER = '(?:{n}|{number}|an?)';

/** Other terms that players use in their own notes: a countdown, their ship, an amount without parentheses. */
export const HOUSE_PHRASES: readonly Phrase[] = phrases([
	['Mark a countdown segment', `(?:mark|fill|tick|advance) ${NUMBER} countdown segments?`, 'clock +{amount}'],
	{
		example: '[Lose Momentum] -2',
		pattern: '(?:make )?{move}:? {n}',
		// A positive number would be a bonus to the move's roll, which is worded differently.
		effects: ({ move, n }) => (n.startsWith('-') ? [{ ...follow(move), by: Number(n) }] : undefined),
	},
	{
		example: 'Make the move [Endure Harm] at -1',
		pattern: '(?:(?:make|take) )?(?:the )?(?:move )?{move}(?: move)?,? (?:at |by |for |with )?\\(?{n}\\)?',
		effects: ({ move, n }) => (n.startsWith('-') ? [{ ...follow(move), by: Number(n) }] : undefined),
	},
	{
		example: '[Lose Momentum] by 2',
		pattern: '(?:(?:make|take) )?(?:the )?{move}(?: move)? by (?:{n}|{number})',
		effects: ({ move, n, number }) =>
			takesCost(withoutBrackets(move)) ? [{ ...follow(move), by: -amountOf(n, number) }] : undefined,
	},
	{
		example: '[Endure Harm] [-2]',
		pattern: '{move} \\[{n}\\]',
		effects: ({ move, n }) => (n.startsWith('-') ? [{ ...follow(move), by: Number(n) }] : undefined),
	},
	{
		example: 'Choose two from this list',
		pattern: '(?:choose|pick|select) (?:any )?{count} (?:from|of) (?:this|the) list(?: below)?',
		effects: ({ count }, { options }) => choice(count, options),
	},

	// Impacts

	['Clear all of your misfortunes', 'clear (?:all )?(?:of )?your (?:marked )?{group}', 'clear {group}'],
	// The player decides on which vehicle it is cleared.
	[
		'Clear your misfortunes and any battered impacts',
		'clear (?:all )?(?:of )?your (?:marked )?{group} and any {impact} impacts?',
		'clear {group}',
		'say Clear any {impact} impacts.',
	],
]);

const choice = (count: string, options: PhraseContext['options']): readonly Effect[] | undefined =>
	options && [
		{ kind: 'choose', count: countOf(count), options: options.map(({ label, effects }) => ({ label, effects })) },
	];
