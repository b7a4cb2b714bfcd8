import { isOf, type Wording } from './wording';
import { MOVE, MOVES, NO_PRICE } from '../triggers/move-patterns';

const STAT = '\\+([a-z]{2,20})';
/** What is done with a roll besides. */
const MORE = '(?:add \\+\\d(?: and take \\+\\d [a-z]{3,20} on an? hit)?|take \\+\\d [a-z]{3,20} on an? hit)';
/** How, where or with what a move is made. */
const MANNER = '(?:against|among|as|at|by|from|in|through|to|using|with) [^,;[(+\\d]{2,120}?';

/** Moves that are offered, and with what they are rolled. */
export const OFFERS: readonly Wording[] = [
	{
		example: ['make a [Compel] (+wits) roll', '[Compel] +wits'],
		pattern: new RegExp(
			`(?:\\b(you )|\\bmake (?:an? |the |your )?)?(${MOVE})(?: (?:move|roll))?( with (?:your )?| ?\\(| ?)${STAT}\\)?(?: (?:move|roll))?(?=$|[,;]| and (?:add|take) \\+| (?:by|using) )`,
			'gi',
		),
		// in a trigger, "you [Compel] (+wits)", it tells which rolls are meant
		put: ([you = '', move = '', sign = '', stat = ''], { rolled }) =>
			isOf(rolled, stat) && (you === '' || sign.trim() === '') ? `${you}${move} +${stat}` : undefined,
	},
	{
		example: ['you can [Compel] (+wits or +iron)', 'you may [Compel]; roll +wits or +iron'],
		pattern: new RegExp(
			`\\byou (?:may|can|must) ${NO_PRICE}(${MOVE}) \\(?${STAT} or ${STAT}\\)?(?=$|[,;]| and (?:add|take) \\+)`,
			'gi',
		),
		put: ([move = '', ...stats], { rolled }) =>
			stats.every(each => isOf(rolled, each)) ? `you may ${move}; roll +${stats.join(' or +')}` : undefined,
	},
	{
		example: [
			'You can now [Compel] using a mask (+wits) and add +1',
			'When you [Compel] using a mask, roll +wits and add +1',
		],
		pattern: new RegExp(
			`^you (?:may|can)(?: now| always)? ${NO_PRICE}(${MOVES})( ${MANNER})(?: \\(${STAT}\\))? and (${MORE})$`,
			'i',
		),
		put: ([moves = '', manner = '', stat = '', gain = ''], { rolled }) =>
			stat === '' || isOf(rolled, stat)
				? `When you ${moves}${manner}, ${stat === '' ? '' : `roll +${stat} and `}${gain}`
				: undefined,
	},
	{
		example: ['You may use a mask to [Compel] and add +1', 'When you [Compel] using a mask, add +1'],
		pattern: new RegExp(
			`^you (?:may|can)(?: now| always)? use (?!up\\b)([^,;[(+\\d]{2,60}?) to ${NO_PRICE}(${MOVES}) and (${MORE})$`,
			'i',
		),
		put: ([what = '', moves = '', gain = ''], { counters, meters }) =>
			[...counters, ...meters].some(name => what.toLowerCase().includes(name))
				? undefined
				: `When you ${moves} using ${what}, ${gain}`,
	},
	{
		example: ['Roll +wits on [Compel] rolls', 'When you [Compel], roll +wits'],
		pattern: new RegExp(
			`^(?:you (?:may|can) )?(?:always )?(?:roll|use) ${STAT} (?:for|on|to) (?:all |any |your )?${NO_PRICE}(${MOVES})(?: moves?| rolls?)?$`,
			'i',
		),
		put: ([stat = '', moves = ''], { rolled }) => (isOf(rolled, stat) ? `When you ${moves}, roll +${stat}` : undefined),
	},
	{
		example: [
			'When you lay a snare, add +1 on your next [Compel] to trap a foe',
			'When you [Compel] to trap a foe (the next time after you lay a snare), add +1',
		],
		pattern: new RegExp(
			`^when (you [^,;[(+\\d]{3,120}), (?:you may )?(add \\+\\d|reroll any dice) (?:on|to) your next (${MOVES})( ${MANNER})$`,
			'i',
		),
		put: ([first = '', gain = '', moves = '', manner = '']) =>
			`When you ${moves}${manner} (the next time after ${first}), ${gain}`,
	},
	{
		example: ['When you are unarmed, take +1 to [Compel]', 'When you [Compel] while you are unarmed, add +1'],
		pattern: new RegExp(
			`^(?:when|if|while) (you(?: are|'re) [^,;[(+\\d]{3,120}), (?:you )?take (\\+\\d)(?: (?:to|on) (?:all |any |your )?(${MOVES})(?: moves?| rolls?)?)?$`,
			'i',
		),
		put: ([condition = '', by = '', moves = '']) =>
			moves === '' ? `When ${condition}, add ${by}` : `When you ${moves} while ${condition}, add ${by}`,
	},
	{
		example: ['when you [Compel], take +1', 'when you [Compel], add +1'],
		pattern: new RegExp(
			`^((?:when|if) you ${NO_PRICE}(?:${MOVES})[^,;[]{0,120}, )(?:you )?(?:may )?take \\+(\\d)$`,
			'i',
		),
		put: ([when = '', by = '']) => (/\bscore\b/i.test(when) ? undefined : `${when}add +${by}`),
	},
	{
		example: ['add +heart regardless of your approach', 'roll +heart'],
		pattern: new RegExp(`\\b(?:add|roll|use) ${STAT},? (?:no matter|regardless of) (?:the |your )?approach$`, 'i'),
		put: ([stat = ''], { rolled }) => (isOf(rolled, stat) ? `roll +${stat}` : undefined),
	},
];
