import { TICKS_PER_BOX } from '../../core/rank';
import { readOfDie, type Effect } from '../effect';
import { withoutBrackets } from '../sentences';
import { amountOf, meterOf, numberOf, onTrack, trackNamed } from './builders';
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
	[
		'Advance the doom clock by 2',
		`(?:advance|tick|raise) (?:the|a|your) (?:[a-z]+ )?clock(?: by (?:{number}|{n})(?: segments?)?)?`,
		'clock +{amount}',
	],
	[
		'Start a 6-segment clock',
		'(?:begin|start|create|make) an? {number}-segment (?:[a-z]+ )?clock',
		'begin clock with {number} segments',
	],

	// Meters
	{
		example: 'Lose 1d6 supply',
		pattern: '(?:{they} )?(?:lose|suffer|spend|pay|use up) {die} (?:points? of )?(?:your )?{meter}',
		effects: ({ they, die, meter }) => [{ ...meterOf(meter, they), by: readOfDie(die, -1) }],
	},
	{
		example: 'Take +1d6 supply',
		pattern: '(?:{they} )?(?:take|gain|recover|regain|restore) {die} (?:points? of )?(?:your )?{meter}',
		effects: ({ they, die, meter }) => [{ ...meterOf(meter, they), by: readOfDie(die) }],
	},
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
	[
		'Use up 1 supply',
		`(?:use|use up|burn|consume|expend) ${NUMBER} (?:points? of )?(?:your )?{meter}`,
		'{meter} -{amount}',
	],
	[
		'Set your momentum to 4',
		'(?:set|reset|change|drop|lower|reduce) (?:(?:your|{they}) )?{meter} to {n}',
		'{meter} to {n}',
	],
	[
		'Your spirit drops to 0',
		'(?:(?:your|{they}) )?{meter} (?:is set to|becomes|drops to|falls to|rises to|is now) {n}',
		'{meter} to {n}',
	],
	['Lose all your supply', 'lose all (?:of )?(?:your )?{meter}', '{meter} to 0'],
	[
		'Take +2 momentum or +1 spirit (your choice)',
		'take {n} {meter},? or {m} {second_meter}(?: \\((?:your choice|choose one)\\))?',
		'choose 1',
		'\t- {n} {meter}',
		'\t\t{meter} {n}',
		'\t- {m} {second_meter}',
		'\t\t{second_meter} {m}',
	],

	// Impacts
	[
		'You become shaken',
		"(?:you )?(?:are now|become|get|gain|you're|you're now) (?:the )?{impact}(?: (?:impact|condition|debility))?",
		'mark {impact}',
	],
	['You are no longer shaken', "(?:you )?(?:are|you're) no longer {impact}", 'clear {impact}'],
	[
		'Remove the shaken condition',
		'(?:remove|erase|unmark|lose) (?:the )?{impact}(?: (?:impact|condition|debility))?',
		'clear {impact}',
	],

	// The next move
	{
		example: 'You get a +1 bonus on your next roll',
		pattern: '(?:you )?(?:take|gain|get|have) (?:a )?{n} (?:bonus )?(?:on|to|for) (?:your|the) next (?:roll|move)',
		effects: ({ n }) => next(n),
	},
	{
		example: '[Pay the Price] twice',
		pattern: '{move} {times}',
		effects: ({ move, times }) =>
			Array.from({ length: numberOf(times) }, (): Effect => ({ kind: 'move', move: withoutBrackets(move) })),
	},
	['Roll on [Pay the Price]', 'roll on {move}', 'move {move}'],
	['Gain 2 XP', '(?:take|mark|earn|gain|get|receive) (?:{n}|{number}) xp', 'experience +{amount}'],
]);

/** Whether the ticks that were marked before went to no progress track, but to one of the character's. */
const isOnOther = (named: string | undefined): boolean => named !== undefined && trackNamed(named) === undefined;

const ticks = ({ n, number, track }: Captures, each: number): readonly Effect[] => [
	{ kind: 'progress', times: 1, ticks: amountOf(n, number) * each, ...onTrack(track) },
];

/** A bonus is never negative: a penalty on the next roll stays text. */
const next = (n: string): readonly Effect[] | undefined =>
	n.startsWith('-') ? undefined : [{ kind: 'next', add: Number(n) }];
