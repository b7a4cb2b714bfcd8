import { given } from '../core/collections';
import { readOutcome } from '../core/outcome';
import { amend } from './amendments';
import { isCircumstantial } from './context-words';
import { isInstruction, readClauses, takeApart, withoutOutcome, type SentenceParts } from './clauses';
import { addToOffer, offerOf, readConditional, readOtherwise, type SentenceContext } from './read-conditional';
import type { Effect } from './effect';
import { brokenLaw, isOfStranger, lostIn } from './laws';
import { isCarriedOut } from './nested-effects';
import { isOfRanks, sayList, takesListIn } from './list-roles';
import { tellsLaterRoll } from './outcome-words';
import { optionalEffect, say } from './phrases/builders';
import { readConditions } from './phrases/conditions';
import type { ListedOption, PhraseContext } from './phrases/phrase';
import { readPhrase, readWhole } from './phrases/read-phrase';
import {
	asLabel,
	asSentence,
	effectsOf,
	isBound,
	isUnderstood,
	MAY,
	readClausesOf,
	stripConnectives,
	withUnreadText,
} from './read-clauses';
import {
	canReplace,
	inFullOf,
	isBesides,
	isMoreOf,
	refersBack,
	replace,
	revises,
	showReplaced,
	withoutInstead,
	type Replaced,
	type Replacement,
} from './replacements';
import { mergeClockIntoScene } from './revise-effects';
import { withoutBrackets, withoutFullStop, type ListItem, type Sentence } from './sentences';
import { isShown } from './display-only-sentences';

/** The effects of a paragraph and the list under it. */
export function readParagraph(
	sentences: readonly Sentence[],
	list: readonly ListItem[] = [],
	context: PhraseContext = {},
): readonly Effect[] {
	const effects: Effect[] = [];
	sentences.forEach((sentence, i) => {
		const parts = asCondition(takeApart(sentence));
		const before = context.trace && new Set(effects);
		readSentence(effects, sentence, parts, { context, list, before: sentences.slice(0, i) });
		if (before)
			context.trace?.gave(
				sentences,
				i,
				effects.filter(effect => !before.has(effect)),
			);
	});
	return effects.filter(doesSomething);
}

/** Where an outcome makes no sense, "on a weak hit" refers to another move's roll. */
export const asCondition = (parts: SentenceParts): SentenceParts =>
	parts.on ? { ...parts, condition: { kind: 'when', words: '' } } : parts;

/** False for an `if` without effects in either case. */
export const doesSomething = (effect: Effect): boolean =>
	effect.kind !== 'if' || effect.then.length > 0 || effect.otherwise.length > 0;

/**
 * Adds the effects of a sentence to the previous ones, which "Otherwise, …" and "Then, …" continue. If that breaks a law,
 * the sentence is shown.
 */
export function readSentence(
	effects: Effect[],
	sentence: Sentence,
	parts: SentenceParts,
	around: SentenceContext,
): void {
	const before = [...effects];
	readFreely(effects, sentence, parts, around);
	const own = effects.filter(effect => !before.includes(effect));
	const spoken = [...around.before, around.context.move?.about ?? ''];
	const isElsewhere = isPriceOfOther(parts.said, before, around) || isOfStranger(parts.said, own, spoken);
	const law =
		(isElsewhere ? 'reference' : undefined) ??
		brokenLaw(parts, own) ??
		(loses(parts, own, around.context) ? 'lost' : undefined) ??
		(isUnlimited(sentence, own, { ...around, effects: before }) ? 'cut' : undefined);
	if (!law) return;
	const shown = say(asSentence(sentence));
	effects.splice(0, Infinity, ...before, shown, ...sayList(sentence, around.list));
	around.context.trace?.broke(shown, law);
}

/** "This costs 1 supply" is paid if what stands before it is done in any case, be it the move itself. */
function isPriceOfOther(said: string, effects: readonly Effect[], { before, context }: SentenceContext): boolean {
	const last = effects.at(-1);
	const previous = before.at(-1);
	if (!/^(?:(?:it|this) )?costs\b/i.test(said)) return false;
	if (previous === undefined || /\broll (?:with )?\+/i.test(previous)) return last !== undefined && !isCarriedOut(last);
	const { condition, rest } = takeApart(previous);
	const done = condition ? [] : effectsOf(readClausesOf(rest, { ...context, trace: undefined }));
	return !done.some(isCarriedOut) || !done.every(effect => JSON.stringify(effects).includes(JSON.stringify(effect)));
}

