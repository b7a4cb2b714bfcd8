import { isCircumstantial, changesState, governsNeighbours, isLeadingPhrase } from './context-words';
import { hasSubject, isInstruction, labelled, readClauses, sideInFull, withTails } from './clauses';
import type { Effect, Option } from './effect';
import { sayList, takesListIn } from './list-roles';
import { countOf, chooseOne, optionalEffect, say } from './phrases/builders';
import type { PhraseContext } from './phrases/phrase';
import { takesCost } from './phrases/moves';
import { readPhrase, readWhole, withoutSubject } from './phrases/read-phrase';
import { readStateChange, spokenOf } from './phrases/state-change';
import { capitalize, withoutBrackets, withoutFullStop, type ListItem, type Sentence } from './sentences';
import { isShown } from './display-only-sentences';

/** The clauses of a sentence, each with its effects or the text that was not understood. */
export type ReadClauses = readonly ReadClause[];

interface ReadClause {
	readonly text: string;
	readonly effects: readonly Effect[];
	/** An instruction that was not understood. */
	readonly isUnread: boolean;
	/** It was not understood, and makes the clauses around it depend on a circumstance. */
	readonly binds?: boolean;
	/** It was not understood, and says where or with what the next instruction applies. */
	readonly leads?: boolean;
}

export const effectsOf = (read: ReadClauses): readonly Effect[] => read.flatMap(({ effects }) => effects);
export const isUnderstood = (read: ReadClauses): boolean => read.every(({ isUnread: isUnread }) => !isUnread);

const CONNECTIVE = /^(?:then|also|however|additionally|in addition|but|instead(?=,)|either(?! (?:way|of)\b)),? /i;

/** Removes hints, connectives and the full stop. */
export const stripConnectives = (text: string): string =>
	withoutFullStop(text.replace(/ {0,9}\(\[?ask the oracle\]? if unsure\)/gi, '').replace(CONNECTIVE, ''));

/** Reads the rest of a sentence, after its outcome and condition. */
export function readClausesOf(text: string, context: PhraseContext): ReadClauses {
	const read =
		(/^either /i.test(text) ? readPairs(withoutFullStop(text), context) : undefined) ??
		readAll(stripConnectives(text), context);
	for (const { text, effects, isUnread } of read) if (effects.length === 0 && !isUnread) context.trace?.story(text);
	return read;
}

function readAll(said: string, context: PhraseContext): ReadClauses {
	const rest = / or /i.test(said) ? said.replace(YOUR_CHOICE, '').replace(WHETHER, '') : said;
	const whole = readWhole(rest, context);
	if (whole) return [{ text: rest, effects: whole, isUnread: false }];
	return (
		readChoiceInLine(rest, context) ??
		readPairs(rest, context) ??
		readAfterLabel(rest, context) ??
		joinMay(readClauses(rest, context.vocabulary), context)
	);
}

const YOUR_CHOICE =
	/,? (?:\((?:your choice|choose one)\)|your choice|(?:as|whichever) you (?:choose|like|prefer|want|wish))$/i;
const WHETHER = /^(?:you )?(?:choose|decide) whether (?:you |to )/i;

const PAIRS =
	/^(?:(?!either )(?=.* and )([^,;:]{1,160}), or ([^,;:]{1,160})|either ([^,;:]{1,120}?),? or ([^,;:]{1,120}))$/i;

/** "Suffer -2 air and take +2 momentum, or [Lose Momentum] (-2) and take +2 air": what stands on each side is one choice. */
function readPairs(text: string, context: PhraseContext): ReadClauses | undefined {
	const sides = PAIRS.exec(text)?.slice(1).filter(Boolean) ?? [];
	const isEither = /^either /i.test(text);
	const options = sides.map((written, i) => {
		const side = i === 0 ? written : sideInFull(written, sides[0] ?? '', context.vocabulary);
		const clauses = / or /i.test(side) ? [] : readClauses(side, context.vocabulary);
		const read = clauses.flatMap(alternatives => alternatives.map(words => readClause(words, context)));
		const isClear =
			effectsOf(read).length > 0 &&
			!isBound(read) &&
			read.every(({ effects, isUnread }) => (isEither || effects.length > 0) && !isUnread);
		return isClear ? [{ label: capitalize(withoutBrackets(side)), effects: effectsOf(read) }] : [];
	});
	if (sides.length === 0 || options.some(({ length }) => length === 0)) return undefined;
	return [{ text, effects: [chooseOne(...options.flat())], isUnread: false }];
}

