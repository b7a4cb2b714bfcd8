import { lowerFirst } from '../../core/first-letter';
import { capitalize, withoutBrackets, type Sentence } from '../../effects/sentences';
import { applyRewrites, type Wording } from './wording';
import { MOVE, MOVES, NO_PRICE } from '../triggers/move-patterns';

/** Words that ask for nothing by the rules. */
const STORY = '(?!.{0,400}\\b(?:add|clear|mark|reroll|suffer|take)\\b)[^[\\n;\\d]{1,400}';
const BONUS = '(add \\+\\d|reroll (?:any|all) dice|take \\+\\d [a-z]+ on a hit)';

const SCORED = `(?:once per [a-z]{1,20}, )?when you (${MOVE})[^,;\\n]{0,160} score`;

/** Sentences that only say together what is done. The patterns find them with line breaks between. */
const JOINED: readonly Wording<void>[] = [
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
			'If you do, keep initiative on a weak hit but lose a coin',
			'On a weak hit, keep initiative. On a weak hit, lose a coin',
		],
		pattern:
			/^(?:if you do, )?(?:([^\n]{1,300}?)(?:, |; |,? and ))?((?:gain|have|inflict|keep|lose|mark|regain|retain|suffer|take) [^,;\n]{1,80}) on an? (strong hit|weak hit|hit|miss)(?: but |, but (?=[a-z]{3,12} only\b|only\b))((?:only )?(?:inflict|lose|mark|suffer|take) [^,;\n]{1,120})$/im,
		put: ([ahead = '', gain = '', result = '', price = '']) =>
			[ahead, `On a ${result}, ${gain}`, `On a ${result}, ${price}`].filter(said => said !== '').join('\n'),
	},
	{
		example: [
			'When you or an ally mark the wounded impact, you may mend it. If you Heal and score a strong hit, clear the impact',
			'When you Heal after you mark the wounded impact, on a strong hit, clear the wounded impact',
		],
		pattern: new RegExp(
			`^when you (?:or an ally )?mark (?:the )?([a-z ]{1,60}?)( impact| debility)?(| and [^,\\n]{1,160}), ${STORY}\\nif you (${MOVE}) and score an? (strong hit|weak hit|hit), clear the (?:impact|debility)\\b`,
			'im',
		),
		put: ([impact = '', , how = '', move = '', result = '']) =>
			`When you ${move} after you mark ${impact}${how}, on a ${result}, clear ${impact}`,
	},
	{
		example: [
			'Endure Stress (-2). If you then choose to resist the stress, roll +iron',
			'Endure Stress (-2). When you Endure Stress to resist the stress that this cost you, roll +iron',
		],
		pattern: new RegExp(
			`(\\[(?:Companion Takes a Hit|Endure (?:Harm|Stress)|Withstand Damage)\\])( \\([^)\\n]{1,40}\\)(?: [^\\n]{0,300})?)\\nif you then (?:choose to |decide to )?(resist [^,;\\n]{1,120}), (roll \\+[a-z]+)(?: (?:instead of|rather than) [^\\n;,]+)?$`,
			'im',
		),
		put: ([move = '', amount = '', aim = '', roll = '']) =>
			`${move}${amount}\nWhen you ${move} to ${aim} that this cost you, ${roll}`,
	},
	{
		example: [
			'When you make a move to shoot at a foe, but score a miss, you set your sights. The next time you make a move to shoot at the same foe, add +2',
			'When you make a move to shoot at the same foe (the next time, after a miss), add +2',
		],
		pattern: new RegExp(
			`^when you make a move [^,;\\n]+?,? (?:but|and) score an? (strong hit|weak hit|hit|miss), ${STORY}\\nthe next time you (make a move [^,;\\n]+), ${BONUS}$`,
			'im',
		),
		put: ([result = '', move = '', gain = '']) => `When you ${move} (the next time, after a ${result}), ${gain}`,
	},
	{
		example: [
			'On a strong hit, you find a ruin; you may Explore it and reroll any dice',
			'On a strong hit, you may Explore it. When you Explore it to follow up, reroll any dice',
		],
		pattern: new RegExp(
			`^(when(?:ever)? you )(${MOVE})([^\\n]*\\n)(on an? )((?:strong hit|weak hit|hit|miss)(?: with a match)?)(,[^[\\n]*) you (?:may|can) (${MOVE})( \\([^)\\n]*\\))? and (reroll (?:any|all) dice|add \\+\\d)$`,
			'im',
		),
		put: ([when = '', first = '', rest = '', on = '', result = '', story = '', move = '', aside = '', gain = '']) =>
			`${when}${first}${rest}${on}${result}${story} you may ${move}\nWhen you ${move} to follow up on ${withoutBrackets(first)}${aside}, ${gain}`,
	},
	{
		example: [
			'If the fight goes on and you choose to free it, you must Gain Ground (+iron), score a hit, and forgo one of the choices awarded by that move',
			'When you Gain Ground to free it, roll +iron. On a hit, forgo one of the choices awarded by that move',
		],
		pattern: new RegExp(
			`^if [^,[\\n]{1,120},? and you choose (to [^,[\\n]{1,120}), you must (${MOVE}) \\((\\+[a-z]{1,20})\\), score a (hit|strong hit), and (forgo [^,;[\\n]{1,120})$`,
			'im',
		),
		put: ([aim = '', move = '', stat = '', result = '', cost = '']) =>
			`When you ${move} ${aim}, roll ${stat}\nOn a ${result}, ${cost}`,
	},
	{
		example: [
			'To fire it again in the same fight, you must first score a hit as you Gain Ground (+edge), forgoing one of the choices awarded by that move to instead reload',
			'When you Gain Ground to fire it again in the same fight, roll +edge. On a hit, forgo one of the choices awarded by that move to instead reload',
		],
		pattern: new RegExp(
			`^(to [^,[\\n]+), you must (?:first )?score a (hit|strong hit) as you (${MOVE}) \\((\\+[a-z]+)\\), forgoing ([^,;[\\n]+)$`,
			'im',
		),
		put: ([aim = '', result = '', move = '', stat = '', cost = '']) =>
			`When you ${move} ${aim.toLowerCase()}, roll ${stat}\nOn a ${result}, forgo ${cost}`,
	},
	{
		example: [
			'When you Make Camp and choose the option to relax, you can sing. If you do, take +1 spirit',
			'When you Make Camp and score a hit, choosing to relax (you sing), take +1 spirit',
		],
		pattern: new RegExp(
			`^when you (${MOVE}) and choose (?:the option )?(to [a-z]+), you (?:can|may) ([^,;[\\n+]+)\\nif you do, `,
			'im',
		),
		put: ([move = '', option = '', done = '']) =>
			`When you ${move} and score a hit, choosing ${option} (you ${done}), `,
	},
	{
		example: [
			'mark 1 tick of a legacy. On a strong hit with a match, mark 2 ticks',
			'mark 1 tick of a legacy. On a strong hit with a match, mark 1 tick of a legacy',
		],
		pattern:
			/\bmark (\d) ticks? (on your [a-z ]+ legacy track)([^\n]*)\n(on an? (?:strong hit|weak hit|hit)(?: with a match)?, )mark (\d) ticks(?: instead(?: of \d)?| \(instead of \d\))?$/im,
		put: ([by = '', track = '', rest = '', on = '', more = '']) =>
			`mark ${by} ticks ${track}${rest}\n${on}mark ${Number(more) - Number(by)} ticks ${track}`,
	},
	{
		example: [
			'When you Turn the Tide, envision it. Then, when you make your move, add +2 (instead of +1)',
			'When you Turn the Tide, add +1 on your next move',
		],
		pattern:
			/^(when you \[turn the tide\][^,\n]*), envision [^\n]+\n(?:then, )?when you make your move, add \+(\d) \(?instead of \+(1)\)?(?: and take \+1 momentum on a hit)?$/im,
		put: ([when = '', by = '', own = '']) => `${when}, add +${Number(by) - Number(own)} on your next move`,
	},
	{
		example: [
			'Once you Forge a Bond with your crew, take +1 momentum on a hit when you leverage a crew ability',
			'When you make a move to leverage a crew ability (once you Forge a Bond with your crew), take +1 momentum on a hit',
		],
		pattern: new RegExp(`^once you (${MOVE}[^,;[\\n]*), ${BONUS} when(?:ever)? you ([a-z][^,;[\\n]+)$`, 'im'),
		put: ([first = '', gain = '', done = '']) =>
			`When you make a move to ${done} (once you ${withoutBrackets(first)}), ${gain}`,
	},
	{
		example: [
			'When you give it away, you may (one time only) reroll any dice when you Compel',
			'One time only, when you Compel as you give it away, reroll any dice',
		],
		pattern: new RegExp(
			`^when you ([^,;[\\n]+), you may (?:\\((one time only|once per [a-z]+)\\) )?${BONUS} when you (${MOVES})$`,
			'im',
		),
		put: ([first = '', limit = '', gain = '', moves = '']) =>
			capitalize(`${limit === '' ? '' : `${limit}, `}when you ${moves} as you ${first}, ${gain}`),
	},
	{
		example: [
			'If you bleed on it, Endure Harm (1 harm) in exchange for an additional +1 momentum on a hit',
			'If you bleed on it, Endure Harm (1 harm) and take +1 momentum on a hit',
		],
		pattern: new RegExp(
			`^(if you [^,;[\\n]+, ${MOVE} \\([^)\\n]+\\)),? (?:in exchange for|for) (?:an? )?(?:(?:additional|extra) )?(?:another )?(\\+\\d [a-z]+) on a hit$`,
			'im',
		),
		put: ([price = '', gain = '']) => `${price} and take ${gain} on a hit`,
	},
	{
		example: [
			'Your gun is loaded, which you may use to Strike. When you do, reroll any dice',
			'Your gun is loaded. When you Strike, reroll any dice',
		],
		pattern: new RegExp(
			`^((?!when|if)[^\\n[]{1,200}), which you (?:may|can) use to (${MOVES}[^\\n;]{0,120})\\n(?:when|if) you do, `,
			'im',
		),
		put: ([said = '', moves = '']) => `${said}\nWhen you ${moves}, `,
	},
	{
		example: [
			'When you Strike, reroll any dice. To use it more than once in the same fight, you must reload',
			'Once per fight, when you Strike, reroll any dice. To use it more than once in the same fight, you must reload',
		],
		pattern:
			/^(when you \[[^\n]{0,300}\n(?:when you \[[^\]]{1,80}\] )?to use [^,\n]{1,120} more than once in the same )(fight|journey|scene|session|situation)(?=,)/im,
		put: ([said = '', time = '']) => `Once per ${time}, ${lowerFirst(said)}${time}`,
	},
	{
		example: [
			'When you score a hit as you Sojourn in a village, and Hearten by dancing, take +1 spirit',
			'When you Sojourn in a village (and Hearten by dancing) and score a hit, take +1 spirit',
		],
		pattern: new RegExp(
			`^when you score an? (strong hit|weak hit|hit|miss) as you (${MOVE}[^,;[\\n]*), and (${MOVE} [^,;[\\n]+), `,
			'im',
		),
		put: ([result = '', first = '', then = '']) =>
			`When you ${first} (and ${withoutBrackets(then)}) and score a ${result}, `,
	},
	{
		example: [
			'You may spend 1 experience to Sojourn with an automatic strong hit. If you do, take +1 spirit',
			'When you Sojourn for 1 experience, suffer -1 experience and take an automatic strong hit. On a strong hit, take +1 spirit',
		],
		pattern: new RegExp(
			`^you (?:may|can) spend (\\d experience) to (${MOVE}) with an automatic (strong hit|weak hit)(\\nif you do, )?`,
			'im',
		),
		put: ([price = '', move = '', as = '', then = '']) =>
			`When you ${move} for ${price}, suffer -${price}\nTake an automatic ${as}${then === '' ? '' : `\nOn a ${as}, `}`,
	},
	{
		// these moves add the +1 themselves
		example: [
			'When you Sojourn with those who share a bond with you, add +2 (instead of +1)',
			'When you Sojourn with those who share a bond with you, add +1',
		],
		pattern:
			/^(when you \[(?:Compel|Sojourn|Swear an Iron Vow)\][^,;\n]* bond\b[^,;\n]*), add \+(\d) \(?instead of \+(1)\)?(?=$| and take\b)/i,
		put: ([when = '', by = '', own = '']) => `${when}, add +${Number(by) - Number(own)}`,
	},
	{
		example: [
			'When you hide, you may immediately Strike. If you do and score a hit, take +1 supply',
			'When you hide, you may immediately Strike. When you Strike at once after it and score a hit, take +1 supply',
		],
		pattern: new RegExp(
			`, (?:you (?:may|can) )(?:also |immediately |now |then )?(?:make (?:an? |the ))?(${MOVE})(?: moves?)?(?: at once| immediately| now)?\nif you do,? and (?:then )?(?:(miss)|(?:get|roll|score) an? (strong hit|weak hit|hit|miss)), `,
			'im',
		),
		put: ([move = '', miss = '', result = '']) =>
			`, you may immediately ${move}\nWhen you ${move} at once after it and score a ${miss || result}, `,
	},
	{
		example: [
			'When you load a rocket, suffer -1 ammo. If you then fire it by making a move, you may preset your action die to 5',
			'When you make a move to fire it (you load a rocket), suffer -1 ammo. Preset your action die to 5',
		],
		pattern:
			/^when you ([^[\n;]+), (suffer -\d [a-z]+)\nif you then ([^,[\n]+) (?:by|as you) mak(?:e|ing) a move, (?:you may )?(?=add|preset|reroll|take an automatic)/im,
		put: ([first = '', price = '', done = '']) => `When you make a move to ${done} (you ${first}), ${price}\n`,
	},
	{
		example: [
			'One time only, you may use this favor to gain an automatic strong hit on any move where trust is a factor',
			'One time only, when you make a move where trust is a factor (using this favor), take an automatic strong hit',
		],
		pattern:
			/^(one time only|once per [a-z]+), you may use ((?:this|the|your) [a-z ]+) to (?:gain|score|take) an automatic (strong hit|weak hit) on (?:any|a) move ([^[\n;]+)$/im,
		put: ([limit = '', what = '', as = '', where = '']) =>
			`${limit}, when you make a move ${where} (using ${what}), take an automatic ${as}`,
	},
	{
		example: [
			'When you Sojourn and score a strong hit, you have a chance to win a prize. If you are successful, take +1 supply',
			'When you Sojourn and score a strong hit, if you win a prize, take +1 supply',
		],
		pattern: new RegExp(
			`^(when you (?:or an ally )?${MOVE}[^,\\n]*), you have a (?:chance|shot) to ([^[\\n;\\d]+)\\n(?:envision [^\\n;]+\\n)?if you (?:are successful|succeed), `,
			'im',
		),
		put: ([when = '', aim = '']) => `${when.replace(/ or an ally/i, '')}, if you ${aim}, `,
	},
	{
		example: [
			'On a hit, add +1 if you immediately Strike, and continue to add +1 on each subsequent Strike as long as you stand. If you score a strong hit with a match when using this ability, mark 2 ticks',
			'On a strong hit with a match, mark 2 ticks. When you Strike at once after a hit (and again as long as you stand), add +1. On a strong hit with a match, mark 2 ticks',
		],
		pattern: new RegExp(
			`^on an? (strong hit|weak hit|hit), (add \\+\\d) if you immediately (${MOVE}), and continue to \\2 on each subsequent \\3 (as long as [^,;[\\n]+)(?:\\nif you score (an? (?:strong hit|hit|miss) with a match) when using this ability, (?:${STORY}; )?([^\\n]+))?$`,
			'im',
		),
		put: ([result = '', add = '', move = '', time = '', match = '', then = '']) => {
			const more = match === '' ? '' : `On ${match}, ${then}`;
			const later = `When you ${move} at once after a ${result} (and again ${time}), ${add}`;
			return [more, later, more].filter(said => said !== '').join('\n');
		},
	},
];

/** The sentences of a paragraph, with those that only say together what is done put as ones that stand alone. */
export function joinedUp(sentences: readonly Sentence[]): readonly Sentence[] {
	const said = sentences.join('\n');
	const put = applyRewrites(JOINED, said, undefined);
	return put === said ? sentences : put.split('\n');
}