/** "Mark progress per night", "… instead of by day": what is done just so without these words is not limited by them. */
function isUnlimited(
	sentence: Sentence,
	own: readonly Effect[],
	{ effects, ...around }: SentenceContext & { readonly effects: readonly Effect[] },
): boolean {
	const rest = sentence.replace(takeApart(sentence).on ? LIMIT : LIMIT_OR_INSTEAD, '');
	if (rest === sentence || !own.some(isCarriedOut)) return false;
	const without = [...effects];
	readFreely(without, rest, takeApart(rest), { ...around, context: { ...around.context, trace: undefined } });
	return JSON.stringify(without.filter(effect => !effects.includes(effect))) === JSON.stringify(own);
}

/** Progress is marked per rank, said or not. */
const LIMIT = /,? (?:per(?! (?:the |its |your )?rank\b)|for (?:each|every)) [^,.;]+(?=[.…]*$)/i;
/** With a match, "instead of that" is what is replaced. */
const LIMIT_OR_INSTEAD = new RegExp(`${LIMIT.source}|,? instead of [^,.;]+(?=[.…]*$)`, 'i');

/**
 * Whether an amount, a move or dice is lost. A phrase names each digit and move that it matches, so what it leaves out is
 * known; a number in words may stand in its open end.
 */
function loses({ said, condition, rest }: SentenceParts, own: readonly Effect[], context: PhraseContext): boolean {
	const left = own.filter(doesSomething);
	const lost = lostIn(said, left);
	if (lost.some(words => !/[\d[]/.test(words))) return true;
	if (lost.length === 0 || readWhole(stripConnectives(said), context)) return false;
	const clauses = readClauses(stripConnectives(rest), context.vocabulary).flat();
	const unread = clauses.filter(words => !readPhrase(words.replace(MAY, ''), context));
	return lostIn([condition?.words ?? '', ...unread].join(', '), left).length > 0;
}

function readFreely(
	effects: Effect[],
	sentence: Sentence,
	parts: SentenceParts,
	sentenceContext: SentenceContext,
): void {
	const { condition, rest } = parts;
	const said = stripConnectives(parts.said);
	const context = { ...surroundings(effects, sentence, sentenceContext), sentence: said };
	if (amend(effects, said)) return;
	if (isOfRanks(sentence, sentenceContext.list)) return void effects.push(say(asSentence(said)));
	if (tellsLaterRoll(said)) return void effects.push(say(asSentence(parts.said)));
	const automatic = readAutomatic(said, context);
	if (automatic) {
		effects.push(...automatic);
		return;
	}
	const behind = condition ? undefined : conditionBehind(said, context);
	if (behind) return readConditional(effects, sentence, behind, { ...sentenceContext, context });
	if (readReplacement(effects, sentence, parts, { ...sentenceContext, context })) return;
	if (readMoreOfSame(effects, sentence, parts, context)) return;
	const whole = condition && condition.words !== '' ? readWhole(said, context) : undefined;
	if (whole) effects.push(...whole);
	else if (!condition) readPlainly(effects, sentence, rest, { ...sentenceContext, context });
	else if (condition.kind === 'otherwise') readOtherwise(effects, sentence, readClausesOf(rest, context));
	else readConditional(effects, sentence, { words: condition.words, rest }, { ...sentenceContext, context });
	mergeClockIntoScene(effects);
}

/** "If this is your first visit, take +2 momentum instead": what was done before is replaced, or not done by itself. */
function readReplacement(
	effects: Effect[],
	sentence: Sentence,
	parts: SentenceParts,
	around: SentenceContext,
): boolean {
	if (!refersBack(parts.said) || effects.length === 0) return false;
	const replaced = lastDone(effects, around);
	const bare = withoutInstead(parts.rest);
	const read = bare === undefined ? [] : readClausesOf(bare, around.context);
	const own = effectsOf(read);
	const isClear = own.length > 0 && isUnderstood(read) && !isBound(read);
	if (isClear && !canReplace(own)) return false;
	const isOfShown = replaced?.effects.every(({ kind }) => kind === 'say') === true;
	if (isClear && !isOfShown && replaced && parts.condition?.kind !== 'otherwise') {
		replace(effects, replaced, replacementOf(sentence, parts, own, around.context));
		return true;
	}
	const isOther = bare !== undefined && (isOfShown || parts.condition !== undefined || MAY.test(parts.rest));
	if (!isOther && !revises(parts.said) && isUnderstood(readClausesOf(parts.rest, around.context))) return false;
	if (replaced) showReplaced(effects, replaced);
	effects.push(say(asSentence(sentence)));
	return true;
}

/** "Lose 1 momentum. If you are alone, lose 3": the greater loss is had in place of the smaller. */
function readMoreOfSame(effects: Effect[], sentence: Sentence, parts: SentenceParts, context: PhraseContext): boolean {
	const last = effects.at(-1);
	if (!last || !parts.condition?.words || !/^if\b/i.test(parts.said) || isBesides(parts.said)) return false;
	const words = inFullOf(parts.rest, last);
	const read = readClausesOf(words, context);
	const own = effectsOf(read);
	if (!isUnderstood(read) || isBound(read) || !own[0] || own.length > 1) return false;
	if (!isMoreOf(own[0], last, words !== parts.rest)) return false;
	replace(effects, { effects: [last] }, replacementOf(sentence, parts, own, context));
	return true;
}

function replacementOf(
	sentence: Sentence,
	{ condition, rest }: SentenceParts,
	own: readonly Effect[],
	context: PhraseContext,
): Replacement {
	const [only] = own;
	if (!condition && only?.kind === 'may' && own.length === 1) {
		const label = rest.replace(MAY, '').replace(/^instead /i, 'Instead, ');
		return {
			effects: only.option.effects,
			label: asLabel(/\bmay instead\b/i.test(rest) ? `Instead, ${label}` : label),
		};
	}
	if (!condition) return { effects: own };
	const conditions = readConditions(condition.words, context);
	return conditions ? { effects: own, conditions } : { effects: own, label: asLabel(withoutOutcome(sentence)) };
}

/** What the last sentence that did something did, if it is the last of the effects; else the last effect. */
function lastDone(effects: readonly Effect[], { context, list, before }: SentenceContext): Replaced | undefined {
	const { trace: _trace, ...untraced } = context;
	for (const [at, sentence] of [...before.entries()].reverse()) {
		const done: Effect[] = [];
		readSentence(done, sentence, takeApart(sentence), { context: untraced, list, before: before.slice(0, at) });
		if (done.length === 0) continue;
		const last = effects.slice(-done.length);
		return JSON.stringify(last) === JSON.stringify(done)
			? { effects: last, label: asLabel(withoutOutcome(sentence)) }
			: undefined;
	}
	return effects.length > 0 ? { effects: effects.slice(-1) } : undefined;
}

/** "Take +1 momentum if you are not wounded": an instruction followed by a condition on the state. */
function conditionBehind(
	said: string,
	context: PhraseContext,
): { readonly words: string; readonly rest: string } | undefined {
	const [, rest = '', words = ''] = /^([^,]+),? if ([^,]+)$/i.exec(said) ?? [];
	const bare = rest.replace(/^and /i, '');
	if (bare === '' || readClauses(bare, context.vocabulary).flat().length > 1 || !readPhrase(bare, context)?.length)
		return undefined;
	return readConditions(words, context) ? { words, rest: bare } : undefined;
}

const AUTOMATIC = /^when you \[([^\]]+)\](?: [a-z ]+)?, take an automatic (strong hit|weak hit)(?: and (.+))?$/i;

