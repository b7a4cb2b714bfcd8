import { lowerFirst } from '../../core/first-letter';
import { withoutBrackets, type Sentence } from '../../effects/sentences';
import { applyRewrites, type Wording } from './wording';

const ASSETS = '((?:an?|the|that|this|your|any|another|additional|new)? ?[^,;[\\].]*?)';

const COST = '(\\[[^\\]]+\\] \\(-\\d\\))';

/** Sentences that say by themselves, or beside a move that is not made, what is done at a time of its own. */
const MOMENTS: readonly Wording<void>[] = [
	{
		example: ['Take +2 power and set your max power to 5', 'When you gain this ability, take +2 power'],
		pattern:
			/^take (\+\d [a-z]+)(?:;| and)? (set your max(?:imum)? [a-z]+ to \d|your max(?:imum)?(?: [a-z]+)? is now \d)$/i,
		put: ([gain = '', limit = '']) => {
			const [meter = '', most = ''] = [gain.split(' ')[1], /\d/.exec(limit)?.[0]];
			return `Your max ${meter} is now ${most}\nWhen you gain this ability, take ${gain}`;
		},
	},
	{
		example: [
			'You may purchase a ship for 1 fewer experience',
			'When you purchase a ship, purchase a ship for 1 fewer experience',
		],
		pattern: new RegExp(
			`^you (?:may|can) ((?:(?:add|buy|gain|obtain|purchase|take)(?:(?: and| or|, or) upgrade)?|upgrade) ${ASSETS}) ((?:at|for) (?:\\d|one|two) (?:fewer |less )?experience(?: \\(instead of \\d\\)| instead of \\d)?)$`,
			'i',
		),
		put: ([what = '', , price = '']) =>
			`When you ${what.replace(/ and upgrade/i, ' or upgrade')}, you may ${what} ${price}`,
	},
	{
		example: [
			'When you must Endure Harm, you may instead break your shield and ignore all harm',
			'When you must Endure Harm, you may break your shield, and ignore all harm without the move',
		],
		pattern:
			/^(?:(once per [a-z]+), )?when(?:ever)? (?!.*\b(?:on an?|and score|and miss|and hit)\b)((?:you )?(?:are |must |have to |forced to )*\[[^,;]+), (?:you (?:may|can)|instead) (?!not\b|never\b)(?:instead )?(\((?:before|after)[^()]*\) )?([^;]+?),? and ignore (?:all|any|the)(?: of the)? (harm|stress|damage)$/i,
		put: ([often = '', trigger = '', time = '', price = '', what = '']) => {
			const limit = often === '' ? '' : ` (${often.toLowerCase()})`;
			const when = `${withoutBrackets(trigger)}${time === '' ? '' : ` ${time.trim()}`}${limit}`;
			return `When ${when.replace(/^(?=forced to)/i, 'you are ')}, you may ${price}, and ignore all ${what} without the move`;
		},
	},
	{
		example: [
			'You must Sacrifice Resources (-1) about once a day; otherwise, Companion Takes a Hit (-2)',
			'When a day or so has passed, choose one: Sacrifice Resources (-1) or Companion Takes a Hit (-2)',
		],
		pattern: new RegExp(
			`^you must ${COST}(?: (?:about|at least))? once (?:a|per|every) (day|week|month|season|year)(?: to [^,;]+)?(?:; otherwise, (?:you must )?(?:make the )?${COST}(?: move)?)?$`,
			'i',
		),
		put: ([paid = '', time = '', other = '']) =>
			`When a ${time} or so has passed, ${other === '' ? paid : `choose one: ${paid} or ${other}`}`,
	},
	{
		example: [
			'For every two boxes filled on your vow, take 1 experience',
			'When you fill two boxes on your vow, take 1 experience',
		],
		pattern:
			/^for (?:each|every) (?:(two|three|four|five) boxes|box) (?:filled|marked|you fill|you mark) on (your [^,;[\]]+), (take [^,;]+)$/i,
		put: ([number = '', track = '', gain = '']) =>
			`When you fill ${number === '' ? 'a box' : `${number} boxes`} on ${track}, ${gain}`,
	},
	{
		example: [
			'Once per fight, you also take initiative when you sacrifice your shield',
			'If this is the first time in the fight that you sacrifice your shield, take initiative',
		],
		pattern:
			/^once per (fight|scene|session|journey), you (?:may )?also (take [^,;[\]]+?) when you ((?:break|destroy|give up|sacrifice) [^,;[\]]+)$/i,
		put: ([time = '', gain = '', done = '']) => `If this is the first time in the ${time} that you ${done}, ${gain}`,
	},
	{
		example: ['In your hands, a staff is a deadly weapon (2 harm)', 'When you wield a staff, your harm is 2'],
		pattern:
			/^(?:in your hands, )?((?:an?|these|this|your) [a-z' -]{1,60}?) (?:is|are|counts? as|becomes?) (?:an? )?(?:deadly|simple)(?: weapons?)?,? (?:\((\d) harm\)|(?:inflicting|that inflicts?|which inflicts?) (\d) harm)$/i,
		put: ([weapon = '', harm = '', other = '']) =>
			`When you wield ${lowerFirst(weapon)}, your harm is ${harm || other}`,
	},
	{
		example: [
			'When launched from a sling, a stone inflicts deadly harm (2 harm)',
			'When you wield a stone launched from a sling, your harm is 2',
		],
		pattern:
			/^when ((?:fired|hurled|launched|shot|thrown) [^,;[\]]+), (an? [a-z' -]+) inflicts (?:deadly harm|simple harm|harm) \((\d) harm\)$/i,
		put: ([how = '', weapon = '', harm = '']) => `When you wield ${weapon} ${how}, your harm is ${harm}`,
	},
	{
		example: [
			'When you use it as a simple weapon (1 harm), add +1',
			'When you use it as a simple weapon, your harm is 1. When you use it as a simple weapon, add +1',
		],
		pattern: /^when you (?:instead )?((?:use|wield) [a-z' ]+ as an? (?:simple|deadly) weapon) \((\d) harm\), (.+)$/i,
		put: ([used = '', harm = '', then = '']) => `When you ${used}, your harm is ${harm}\nWhen you ${used}, ${then}`,
	},
	{
		example: [
			'However, [Endure Stress] (-1) from bright lamps',
			'When you suffer from bright lamps, [Endure Stress] (-1)',
		],
		pattern: new RegExp(
			`^(?:(?:however|but),? (?:you )?(?:must )?${COST} from|${COST} when(?:ever)? (in|on|near|exposed to)) ([^,;[\\]]{3,120})$`,
			'i',
		),
		put: ([from = '', cost = '', how = '', what = '']) =>
			`When you ${how === '' ? 'suffer from' : `are ${how}`} ${what}, ${from || cost}`,
	},
	{
		example: ['You harden your heart: Reduce your heart by 1', 'When you harden your heart, reduce your heart by 1'],
		pattern: /^you ([a-z' ]+): (reduce|raise|increase|lower|add) (your (?!max)[^[\]]+)$/i,
		put: ([done = '', verb = '', change = '']) => {
			const [first = '', ...more] = change.split(/,? and (?=add (?:up to )?\+)/);
			return [`When you ${done}, ${verb.toLowerCase()} ${first}`, ...more].join('\n');
		},
	},
	{
		example: [
			'When your air is 0, you must Endure Harm (-2) before making any move under water',
			'When your air is 0, before any move under water, Endure Harm (-2)',
		],
		pattern: new RegExp(`^(when [^,;[\\]]+), you must ${COST} before (?:making )?(any|an?) move((?: [a-z' ]+)?)$`, 'i'),
		put: ([at = '', cost = '', any = '', how = '']) => `${at}, before ${any} move${how}, you must ${cost}`,
	},
];

/** The sentences that stand for one, each with its trigger. */
export const expandTriggers = (sentence: Sentence): readonly Sentence[] =>
	applyRewrites(MOMENTS, sentence, undefined).split('\n');
