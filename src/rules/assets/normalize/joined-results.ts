import { withoutBrackets } from '../../effects/sentences';
import { type Wording } from './wording';
import { MOVE, MOVES, NO_PRICE } from '../triggers/move-patterns';

const SCORED = `(?:once per [a-z]{1,20}, )?when you (${MOVE})[^,;\\n]{0,160} score`;

/** What comes of the results of a roll, said in two sentences. */
export const JOINED_RESULTS: readonly Wording<void>[] = [
	{
		example: [
			'When you Heal and score a weak hit, take +1 spirit. On a strong hit, take +2 spirit instead',
			'When you Heal, on a weak hit, take +1 spirit. On a strong hit, take +2 spirit',
		],
		pattern: new RegExp(
			`^(when you (?:${MOVES})[^,;[\\n]{0,160}?),? and score an? (?:weak )?hit, ([^\\n]{1,100})\\non a strong hit, ([^\\n]{1,100}?) instead$`,
			'im',
		),
		put: ([when = '', weak = '', strong = '']) => `${when}, on a weak hit, ${weak}\nOn a strong hit, ${strong}`,
	},
	{
		// the roll is over: what is added is for the move that follows
		example: [
			'When you Heal and score a hit, you may immediately Strike. If you do, add +1',
			'When you Heal and score a hit, you may Strike and add +1',
		],
		pattern: new RegExp(
			`^((?:${SCORED} |on )an? (?:strong hit|weak hit|hit|miss)[^,;\\n]{0,80}, you (?:may|can) )(?:immediately |then )?${NO_PRICE}(${MOVE})(?: again| at once| now)?(?:\\nif you do, (?:you may )?|,? and )(add \\+\\d|reroll any dice)$`,
			'im',
		),
		put: ([offer = '', , move = '', gain = '']) => `${offer}${move} and ${gain}`,
	},
	{
		example: [
			'When you Heal and score a hit, you may Strike and reroll any dice',
			'When you Heal and score a hit, you may Strike. When you Strike to follow up on Heal, reroll any dice',
		],
		pattern: new RegExp(
			`^(${SCORED} an? (?:strong hit|weak hit|hit|miss)[^,;\\n]{0,80}, you (?:may|can) ${NO_PRICE}(${MOVE})) and reroll any dice$`,
			'im',
		),
		put: ([offer = '', first = '', move = '']) =>
			`${offer}\nWhen you ${move} to follow up on ${withoutBrackets(first)}, reroll any dice`,
	},
];
