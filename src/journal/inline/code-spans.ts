import { sectionsOf } from '../text/sections';
import type { NoteSections } from '../text/sections';

/** Inline code. Offsets are into the note. */
export interface CodeSpan {
	/** With its backticks. */
	readonly start: number;
	readonly end: number;
	/** What is between them. */
	readonly from: number;
	readonly to: number;
	/** In a table, where the sign `|` is written with a backslash. */
	readonly inTable: boolean;
}

const MAY_HOLD = /`\s{0,9}sworn:/i;
const IS_OURS = /^\s{0,9}sworn:/i;

/** The inline lines of a note, in prose or alone; not those inside fences, comments, formulas, HTML and properties. */
export const inlineCodes = (note: string, known?: NoteSections): readonly CodeSpan[] =>
	MAY_HOLD.test(note) ? codeSpansOf(note, IS_OURS, known) : [];

/** Inline code of a note whose text is as a pattern has it, in the same places. */
export function codeSpansOf(note: string, pattern: RegExp, known?: NoteSections): readonly CodeSpan[] {
	const { lines, sections } = known ?? sectionsOf(note);
	const covered = new Set(sections.flatMap(({ startLine, endLine }) => range(startLine, endLine)));
	return lines.flatMap(({ from, to }, index) => {
		const text = note.slice(from, to);
		if (covered.has(index) || !text.includes('`')) return [];
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
	});
}

const range = (first: number, last: number): readonly number[] =>
	Array.from({ length: last - first + 1 }, (_, i) => first + i);

/** Code in a line: between two runs of backticks of one length (CommonMark, code spans). */
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

/** For each run of backticks the place of the next one that is as long. */
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
