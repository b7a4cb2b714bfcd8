import { getOwn } from '../core/collections';
import { rollIn, withPlainLeads } from '../effects/outcome-words';
import { OUTCOMES_NAMED, type Outcome } from '../core/outcome';

/** An outcome named in the text: "On a strong hit with a match". */
export interface OutcomeMark {
	readonly outcomes: readonly Outcome[];
	readonly match: boolean;
	/** Its length in the text, in characters. */
	readonly length: number;
}

/** "On a strong hit," or "For each miss," at the start, without emphasis. */
const MARK = /^(?:on|for) (?:(?:a|an|each|any) )?(strong hit|weak hit|hit|miss)\b( with a match\b)?/i;
/** A label such as "Strong hit: …", "Strong hit. …", "Strong hit — …" or "Strong hit → …". */
const LABEL = /^(?:on an? )?(strong hit|weak hit|miss)( with a match)?(?:[:,]|[.;](?= )| (?:[-–—→=]|[-=]>)(?= ))/i;
/** "STRONG HIT You win." */
const CAPITALS = /^(STRONG HIT|WEAK HIT|MISS)( WITH A MATCH)?(?= \p{Lu}\p{Ll}|$)/u;
const labelIn = (text: string) => LABEL.exec(text) ?? CAPITALS.exec(text);

export function readOutcomeMark(text: string): OutcomeMark | undefined {
	const found = MARK.exec(text) ?? labelIn(text);
	const outcomes = getOwn(OUTCOMES_NAMED, found?.[1]?.toLowerCase() ?? '');
	if (!found || !outcomes) return undefined;
	return { outcomes, match: found[2] !== undefined, length: found[0].length };
}

/** Replaces a label: "Strong hit: Take …" becomes "On a strong hit, take …". */
export function withoutLabel(text: string): string {
	const found = labelIn(text);
	if (!found) return text;
	const rest = text.slice(found[0].length).trimStart();
	return `On a ${(found[1] ?? '').toLowerCase()}${found[2]?.toLowerCase() ?? ''}, ${rest.replace(/^\p{Lu}(?=\p{Ll})(?!\p{L}+ (?:the |of )?\p{Lu})/u, first => first.toLowerCase())}`;
}

/** Whether a line, as written in the note, starts with an outcome. */
export const startsOutcome = (line: string): boolean =>
	/^[*_]{0,3}(?:On|For|Strong|STRONG|Weak|WEAK|Miss|MISS)\b/.test(line) &&
	readOutcomeMark(line.slice(0, 80).replace(/[*_]+/g, '')) !== undefined;

/** Splits a paragraph before each label of an outcome: "**STRONG HIT**: … **WEAK HIT**, …", "Strong hit: … / Miss: …" */
export const splitAtLabels = (text: string): readonly string[] =>
	text.replace(BEFORE_LABEL, (_all, end: string) => (/[;/]/.test(end) ? '.\n' : `${end}\n`)).split('\n');

const LABELLED = '(?:strong hit|weak hit|miss)(?: with a match)?';
const BEFORE_LABEL = new RegExp(
	'([.!?…:;][*_]{0,3}| /) ' +
		`(?=(?:\\*\\*|__)${LABELLED}(?:[:,.](?:\\*\\*|__)|(?:\\*\\*|__)(?:[:,.]| [-–—→=] ))|${LABELLED}(?::| [-–—]) )`,
	'gi',
);

/** "**Strong Hit** take +1 momentum": a bold label without a colon is given one. */
export const withPlainMarks = (line: string): string => withPlainLeads(line.replace(BARE_LABEL, '$1$2$3:$2 '));

const BARE_LABEL =
	/((?:^|[.!?…] ))(\*\*|__)((?:strong hit|weak hit|miss)(?: with a match)?)\2 (?!(?:and|or|on|with|without|by|is|was|than|counts?|becomes?|from|into|the roll)\b)(?=[\p{L}[+-])/giu;

/**
 * "Roll +heart. If you score a strong hit, …" is "On a strong hit, …", unless that was told before, or the hit is that of a
 * move named before it. `above` is the text before the paragraph.
 */
export const withOwnOutcomes = (text: string, above: string): string =>
	text.replace(SCORED, (all, end: string, outcome: string, at: number) => {
		const before = `${above}\n${text.slice(0, at)}`;
		const isRolled = rollIn(before) >= 0 || /\bchallenge dice\b/i.test(before);
		const isTold = new RegExp(`\\ban? _{0,2}${outcome}\\b`, 'i').test(before);
		return isRolled && !isTold && !lastSentence(before).includes('[') ? `${end}On a ${outcome},` : all;
	});

const SCORED =
	/(^|[.!?…] )(?:if|when) you (?:score|get|have|roll) an? ((?:(?:strong |weak )?hit|miss)(?: with a match)?),/gi;

const lastSentence = (text: string): string => text.slice(Math.max(text.lastIndexOf('. '), text.lastIndexOf('\n')) + 1);
