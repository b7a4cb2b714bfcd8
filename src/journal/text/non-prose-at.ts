import { closedAt } from './comment-delimiters';
import { lineIndexAt, type Line } from './lines';
import { rangeAt } from './range-at';
import { sectionsOf, type Section } from './literal-sections';

/** Whether a code span is still open at the end of a text. */
export function isCodeOpen(text: string): boolean {
	let open = 0;
	for (const [run] of text.matchAll(/`+/g)) {
		if (open === 0) open = run.length;
		else if (run.length === open) open = 0;
	}
	return open > 0;
}

/** Whether an offset is in the properties, a fence, a comment, a formula or HTML. */
export function isInSection(note: string, offset: number): boolean {
	const { lines, sections } = sectionsOf(note);
	const section = rangeAt(sections, lineIndexAt(lines, offset));
	return section !== undefined && offset < (endOfComment(note, lines, section) ?? Infinity);
}

/** The end of the comment of rows of its own that ends in the row of an offset, before it. Words may follow. */
export function commentAhead(note: string, offset: number): number | undefined {
	const { lines, sections } = sectionsOf(note);
	const section = rangeAt(sections, lineIndexAt(lines, offset));
	const end = section && endOfComment(note, lines, section);
	return end !== undefined && end <= offset ? end : undefined;
}

/**
 * Where `%% … %%` of rows of its own ends, in its last row; `undefined` for any other section. What stands behind the end
 * of an HTML comment is HTML still.
 */
export function endOfComment(note: string, lines: readonly Line[], section: Section): number | undefined {
	const rows = { from: lines[section.startLine]?.from ?? 0, to: lines[section.endLine]?.to ?? note.length };
	const isPercent = section.kind === 'comment' && /^[^%<]*%%/.test(note.slice(rows.from, rows.from + 100));
	return isPercent ? closedAt(note, rows) : undefined;
}
