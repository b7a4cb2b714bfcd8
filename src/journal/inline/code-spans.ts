import type { Line } from '../text/lines';
import { CommentsInText } from '../text/comments-in-text';
import { endOfComment } from '../text/non-prose-at';
import { ofRecentTexts } from '../text/cache-by-text';
import { sectionsOf } from '../text/literal-sections';
import { unwrapped } from '../text/wrapped-code';

/** Offsets of inline code. */
interface Place {
	/** Includes the backticks. */
	readonly start: number;
	readonly end: number;
	/** The content between the backticks. */
	readonly from: number;
	readonly to: number;
}

/** Inline code; offsets are into the note. It may be wrapped, over several rows of its paragraph. */
export interface CodeSpan extends Place {
	/** The content as it reads: on one row, without the quote marks and indentation of others. */
	readonly code: string;
	/** In a table, `|` is written with a backslash. */
	readonly inTable: boolean;
}

const MAY_HOLD = /`[\s>]{0,20}sworn:/i;
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
	const isCovered = (index: number): boolean => {
		while ((sections[section]?.endLine ?? index) < index) section++;
		return (sections[section]?.startLine ?? lines.length) <= index;
	};
	/** Where the words begin that stand behind the end of a comment, in its last row. */
	const behindComment = (index: number): number | undefined => {
		const covering = sections[section];
		return covering?.endLine === index ? endOfComment(note, lines, covering) : undefined;
	};
	for (let index = 0, tick = note.indexOf('`'); tick !== -1 && index < lines.length; index++) {
		const line = lines[index];
		if (!line || line.to <= tick) continue;
		let last = line;
		const from = isCovered(index) ? behindComment(index) : line.from;
		if (from !== undefined) {
			const first = note.slice(from, line.to);
			for (let next = lines[index + 1]; next && !isCovered(index + 1); next = lines[index + 1]) {
				if (!continues(first, note.slice(next.from, next.to))) break;
				last = next;
				index++;
			}
			const inParagraph = spansInRows(note, { from, to: last.to }, pattern);
			spans.push(...inParagraph.filter(span => !comments.includes(span.start)));
		}
		tick = note.indexOf('`', last.next);
	}
	return spans;
}

/** A row that is a block of its own: a heading, a table row, the title of a callout. */
const IS_ONE_ROW = /^[ \t]*(?:#{1,6}(?:[ \t]|$)|\||\[![^\]]*\])/;
/** What begins another block below a paragraph, or underlines it. */
const BEGINS_BLOCK =
	/^(?:$|[ \t]*$|[ \t]*(?:#{1,6}(?:[ \t]|$)|\||:?-+:?[ \t]*\||(?:[-*+]|\d{1,9}[.)])(?:[ \t]|$)|=+[ \t]*$|-+[ \t]*$|(?:\*[ \t]*){3,}$|(?:_[ \t]*){3,}$|\[\^[^\]\s]{1,80}\]:))/;
/** Quote marks, list markers and indentation. */
const LEAD = /^(?:[ \t]*(?:>|(?:[-*+]|\d{1,9}[.)])(?=[ \t])))*/;

/** Whether a row goes on with the paragraph of another one above. A row of a quote may lack the marks of the first. */
function continues(first: string, row: string): boolean {
	const [lead = ''] = LEAD.exec(first) ?? [];
	if (IS_ONE_ROW.test(first.slice(lead.length))) return false;
	const [marks = ''] = /^[ \t>]*/.exec(row) ?? [];
	return countOf('>', marks) <= countOf('>', lead) && !BEGINS_BLOCK.test(row.slice(marks.length));
}

const countOf = (sign: string, text: string): number => text.split(sign).length - 1;

function spansInRows(note: string, { from, to }: Pick<Line, 'from' | 'to'>, pattern: RegExp): readonly CodeSpan[] {
	const text = note.slice(from, to);
	const inTable = text.trimStart().startsWith('|');
	return spansIn(text).flatMap((span): readonly CodeSpan[] => {
		const code = unwrapped(text.slice(span.from, span.to));
		if (!pattern.test(code)) return [];
		return [
			{
				start: from + span.start,
				end: from + span.end,
				from: from + span.from,
				to: from + span.to,
				code,
				inTable,
			},
		];
	});
}

/** Code spans in a paragraph: between two runs of backticks of the same length (CommonMark, code spans). */
function spansIn(text: string): readonly Place[] {
	const runs = [...text.matchAll(/`+/g)].map(({ index, 0: { length } }) => ({ index, length }));
	const spans: Place[] = [];
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
