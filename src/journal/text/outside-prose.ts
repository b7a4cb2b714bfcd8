import { lineIndexAt } from './lines';
import { rangeAt } from './range-at';
import { sectionsOf } from './sections';

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
	return rangeAt(sections, lineIndexAt(lines, offset)) !== undefined;
}
