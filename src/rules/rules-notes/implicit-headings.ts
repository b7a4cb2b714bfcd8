import { stripMarkdown } from '../markdown/inline-markdown';
import type { SourceLine } from '../markdown/source-lines';

/** Longest name of a move in words, in a note without headings. */
const MOST_WORDS = 8;

/** A trigger of a move: "When you …", "Once per fight, when you …". */
const TRIGGER = /^(?:once per [a-z ]{1,20}, )?(?:when|whenever) /i;

/**
 * How a line may be the name of a move although it is no heading: `sure` if it is in capitals over a trigger, `likely` if
 * it is short, has no full stop, and stands over a trigger.
 */
export function plainName(line: SourceLine, next: readonly SourceLine[]): 'sure' | 'likely' | undefined {
	if (line.kind !== 'text' || line.text.length > 80) return undefined;
	const below = next.find(({ kind }) => kind !== 'blank');
	if (
		below?.kind !== 'text' ||
		below.isQuoted !== line.isQuoted ||
		!TRIGGER.test(stripMarkdown(below.text.slice(0, 200)))
	)
		return undefined;
	const words = stripMarkdown(line.text).replace(/ ?\([^()]*\)$|:$/g, '');
	if (!/^\p{Lu}/u.test(words) || /[.!?;:,…]$|[+]/.test(words) || words.split(' ').length > MOST_WORDS) return undefined;
	if (TRIGGER.test(words) || /\bmoves?$/i.test(words)) return undefined;
	const isSure = !/\p{Ll}/u.test(words) && /\p{Lu}{2}/u.test(words);
	if (line.isQuoted) return isSure || /^(?:\*\*|__).*(?:\*\*|__)$/.test(line.text) ? 'sure' : undefined;
	return isSure ? 'sure' : 'likely';
}

/** The lines of a paragraph as one; two triggers on two lines are two sentences, though no full stop parts them. */
export const joinedLines = (lines: readonly { readonly text: string }[]): string =>
	lines.map(({ text }, i) => (isParted(text, lines[i + 1]?.text) ? `${text}.` : text)).join(' ');

const isParted = (line: string, next = ''): boolean =>
	/\broll\b/i.test(line) &&
	/[\p{L}\d)*_`\]]\s*$/u.test(line) &&
	!/\b(?:and|or|but|if|with|plus)\s*$/i.test(line) &&
	/^(?:(?:when|whenever|if) .*\broll\b|[^.:+]{1,60}: *roll\b)/i.test(stripMarkdown(next.slice(0, 300)));
