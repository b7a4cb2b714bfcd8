import { lowerFirst } from '../../core/first-letter';
import { numberOf } from '../../effects/phrases/builders';
import { capitalize } from '../../effects/sentences';
import { isOf, type Wording } from './wording';

const NUMBER = '(one|two|three|four|five|an?|\\d)';
const FROM_CARD = '(?: (?:from|off) (?:this|the|its) (?:card|asset))?';
const TO_CARD = '(?: (?:to|on|onto|upon) (?:this|the|its) (?:card|asset))?';

const GAIN = '((?:add|take) \\+\\d(?: [a-z]+)?|reroll [a-z ]+?|take an automatic (?:strong|weak) hit)';

/** A price before or after what it is paid for, before the counter it names is looked up. */
export const PAID: readonly Wording[] = [
	{
		example: ['at the cost of 1 luck, add +1', 'spend 1 luck to add +1'],
		pattern: new RegExp(`\\b(?:at|for) (?:the|a) (?:cost|price) of ${NUMBER} ([a-z]+), ${GAIN}(?=$|[,;])`, 'i'),
		put: ([number = '', name = '', gain = '']) => `spend ${number} ${name} to ${gain}`,
	},
	{
		example: ['add +1 by spending 1 luck', 'spend 1 luck to add +1'],
		pattern: new RegExp(
			`\\b${GAIN} (?:(?:by|for) (?:spending|burning|using(?: up)?|expending|discarding|paying|removing|suffering|losing)|(?:at|for) (?:the|a) (?:cost|price) of) -?${NUMBER} ([a-z]+)$`,
			'i',
		),
		put: ([gain = '', number = '', name = '']) => `spend ${number} ${name} to ${gain}`,
	},
	{
		example: ['expend one luck: add +1', 'spend one luck to add +1'],
		pattern: new RegExp(
			`\\b(?:burn|discard|expend|pay|remove|sacrifice|spend|use up|use) ${NUMBER} ([a-z]+)(?::| and|,) ${GAIN}$`,
			'i',
		),
		put: ([number = '', name = '', gain = '']) => `spend ${number} ${name} to ${gain}`,
	},
];

/** A counter that is on the card goes up and down like a meter. */
export const COUNTERS: readonly Wording[] = [
	{
		example: ['remove one luck from this card', 'suffer -1 luck'],
		pattern: new RegExp(
			`\\b(?:remove|discard|spend|use up|use|burn|expend|erase|pay|lose|unmark|sacrifice) ${NUMBER} ([a-z]+)${FROM_CARD}(?= to\\b| for an?\\b|$|[,;.]| and\\b| on an?\\b)`,
			'i',
		),
		put: ([number = '', name = ''], { counters, meters }) =>
			counted('suffer -', number, name, [...counters, ...meters]),
	},
	{
		example: ['place a luck on this card', 'take +1 luck'],
		pattern: new RegExp(
			`\\b(?:add|gain|mark|place|put|take|get|receive|set aside) \\+?${NUMBER} ([a-z]+)${TO_CARD}(?=$|[,;.]| and\\b| on an?\\b| when\\b)`,
			'i',
		),
		put: ([number = '', name = ''], { counters }) => counted('take +', number, name, counters),
	},
];

/** A price, and how often. */
export const PRICES: readonly Wording[] = [
	{
		example: ['reroll any dice by spending 1 luck', 'suffer -1 luck to reroll any dice'],
		pattern:
			/\b((?:reroll|add \+\d)[^,;[]*?) (?:by (?:suffering|spending|losing|paying|sacrificing) -?(\d) ([a-z]+)|if you (?:first |also )?(?:suffer -(\d) ([a-z]+)|(\[[^\]]+\] \(-\d\))))$/i,
		put: ([gain = '', number = '', name = '', suffered = '', meter = '', move = ''], { counters, meters }) =>
			move !== '' || isOf([...counters, ...meters], name || meter)
				? `${move || `suffer -${number || suffered} ${name || meter}`} to ${gain}`
				: undefined,
	},
	{
		example: ['pay 1 supply for an automatic weak hit', 'suffer -1 supply to take an automatic weak hit'],
		pattern:
			/\b(suffer -\d [a-z]+|\[[^[\]]+\] \(-\d\)) (?:for|in return for) (an automatic (?:strong|weak) hit|\+\d [a-z]+)$/i,
		put: ([price = '', gain = '']) => `${price} to take ${gain}`,
	},
	{
		example: ['You may reroll any dice, once per fight', 'Once per fight, you may reroll any dice'],
		pattern: /^(?!once per)(.+?),? \(?(once per [a-z]+)\)?$/i,
		put: ([said = '', limit = '']) => `${capitalize(limit)}, ${lowerFirst(said)}`,
	},
];

function counted(change: string, number: string, name: string, counters: readonly string[]): string | undefined {
	const counter = counters.find(each => isOf([each, `${each}s`, each.replace(/s$/, '')], name));
	return counter === undefined ? undefined : `${change}${/^an?$/i.test(number) ? 1 : numberOf(number)} ${counter}`;
}

export const CHOICES: readonly Wording[] = [
	{
		example: ['pick one of the following', 'choose one'],
		pattern:
			/\b(?:pick|select|choose|do|use|take) one(?: of the following| of these| option)?(?: (?:options?|approach(?:es)?|benefits?|effects?))?(?=:|$| and\b)/i,
		put: () => 'choose one',
	},
];
