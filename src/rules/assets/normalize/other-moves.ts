import { withoutBrackets } from '../../effects/sentences';
import { type Wording } from './wording';
import { MOVE, MOVES, NO_PRICE } from '../triggers/move-patterns';

/** What changes a roll. */
const GAIN =
	'(?:add \\+\\d|roll \\+[a-z]+(?: \\(instead of \\+[a-z]+\\))?|reroll any dice)(?: and (?:reroll any dice|take \\+\\d [a-z]+ on a hit))?(?: \\(one time only\\))?';

/** The result of the first move, which would be taken for that of the other. */
const HAS_RESULT = /\b(?:and|but) (?:you )?(?:burn|fail|hit|miss|score|succeed)\b/i;
const ON_A = '(?:on (an? (?:strong hit|weak hit|hit|miss)), )?';

const afterA = (result: string): string => (result === '' ? '' : ` (after ${result})`);

/** A use of one move that stands in a sentence about another. */
export const OTHER_MOVES: readonly Wording[] = [
	{
		example: [
			'When you [Turn the Tide] by surprise, and your next move is a [Strike], add +1',
			'When you [Strike] as you Turn the Tide by surprise, add +1',
		],
		pattern: new RegExp(
			`^when you (${MOVE}[^,;[]*?),? and (?:your next move is|you (?:then|next|immediately) make) (?:an? |the )?(${MOVES}),? `,
			'i',
		),
		put: ([first = '', moves = '']) => `When you ${moves} as you ${withoutBrackets(first)}, `,
	},
	{
		example: [
			'When you [Face Defeat], you may immediately [Clash] by firing as you flee; if you do, add +1',
			'When you [Clash] by firing as you flee (as you Face Defeat), add +1',
		],
		pattern: new RegExp(
			`^(?:(once per [a-z]+|one time only), )?when you (${MOVE}[^,;[]*), you may (?:\\((one time only)\\) )?(?:immediately |then )?${NO_PRICE}(${MOVE}(?: (?:against|by|through|using|with(?! an automatic\\b)) [^,;+[(]+)?)(?:; if you do, |$)`,
			'i',
		),
		put: ([limit = '', first = '', once = '', move = '']) =>
			/\] ./.test(move) && !HAS_RESULT.test(first)
				? `${limit || once ? `${limit || once}, when` : 'When'} you ${move} (as you ${withoutBrackets(first)}), `
				: undefined,
	},
	{
		example: ['Use this to [Compel] and add +1', 'When you [Compel] using this, add +1'],
		pattern: new RegExp(`^(?:you may |then, )?use (?:this|it|them) to (${MOVES}),? (?:and|to) (${GAIN})$`, 'i'),
		put: ([moves = '', gain = '']) => `When you ${moves} using this, ${gain}`,
	},
	{
		example: [
			'if you score a strong hit when you [Compel], you may also reroll any dice when you [Sojourn] here',
			'reroll any dice when you [Sojourn] here (after a strong hit as you Compel)',
		],
		pattern: new RegExp(
			`\\bif you score (an? (?:strong hit|weak hit|hit|miss)(?: with a match)?) (?:when|as) you (${MOVE}[^,;[]*), (?:you may )?(?:also )?(${GAIN} (?:when|as) you ${MOVES}[^,;[]*)$`,
			'i',
		),
		put: ([result = '', first = '', gain = '']) => `${gain} (after ${result} as you ${withoutBrackets(first)})`,
	},
	{
		example: [
			'On a hit, if you choose to flee, you may add +1 as you [Face Danger]',
			'add +1 when you [Face Danger] if you choose to flee (after a hit)',
		],
		pattern: new RegExp(
			`^${ON_A}(if you (?:choose|decide) to [^,;[]+), (?:you may )?(?:also )?(${GAIN}) (?:when|as) you (${MOVES})$`,
			'i',
		),
		put: ([result = '', choice = '', gain = '', moves = '']) => `${gain} when you ${moves} ${choice}${afterA(result)}`,
	},
	{
		example: [
			'reroll any dice for the first leg as you [Undertake an Expedition]',
			'reroll any dice when you [Undertake an Expedition] for the first leg',
		],
		pattern: new RegExp(
			`(?:^${ON_A}you may (?:also )?)?\\b(${GAIN}) (for (?!each\\b|every\\b)[a-z' ]+) (?:as|when) you (${MOVES})$`,
			'i',
		),
		put: ([result = '', gain = '', what = '', moves = '']) => `${gain} when you ${moves} ${what}${afterA(result)}`,
	},
	{
		example: [
			'When your luck is 0, you may [Compel] them; if you do, add +1',
			'When you [Compel] them while your luck is 0, add +1',
		],
		pattern: new RegExp(`^when (your [a-z]+ is [^,;[]+), you may ${NO_PRICE}(${MOVE}[^,;[(]*); if you do, `, 'i'),
		put: ([condition = '', move = '']) => `When you ${move} while ${condition}, `,
	},
	{
		example: [
			'When your momentum is at its max, you may reset momentum to leap as you [Clash]',
			'When you [Clash] to leap while your momentum is at its max, reset momentum',
		],
		pattern: new RegExp(
			`^when (your [a-z]+ is [^,;[]+), you may (reset momentum|suffer -\\d [a-z]+)( \\(before rolling\\))? (to [^,;[]+) as you (${MOVES})$`,
			'i',
		),
		put: ([condition = '', price = '', decided = '', aim = '', moves = '']) =>
			`When you ${moves} ${aim} while ${condition}, ${price}${decided}`,
	},
	{
		example: [
			'You may [Compel] +essence (and suffer -1 essence) by a show of power',
			'You may [Compel] +essence by a show of power; if you do, suffer -1 essence',
		],
		pattern: new RegExp(`^(you may ${MOVES} \\+[a-z]+) \\((?:and )?(suffer -\\d [a-z]+)\\) ([^,;[]+)$`, 'i'),
		put: ([offer = '', price = '', manner = '']) => `${offer} ${manner}; if you do, ${price}`,
	},
	{
		example: [
			'When you [Sojourn] at sea, add +1 for the first day of the voyage',
			'When you [Sojourn] at sea for the first day of the voyage, add +1',
		],
		pattern: new RegExp(`^(when you ${MOVES}[^,;]*), (${GAIN}) (for the (?:first|next|last) [a-z' ]+)$`, 'i'),
		put: ([when = '', gain = '', what = '']) => `${when} ${what}, ${gain}`,
	},
	{
		example: [
			'If you score a hit and the fight continues, [Face Danger]',
			'On a hit, if the fight continues, [Face Danger]',
		],
		pattern: /^if you score an? (strong hit|weak hit|hit|miss) and (the fight continues), /i,
		put: ([result = '', condition = '']) => `On a ${result}, if ${condition}, `,
	},
];
