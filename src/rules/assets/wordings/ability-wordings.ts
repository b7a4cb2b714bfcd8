import { numberOf } from '../../effects/phrases/builders';
import { capitalize, type Sentence } from '../../effects/sentences';
import { rewordedBy, type Source, type Wording } from './wording';
import { OTHER_MOVES } from './other-moves';
import { GAINS, TRIGGERS } from './trigger-wordings';

/** What may follow a name at the start of an ability: "Loyal: When …", "Night eyes - Once per journey, when …". */
const OPENS_RULE =
	'(?:once per [a-z]+,? |one time only,? )?(?:(?:when(?:ever)?|if|once|while|as) (?:you|your|an?|the|they|in|at)\\b|you (?:may|can) |instead of rolling|add \\+|roll \\+|reroll |take \\+|spend |preset )';

const MOVES = '(\\[[^\\]]+\\](?:(?:, or |, | or )\\[[^\\]]+\\])*)';

/** This is solo play: who else may make the move changes nothing for you. */
const FOR_ALLIES: readonly Wording[] = [
	{
		example: ['When you or an ally Clash', 'When you Clash'],
		pattern: /\byou (?:or|and) (?:an|any|another|your) (?:ally|allies|companion|companions) (?=(?:make |makes )?\[)/i,
		put: () => 'you ',
	},
	{
		example: ['you both take +1 momentum', 'take +1 momentum'],
		pattern: /\b(?:you both|you and your ally (?:both|each)|both of you|each of you) (?=take \+|add \+|mark )/i,
		put: () => '',
	},
	{
		example: ['you and your companions take +1 health', 'take +1 health for you and your companions'],
		pattern: /\byou and (?:your|any) companions? (?:each )?take (\+\d health)\b(?! for\b)/i,
		put: ([gain = '']) => `take ${gain} for you and your companions`,
	},
];

const RESULT = '(strong hit|weak hit|hit|miss)( with a match)?';

/** What was rolled. */
const ON_RESULTS: readonly Wording[] = [
	{
		example: ['When you successfully Heal', 'When you Heal and score a hit'],
		pattern: new RegExp(`\\byou successfully ${MOVES}([^,;]*)(?=,)`, 'i'),
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
			`\\byou (?:score|get|roll|earn|achieve) an? ${RESULT} (?:on|with|as you|when you|while you) (?:an? |the |your )?${MOVES}`,
			'i',
		),
		put: ([outcome = '', match = '', moves = '']) => `you ${moves} and score a ${outcome}${match}`,
	},
	{
		example: ['When you Strike and hit', 'When you Strike and score a hit'],
		pattern: /(\][^,;\]]*) and (hit|succeed|miss|fail)(?=,)/i,
		put: ([before = '', word = '']) => `${before} and score a ${/^(?:hit|succeed)$/i.test(word) ? 'hit' : 'miss'}`,
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
			/\b(?:turn|convert|change|upgrade|improve|raise) (?:it|the result|that|this) (?:in)?to an? (strong hit|weak hit)\b/i,
		put: ([outcome = '']) => `make it a ${outcome}`,
	},
	{
		example: ['When you fail to Heal', 'When you Heal and score a miss'],
		pattern: new RegExp(`\\byou (?:fail|miss) (?:to |on |with |when you )?(?:an? |the |your )?${MOVES}`, 'i'),
		put: ([moves = '']) => `you ${moves} and score a miss`,
	},
	{
		example: ['When you hit with Strike', 'When you Strike and score a hit'],
		pattern: new RegExp(`\\byou (?:hit|succeed) (?:to |on |at |in |with |when you )(?:an? |the |your )?${MOVES}`, 'i'),
		put: ([moves = '']) => `you ${moves} and score a hit`,
	},
	{
		example: ['On a hit when you Heal, take +1 spirit', 'When you Heal, on a hit, take +1 spirit'],
		pattern: new RegExp(`^(on an? ${RESULT}) when(?:ever)? (you ${MOVES}[^,;]*), `, 'i'),
		put: ([on = '', , , move = '']) => `When ${move}, ${on.toLowerCase()}, `,
	},
];

