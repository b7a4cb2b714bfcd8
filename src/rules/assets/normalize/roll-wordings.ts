import { isOf, type Wording } from './wording';
import { MOVES } from '../triggers/move-patterns';

const RESULT = '(strong hit|weak hit|hit|miss)( with a match)?';

/** What was rolled. */
export const ON_RESULTS: readonly Wording[] = [
	{
		example: ['When you successfully Heal', 'When you Heal and score a hit'],
		pattern: new RegExp(`\\byou successfully (${MOVES})([^,;]*)(?=,)`, 'i'),
		put: ([moves = '', how = '']) => `you ${moves}${how} and score a hit`,
	},
	{
		example: ['ignore the result and take a weak hit instead', 'make it a weak hit'],
		pattern:
			/\bignore (?:it|the miss|(?:the|that|this) (?:result|outcome)) and (?:take|treat it as|count it as|make it) an? (strong hit|weak hit)(?: instead)?\b/i,
		put: ([outcome = '']) => `make it a ${outcome}`,
	},
	{
		example: ['on a success', 'on a hit'],
		pattern: /\bon (?:an? |any )?(success|failure)\b/gi,
		put: ([word = '']) => (word.toLowerCase() === 'success' ? 'on a hit' : 'on a miss'),
	},
	{
		example: ['When you Strike and get a strong hit', 'When you Strike and score a strong hit'],
		pattern: new RegExp(`\\band (?:you )?(?:get|roll|earn|achieve|have|gain) an? ${RESULT}\\b`, 'i'),
		put: ([outcome = '', match = '']) => `and score a ${outcome}${match}`,
	},
	{
		example: ['When you roll a weak hit on Heal', 'When you Heal and score a weak hit'],
		pattern: new RegExp(
			`\\byou (?:score|get|roll|earn|achieve) an? ${RESULT} (?:on|with|as you|when you|while you) (?:an? |the |your )?(${MOVES})`,
			'i',
		),
		put: ([outcome = '', match = '', moves = '']) => `you ${moves} and score a ${outcome}${match}`,
	},
	{
		example: [
			'When you [Fulfill Your Vow] and mark experience',
			'When you [Fulfill Your Vow] where you mark experience and score a hit',
		],
		pattern: /(you \[Fulfill Your Vow\][^,;[]{0,80}?) (?:and ){1,2}mark experience(?=,)/i,
		put: ([before = '']) => `${before} where you mark experience and score a hit`,
	},
	{
		example: ['turn it into a weak hit', 'make it a weak hit'],
		pattern:
			/^((?!.{0,60}\[Pay the Price\]).{0,900}?)\b(?:turn|convert|change|upgrade|improve|raise) (?:it|(?:the|your|that|this) (?:result|roll)|that|this) (?:in)?to an? (strong hit|weak hit)\b/i,
		put: ([before = '', outcome = '']) => `${before}make it a ${outcome}`,
	},
	{
		example: ['When you fail to Heal', 'When you Heal and score a miss'],
		pattern: new RegExp(`\\byou (?:fail|miss) (?:to |on |with |when you )?(?:an? |the |your )?(${MOVES})`, 'i'),
		put: ([moves = '']) => `you ${moves} and score a miss`,
	},
	{
		example: ['When you roll a miss on a combat move', 'When you make a combat move and score a miss'],
		pattern: new RegExp(
			`\\byou (?:score|get|roll|earn|achieve) an? ${RESULT} (?:on|with) (an? (?:action |combat |progress )?(?:move|roll))\\b`,
			'i',
		),
		put: ([outcome = '', match = '', move = '']) =>
			`you make ${move.replace(/roll$/i, 'move')} and score a ${outcome}${match}`,
	},
	{
		example: ['When you hit with Strike', 'When you Strike and score a hit'],
		pattern: new RegExp(
			`\\byou (?:hit|succeed) (?:to |on |at |in |with |when you )(?:an? |the |your )?(${MOVES})`,
			'i',
		),
		put: ([moves = '']) => `you ${moves} and score a hit`,
	},
	{
		example: ['On a hit when you Heal, take +1 spirit', 'When you Heal, on a hit, take +1 spirit'],
		pattern: new RegExp(`^(on an? ${RESULT}) when(?:ever)? (you (${MOVES})[^,;]*), `, 'i'),
		put: ([on = '', , , move = '']) => `When ${move}, ${on.toLowerCase()}, `,
	},
];

/** What is rolled instead. */
export const STATS: readonly Wording[] = [
	{
		example: ['use +heart or +edge instead of +wits', 'roll +heart or +edge'],
		pattern:
			/\b(?:you (?:may|can) )?(?:use|roll) \+?([a-z]{2,20}) or \+?([a-z]{2,20}),? \(?(?:instead of|in place of|rather than) (?:your |the usual )?\+?([a-z]{2,20})\)?(?=$|[,;.])/i,
		put: (options, { rolled }) =>
			options.every(each => isOf(rolled, each)) ? `roll +${options[0] ?? ''} or +${options[1] ?? ''}` : undefined,
	},
	{
		example: ['use its health in place of a stat', 'roll +its health'],
		pattern:
			/\b(?:you (?:may|can) )?(?:use|roll)(?: with)? \+?((?:its|their|the [a-z]{1,20}'s|your [a-z]{1,20}'s) [a-z]{2,20}),? (?:instead of|in place of|rather than) (?:(?:an?|any|the|your) )?\+?([a-z]{2,20})(?=$|[,;.])/i,
		put: ([value = '', other = ''], { rolled }) => (isOf([...rolled, 'stat'], other) ? `roll +${value}` : undefined),
	},
	{
		example: ['you can choose to roll with wits rather than edge', 'you may roll +wits instead of +edge'],
		pattern:
			/\b(?:you )?(?:(may|can) )?(?:(?:choose|elect|opt) to )?(?:instead )?(?:use|roll|add)(?: with| using)? (?:your )?\+?([a-z]+) (?:instead of|in place of|rather than) (?:the usual |your )?\+?([a-z]+)(?: or \+?([a-z]+))?\b/i,
		put: ([may = '', stat = '', other = ''], { rolled }) =>
			isOf(rolled, stat) && isOf(rolled, other)
				? `${may === '' ? '' : 'you may '}roll +${stat} instead of +${other}`
				: undefined,
	},
	{
		example: ['use wits or shadow', 'roll +wits or +shadow'],
		pattern: /\b(?:you (?:may|can) )?use (?:your )?\+?([a-z]+)(?: or \+?([a-z]+))?(?=$|[,;]| and (?:take|add)\b)/i,
		put: ([stat = '', other = ''], { rolled }) =>
			isOf(rolled, stat) && (other === '' || isOf(rolled, other))
				? `roll +${stat}${other === '' ? '' : ` or +${other}`}`
				: undefined,
	},
];

/** Which rolls it is about. */
export const ROLLS: readonly Wording[] = [
	{
		example: ['Whenever you dive, add +1', 'When you dive, add +1'],
		pattern: /^whenever (?=you\b)/i,
		put: () => 'When ',
	},
	{
		example: ['When climbing in the dark, reroll any dice', 'When you are climbing in the dark, reroll any dice'],
		pattern: /^when (?!(?:any|every|no|some)thing\b|evening\b|morning\b|spring\b)([a-z]{2,20}ing\b[^,;[\]]{0,200}), /i,
		put: ([done = '']) => `When you are ${done}, `,
	},
	{
		example: [
			'While it is dark, add +2 to all stealth rolls involving ropes, knots or nets',
			'When you make a stealth move involving ropes, knots or nets while it is dark, add +2',
		],
		pattern: new RegExp(
			`^(?:(?:if|while|as long as|when (?=you(?:'re| are| have) )) ?([^,;[\\]+]{3,80}), )?(?:you )?(?:(?:may|can) )?(?:always )?(?:add|gain|get|have|take) (?:an? )?\\+(\\d)(?: bonus)? (?:to|on) (?:(?:all|any|every|your) )?(?:(combat|magic|social|stealth|travel) )?(?:action )?(?:roll|move)s?(?: (?:made|you make))?( (?:to|involving|that involve|where|related to|for|against) (?!(?:it|that|them|him|her|this|which)\\b)[^;[\\]]{3,120}?)?(?: ((?:while|if|as long as) [^,;[\\]]{3,80}))?$`,
			'i',
		),
		put: ([ahead = '', by = '', kind = '', aim = '', behind = '']) =>
			kind + aim + ahead + behind === ''
				? undefined
				: `When you make a ${kind === '' ? '' : `${kind.toLowerCase()} `}move${aim}${ahead === '' ? '' : ` while ${ahead}`}${behind === '' ? '' : ` ${behind}`}, add +${by}`,
	},
	{
		example: ['When attempting to Heal a foe, add +1', 'When you Heal a foe, add +1'],
		pattern: new RegExp(
			`^(?:when(?:ever)?|while) (?:you (?:attempt|try)|(?:attempt|try)ing) to (?=(?:${MOVES})[^,;[]{0,160}, )`,
			'i',
		),
		put: () => 'When you ',
	},
	{
		example: ['you may re-roll any dice', 'you may reroll any dice'],
		pattern: /\bre-roll/gi,
		put: () => 'reroll',
	},
	{
		example: ['After you roll Face Danger, reroll any dice', 'When you Face Danger, reroll any dice'],
		pattern: new RegExp(
			`^(once per [a-z]{1,20}, )?(?:after|once) (?:you(?:'ve| have)? )?(?:roll|rolled|rolling|make|made|making)(?: dice)?(?: for| on| to)? (?:(${MOVES})|an? (?:action )?roll\\b)(?=[^;]{0,300}\\breroll\\b)`,
			'i',
		),
		put: ([limit = '', moves = '']) => `${limit}${limit === '' ? 'When' : 'when'} you ${moves || 'make a move'}`,
	},
	{
		example: ['reroll one of your challenge dice', 'reroll one challenge die'],
		pattern:
			/\breroll (?:(?:either|a|a single|one of (?:your|the|both)) challenge di(?:e|ce)|(?:any|the) challenge die)\b/i,
		put: () => 'reroll one challenge die',
	},
	{
		example: ['You gain +1 to Undertake a Journey by sea', 'When you Undertake a Journey by sea, add +1'],
		pattern: new RegExp(
			`^(?:(?:you )?(?:always )?(?:gain|have|get|add|take) (?:an? )?)?\\+(\\d)(?: bonus)? (?:to|on|for) (?:your |any |all |every )?(${MOVES})(?: (?:rolls?|moves?|attempts?))?( [^,;]+?)?(, and take \\+\\d [a-z]+ on an? hit)?$`,
			'i',
		),
		put: ([by = '', moves = '', aim = '', gain = '']) => `When you ${moves}${aim}, add +${by}${gain}`,
	},
	{
		example: ['Reroll any dice on any move', 'Reroll any dice'],
		pattern: /\b(reroll (?:any|all|one|your|the) [a-z ]+?) (?:on|for|in|of) any (?:move|roll)$/i,
		put: ([said = '']) => said,
	},
	{
		example: ['When you make a progress roll', 'When you make a progress move'],
		pattern: /\byou make (a|any) (progress )roll\b(?! against)/i,
		put: ([which = '', progress = '']) => `you make ${which} ${progress}move`,
	},
];

/** What ends an add: it is for this roll, and not for a meter or a later one. */
const END_OF_ADD = '(?=$|[,;.]| and\\b| when\\b| (?:at|for) the (?:cost|price) of\\b)';

/** "Add +1" as players say it. */
export const ADDS: readonly Wording[] = [
	{
		example: ['When you Heal, +2 to the roll', 'When you Heal, add +2'],
		pattern: new RegExp(
			`(^|[,;:] )(?:an? )?\\+(\\d)(?: bonus)? (?:(?:to|on) (?:the|your|that|this) (?:roll|action die|action score|action roll|progress (?:roll|score)|result)${END_OF_ADD}|(?=when(?:ever)? you\\b))`,
			'i',
		),
		put: ([before = '', by = '']) => `${before}${before === '' ? 'Add' : 'add'} +${by}`,
	},
	{
		example: ['you get +1 to the roll', 'add +1'],
		pattern: new RegExp(
			`\\b(?:you )?(?:(?:may|can) )?(?:gain|get|have|receive|take|add)s? (?:an? |an additional )?\\+?(\\d)(?: bonus)? (?:to|on) (?:the|your|that|this) (?:roll|action die|action score|action roll|progress (?:roll|score)|result)${END_OF_ADD}`,
			'i',
		),
		put: ([by = '']) => `add +${by}`,
	},
	{
		example: ['gain a +1 bonus', 'add +1'],
		pattern: new RegExp(
			`\\b(?:you )?(?:(?:may|can) )?(?:gain|get|have|receive|take|add) (?:a )?(?:\\+(\\d) bonus|bonus of \\+(\\d))${END_OF_ADD}`,
			'i',
		),
		put: ([by = '', of = '']) => `add +${by || of}`,
	},
	{
		example: ['gain a +1', 'add +1'],
		pattern: new RegExp(
			`^((?!on an? (?:strong hit|weak hit|hit|miss|match)\\b).{0,900}?)\\b(?:you )?(?:(?:may|can) )?(?:(?:(?:gain|get|have|receive) (?:an? )?|(?:add|take) a )\\+|add (?=\\d))(\\d)${END_OF_ADD}`,
			'i',
		),
		put: ([before = '', by = '']) => `${before}add +${by}`,
	},
];
