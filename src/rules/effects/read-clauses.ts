import { isInstruction, readClauses } from './clauses';
import type { Effect, Option } from './effect';
import { sayList, takesListIn } from './list-roles';
import { countOf, either, may, say } from './phrases/builders';
import type { Surroundings } from './phrases/phrase';
import { readPhrase, readWhole, withoutSubject } from './phrases/read-phrase';
import { capitalize, withoutBrackets, type ListItem, type Sentence } from './sentences';

/** The clauses of a sentence as they were read: what each says to do, or the words that were not understood. */
export type Read = readonly ReadClause[];

interface ReadClause {
	readonly text: string;
	readonly effects: readonly Effect[];
	/** It tells the player to do something, and we do not know what. */
	readonly isOpen: boolean;
}

export const effectsOf = (read: Read): readonly Effect[] => read.flatMap(({ effects }) => effects);
export const isUnderstood = (read: Read): boolean => read.every(({ isOpen }) => !isOpen);

const CONNECTIVE = /^(?:then|also|however|additionally|in addition|but|instead(?=,)|either(?! (?:way|of)\b)),? /i;

/** A sentence without what it only hints at, how it is linked to the one before, and its full stop. */
export const bareSentence = (text: string): string =>
	text
		.replace(/ *\(\[?ask the oracle\]? if unsure\)/gi, '')
		.replace(CONNECTIVE, '')
		.replace(/[.…]+$/, '');

/** What a sentence says whose opening words were taken off. */
export function readRest(text: string, around: Surroundings): Read {
	const rest = bareSentence(text);
	const whole = readWhole(rest, around);
	if (whole) return [{ text: rest, effects: whole, isOpen: false }];
	return readChoiceInLine(rest, around) ?? readAfterLabel(rest, around) ?? joinMay(readClauses(rest), around);
}

const CHOICE_IN_LINE =
	/^(?:you (?:must )?|you and your allies may (?:each )?)?(?:choose|pick|make) (one|two|three|[123])(?: recover (?:moves?|contents))?(?: \([^)]*\))?: (.+)$/i;

/** "Choose one: [Lose Momentum] (-2) or [Endure Harm] (-2)" has its options in the same line. */
function readChoiceInLine(text: string, around: Surroundings): Read | undefined {
	const found = text.includes(': ') ? CHOICE_IN_LINE.exec(text) : null;
	const read = found?.[2] ? joinMay(readClauses(found[2]), around) : [];
	const [choose] = effectsOf(read);
	if (choose?.kind !== 'choose' || !isUnderstood(read)) return undefined;
	const { max } = countOf(found?.[1]?.toLowerCase() ?? 'one');
	const count = { min: / may /.test(text.slice(0, text.indexOf(':'))) ? 0 : (max ?? 1), max };
	return [{ text, effects: [{ ...choose, count }], isOpen: false }];
}

/** "It gets worse: Make a suffer move (-2)" */
function readAfterLabel(text: string, around: Surroundings): Read | undefined {
	const colon = text.indexOf(': ');
	if (colon < 0 || isInstruction(text.slice(0, colon))) return undefined;
	const read = joinMay(readClauses(text.slice(colon + 2)), around);
	return effectsOf(read).length > 0 && isUnderstood(read) ? read : undefined;
}

