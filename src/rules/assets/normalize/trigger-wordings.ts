import { isOf, type Wording } from './wording';
import { MOVE, MOVES } from '../triggers/move-patterns';

/** What the player does, where a comma should be before it. */
const THEN =
	'(?:you (?:may|can|must) (?:also |instead )?(?:add|convert|improve|mark|make it|reroll|roll|take|turn|use)\\b|mark \\+?\\d)';

/** A price without the comma before it, and what leads to one that is not paid here. */
const PRICE =
	'(?:(?:lose|pay|spend|suffer) -?\\d [a-z]{2,20}|(?:decrease|lower|reduce) (?:its |the |your )?[a-z]{2,20}(?: counter| meter| track)? by \\d|reset your momentum|\\[[^\\]]{1,80}\\] \\([^()]{0,20}\\d[^()]{0,20}\\))';
const GOES_ON = /^(?:and|can|could|has|have|he|it|may|must|or|she|should|that|they|to|who|will|would|you)$/i;

/** Words that a number belongs to, so that it is no add of its own. */
const WITH_A_NUMBER =
	/\b(?:add|adds|and|at|by|can|for|gain|inflict|is|lose|mark|may|must|of|or|plus|roll|rolling|suffer|take|than|to|using|with|your)$/i;

/** Other ways to say "When you [Strike]". */
export const TRIGGERS: readonly Wording[] = [
	{
		example: ['reduce your oil track by 1', 'suffer -1 oil'],
		pattern: /\b(?:decrease|lower|reduce) (?:its |the |your )?([a-z]{2,20})(?: counter| meter| track)? by (\d)\b/gi,
		put: ([name = '', by = ''], { counters, meters }) =>
			isOf([...counters, ...meters], name) ? `suffer -${by} ${name.toLowerCase()}` : undefined,
	},
	{
		example: [
			'When you [Strike] with oil suffer -1 oil and add +1',
			'When you [Strike] with oil, suffer -1 oil and add +1',
		],
		pattern: new RegExp(
			`^(when(?:ever)? you (?:${MOVES})[^,;+]{0,120}? ([a-z]{1,20})) (${PRICE}) (?=and (?:(?:add|take|inflict) \\+|reroll ))`,
			'i',
		),
		put: ([when = '', before = '', price = '']) =>
			GOES_ON.test(before) ? undefined : `${when}, ${price.replace(/^(?:decrease|lower)/i, 'reduce')} `,
	},
	{
		example: [
			'When you [Clash] by telling your hawk to [Strike] first',
			'When you [Clash] by telling your hawk to Strike first',
		],
		pattern: new RegExp(
			`\\b((?:ask|command|direct|have|lead|let|order|send|tell|urg)ing (?:your|the|an?) [^,;[\\]]{1,60}?(?: to)? )\\[([^\\]]{1,80})\\]`,
			'gi',
		),
		put: ([before = '', name = '']) => `${before}${name}`,
	},
	{
		example: ['once per [Battle]', 'once per Battle'],
		pattern:
			/\b((?:once per|during (?:the|an?)|in (?:full|an?)|(?:wearing|in) [a-z ]{0,20}|before|after) )\[([^\]]{1,80})\](?=$|[,;]| (?:gear|regalia|armou?r|dress|cry|paint|when)\b)/gi,
		put: ([before = '', name = '']) => `${before}${name}`,
	},
	{
		example: ['When you [Heal] a foe after you [Compel] them', 'When you [Heal] a foe after you Compel them'],
		pattern: new RegExp(
			`(${MOVE}[^,;[\\]]{0,120} (?:(?:after|before|once|since) you (?:have )?|(?:by|during|for|from|of|through|with) (?!mak)(?:[a-z]{1,20} ){0,2}?(?:an?|the|their|your) (?:(?!and |to )[a-z'-]{1,20} ){0,2}))\\[([^\\]]{1,80})\\]`,
			'gi',
		),
		put: ([before = '', name = '']) => `${before}${name}`,
	},
	{
		example: ['Before you [Fulfill Your Vow], you may pray', 'When you [Fulfill Your Vow], you may pray'],
		pattern: /^before (?=you \[[^,;]{1,200}, you (?:may|can) )/i,
		put: () => 'When ',
	},
	{
		example: ['When your hawk dives, add +1 as you [Clash]', 'When you [Clash] as your hawk dives, add +1'],
		pattern: new RegExp(
			`^(?:when(?:ever)?|while) ((?!you\\b)[^,;[]{1,120}), (add \\+\\d|reroll any dice|(?:take|inflict) \\+\\d [a-z]{1,20}) (?:as|when) (you (${MOVES})(?: \\+[a-z]{2,20})?[^,;+[]{0,80})$`,
			'i',
		),
		put: ([meanwhile = '', gain = '', move = '']) => `When ${move} as ${meanwhile}, ${gain}`,
	},
	{
		example: [
			'Once you are sworn in, add +1 when you [Compel] by it',
			'When you [Compel] by it once you are sworn in, add +1',
		],
		pattern: new RegExp(
			`^(once [^,;[+]{1,120}), ((?:add|take|inflict) \\+\\d[a-z ]{0,20}|reroll any dice) (?:as|when) (you (${MOVES})[^,;[]{0,80})$`,
			'i',
		),
		put: ([since = '', gain = '', move = '']) => `When ${move} ${since.toLowerCase()}, ${gain}`,
	},
	{
		example: ['When you [Heal], add +1 if you have salt', 'When you [Heal] if you have salt, add +1'],
		pattern: new RegExp(
			`^(when(?:ever)? you (?:${MOVES})[^,;[]{0,120}), ((?:you may )?(?:(?:add|take|inflict) \\+\\d[a-z ]{0,20}|reroll any dice)) ((?:if|while|unless) [^,;[+]{3,120})$`,
			'i',
		),
		put: ([when = '', gain = '', condition = '']) => `${when} ${condition}, ${gain}`,
	},
	{
		example: ['Additionally, when you [Compel], add +1', 'When you [Compel], add +1'],
		pattern: /^(?:additionally|in addition|also),? (?=(?:when|if|you (?:may|can)|take)\b)/i,
		put: () => '',
	},
	{
		example: ['Whenever making the [Strike] move against bandits, add +1', 'When you [Strike] against bandits, add +1'],
		pattern: new RegExp(
			`^(when|whenever|while) (?:you (?:use|make|make a move|make use of)|using|making|performing) (?:an? |the |your )?(${MOVES})(?: moves?\\b)?`,
			'i',
		),
		put: ([, moves = '']) => `When you ${moves}`,
	},
	{
		example: ['When you [Strike] you may reroll any dice', 'When you [Strike], you may reroll any dice'],
		pattern: new RegExp(
			`^((?:once per [a-z]{1,20}, )?when(?:ever)? you (?:(${MOVES})|make an? [a-z ]{0,20}?moves?)[^,;+]{0,200}?) (${THEN})`,
			'i',
		),
		put: ([when = '', , then = '']) => `${when}, ${then}`,
	},
	{
		example: ['When you make a move by climbing +2', 'When you make a move by climbing, add +2'],
		pattern: /^(when(?:ever)? you [^;+]{3,200}?),? (?:an? )?\+(\d)$/i,
		put: ([when = '', by = ''], { meters, counters }) =>
			WITH_A_NUMBER.test(when) || / than [^,]*$/i.test(when) || isOf([...meters, ...counters], when.replace(/^.* /, ''))
				? undefined
				: `${when}, add +${by}`,
	},
	{
		example: ['If you do and score a miss, [Endure Stress]', 'On a miss, [Endure Stress]'],
		pattern: /^if you do,? and (?:you )?(?:(?:score|get|roll) an? )?(strong hit|weak hit|hit|miss)( with a match)?, /i,
		put: ([result = '', match = '']) => `On a ${result.toLowerCase()}${match}, `,
	},
	{
		example: ['treat a weak hit as miss', 'treat a weak hit as a miss'],
		pattern:
			/\b(treat|count) (?:an? )?(strong hit|weak hit|miss) as (?:an? )?(strong hit|weak hit|miss)\b(?: as they [a-z' ]{3,60}(?=$|[,;.]))?/gi,
		put: ([verb = '', from = '', to = '']) => `${verb} a ${from} as a ${to}`,
	},
];

const legacyOf = (name: string): string => (/^b/i.test(name) ? 'bonds' : /^d/i.test(name) ? 'discoveries' : 'quests');

const LEGACY = '(quests?|bonds?|discover(?:y|ies))';

/** Other ways to say what is gained. */
export const GAINS: readonly Wording[] = [
	{
		example: ['deal 1 extra harm', 'inflict +1 harm'],
		pattern:
			/\b(?:deal|do|inflict|mark) (?:\+(\d) harm|(an|one|\d) (?:additional|extra) harm)(?=$|[,;.]| and\b| on an?\b)/gi,
		put: ([more = '', by = '']) => `inflict +${more || (/\d/.test(by) ? by : '1')} harm`,
	},
	{
		example: ['you may choose to reroll any dice', 'you may reroll any dice'],
		pattern:
			/\byou (?:may|can) (?:choose|decide|elect|opt)(?: before rolling)? to (?=(?:add|count|inflict \+?\d|reroll|treat) )/gi,
		put: () => 'you may ',
	},
	{
		example: ['your [Companion Takes a Hit] as well', '[Companion Takes a Hit]'],
		pattern: /\byour (?=\[Companion Takes a Hit\])|(\[Companion Takes a Hit\](?: \(-\d\))?) (?:as well|too)\b/gi,
		put: ([move = '']) => move,
	},
	{
		example: ['[Develop Your Relationship] with your first connection', '[Develop Your Relationship]'],
		pattern:
			/(^|[,;] |\band |\bmay )(\[[^\]]{1,60}\]) (?:now|at once|immediately|with your [a-z]{1,20} connection)(?=$|[,;.]| and add \+)/gi,
		put: ([ahead = '', move = '']) => `${ahead}${move}`,
	},
	{
		example: ['you can take +1 momentum', 'you may take +1 momentum'],
		pattern: /\byou can (?=(?:also )?(?:take (?:an (?:additional|extra) )?\+\d|mark \d))/gi,
		put: () => 'you may ',
	},
	{
		example: ["you may roll on your rig's +integrity", 'you may instead roll +integrity'],
		pattern:
			/\byou (?:may|can) (?:use|roll) (?:on |with )?(?:your |its |the )?(?:[a-z]{1,30}'s )?\+?integrity(?: instead)?(?=$|[,;]| and\b)/i,
		put: () => 'you may instead roll +integrity',
	},
	{
		example: ['mark +2 ticks on your legacy bonds', 'mark 2 ticks on your bonds legacy track'],
		pattern: new RegExp(
			`\\b(?:mark|add|take) \\+?(\\d ticks?) (?:on|to|in) (?:your |the )?(?:${LEGACY}(?: legacy)?(?: track)?|legacy ${LEGACY}(?: track)?)(?=$|[,;.]| and\\b| on an?\\b)`,
			'gi',
		),
		put: ([ticks = '', track = '', other = '']) => `mark ${ticks} on your ${legacyOf(track || other)} legacy track`,
	},
	{
		example: ['on a hit, add +1 momentum', 'on a hit, take +1 momentum'],
		pattern:
			/\b(?:add|gain|get|receive|recover|regain|take)(?: (?:an )?(?:additional|extra))? \+(\d) ([a-z]+)(?=$|[,;.]| and\b| or (?:take|mark|recover|add)\b| on an?\b)/gi,
		put: ([by = '', name = ''], { meters }) =>
			meters.includes(name.toLowerCase()) ? `take +${by} ${name.toLowerCase()}` : undefined,
	},
];
