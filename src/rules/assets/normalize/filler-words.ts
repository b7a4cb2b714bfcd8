import { type Wording } from './wording';
import { MOVE, MOVES, NO_PRICE } from '../triggers/move-patterns';

const RESULT = 'on an? (?:strong hit|weak hit|hit|miss)';

/** What is used up, which would be lost with the words around it. */
const PRICE = /\b(?:burn|discard|endure|lose|mark|pay|sacrifice|spend|suffer|use up)\b/i;

/** Words around a rule that change nothing about it. */
export const PLAINER: readonly Wording[] = [
	{
		example: ['[Heal] or [Sojourn] +wits, add +1', 'When you [Heal] or [Sojourn] +wits, add +1'],
		pattern: new RegExp(
			`^${NO_PRICE}(${MOVES}(?: \\+[a-z]{2,20})?), (?=add \\+|reroll |you may (?:reroll|roll) )`,
			'i',
		),
		put: ([moves = '']) => `When you ${moves}, `,
	},
	{
		example: ['Alternately, you may [Compel] by song', 'you may [Compel] by song'],
		pattern: /^alternat(?:e?ly|ively),? (?=(?:when you|you (?:may|can)) \[)/i,
		put: () => '',
	},
	{
		example: ['roll +wits and, add +1', 'roll +wits and add +1'],
		pattern: / and, (?=(?:add|take) \+\d)/gi,
		put: () => ' and ',
	},
	{
		example: ['When soaked and you [Make Camp], add +1', 'When you [Make Camp] while soaked, add +1'],
		pattern: new RegExp(`^when (?!you\\b)([^,;[\\]+\\d]{3,80}),? and you (${MOVES}[^,;]{0,120}), `, 'i'),
		put: ([condition = '', move = '']) => `When you ${move} while ${condition}, `,
	},
	{
		example: ['you may look for dry wood: add +1', 'you may add +1'],
		pattern: /\b(you (?:may|can) )([^,;:+[\]\d]{3,80}): (?=(?:add|take) \+\d|reroll )/gi,
		put: ([may = '', done = '']) => (PRICE.test(done) ? undefined : may),
	},
	{
		example: ['on a miss the bell cracks — [Endure Stress]', 'on a miss, [Endure Stress]'],
		pattern: new RegExp(`^(${RESULT}),? (?:it|the|your) [^,;:[\\]+\\d]{3,80} ?[—–] ?(?=\\[)`, 'i'),
		put: ([result = '']) => `${result}, `,
	},
	{
		example: ['[Endure Stress] (1 stress) from the howling of the dead', '[Endure Stress] (1 stress)'],
		pattern: new RegExp(`(${MOVE} \\([^)\\n]{1,20}\\)) from (?:an?|the|its|your) [a-z' -]{3,100}$`, 'i'),
		put: ([move = '']) => move,
	},
	{
		example: ['suffer -1 spirit from the effort', 'suffer -1 spirit'],
		pattern:
			/\b((?:lose|suffer) -?\d [a-z]{3,20}) from (?:an?|the|its|their|your) (?!asset|card|cards|pool|supply|track)[a-z' -]{3,60}$/i,
		put: ([price = '']) => price,
	},
	{
		example: ['choose one way to thank the river', 'choose one'],
		pattern: /\bchoose one way (?:of|to) [^,:;[\]\d]{3,80}(?=:?$)/i,
		put: () => 'choose one',
	},
	{
		example: ['take +2 spirit (+4 in total)', 'take +2 spirit'],
		pattern: / \((?:[a-z]{3,20} )?\+\d (?:in )?total\)/gi,
		put: () => '',
	},
	{
		example: ['gain other +2 supply', 'take +2 supply'],
		pattern: /\b(?:gain|take) other (?=\+\d)/gi,
		put: () => 'take ',
	},
	{
		example: ['you always gain +2 spirit', 'take +2 spirit'],
		pattern: /\byou always (?:gain|take) (?=\+\d)/gi,
		put: () => 'take ',
	},
	{
		example: ['you always lose 1 supply no matter the result of your roll', 'suffer -1 supply'],
		pattern:
			/\b(?:you (?:always )?)?(?:lose|suffer) -?(\d [a-z]{3,20}),? (?:no matter|regardless of|whatever) (?:the |its )?(?:outcome|result)(?: of (?:the|this|your) roll)?(?: is)?$/i,
		put: ([price = '']) => `suffer -${price}`,
	},
	{
		example: ['take +1 spirit as well as +1 supply', 'take +1 spirit and +1 supply'],
		pattern: /\b(take \+\d [a-z]{3,20}),? as well as (?=\+\d)/gi,
		put: ([gain = '']) => `${gain} and `,
	},
	{
		example: ['add +1 to the initial roll', 'add +1'],
		pattern: /\b(add \+\d) to the (?:first|initial) roll$/i,
		put: ([add = '']) => add,
	},
	{
		example: ['always gain -1 supply', 'suffer -1 supply'],
		pattern: /\b(?:you )?(?:always )?(?:gain|get|take) (?=-\d (?!for\b|on\b|to\b|when)[a-z])/gi,
		put: () => 'suffer ',
	},
	{
		example: [
			'you may [Compel] +wits and add +1 by drawing a rune',
			'you may [Compel] +wits by drawing a rune; add +1',
		],
		pattern: new RegExp(
			`\\b(you (?:may|can) ${NO_PRICE}${MOVES}(?: \\+[a-z]{2,20})?) and (add \\+\\d) ((?:by|to|with) [^,;[\\]+\\d]{3,160})$`,
			'i',
		),
		put: ([offer = '', add = '', manner = '']) => `${offer} ${manner}; ${add}`,
	},
	{
		example: ['you have the initiative (instead of losing it)', 'you have the initiative'],
		pattern: / \((?:instead of|rather than) (?:losing|yielding) it\)/gi,
		put: () => '',
	},
	{
		example: ['take +1 experience', 'take 1 experience'],
		pattern: /\b(gain|take) \+?(\d) ?(?:experience|xp)\b/gi,
		put: ([verb = '', by = '']) => `${verb} ${by} experience`,
	},
	{
		example: [
			'you may [Compel] by magic but treat a weak hit as a miss',
			'you may [Compel] by magic; treat a weak hit as a miss',
		],
		pattern: new RegExp(
			`^(you (?:may|can) ${MOVES}[^;[]{1,200}?),? but (?=(?:count|treat) an? (?:strong hit|weak hit) as an? )`,
			'i',
		),
		put: ([offer = '']) => `${offer}; `,
	},
	{
		// a scan of a book reads the figure so
		example: ['inflict I harm', 'inflict 1 harm'],
		pattern: /\b((?:deal|inflict|suffer)s? (?:only )?)I (?=harm\b(?! \(?instead))/g,
		put: ([verb = '']) => `${verb}1 `,
	},
];
