import type { SentenceParts } from './clauses';
import { changesState } from './context-words';
import type { Effect } from './effect';
import { isCarriedOut } from './nested-effects';
import { numberOf } from './phrases/builders';
import type { Vocabulary } from './vocabulary';

/**
 * What must hold of every reading, whatever the wording: a sentence that breaks a law is shown, and nothing of it is carried
 * out. These are not rules for reading; they only compare a sentence with what was made of it.
 */
export const LAWS = {
	price: 'it names an amount that is not paid by itself',
	alternative: 'of its alternatives, one would be carried out in any case',
	reference: 'it points to other text that was not found',
	cut: 'a part of it would be shown without the words that limit it',
	lost: 'an amount, a move or dice that it names would be neither carried out nor shown',
} as const;

export type Law = keyof typeof LAWS;

/** The first law that a sentence breaks, given the effects that it added. */
export function brokenLaw(parts: SentenceParts, own: readonly Effect[]): Law | undefined {
	const said = withoutAsides(parts.said);
	if (cutsShort(parts.said, own)) return 'cut';
	const isCarried = own.some(isCarriedOut);
	const [, limit] = LIMITED.exec(said) ?? [];
	if (own.length > 0 && limit !== undefined && !JSON.stringify(own).includes(limit)) return 'cut';
	if (isCarried && tearsAlternative(said, own)) return 'alternative';
	if ((isCarried || own.length === 0) && (POINTS.test(said) || UNKNOWN_MOVE.test(said))) return 'reference';
	return isCarried && parts.asAbove !== undefined ? 'reference' : undefined;
}

const withoutAsides = (text: string): string => text.replace(/\([^()]*\)/g, '');

/**
 * An alternative holds for the whole sentence: with "either … or …", what stands on both sides has become a choice; with
 * other words, no side was left over as text, while something else is carried out.
 */
function tearsAlternative(said: string, own: readonly Effect[]): boolean {
	if (/\bunless\b/i.test(said)) return true;
	if (own.some(effect => effect.kind === 'say' && / or |\bunless\b/i.test(effect.text))) return true;
	if (!EITHER.test(said)) return false;
	const choice = own.map(({ kind }) => kind).lastIndexOf('choose');
	return choice < 0 || (own.slice(choice + 1).some(isCarriedOut) && !/ or .*, and /i.test(said));
}

const EITHER = /\beither\b(?! (?:way|of)\b).* or |\bor else\b|\byour choice\b/i;

/** "both, but suffer -1 supply", "only the first two", "all of the above, and …": effects of other text, which are not among its own. */
const POINTS =
	/^(?:only )?(?:both|the same|the (?:first|last|other|former|latter)(?: one| two| three)?)(?:$|[,.]| and\b| but\b|,? only\b)|^both of (?:these|those|them)\b|\b(?:all|both|each|any|one) of the above\b|\bas (?:above|before)\b|\bthe same as (?:above|before)\b|\b(?:gain|get|lose|recover|regain|win)s? (?:it|them|that)\b/i;

/** "Tempt the Tide.": the name of a move that these rules do not have. */
const UNKNOWN_MOVE =
	/(?:^|\b(?:have to|make|must|need to) (?:the )?)[A-Z][a-z]+(?: (?:a|an|the|to|of|your|with|for|in|on))* [A-Z][a-z]+(?: [A-Z][a-z]+)*(?:\.?$|(?=,| and | or | move\b))/;

/** "You wound the guard, and they lose 1 health": a companion is meant by “they” where the text speaks of one. */
export const isOfStranger = (said: string, own: readonly Effect[], around: readonly string[]): boolean =>
	/\b(?:they|their|them)\b/i.test(said) &&
	![said, ...around].some(words => /\bcompanions?\b/i.test(words)) &&
	JSON.stringify(own).includes('"whose":"companion"');

/** "Erase all but two boxes" is not shown as "Erase all". */
function cutsShort(said: string, own: readonly Effect[]): boolean {
	return own.some(effect => {
		if (effect.kind !== 'say') return false;
		const words = effect.text.replace(/[.…]$/, '').toLowerCase();
		const at = said.toLowerCase().indexOf(words);
		return at >= 0 && LIMITS.test(said.slice(at + words.length));
	});
}