const CHOICE_IN_LINE =
	/^(?:you (?:and (?:your|any) allies )?)?(?:(can|may) |must )?(?:each )?(?:choose|pick|select|make|take|gain|get|receive|suffer|do)(?: (?:any |just |only )?(up to (?:one|two|three|four|[1-4])|one or more|one or two|one|two|three|four|both|all|[1-4]))?(?:,? (?:of|from|from among|among|out of)(?: (?:these|the following|those|the list))?)?(?: (?:recover(?:y)? |suffer )?(?:moves?|contents|options?|benefits?|effects?|costs?))?(?: \([^)]*\))?: (.+)$/i;

/** "Choose one: [Lose Momentum] (-2) or [Endure Harm] (-2)" lists its options on the same line. */
function readChoiceInLine(text: string, context: PhraseContext): ReadClauses | undefined {
	const [, isOffer, counted = 'one', list = ''] = (text.includes(': ') ? CHOICE_IN_LINE.exec(text) : null) ?? [];
	const read = readItemsInLine(list, context);
	if (!read) return undefined;
	if (/^(?:both|all)$/i.test(counted)) return isOffer === undefined ? read : undefined;
	const { min, max } = countOf(counted.toLowerCase());
	const options = read.flatMap(optionsOf);
	if (options.length < (max ?? min)) return undefined;
	const count = { min: isOffer === 'may' ? 0 : min, max };
	return [{ text, effects: [{ kind: 'choose', count, options }], isUnread: false }];
}

/** The items of "A, B, or C" or "A, B, and C", if each of them is understood and no other conjunction is among them. */
function readItemsInLine(list: string, context: PhraseContext): ReadClauses | undefined {
	const clauses = readClauses(list, context.vocabulary);
	if (clauses.length > 1 && clauses.some(alternatives => alternatives.length > 1)) return undefined;
	const items = withSharedCost(clauses.flat().map(words => readClause(words, context)));
	return items.length > 1 && items.every(({ effects, isUnread }) => effects.length > 0 && !isUnread)
		? items
		: undefined;
}

/** "[Endure Harm], [Endure Stress], or [Lose Momentum] (-2)": a cost behind the last of several moves is that of each. */
function withSharedCost(items: ReadClauses): ReadClauses {
	const by = costIn(items.at(-1));
	const before = items.slice(0, -1);
	if (by === undefined || !before.every(isWithoutCost) || !before.some(isPriced)) return items;
	return items.map(item => {
		const [only] = item.effects;
		if (only?.kind !== 'move' || !isPriced(item)) return item;
		return { ...item, effects: [{ ...only, by }], text: `[${only.move}]` };
	});
}

const isPriced = ({ effects: [only] }: ReadClause): boolean => only?.kind === 'move' && takesCost(only.move);

const costIn = ({ effects: [only, ...others] }: ReadClause = NOTHING): number | undefined =>
	only?.kind === 'move' && others.length === 0 && typeof only.by === 'number' ? only.by : undefined;

const isWithoutCost = ({ effects: [only, ...others] }: ReadClause): boolean =>
	only?.kind === 'move' && others.length === 0 && only.by === undefined && only.as === undefined;

const NOTHING: ReadClause = { text: '', effects: [], isUnread: false };

/** "It gets worse: Make a suffer move (-2)" */
function readAfterLabel(text: string, context: PhraseContext): ReadClauses | undefined {
	const colon = text.indexOf(': ');
	const label = text.slice(0, colon);
	if (colon < 0 || isInstruction(label) || isCircumstantial(label) || isLeadingPhrase(label) || /\bor\b/i.test(label))
		return undefined;
	if (COUNTS.test(label) || changesState(label, context.vocabulary)) return undefined;
	const read = readBehindLabel(text.slice(colon + 2), context);
	return effectsOf(read).length > 0 && isUnderstood(read) ? read : undefined;
}

const readBehindLabel = (text: string, context: PhraseContext): ReadClauses =>
	readPairs(text, context) ?? joinMay(readClauses(text, context.vocabulary), context);

/** "Take any two: …", "lose half of these: …": a number that holds for the whole list after it. */
const COUNTS =
	/\b(?:choose|pick|select|take|make|gain|suffer|lose|do|get|give|use|apply)s? (?:any |up to |at least |only )*(?:one|two|three|four|five|six|both|all|half|each|\d)\b/i;

