import { capitalize, type Sentence } from '../../effects/sentences';
import { applyRewrites, isOf, type Source, type Wording } from './wording';
import { MOVE } from '../triggers/move-patterns';
import { OTHER_MOVES } from './other-moves';
import { CHOICES, COUNTERS, PAID, PRICES } from './price-wordings';
import { ADDS, ON_RESULTS, ROLLS, STATS } from './roll-wordings';
import { GAINS, TRIGGERS } from './trigger-wordings';

/** What may follow a name at the start of an ability: "Loyal: When …", "Night eyes - Once per journey, when …". */
const OPENS_RULE =
	'(?:once per [a-z]+,? |one time only,? )?(?:(?:when(?:ever)?|if|once|while|as|after) (?:you|your|an?|the|they|in|at|[a-z]{2,20}ing)\\b|(?:you )?always (?:add|gain|have|take) |you (?:may|can) |instead of rolling|add \\+|roll \\+|reroll |take \\+|spend |preset )';

/** This is solo play: who else may make the move changes nothing for you. */
const FOR_ALLIES: readonly Wording[] = [
	{
		example: ['When you or an ally Clash', 'When you Clash'],
		pattern: /\byou (?:or|and) (?:an|any|another|your) (?:ally|allies|companion|companions) (?=(?:make |makes )?\[)/i,
		put: () => 'you ',
	},
	{
		example: ['you and your companions take +1 health', 'take +1 health for you and your companions'],
		pattern: /\byou and (?:your|any) companions? (?:each )?take (\+\d health)\b(?! for\b)/i,
		put: ([gain = '']) => `take ${gain} for you and your companions`,
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
			/^(?:if|as long as|while|when(?:ever)?) ([^,[\]]+), ((?:you (?:may|can) )?(?:add|take|reroll|roll|mark progress) ?[^,;[\]]{0,80}?) (?:when(?:ever)?|if) (you (?:\[[^\]]+\]|roll \+[a-z])[^,;]*)$/i,
		put: ([condition = '', gain = '', move = '']) => `When ${move} while ${condition}, ${gain}`,
	},
	{
		example: ['you are partially restored and may take +1 health', 'you may take +1 health'],
		pattern:
			/\byou (?:are|feel) (?:[a-z]+ly )?(?:bolstered|calmed|emboldened|encouraged|heartened|inspired|invigorated|refreshed|renewed|rested|restored|soothed) and may (?=take\b)/i,
		put: () => 'you may ',
	},
	{
		example: ['make a [Compel] (+wits) roll', '[Compel] +wits'],
		pattern: new RegExp(
			`(?:\\b(you )|\\bmake (?:an? |the |your )?)?(${MOVE})(?: (?:move|roll))?( with (?:your )?| ?\\(| ?)\\+([a-z]{2,20})\\)?(?: (?:move|roll))?(?=$|[,;]| and (?:add|take) \\+| (?:by|using) )`,
			'gi',
		),
		// in a trigger, "you [Compel] (+wits)", it tells which rolls are meant
		put: ([you = '', move = '', sign = '', stat = ''], { rolled }) =>
			isOf(rolled, stat) && (you === '' || sign.trim() === '') ? `${you}${move} +${stat}` : undefined,
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
export const normalizeSentence = (sentence: Sentence, { names }: Pick<Source, 'names'>): Sentence =>
	applyRewrites(WORDINGS, sentence, names);