/** "When you [Make a Connection], take an automatic strong hit and mark progress" */
function readAutomatic(said: string, context: PhraseContext): readonly Effect[] | undefined {
	const found = said.includes(', take an automatic ') ? AUTOMATIC.exec(said) : null;
	const as = readOutcome(found?.[2] ?? '');
	if (found?.[1] === undefined || !as) return undefined;
	const read = found[3] ? readClausesOf(found[3], context) : [];
	return isUnderstood(read) ? [{ kind: 'move', move: found[1], as }, ...effectsOf(read)] : undefined;
}

/** What a phrase may refer to: the list below, what was last named, the previous sentence. */
function surroundings(
	effects: readonly Effect[],
	sentence: Sentence,
	{ context, list, before }: SentenceContext,
): PhraseContext {
	const last = effects.at(-1);
	const meter = effects.flatMap(metersIn).at(-1);
	return {
		...context,
		...(list.length > 0 && takesListIn(sentence) && { options: optionsIn(list, context) }),
		...(last?.kind === 'impact' && { impact: last.impact }),
		...given({ meter }),
		...(before.length > 0 && { before: before.at(-1) }),
	};
}

/** A list may serve several sentences and outcomes, but is read only once. */
function optionsIn(list: readonly ListItem[], { vocabulary, move, trace }: PhraseContext): readonly ListedOption[] {
	const known =
		readLists.get(list) ?? list.flatMap(item => readOption(item, { vocabulary, move, ...given({ trace }) }));
	readLists.set(list, known);
	return known;
}

const readLists = new WeakMap<readonly ListItem[], readonly ListedOption[]>();

const metersIn = (effect: Effect): readonly string[] => {
	if (effect.kind === 'if') return [...effect.then, ...effect.otherwise].flatMap(metersIn);
	return effect.kind === 'meter' ? [effect.meter] : [];
};

