import { linesOf } from '../text/lines';
import { isPlainLine } from '../text/plain-lines';
import { sectionsOf } from '../text/sections';
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
export function partsBesidesProse(note: string): readonly Part[] {
	const { lines, sections } = sectionsOf(note);
	if (/^\uFEFF?---/.test(note) && sections[0]?.kind !== 'frontmatter') return [{ from: 0, to: note.length }];
	const inLines = sections.map(({ startLine, endLine }) => ({
		from: lines[startLine]?.from ?? 0,
		to: lines[endLine]?.to ?? note.length,
	}));
	return [...inLines, ...inlineCodes(note).map(({ start, end }) => ({ from: start, to: end }))];
}

/** A note without the words of its lines of plain prose. Two notes with the same rest differ in such words alone. */
export function besidesProse(note: string): string {
	const parts = [...partsBesidesProse(note)].sort((a, b) => a.from - b.from);
	let next = 0;
	return linesOf(note)
		.map(({ from, to }) => {
			while ((parts[next]?.to ?? Infinity) < from) next++;
			const line = note.slice(from, to);
			return (parts[next]?.from ?? Infinity) > to && isPlainLine(line) ? 'A' : line;
		})
		.join('\n');
}
