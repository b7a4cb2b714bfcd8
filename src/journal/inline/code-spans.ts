import type { Line } from '../text/lines';
import { CommentsInText } from '../text/comments-in-text';
import { ofRecentTexts } from '../text/recent-texts';
import { sectionsOf } from '../text/sections';

/** Inline code; offsets are into the note. */
export interface CodeSpan {
	/** Includes the backticks. */
	readonly start: number;
	readonly end: number;
	/** The content between the backticks. */
	readonly from: number;
	readonly to: number;
	/** In a table, `|` is written with a backslash. */
	readonly inTable: boolean;
}

const MAY_HOLD = /`\s{0,9}sworn:/i;
const IS_OURS = /^\s{0,9}sworn:/i;

/** Our inline code in a note, anywhere in prose but not inside fences, comments, formulas, HTML and properties. */
export const inlineCodes = (note: string): readonly CodeSpan[] => (MAY_HOLD.test(note) ? foundIn(note) : []);

const foundIn = ofRecentTexts((note: string) => codeSpansOf(note, IS_OURS));

/** Inline code whose content matches a pattern, in the same places. */
export function codeSpansOf(note: string, pattern: RegExp): readonly CodeSpan[] {
	const { lines, sections } = sectionsOf(note);
	const spans: CodeSpan[] = [];
	const comments = new CommentsInText(note);
	let section = 0;
	for (let index = 0, tick = note.indexOf('`'); tick !== -1 && index < lines.length; index++) {
		const line = lines[index];
		if (!line || line.to <= tick) continue;
		while ((sections[section]?.endLine ?? index) < index) section++;
		const isCovered = (sections[section]?.startLine ?? lines.length) <= index;
		if (!isCovered) spans.push(...spansInLine(note, line, pattern).filter(span => !comments.includes(span.start)));
		tick = note.indexOf('`', line.next);
	}
	return spans;
}

function spansInLine(note: string, { from, to }: Line, pattern: RegExp): readonly CodeSpan[] {
	const text = note.slice(from, to);
	const inTable = text.trimStart().startsWith('|');
	return spansIn(text)
		.filter(span => pattern.test(text.slice(span.from, span.to)))
		.map(span => ({
			start: from + span.start,
			end: from + span.end,
			from: from + span.from,
			to: from + span.to,
			inTable,
		}));
}

/** Code spans in a line: between two runs of backticks of the same length (CommonMark, code spans). */
function spansIn(line: string): readonly Omit<CodeSpan, 'inTable'>[] {
	const runs = [...line.matchAll(/`+/g)].map(({ index, 0: { length } }) => ({ index, length }));
	const spans: Omit<CodeSpan, 'inTable'>[] = [];
	const closings = nextOfSameLength(runs);
	for (let at = 0; at < runs.length; at++) {
		const open = runs[at];
		const closing = closings[at] ?? -1;
		const close = runs[closing];
		if (!open || !close) continue;
		const { index: start, length } = open;
		spans.push({ start, end: close.index + length, from: start + length, to: close.index });
		at = closing;
	}
	return spans;
}

/** For each run of backticks, the index of the next one of the same length. */
function nextOfSameLength(runs: readonly { readonly length: number }[]): readonly (number | undefined)[] {
	const next = new Map<number, number>();
	const found: (number | undefined)[] = [];
	for (let at = runs.length - 1; at >= 0; at--) {
		const { length } = runs[at] ?? { length: 0 };
		found[at] = next.get(length);
		next.set(length, at);
	}
	return found;
}