/** Words for something that is used up. */
const SPENT = /\b(?:an?|another|half|last|one|two|three|some|and|up|burn|lose|suffer|spend)\b/i;

/** What is rolled instead. */
const STATS: readonly Wording[] = [
	{
		example: ['you may draw on your years at sea to add +1', 'you may add +1'],
		pattern:
			/\byou (may|can) (?:(?:use|utili[sz]e|leverage|exploit) your|(?:call|draw|lean|rely) on) ([a-z' ]{3,80}?) (?:to|and) (?=(?:add|roll|use) \+|reroll )/i,
		put: ([may = '', what = ''], { counters, meters }) =>
			SPENT.test(what) || [...counters, ...meters].some(name => what.toLowerCase().includes(name))
				? undefined
				: `you ${may} `,
	},
	{
		example: ['use +heart or +edge instead of +wits', 'roll +heart or +edge'],
		pattern:
			/\b(?:you (?:may|can) )?(?:use|roll) \+?([a-z]{2,20}) or \+?([a-z]{2,20}),? \(?(?:instead of|in place of|rather than) (?:your |the usual )?\+?([a-z]{2,20})\)?(?=$|[,;.])/i,
		put: (options, { rolled }) =>
			options.every(each => isOf(rolled, each)) ? `roll +${options[0] ?? ''} or +${options[1] ?? ''}` : undefined,
	},
	{
		example: ['you can choose to roll with wits rather than edge', 'roll +wits instead of +edge'],
		pattern:
			/\b(?:you )?(?:(?:may|can) )?(?:(?:choose|elect|opt) to )?(?:instead )?(?:use|roll|add)(?: with| using)? (?:your )?\+?([a-z]+) (?:instead of|in place of|rather than) (?:the usual |your )?\+?([a-z]+)(?: or \+?([a-z]+))?\b/i,
		put: ([stat = '', other = ''], { rolled }) =>
			isOf(rolled, stat) && isOf(rolled, other) ? `roll +${stat} instead of +${other}` : undefined,
	},
	{
		example: ['roll +wits or +heart (instead of +health or +iron)', 'roll +wits or +heart'],
		pattern: /\broll \+([a-z]+) or \+([a-z]+),? \(?instead of \+([a-z]+) or \+([a-z]+)\)?(?=$|[,;])/i,
		put: (options, { rolled }) =>
			options.every(each => isOf(rolled, each)) ? `roll +${options[0] ?? ''} or +${options[1] ?? ''}` : undefined,
	},
	{
		example: ['use wits or shadow', 'roll +wits or +shadow'],
		pattern: /\b(?:you (?:may|can) )?use (?:your )?\+?([a-z]+)(?: or \+?([a-z]+))?(?=$|[,;]| and (?:take|add)\b)/i,
		put: ([stat = '', other = ''], { rolled }) =>
			isOf(rolled, stat) && (other === '' || isOf(rolled, other))
				? `roll +${stat}${other === '' ? '' : ` or +${other}`}`
				: undefined,
	},
	{
		example: ['you may use wits instead', 'instead roll +wits'],
		pattern: /\b(?:you (?:may|can) )(?:use|roll)(?: with)? (?:your )?\+?([a-z]+) instead(?=$|[,;]| and\b)/i,
		put: ([stat = ''], { rolled }) => (isOf(rolled, stat) ? `you may instead roll +${stat}` : undefined),
	},
];

/** Which rolls it is about. */
const ROLLS: readonly Wording[] = [
	{
		example: ['Whenever you dive, add +1', 'When you dive, add +1'],
		pattern: /^whenever (?=you\b)/i,
		put: () => 'When ',
	},
	{
		example: ['While masked, when you sing, add +1', 'When you (while masked) sing, add +1'],
		pattern: /^(while [^,;[\]]{1,80}), when(?:ever)? you (?=[^[]*$)/i,
		put: ([during = '']) => `When you (${during.toLowerCase()}) `,
	},
	{
		example: ['When climbing in the dark, reroll any dice', 'When you are climbing in the dark, reroll any dice'],
		pattern: /^when (?!(?:any|every|no|some)thing\b|evening\b|morning\b|spring\b)([a-z]{2,20}ing\b[^,;[\]]{0,200}), /i,
		put: ([done = '']) => `When you are ${done}, `,
	},
	{
		example: ['When you roll to climb, reroll any dice', 'When you make a move to climb, reroll any dice'],
		pattern: /^((?:when|if) (?:[^,;[\]]{1,80} and )?you )(?:make a )?roll (?=to (?!see\b)[a-z]+\b)/i,
		put: ([when = '']) => `${when}make a move `,
	},
	{
		example: ['you may re-roll any dice', 'you may reroll any dice'],
		pattern: /\bre-roll/gi,
		put: () => 'reroll',
	},
	{
		example: ['After you roll Face Danger, reroll any dice', 'When you Face Danger, reroll any dice'],
		pattern: new RegExp(
			`^(?:after|once) (?:you(?:'ve| have)? )?(?:roll|rolled|rolling|make|made|making)(?: dice)?(?: for| on| to)? ${MOVES}(?=[^;]{0,300}\\breroll\\b)`,
			'i',
		),
		put: ([moves = '']) => `When you ${moves}`,
	},
	{
		example: ['reroll one of your challenge dice', 'reroll one challenge die'],
		pattern: /\breroll (?:(?:either|a|a single|one of (?:your|the|both)) challenge di(?:e|ce)|the challenge die)\b/i,
		put: () => 'reroll one challenge die',
	},
	{
		example: ['Add +1 to any roll made to climb', 'When you make a move to climb, add +1'],
		pattern:
			/^(?:you )?(?:gain|have|get|add|take) (?:an? )?\+(\d)(?: bonus)? (?:to|on) (?:any|all|every) (?:action )?(?:roll|move)s?(?: (?:made|you make))? (to [^,;]+)$/i,
		put: ([by = '', aim = '']) => `When you make a move ${aim}, add +${by}`,
	},
	{
		example: ['You gain +1 to Undertake a Journey by sea', 'When you Undertake a Journey by sea, add +1'],
		pattern: new RegExp(
			`^(?:(?:you )?(?:gain|have|get|add|take) (?:an? )?)?\\+(\\d)(?: bonus)? (?:to|on|for) (?:your |any |all |every )?${MOVES}(?: (?:rolls?|moves?|attempts?))?( [^,;]+)?$`,
			'i',
		),
		put: ([by = '', moves = '', aim = '']) => `When you ${moves}${aim}, add +${by}`,
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
	{
		example: ['At the start of each session, take +1 luck', 'When a session begins, take +1 luck'],
		pattern: /^at the (start|beginning|end) of (?:each|every|a|an|your|the) ((?!roll|move|turn)[a-z]+), /i,
		put: ([end = '', time = '']) => `When the ${time} ${/^end$/i.test(end) ? 'ends' : 'begins'}, `,
	},
];

/** What ends an add: it is for this roll, and not for a meter or a later one. */
const END_OF_ADD = '(?=$|[,;.]| and\\b| when\\b| (?:at|for) the (?:cost|price) of\\b)';

/** "Add +1" as players say it. */
const ADDS: readonly Wording[] = [
	{
		example: ['When you Heal, +2 to the roll', 'When you Heal, add +2'],
		pattern: new RegExp(
			`(^|[,;:] )(?:an? )?\\+(\\d)(?: bonus)? (?:(?:to|on) (?:the|your|that|this) (?:roll|action die|action score|action roll|result)${END_OF_ADD}|(?=when(?:ever)? you\\b))`,
			'i',
		),
		put: ([before = '', by = '']) => `${before}${before === '' ? 'Add' : 'add'} +${by}`,
	},
	{
		example: ['you get +1 to the roll', 'add +1'],
		pattern: new RegExp(
			`\\b(?:you )?(?:(?:may|can) )?(?:gain|get|have|receive|take|add)s? (?:an? |an additional )?\\+?(\\d)(?: bonus)? (?:to|on) (?:the|your|that|this) (?:roll|action die|action score|action roll|result)${END_OF_ADD}`,
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
			`^((?!on an? (?:strong hit|weak hit|hit|miss|match)\\b).{0,900}?)\\b(?:you )?(?:(?:may|can) )?(?:(?:gain|get|have|receive) (?:an? )?|(?:add|take) a )\\+(\\d)${END_OF_ADD}`,
			'i',
		),
		put: ([before = '', by = '']) => `${before}add +${by}`,
	},
];

const NUMBER = '(one|two|three|four|five|an?|\\d)';
const FROM_CARD = '(?: (?:from|off) (?:this|the|its) (?:card|asset))?';
const TO_CARD = '(?: (?:to|on|onto|upon) (?:this|the|its) (?:card|asset))?';

const GAIN = '((?:add|take) \\+\\d(?: [a-z]+)?|reroll [a-z ]+?|take an automatic (?:strong|weak) hit)';

/** A price before or after what it is paid for, before the counter it names is looked up. */
const PAID: readonly Wording[] = [
	{
		example: ['at the cost of 1 luck, add +1', 'spend 1 luck to add +1'],
		pattern: new RegExp(`\\b(?:at|for) (?:the|a) (?:cost|price) of ${NUMBER} ([a-z]+), ${GAIN}(?=$|[,;])`, 'i'),
		put: ([number = '', name = '', gain = '']) => `spend ${number} ${name} to ${gain}`,
	},
	{
		example: ['add +1 by spending 1 luck', 'spend 1 luck to add +1'],
		pattern: new RegExp(
			`\\b${GAIN} (?:by|for) (?:spending|burning|using(?: up)?|expending|discarding|paying|removing) ${NUMBER} ([a-z]+)$`,
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
const COUNTERS: readonly Wording[] = [
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
const PRICES: readonly Wording[] = [
	{
		example: ['reroll any dice at the cost of -1 health', 'suffer -1 health to reroll any dice'],
		pattern:
			/\b((?:reroll|add \+\d)[^,;[]*?) (?:at|for) (?:the|a) (?:cost|price) of (?:-?(\d) ([a-z]+)|(\[[^\]]+\] \(-\d\)))$/i,
		put: ([gain = '', number = '', name = '', move = '']) => `${move || `suffer -${number} ${name}`} to ${gain}`,
	},
	{
		example: ['lose 1 more health to reroll any dice', 'suffer -1 health to reroll any dice'],
		pattern:
			/\b(?:burn|lose|pay|sacrifice|spend|suffer) (\d) (?:more|extra|additional) ([a-z]+)(?= to (?:add \+|reroll )|$)/i,
		put: ([number = '', name = ''], { counters, meters }) =>
			isOf([...counters, ...meters], name) ? `suffer -${number} ${name}` : undefined,
	},
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
		put: ([said = '', limit = '']) => `${capitalize(limit)}, ${said.charAt(0).toLowerCase()}${said.slice(1)}`,
	},
];

function counted(change: string, number: string, name: string, counters: readonly string[]): string | undefined {
	const counter = counters.find(each => isOf([each, `${each}s`, each.replace(/s$/, '')], name));
	return counter === undefined ? undefined : `${change}${/^an?$/i.test(number) ? 1 : numberOf(number)} ${counter}`;
}

const isOf = (names: readonly string[], name: string): boolean => names.includes(name.toLowerCase());

const CHOICES: readonly Wording[] = [
	{
		example: ['decide what to look for:', 'choose one:'],
		pattern: /\bdecide (?:how|what|where|which|whom?) [^,:;[\]]{1,80}:$/i,
		put: () => 'choose one:',
	},
	{
		example: ['consider it an automatic strong hit', 'take an automatic strong hit'],
		pattern:
			/\b(?:consider|count|treat|regard) (?:it|this|that|the move) (?:as )?an automatic (strong hit|weak hit)\b/i,
		put: ([outcome = '']) => `take an automatic ${outcome}`,
	},
	{
		example: ['pick one of the following', 'choose one'],
		pattern:
			/\b(?:pick|select|choose|do|use|take) one(?: of the following| of these| option)?(?: (?:options?|approach(?:es)?|benefits?|effects?))?(?=:|$| and\b)/i,
		put: () => 'choose one',
	},
	{
		example: ['choose one: add +2, or take +1 spirit', 'add +2 or take +1 spirit'],
		pattern: /\b(?:you (?:may|can) )?choose one: (add \+\d),? or (take [^,]+)$/i,
		put: ([one = '', other = '']) => `${one} or ${other}`,
	},
	{
		example: ['take a weak hit without rolling', 'take an automatic weak hit'],
		pattern:
			/\b(?:take|score|gain|get) an? (?:automatic )?(strong hit|weak hit) without (?:rolling|a roll|making a roll)\b/i,
		put: ([outcome = '']) => `take an automatic ${outcome}`,
	},
];

/** "In a fight: reroll any dice" is a condition, and no name before a rule. */
const A_CONDITION =
	'(?:in|at|against|after|before|during|inside|near|outside|under|with|without)\\b[^:—]{1,40}(?::| --?| —) (?:add|reroll|roll|take|spend|preset)\\b';

const WORDINGS: readonly Wording[] = [
	{
		example: ['Loyal: When you Strike, add +1', 'When you Strike, add +1'],
		pattern: new RegExp(
			`^(?:\\d+[.)] )?(?!${A_CONDITION}|on\\b|choose\\b|with a match|you\\b|if\\b|when)[a-z][a-z' -]{1,40}?(?: \\((once per [a-z]+|one time only)\\))?(?::| --?| —) (?=${OPENS_RULE})`,
			'i',
		),
		put: ([limit = '']) => (limit === '' ? '' : `${capitalize(limit)}, `),
	},
	{
		example: ['If your gun is loaded, add +1 when you Strike', 'When you Strike while your gun is loaded, add +1'],
		pattern:
			/^(?:if|as long as|while) ([^,[\]]+), ((?:you (?:may|can) )?(?:add|take|reroll|roll) [^,;[\]]+?) when(?:ever)? (you \[[^\]]+\][^,;]*)$/i,
		put: ([condition = '', gain = '', move = '']) => `When ${move} while ${condition}, ${gain}`,
	},
	{
		example: ['either add +1 or take +1 supply', 'add +1 or take +1 supply'],
		pattern: /\b(?:you may |you can )?either (?=(?:add|take) \+\d[^,]* or )/i,
		put: () => '',
	},
	{
		example: ['you are partially restored and may take +1 health', 'you may take +1 health'],
		pattern:
			/\byou (?:are|feel) (?:[a-z]+ly )?(?:bolstered|calmed|emboldened|encouraged|heartened|inspired|invigorated|refreshed|renewed|rested|restored|soothed) and may (?=take\b)/i,
		put: () => 'you may ',
	},
	...TRIGGERS,
	...GAINS,
	...OTHER_MOVES,
	...FOR_ALLIES,
	...STATS,
	...ROLLS,
	...ADDS,
	...PAID,
	...COUNTERS,
	...PRICES,
	...CHOICES,
	...ON_RESULTS,
];

/** The sentence in the books' words, wherever a player's wording means the same. */
export const inWordsOfBooks = (sentence: Sentence, { names }: Pick<Source, 'names'>): Sentence =>
	rewordedBy(WORDINGS, sentence, names);
