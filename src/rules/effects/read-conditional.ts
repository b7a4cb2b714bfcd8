import { takeApart, withoutOutcome } from './clauses';
import type { Condition, Effect } from './effect';
import { sayList } from './list-roles';
import { readConditions } from './phrases/conditions';
import { optionalEffect, option, say, tell } from './phrases/builders';
import { readPhrase } from './phrases/read-phrase';
import type { PhraseContext } from './phrases/phrase';
import {
	effectsOf,
	withUnreadText,
	isBound,
	isUnderstood,
	asLabel,
	MAY,
	readClausesOf,
	stripConnectives,
	asSentence,
	type ReadClauses,
} from './read-clauses';
import { onlyUnless } from './revise-effects';
import { capitalize, withoutBrackets, straightQuotes, type ListItem, type Sentence } from './sentences';
import { isLimit } from './display-only-sentences';

/** The context in which a sentence is read. */
export interface SentenceContext {
	readonly context: PhraseContext;
	/** The list under the paragraph. */
	readonly list: readonly ListItem[];
	/** The previous sentences of the paragraph. */
	readonly before: readonly Sentence[];
	/** The sentence is about a match, so text is shown in full. */
	readonly isMatch?: boolean;
}

/** Adds effects to the previous offer, which may span several sentences. */
export function addToOffer(effects: Effect[], offer: string, own: readonly Effect[]): void {
	const last = effects.at(-1);
	if (last?.kind === 'may' && last.option.label === offer) {
		effects[effects.length - 1] = optionalEffect(offer, [...last.option.effects, ...own]);
	} else {
		effects.push(optionalEffect(offer, own));
	}
}

/** The label of an offer without effects: "In addition, you may spotlight a new danger." "Then, …" continues it. */
export function offerOf(sentence: Sentence, context: PhraseContext): string {
	const { condition, rest } = takeApart(sentence);
	const words = rest.replace(/^(?:also|in addition|additionally),? /i, '');
	if (condition || !MAY.test(words)) return '';
	const read = readClausesOf(words, context);
	return read.some(({ effects, isUnread }) => isUnread || effects.length > 0) ? '' : asLabel(words.replace(MAY, ''));
}

/** Reads a conditional sentence: an `if` where the state decides, a `may` where the player judges. */
export function readConditional(
	effects: Effect[],
	sentence: Sentence,
	{ words, rest }: { readonly words: string; readonly rest: string },
	{ context, list, before }: SentenceContext,
): void {
	const conditions = readConditions(words, context);
	if (conditions) {
		if (/^(?:you )?do not mark progress\b/i.test(rest) && onlyUnless(effects, conditions)) return;
		const read = readClausesOf(rest, { ...context, ...impactOf(conditions) });
		// "…; if not, lose 1 supply" would otherwise be shown in one case only.
		if (read.some(({ binds, isUnread }) => binds === true && isUnread)) effects.push(say(asSentence(sentence)));
		else if (
			isTold(conditions, read) &&
			read.every(({ effects: own }) => own.length === 0) &&
			!isImagined(rest, context)
		)
			effects.push((isUnderstood(read) ? tell : say)(asSentence(sentence)));
		else effects.push(underState(conditions, withUnreadText(read, rest, list)));
		return;
	}
	const read = readClausesOf(rest, context);
	const own = effectsOf(read);
	if (!isUnderstood(read) || isBound(read)) {
		effects.push(say(asSentence(sentence)), ...sayList(sentence, list));
	} else if (own.length > 0) {
		readJudged(effects, { sentence, words }, own, { context, before });
	} else if (isLimit(sentence)) {
		effects.push(say(asSentence(sentence)));
	}
}

/** What only a match or an impact brings is told, be it story: "If you are unprepared, you are out of arrows." */
const isTold = (conditions: readonly Condition[], read: ReadClauses): boolean =>
	conditions.some(({ kind }) => kind === 'match' || (kind === 'impact' && isUnderstood(read)));

/** Whether a sentence only asks to imagine something, or an oracle, or is known to be story. */
export const isImagined = (words: string, context: PhraseContext): boolean =>
	/^(?:you (?:may|must|can|should) )?(?:also )?(?:consider|describe|envision|imagine|introduce|\[?ask the oracle)\b/i.test(
		words,
	) || readPhrase(stripConnectives(words), context) !== undefined;

/** "If you do it, or [Flee]" is a choice of two ways. */
const TWO_WAYS = /^you (do it|[a-z ]+), or (\[[^\]]+\])( to [a-z ]+)?$/i;

