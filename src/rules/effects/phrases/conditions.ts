import { withoutBrackets, straightQuotes } from '../sentences';
import type { Condition } from '../effect';
import { meterOf } from './builders';
import { clauseOf, PhraseBook } from './phrase-book';
import type { PhraseContext, Captures } from './phrase';

/** A condition that depends on the character's state. */
interface ConditionPhrase {
	readonly example: string;
	readonly pattern: string;
	readonly condition: (words: Captures) => Condition;
}

export const CONDITIONS: readonly ConditionPhrase[] = [
	{
		example: 'you are not wounded',
		pattern:
			'(?:you|they) are (?:already |currently |still )?(?:{not} )?(?:already |currently )?(?:marked (?:as )?)?{impact}',
		condition: ({ not, impact }) => ({ kind: 'impact', impact, marked: not === '' }),
	},
	{
		example: 'your vehicle is not battered',
		pattern: '(?:your|the|a) (?:[a-z]+ )?vehicle is (?:{not} )?{impact}',
		condition: ({ not, impact }) => ({ kind: 'impact', impact, marked: not === '', whose: 'vehicle' }),
	},
	{
		example: 'you have the wounded condition',
		pattern: 'you have (?:the )?{impact}(?: (?:condition|impact|debility))?(?: marked)?',
		condition: ({ impact }) => ({ kind: 'impact', impact, marked: true }),
	},
	{
		example: "your companion's health is not 0",
		pattern: '(?:{they}|your) {meter} (?:is|is at|falls to|reaches|is reduced to) (?:{not} )?{n}',
		condition: ({ they, meter, not, n }) => ({ ...meterOf(meter, they), is: Number(n), not: not !== '' }),
	},
	{
		example: 'your health is greater than 0',
		pattern: '(?:{they}|your) {meter} is (?:greater than|above) 0',
		condition: ({ they, meter }) => ({ ...meterOf(meter, they), is: 0, not: true }),
	},
	{
		example: 'your supply is exhausted (reduced to 0)',
		pattern: 'your {meter} is exhausted \\(reduced to {n}\\)',
		condition: ({ meter, n }) => ({ ...meterOf(meter), is: Number(n), not: false }),
	},
	{
		example: 'your momentum is at its minimum (-6)',
		pattern: 'your {meter} is at its minimum \\({n}\\)(?: and you must suffer -?[a-z]+)?',
		condition: ({ meter, n }) => ({ ...meterOf(meter), is: Number(n), not: false }),
	},
	{
		example: 'you are at 0 health',
		pattern: 'you (?:are (?:{not} )?at|have) {n} {meter}',
		condition: ({ meter, not, n }) => ({ ...meterOf(meter), is: Number(n), not: not !== '' }),
	},
	{
		example: 'you already share a bond with the connection',
		pattern: 'you (?:already )?share a bond(?: with {words})?',
		condition: () => ({ kind: 'bond', shared: true }),
	},
	{
		example: "you don't share a bond",
		pattern: "you (?:do not|don't) (?:already )?share a bond(?: with {words})?",
		condition: () => ({ kind: 'bond', shared: false }),
	},
	{
		example: 'you make this move as you [Sojourn]',
		pattern: 'you (?:make|made) this move (?:as|when) you {move}',
		condition: ({ move }) => ({ kind: 'from', move: withoutBrackets(move) }),
	},
	{
		example: 'you are in a bad spot',
		pattern: 'you are {position}',
		condition: ({ position }) => ({ kind: 'combat', position }),
	},
	{
		example: 'any objectives remain and the fight continues',
		pattern: 'any objectives? remains?(?: and the fight continues)?',
		condition: () => ({ kind: 'remains', track: 'objective' }),
	},
	{
		example: 'you rolled a weak hit with a match on this move',
		pattern: 'you (?:roll|rolled) a (?:{outcome} with a )?match(?: on (?:this move|an? {second_outcome}))?',
		condition: () => ({ kind: 'match', matched: true }),
	},
	{
		example: 'it is a match',
		pattern:
			"(?:(?:it is|it's|this is|there is|there's) )?(?:a )?match(?:ed)?|(?:the|your|both) (?:challenge )?dice match|you match",
		condition: () => ({ kind: 'match', matched: true }),
	},
	{
		example: 'you rolled a 1 on your action die',
		pattern: 'you (?:roll|rolled) an? {n} on (?:your|the) action die',
		condition: ({ n }) => ({ kind: 'die', is: Number(n) }),
	},
	{
		example: 'your action die is 1',
		pattern: '(?:your|the) action die is (?:an? )?{n}',
		condition: ({ n }) => ({ kind: 'die', is: Number(n) }),
	},
];

let book: PhraseBook<ConditionPhrase> | undefined;

/**
 * The conditions, all of which must hold, if they depend only on the character's state; otherwise `undefined`. In solo
 * play "(or the ally under your care)" is you.
 */
export function readConditions(text: string, context: PhraseContext = {}): readonly Condition[] | undefined {
	const words = straightQuotes(text.replace(/ \(or [^()]*\)/, ''));
	const whole = readCondition(words, context);
	if (whole) return [whole];
	const parts = words.split(' and ').map(part => readCondition(part, context));
	return parts.length > 1 && parts.every(part => part !== undefined) ? parts : undefined;
}

function readCondition(words: string, context: PhraseContext): Condition | undefined {
	book ??= new PhraseBook(CONDITIONS);
	const found = book.read(clauseOf(words), context.vocabulary, ({ condition }, words) => condition(words));
	return found ?? readSituation(words, context);
}

/** "you make your own repairs" matches a situation of the trigger, "Make your own repairs, or …: Roll +wits". */
function readSituation(words: string, { move }: PhraseContext): Condition | undefined {
	const situation = /^you (.+)$/i.exec(words)?.[1]?.toLowerCase();
	const found = situation && move?.rolls.find(roll => roll.situation.toLowerCase().startsWith(situation));
	return found ? { kind: 'rolled', option: found.option } : undefined;
}