/** "You may", for you and whoever is with you. */
export const MAY = /^you (?:and (?:your|any) allies (?:who [a-z' ]+)?)?may (?:each )?(?:also |instead |immediately )?/i;
const HAS_SUBJECT = /^(?:you|they|your|the|it)\b/i;

/** "You may" holds for the instructions behind it, up to a clause with a subject of its own. */
function joinMay(clauses: readonly (readonly string[])[], around: Surroundings): Read {
	const start = clauses.findIndex(([first = '']) => MAY.test(first));
	if (start < 0) return clauses.map(alternatives => readAlternatives(alternatives, around));
	const behind = clauses.findIndex(([first = ''], i) => i > start && HAS_SUBJECT.test(first));
	const end = behind < 0 ? clauses.length : behind;
	const scope = clauses
		.slice(start, end)
		.map((clause, i) => (i > 0 ? clause : clause.map(words => words.replace(MAY, ''))));
	const text = clauses
		.slice(start, end)
		.map(clause => clause.join(' or '))
		.join(' and ');
	const whole = readWhole(text.replace(MAY, ''), around);
	const read = whole
		? [{ text, effects: whole, isOpen: false }]
		: scope.map(alternatives => readAlternatives(alternatives, around));
	return [...joinMay(clauses.slice(0, start), around), mayOf(text, read), ...joinMay(clauses.slice(end), around)];
}

/** An exchange is up to the player as it is, and so is a choice of none. */
function mayOf(text: string, read: Read): ReadClause {
	const effects = effectsOf(read);
	if (!isUnderstood(read)) return { text: capitalize(text), effects: [], isOpen: true };
	if (effects.length === 0) return { text, effects, isOpen: false };
	const [only] = effects;
	if (only?.kind === 'choose' && effects.length === 1) {
		return { text, effects: [{ ...only, count: { ...only.count, min: 0 } }], isOpen: false };
	}
	const isOptional = effects.every(({ kind }) => kind === 'exchange' || kind === 'may');
	const words = text.replace(/^you .*?may (?:each |also )?/i, '').replace(/^instead /i, 'Instead, ');
	return { text, effects: isOptional ? effects : [may(capitalize(withoutBrackets(words)), effects)], isOpen: false };
}

/** One clause, or the player's choice between several: "[Secure an Advantage] or [Gain Ground]". */
function readAlternatives(alternatives: readonly string[], around: Surroundings): ReadClause {
	const [first, ...others] = alternatives.map(words => readClause(words, around));
	if (!first) return { text: '', effects: [], isOpen: false };
	if (others.length === 0) return first;
	const read = [first, ...others];
	const text = alternatives.join(' or ');
	const asksForSomething = ({ effects, isOpen }: ReadClause) => effects.length > 0 || isOpen;
	if (!read.some(({ effects }) => effects.length > 0) || !read.every(asksForSomething)) {
		return { text: capitalize(text), effects: [], isOpen: read.some(asksForSomething) };
	}
	return { text, effects: [either(...read.flatMap(optionsOf))], isOpen: false };
}

/** "Mark wounded or permanently harmed, or roll …" is one choice of three. */
function optionsOf({ text, effects, isOpen }: ReadClause): readonly Option[] {
	const [only] = effects;
	if (effects.length === 1 && only?.kind === 'choose') return only.options;
	const label =
		only?.kind === 'move' && only.by === undefined ? only.move : capitalize(withoutBrackets(withoutSubject(text)));
	return [{ label, effects: isOpen ? [say(`${label}.`)] : effects }];
}

function readClause(text: string, around: Surroundings): ReadClause {
	const effects = readPhrase(text, around);
	if (effects) return { text, effects, isOpen: false };
	return { text: capitalize(text), effects: [], isOpen: isInstruction(text) };
}

/** The effects in order, with the words that were not understood as text: the sentence, or the clauses left over. */
export function inFull(
	read: Read,
	sentence: Sentence,
	list: readonly ListItem[],
	wholeSentence = false,
): readonly Effect[] {
	const whole = [say(told(sentence)), ...sayList(sentence, list)];
	const isDropped = effectsOf(read).length === 0 && takesListIn(sentence) && list.some(({ text }) => /\d/.test(text));
	if (isUnderstood(read)) return isDropped ? whole : effectsOf(read);
	if (effectsOf(read).length === 0) return whole;
	if (wholeSentence) return [...effectsOf(read), ...whole];
	return read.flatMap(({ effects, isOpen, text }) => (isOpen ? [say(told(`${text}.`))] : effects));
}

export const told = (sentence: Sentence): string => capitalize(withoutBrackets(sentence));

export const labelOf = (sentence: Sentence): string => capitalize(withoutBrackets(sentence).replace(/[.…]+$/, ''));