/** "Then, …" continues the previous offer or condition; any other sentence stands alone. */
function readPlainly(
	effects: Effect[],
	sentence: Sentence,
	rest: string,
	{ context, list, before, isMatch }: SentenceContext,
): void {
	const own = withUnreadText(readClausesOf(rest, context), isMatch ? sentence : rest, list, isMatch);
	if (own.length === 0) return;
	const duty = /^(?:you|they) must \[/i.test(rest) ? storyIf(before.at(-1) ?? '', context) : undefined;
	if (duty !== undefined) return void effects.push(optionalEffect(`${duty}. ${asLabel(sentence)}`, own));
	if (!/^then,? /i.test(rest)) {
		effects.push(...own);
		return;
	}
	const last = effects.at(-1);
	const previous = before.at(-1) ?? '';
	if (
		last?.kind === 'may' &&
		takeApart(previous).condition &&
		withoutBrackets(previous).startsWith(last.option.label.slice(0, 20))
	) {
		effects[effects.length - 1] = optionalEffect(last.option.label, [...last.option.effects, ...own]);
		return;
	}
	const offer = before.map(said => offerOf(said, context)).find(label => label !== '') ?? otherTime(previous, context);
	if (offer === undefined) effects.push(...own);
	else addToOffer(effects, offer, own);
}

/** "When you first visit that place, envision it. Then, …": the rest happens at that time, too. */
const otherTime = (sentence: Sentence, context: PhraseContext): string | undefined =>
	takeApart(sentence).condition?.kind === 'when' ? storyIf(sentence, context) : undefined;

/** "If the gate falls, the town is lost. You must [Flee]": a sentence that only tells what comes of a circumstance. */
function storyIf(sentence: Sentence, context: PhraseContext): string | undefined {
	const { on, condition, rest } = takeApart(sentence);
	if (on || !condition?.words || readConditions(condition.words, context)) return undefined;
	return effectsOf(readClausesOf(rest, context)).length > 0 ? undefined : asLabel(sentence);
}

/** Reads a bullet under "choose one"; a heading among bullets is replaced by the bullets under it. */
export function readOption(item: ListItem, context: PhraseContext): readonly ListedOption[] {
	if (item.items.length > 0 && !/\d/.test(item.text)) return item.items.flatMap(below => readOption(below, context));
	if (item.text === '') return [];
	const inside = item.items.flatMap(below => readOption(below, context)).flatMap(({ effects }) => effects);
	const named = item.label ?? withoutFullStop(item.text);
	const says = withoutFullStop(withoutBrackets(item.sentences.join(' ')));
	const read = isOfLaterRoll(item.sentences) ? [say(says)] : readParagraph(item.sentences, [], context);
	const effects = [...readLabel(item.label, context), ...(readGiven(item.text, context) ?? read), ...inside];
	// a number is never dropped: "A small cellar: two casks"
	const label = effects.length === 0 && COUNTED.test(says) ? withoutFullStop(item.text) : named;
	context.trace?.gave(item, 0, effects);
	return [{ label: withoutBrackets(label).replace(ASIDE, ''), effects, description: says }];
}

/** "A warm bed (take +1 health)": what an option gives stands behind its name, in parentheses. */
function readGiven(text: string, context: PhraseContext): readonly Effect[] | undefined {
	const [, name = '', given = ''] = /^([^()[\]\d:;.]+) \(([^()]*\d[^()]*)\)\.?$/.exec(text) ?? [];
	if (given === '' || isInstruction(name) || isShown(name) || isCircumstantial(name, context.vocabulary))
		return undefined;
	const read = readClausesOf(given, context);
	return isUnderstood(read) && !isBound(read) && effectsOf(read).length > 0 ? effectsOf(read) : undefined;
}

const COUNTED = /\d|\b(?:two|three|four|five|six|seven|eight|nine|ten|twelve|half|twice|double)\b/i;

/** "When you [Strike] with it, add +1. On a hit, take +1 momentum": the hit is that of a roll to come. */
const isOfLaterRoll = (sentences: readonly Sentence[]): boolean =>
	sentences.some(sentence => /^when(?:ever)? you \[/i.test(sentence)) &&
	sentences.some(sentence => takeApart(sentence).on !== undefined);

/** A remark at the end of an option that is not part of its name; code decides which moves a bonus applies to. */
const ASIDE = / \([^()\d]*\)$/;

/** Reads the effects in a label: "Lose the connection: …" ends the track. */
const readLabel = (label: string | undefined, context: PhraseContext): readonly Effect[] =>
	label === undefined ? [] : (readPhrase(label, context) ?? []).filter(({ kind }) => kind === 'track');