function readJudged(
	effects: Effect[],
	{ sentence, words }: { readonly sentence: Sentence; readonly words: string },
	own: readonly Effect[],
	{ context, before }: Pick<SentenceContext, 'context' | 'before'>,
): void {
	const isOffered = /^you do(?: so)?$/i.test(words);
	const offer = isOffered ? before.map(said => offerOf(said, context)).find(label => label !== '') : undefined;
	const twoWays = TWO_WAYS.exec(straightQuotes(words));
	const last = effects.at(-1);
	if (offer !== undefined) {
		addToOffer(effects, offer, own);
	} else if (isOffered && last?.kind === 'may' && MAY.test(takeApart(before.at(-1) ?? '').rest)) {
		effects[effects.length - 1] = optionalEffect(`${last.option.label}. ${asLabel(sentence)}`, [
			...last.option.effects,
			...own.flatMap(unwrapMay),
		]);
	} else if (twoWays) {
		const [, act = '', move = '', why = ''] = twoWays;
		const options = [
			option(capitalize(act), ...own),
			option(withoutBrackets(move) + why, { kind: 'move', move: withoutBrackets(move) }, ...own),
		];
		effects.push({ kind: 'choose', count: { min: 0, max: 1 }, options });
	} else {
		const label = asLabel(words === '' ? sentence : withoutOutcome(sentence));
		// "For each wound you treated, …" depends on a number that only the player knows, so it is shown as text.
		const offered = FOR_EACH.test(label) ? say(asSentence(sentence)) : optionalEffect(label, own.flatMap(unwrapMay));
		effects.push(...(eachResult(effects, sentence, own) ?? [offered]));
	}
}

const FOR_EACH = /^(?:then, )?for (?:each|every)\b/i;

/** "For each result, …": applies once per roll on the table. */
function eachResult(
	effects: readonly Effect[],
	sentence: Sentence,
	own: readonly Effect[],
): readonly Effect[] | undefined {
	const table = effects.filter(effect => effect.kind === 'table').at(-1);
	if (!/^for each (?:result|aspect)\b/i.test(sentence) || !table?.times?.max) return undefined;
	const max = table.times.max;
	const labels = Array.from({ length: max }, (_, i) => `Result ${i + 1}`);
	return [
		{ kind: 'choose', count: { min: 0, max }, options: labels.map(label => option(label, ...own.flatMap(unwrapMay))) },
	];
}

/** Nests the conditions. */
const underState = ([first, ...others]: readonly Condition[], then: readonly Effect[]): Effect => {
	const inner = others.length > 0 ? [underState(others, then)] : then;
	return first ? { kind: 'if', condition: first, then: inner, otherwise: [] } : say('');
};

const impactOf = (conditions: readonly Condition[]): { readonly impact?: string } => {
	const impact = conditions.find(condition => condition.kind === 'impact');
	return impact?.kind === 'impact' ? { impact: impact.impact } : {};
};

/** "Otherwise" is the opposite case of the previous condition. */
export function readOtherwise(effects: Effect[], sentence: Sentence, read: ReadClauses): void {
	const last = effects.at(-1);
	if (last?.kind === 'if' && last.otherwise.length === 0) {
		effects[effects.length - 1] = { ...last, otherwise: withUnreadText(read, sentence, []) };
		return;
	}
	if (last?.kind === 'say' && /^(?:then, )?if\b/i.test(last.text)) {
		effects[effects.length - 1] = say(`${last.text} ${withoutBrackets(sentence)}`);
		return;
	}
	if (effectsOf(read).length === 0 && isUnderstood(read)) return;
	if (last?.kind === 'may' && isUnderstood(read)) {
		const options = [last.option, { label: asLabel(sentence), effects: effectsOf(read) }];
		effects[effects.length - 1] = { kind: 'choose', count: { min: 1, max: 1 }, options };
		return;
	}
	effects.push(say(asSentence(sentence)));
}

const unwrapMay = (effect: Effect): readonly Effect[] => (effect.kind === 'may' ? effect.option.effects : [effect]);
