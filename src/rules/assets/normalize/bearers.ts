import { type Wording } from './wording';
import { MOVE, MOVES } from '../triggers/move-patterns';

/** Who has the thing that the card is about: in solo play that is you, or nobody. */
const WHO =
	'((?:the|its) (?:bearer|carrier|crew|driver|holder|owner|pilot|rider|user|wearer|wielder)|(?:anyone who|the one who|whoever) (?:bears|carries|holds|rides|uses|wears|wields) (?:it|(?:the|this) [a-z]{2,20}))';
const GAIN =
	'((?:add|gain|get|have|take)s? \\+\\d[^,;[\\]]{0,60}?|rolls? \\+[a-z]{2,20}[^,;[\\]]{0,60}?|rerolls? [a-z ]{3,30}?)';

const ANOTHER = /\bthey\b/i;

/** "adds +1 and takes +1 momentum" is said of you: "add +1 and take +1 momentum". */
const ofYou = (words: string): string =>
	words.replace(/\b(add|gain|get|have|inflict|mark|reroll|roll|score|suffer|take)s\b/gi, '$1');

const small = (who: string): string => who.charAt(0).toLowerCase() + who.slice(1);

/** What is said of somebody who wears, wields or rides it. */
export const BEARERS: readonly Wording[] = [
	{
		example: ['The wearer adds +1 when they [Compel] a guard', 'When you [Compel] a guard as the wearer, add +1'],
		pattern: new RegExp(`^${WHO} (may )?(?:also )?${GAIN} (?:as|if|when|whenever|while) they (${MOVES}[^,;]*)$`, 'i'),
		put: ([who = '', may = '', gain = '', move = '']) =>
			ANOTHER.test(move) ? undefined : `When you ${ofYou(move)} as ${small(who)}, ${may && 'you may '}${ofYou(gain)}`,
	},
	{
		example: ['Its crew adds +1 to [Compel]', 'When you [Compel] as its crew, add +1'],
		pattern: new RegExp(
			`^${WHO} (?:add|gain|get|ha[sv]e?)s? (?:an? )?\\+(\\d) (?:on|to) (${MOVES}(?: and ${MOVE})?)(?: moves?| rolls?)?$`,
			'i',
		),
		put: ([who = '', by = '', moves = '']) => `When you ${moves.replace(' and ', ' or ')} as ${small(who)}, add +${by}`,
	},
	{
		example: [
			'When the rider makes a [Compel] move by force, they may reroll any dice',
			'When you [Compel] by force as the rider, you may reroll any dice',
		],
		pattern: new RegExp(
			`^(?:if|when|whenever) ${WHO} (?:makes? (?:an? |the )?)?(${MOVES})(?: moves?| rolls?)?([^,;[]*), (?:they|he|she) (may )?([^;]+)$`,
			'i',
		),
		put: ([who = '', moves = '', how = '', may = '', then = '']) =>
			ANOTHER.test(how + then)
				? undefined
				: `When you ${moves}${ofYou(how)} as ${small(who)}, ${may && 'you may '}${ofYou(then)}`,
	},
	{
		example: ['On a hit, the wearer takes +1 spirit', 'On a hit, take +1 spirit'],
		pattern: new RegExp(`^(on an? (?:strong hit|weak hit|hit|miss)), ${WHO} (mark|suffer|take)s (?=[+\\d-])`, 'i'),
		put: ([result = '', , verb = '']) => `${result}, ${verb.toLowerCase()} `,
	},
];
