import { linesOf } from '../text/lines';
import { isPlainLine } from '../text/plain-lines';
import { sectionsOf } from '../text/literal-sections';
import { diffTexts } from '../text/text-change';
import { inlineCodes } from './code-spans';

/** The offsets of a part of a note whose lines are no prose, even where they look like it. */
export interface Part {
	readonly from: number;
	readonly to: number;
}

/**
 * Frontmatter, fences, comments, formulas and HTML, and the inline records, which may go over several lines; all of a
 * note whose frontmatter does not end.
 */
export function nonProseRanges(note: string): readonly Part[] {
	const { lines, sections } = sectionsOf(note);
	if (/^\uFEFF?---/.test(note) && sections[0]?.kind !== 'frontmatter') return [{ from: 0, to: note.length }];
	const inLines = sections.map(({ startLine, endLine }) => ({
		from: lines[startLine]?.from ?? 0,
		to: lines[endLine]?.to ?? note.length,
	}));
	return [...inLines, ...inlineCodes(note).map(({ start, end }) => ({ from: start, to: end }))];
}

/** A note without the words of its lines of plain prose. Two notes with the same rest differ in such words alone. */
export function isOutsideProse(note: string): string {
	const parts = [...nonProseRanges(note)].sort((a, b) => a.from - b.from);
	let next = 0;
	return linesOf(note)
		.map(({ from, to }) => {
			while ((parts[next]?.to ?? Infinity) < from) next++;
			const line = note.slice(from, to);
			return (parts[next]?.from ?? Infinity) > to && isPlainLine(line) ? 'A' : line;
		})
		.join('\n');
}

/**
 * Caches what is read from the blocks of a note and from their lines, not their offsets, for the last text: a text in which
 * only words of a line of plain prose are others has the same blocks in the same lines.
 */
export function ofLastBlocks<T>(read: (note: string) => T): (note: string) => T {
	let last: { readonly note: string; readonly value: T; parts?: readonly Part[] } | undefined;
	return note => {
		if (last?.note === note) return last.value;
		const moved = last && partsAfterProse(last.note, (last.parts ??= nonProseRanges(last.note)), note);
		last = last && moved ? { note, value: last.value, parts: moved } : { note, value: read(note) };
		return last.value;
	};
}

/** Where the parts that are no prose are in `after`, if nothing but a line of plain prose differs from `before`. */
function partsAfterProse(before: string, parts: readonly Part[], after: string): readonly Part[] | undefined {
	const { from, to, insert } = diffTexts(before, after);
	const isPlain =
		isPlainLine(lineAround(before, from, to)) && isPlainLine(lineAround(after, from, from + insert.length));
	if (!isPlain || parts.some(part => part.from <= from && from <= part.to)) return undefined;
	const by = after.length - before.length;
	return parts.map(part => (part.from > from ? { from: part.from + by, to: part.to + by } : part));
}

/** The line around a part of a text; with a line break in it, if the part has one. */
const lineAround = (text: string, from: number, to: number): string => {
	const start = from === 0 ? 0 : text.lastIndexOf('\n', from - 1) + 1;
	const end = text.indexOf('\n', to);
	return text.slice(start, end < 0 ? text.length : end).replace(/\r$/, '');
};