const LIMITS = /^,? (?:except|unless|only|per|for (?:each|every)|instead|but (?:for|one|two|three|four|five|\d))\b/i;

/** "Take +1 momentum, except by night", "… but only by night" */
const LIMITED = /,? (?:but )?(?:except|only (?=(?:at|by|if|in|on|once|when|while|with)\b)) ?([^,.;]+)[.…]*$/i;

/** An amount of something, dice, or a move that a text names. */
interface Fact {
	readonly words: string;
	/** The number, or the sides of the dice; none for a move. */
	readonly number?: number;
	readonly of: string;
}

const WORDS = 'one|two|three|four|five|six|seven|eight|nine|ten';
const METERS = ['momentum', 'health', 'spirit', 'supply', 'integrity'];
const FACT = new RegExp(
	`\\[([^\\]]+)\\]|\\b(?:\\d*d(\\d+)|(\\d+)|hold (${WORDS})|(${WORDS}) (?:(?:additional|extra|more) )?` +
		`(?=(?:${METERS.join('|')}|experience|harm|progress|ticks?|box(?:es)?|segments?|points?|times)\\b))(?: ?([a-z]+)|\\b)`,
	'gi',
);

/** Asking the oracle changes nothing, and what each rank gives is read as one. */
const NO_FACT =
	/\[ask the oracle\]|\b(?:troublesome|dangerous|formidable|extreme|epic) ?= ?(?:clear )?\+?\d+(?: (?:ticks?|box(?:es)?|progress))?/gi;

/**
 * What a text names and no effect holds, be it carried out or shown. What takes the place of an amount named in it or before
 * it (“+2 (instead of +1)”, “on a match, take +3”) may be had by the difference.
 */
export function lostIn(text: string, effects: readonly unknown[], before = ''): readonly string[] {
	const own = factsIn(text);
	const had = REPLACES.test(text) ? [...factsIn(before), ...(/\binstead\b/i.test(text) ? own : [])] : [];
	const isHad = (fact: Fact, { number = 0, of }: Fact): boolean =>
		fact.number !== undefined &&
		(of === fact.of || ![of, fact.of].every(each => METERS.includes(each))) &&
		holdsAny(effects, { ...fact, number: fact.number - number });
	return own
		.filter(fact => !holdsAny(effects, fact) && !had.some(one => one !== fact && isHad(fact, one)))
		.map(({ words }) => words);
}

const REPLACES = /\binstead\b|\bmatch\b|^if\b/i;

const factsIn = (text: string): readonly Fact[] =>
	[...text.replace(NO_FACT, ' ').matchAll(FACT)].map(
		([words, move, sides, digits, held, counted = '', of = '']): Fact => {
			if (move !== undefined) return { words, of: move.toLowerCase() };
			return { words, number: numberOf((sides ?? digits ?? held ?? counted).toLowerCase()), of: of.toLowerCase() };
		},
	);

const holdsAny = (effects: readonly unknown[], fact: Fact): boolean =>
	fact.number === 0 || effects.some(effect => holds(effect, fact));

/** Whether words name an amount, dice or a move, or change the state in other words: “one supply is spent”. */
export const isChange = (words: string, vocabulary: Vocabulary): boolean =>
	lostIn(words, []).length > 0 || changesState(words, vocabulary);

/** Whether it stands in what an effect does or says; a box is four ticks. */
function holds(effect: unknown, fact: Fact): boolean {
	const { number, of } = fact;
	if (typeof effect === 'string') {
		const said = effect.toLowerCase();
		return number === undefined ? said.includes(of) : (said.match(NUMBERS) ?? []).map(numberOf).includes(number);
	}
	if (typeof effect === 'number') return [number, of.startsWith('box') && (number ?? 0) * 4].includes(Math.abs(effect));
	if (typeof effect !== 'object' || effect === null) return false;
	if ('meter' in effect && METERS.includes(of) && effect.meter !== of) return false;
	return Object.values(effect).some(value => holds(value, fact));
}

const NUMBERS = new RegExp(`\\d+|\\b(?:${WORDS})\\b`, 'g');
