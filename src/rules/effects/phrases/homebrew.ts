import { TICKS_PER_BOX } from '../../core/rank';
import type { Effect } from '../effect';
import { withoutBrackets } from '../sentences';
import { amountOf, follow, meterEffect, meterOf, numberOf, onTrack, trackNamed } from './builders';
import { trackBefore } from './legacy';
import type { Phrase, Captures } from './phrase';
import { phrases } from './phrase-rows';

/** "2", "+2", "two" or "a". */
const NUMBER = '(?:{n}|{number}|an?)';
const ON_TRACK =
	"(?: (?:on|from) (?:the|your|that|this) (?:{track}(?:'s)?(?: (?:progress )?track)?|(?:progress )?track))?";

/** Phrases found in homebrew moves but in no book. */
export const HOMEBREW_PHRASES: readonly Phrase[] = phrases([
	// Progress regardless of rank
	{
		example: 'Mark 3 ticks',
		pattern: `(?:mark|add) ${NUMBER} ticks?(?: of progress)?${ON_TRACK}`,
		effects: (words, { before = '' }) =>
			words.track === '' && isOnOther(trackBefore(before)) ? undefined : ticks(words, 1),
	},
	{
		example: 'Erase 2 ticks',
		pattern: `(?:erase|clear|lose|unmark|remove) ${NUMBER} ticks?(?: of progress)?${ON_TRACK}`,
		effects: words => ticks(words, -1),
	},
	{
		example: 'Mark two boxes of progress',
		pattern: `(?:mark|fill) ${NUMBER} (?:progress box(?:es)?|box(?:es)?(?: of progress)?)${ON_TRACK}`,
		effects: words => ticks(words, TICKS_PER_BOX),
	},
	{
		example: 'Lose one box of progress',
		pattern: `(?:erase|clear|lose|unmark|remove) ${NUMBER} (?:progress box(?:es)?|box(?:es)? of progress)${ON_TRACK}`,
		effects: words => ticks(words, -TICKS_PER_BOX),
	},
	['Make a progress mark', 'make a progress mark', 'progress'],
	[
		'Start a 6-segment clock',
		'(?:begin|start|create|make) an? {number}-segment (?:[a-z]+ )?clock',
		'begin clock with {number} segments',
	],

	// Meters
	{
		example: 'Lose supply equal to your momentum',
		pattern: '(?:lose|suffer) -?{meter} equal to your (?:current |remaining )?{second_meter}',
		effects: ({ meter, second_meter }) => [{ ...meterOf(meter), by: { equal_to: second_meter, lost: true } }],
	},
	{
		example: 'Take momentum equal to your spirit',
		pattern: '(?:take|gain) \\+?{meter} equal to your (?:current |remaining )?{second_meter}',
		effects: ({ meter, second_meter }) => [{ ...meterOf(meter), by: { equal_to: second_meter } }],
	},
	{
		example: 'Use up 1',
		pattern: 'use up (?:{n}|{number})',
		effects: ({ n, number }, { meter }) =>
			meter === undefined ? undefined : [meterEffect(meter, -amountOf(n, number))],
	},

	{
		example: 'Set it to 4',
		pattern: 'set (?:it )?to {n}',
		effects: ({ n }, { meter }) =>
			meter === undefined ? undefined : [{ ...meterOf(meter), kind: 'set', to: Number(n) }],
	},
	['Lose all your supply', 'lose all (?:of )?(?:your )?{meter}', '{meter} to 0'],

	// Impacts

	// The next move
	{
		example: 'You get a +1 bonus on your next roll',
		pattern: '(?:you )?(?:take|gain|get|have) (?:a )?{n} (?:bonus )?(?:on|to|for) (?:your|the) next (?:roll|move)',
		effects: ({ n }) => next(n),
	},
	{
		example: 'Your next move gets +1',
		pattern: 'your next (?:roll|move) (?:gets|gains|has|takes) (?:a )?{n}(?: bonus)?',
		effects: ({ n }) => next(n),
	},
	{
		example: '[Pay the Price] twice',
		pattern: '{move} {times}',
		effects: ({ move, times }) =>
			Array.from({ length: numberOf(times) }, (): Effect => ({ kind: 'move', move: withoutBrackets(move) })),
	},
	['Roll on [Pay the Price]', 'roll on {move}', 'move {move}'],
	{
		example: '[Face Danger] with +1',
		pattern: '{move} (?:with|at) (?:a )?{n}(?: bonus)?',
		effects: ({ move, n }) => (n.startsWith('+') ? [{ ...follow(move), add: Number(n) }] : undefined),
	},
]);

/** Whether the ticks that were marked before went to no progress track, but to one of the character's. */
const isOnOther = (named: string | undefined): boolean => named !== undefined && trackNamed(named) === undefined;

const ticks = ({ n, number, track }: Captures, each: number): readonly Effect[] => [
	{ kind: 'progress', times: 1, ticks: amountOf(n, number) * each, ...onTrack(track) },
];

/** A bonus is never negative: a penalty on the next roll stays text. */
const next = (n: string): readonly Effect[] | undefined =>
	n.startsWith('-') ? undefined : [{ kind: 'next', add: Number(n) }];