/** "You may", for you and any allies. */
export const MAY =
	/^you (?:and (?:your|any) allies (?:who [a-z' ]+)?)?(?:may|can) (?:each )?(?:also |instead |immediately )?/i;

/** "You may" applies to the instructions after it, up to a clause with its own subject. */
function joinMay(clauses: readonly (readonly string[])[], context: PhraseContext): ReadClauses {
	const start = clauses.findIndex(([first = '']) => MAY.test(first));
	if (start < 0) return withSharedCost(clauses.map(alternatives => readAlternatives(alternatives, context)));
	const behind = clauses.findIndex(([first = ''], i) => i > start && hasSubject(first));
	const end = behind < 0 ? clauses.length : behind;
	const scope = clauses
		.slice(start, end)
		.map((clause, i) => (i > 0 ? clause : clause.map(words => words.replace(MAY, ''))));
	const text = clauses
		.slice(start, end)
		.map(clause => clause.join(' or '))
		.join(' and ');
	const whole = readWhole(text.replace(MAY, ''), context);
	const read = whole
		? [{ text, effects: whole, isUnread: false }]
		: scope.map(alternatives => readAlternatives(alternatives, context));
	return [...joinMay(clauses.slice(0, start), context), mayOf(text, read), ...joinMay(clauses.slice(end), context)];
}

/** Makes clauses optional, unless they are exchanges or choices with a minimum of 0, which already are. */
function mayOf(text: string, read: ReadClauses): ReadClause {
	const effects = effectsOf(read);
	if (!isUnderstood(read)) return { text: capitalize(text), effects: [], isUnread: true };
	if (effects.length === 0) return { text: capitalize(text), effects, isUnread: isShown(text) };
	const [only] = effects;
	if (only?.kind === 'choose' && effects.length === 1) {
		return { text, effects: [{ ...only, count: { ...only.count, min: 0 } }], isUnread: false };
	}
	const isOptional = effects.every(({ kind }) => kind === 'exchange' || kind === 'may');
	const words = text.replace(/^you .*?may (?:each |also )?/i, '').replace(/^instead /i, 'Instead, ');
	return {
		text,
		effects: isOptional ? effects : [optionalEffect(capitalize(withoutBrackets(words)), effects)],
		isUnread: false,
	};
}

/** One clause, or the player's choice between several: "[Secure an Advantage] or [Gain Ground]". */
function readAlternatives(alternatives: readonly string[], context: PhraseContext): ReadClause {
	const [first, ...others] = withSharedCost(alternatives.map(words => readClause(words, context)));
	if (!first) return { text: '', effects: [], isUnread: false };
	if (others.length === 0) return first;
	const read = [first, ...others];
	const text = alternatives.join(' or ');
	const isMixed = read.some(({ text: words, isUnread }) => isUnread && / (?:and|or) /.test(words));
	if (isMixed || read.some(clause => clause.binds === true) || OFTEN.test(alternatives.at(-1) ?? ''))
		return { text: capitalize(text), effects: [], isUnread: true, binds: true };
	const asksForSomething = ({ effects, isUnread: isUnread }: ReadClause) => effects.length > 0 || isUnread;
	if (!read.some(({ effects }) => effects.length > 0) || !read.every(asksForSomething)) {
		const isUnread = read.some(asksForSomething);
		return { text: capitalize(text), effects: [], isUnread, binds: isUnread };
	}
	return { text, effects: [chooseOne(...read.flatMap(optionsOf))], isUnread: false };
}

/** "[Hearten] or [Heal] twice": it may be meant of each of them. */
const OFTEN = / (?:once|twice|thrice|[a-z]+ times)(?: each)?$/i;

/** Flattens "Mark wounded or permanently harmed, or roll …" into one choice of three. */
function optionsOf({ text, effects, isUnread: isUnread }: ReadClause): readonly Option[] {
	const [only] = effects;
	if (effects.length === 1 && only?.kind === 'choose') return only.options;
	const label =
		only?.kind === 'move' && only.by === undefined ? only.move : capitalize(withoutBrackets(withoutSubject(text)));
	return [{ label, effects: isUnread ? [say(`${label}.`)] : effects }];
}

function readClause(text: string, context: PhraseContext): ReadClause {
	const effects =
		readPhrase(text, context) ??
		readWithoutReason(text, context) ??
		readPriced(text, context) ??
		readLabelled(text, context);
	if (effects) return { text, effects, isUnread: false };
	const spoken = spokenOf(text, context.vocabulary);
	const isUnread =
		spoken !== undefined ||
		withTails(text).some(isInstruction) ||
		isShown(text.replace(DENIED, '')) ||
		changesState(text, context.vocabulary);
	// what stands behind a colon or a semicolon may go on in the next clause
	const isBinding =
		spoken === 'name' ||
		isCircumstantial(text, context.vocabulary) ||
		(isUnread && (governsNeighbours(text) || /[:;] /.test(text)));
	return { text: capitalize(text), effects: [], isUnread, binds: isBinding, leads: isLeadingPhrase(text) };
}

/** "you do not roll": what is not to be done is as much of an instruction. */
const DENIED = /\b(?:you )?(?:(?:do|must|need) not|don't|mustn't|needn't|never) /i;

/** "Take +1 momentum for coming rested": why it is done is story, unless it may be a price or a condition. */
function readWithoutReason(text: string, context: PhraseContext): readonly Effect[] | undefined {
	const [, told, reason] = REASON.exec(text) ?? [];
	if (told === undefined || reason === undefined) return undefined;
	const { vocabulary } = context;
	const isMore =
		isInstruction(reason) ||
		isCircumstantial(reason, vocabulary) ||
		changesState(reason, vocabulary) ||
		governsNeighbours(reason);
	return isMore || OF_PRICE.test(reason) ? undefined : readPhrase(told, context);
}

/** "the ice groans: suffer -1 health", among others */
function readLabelled(text: string, context: PhraseContext): readonly Effect[] | undefined {
	const { label, told = '' } = labelled(text) ?? {};
	const isChange = label !== undefined && readStateChange(told, context) !== undefined;
	const read = readAfterLabel(isChange ? `${label}: ${told}` : text, context);
	return read && effectsOf(read);
}

/** "Take +2 spirit at the cost of 1 supply": both are done; an offer of it is made of the whole clause. */
function readPriced(text: string, context: PhraseContext): readonly Effect[] | undefined {
	const [, told = '', price = ''] = /^(.+?),? at (?:the|a) (?:cost|price) of (.+)$/i.exec(text) ?? [];
	const [effects, paid] = [readPhrase(told, context), readPhrase(`pay ${price}`, context)];
	return effects && paid && paid.length > 0 ? [...paid, ...effects] : undefined;
}

const REASON =
	/^(.+?) ((?:for [a-z]+ing\b|for your (?:trouble|effort|pain|help|courage|patience|work)|because |due to |thanks to |as (?:thanks\b|a reward\b|payment\b))[^,;:]*)$/i;

/** "for giving up your horse", "because you are wounded" */
const OF_PRICE =
	/\b(?:giv|spend|pay|los|discard|sacrific|burn|us|break|mark|trad|exchang)ing\b|\byou (?:are|have|were|had)\b|\byou're\b/i;

/** Whether a circumstance was not understood. It applies to its whole sentence, which is then shown as text. */
export const isBound = (read: ReadClauses): boolean =>
	effectsOf(read).length > 0 && read.some(({ binds, leads }, i) => binds === true || (i === 0 && leads === true));

/** The effects, plus the text that was not understood: the whole sentence, or single clauses. */
export function withUnreadText(
	read: ReadClauses,
	sentence: Sentence,
	list: readonly ListItem[],
	wholeSentence = false,
): readonly Effect[] {
	const whole = [say(asSentence(sentence)), ...sayList(sentence, list)];
	const isDropped = effectsOf(read).length === 0 && takesListIn(sentence) && list.some(isOfRules);
	if (isBound(read)) return whole;
	if (isUnderstood(read)) return isDropped ? whole : effectsOf(read);
	if (effectsOf(read).length === 0) return whole;
	if (wholeSentence) return [...effectsOf(read), ...whole];
	return read.flatMap(({ effects, isUnread: isUnread, text }) => (isUnread ? [say(asSentence(`${text}.`))] : effects));
}

/** Whether an item of a list is more than story. */
const isOfRules = ({ text }: ListItem): boolean => /\d/.test(text) || isInstruction(text) || isShown(text);

export const asSentence = (sentence: Sentence): string => capitalize(withoutBrackets(sentence));

export const asLabel = (sentence: Sentence): string => capitalize(withoutFullStop(withoutBrackets(sentence)));
