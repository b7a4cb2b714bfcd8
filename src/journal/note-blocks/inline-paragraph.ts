import { inlineCodes } from '../inline/code-spans';
import { lineIndexAt } from '../text/lines';
import { withoutBlockId } from '../text/block-ids';
import { placeAt } from '../text/insert-lines';
import { sectionsOf, type NoteSections } from '../text/literal-sections';
import type { SwornBlockAt } from '../sworn-block/block-at';

/** The paragraph, list, callout or table that contains a line of play. Offsets are into the note; lines are 0-based. */
interface Paragraph {
	readonly startLine: number;
	readonly endLine: number;
	readonly from: number;
	readonly to: number;
}

export function paragraphOf(note: string, { fenceFrom }: SwornBlockAt, found = sectionsOf(note)): Paragraph {
	const { lines } = found;
	const { around } = placeAt(note, found, fenceFrom);
	const at = lineIndexAt(lines, fenceFrom);
	const { from: startLine, to: endLine } = around ?? { from: at, to: at };
	return { startLine, endLine, from: lines[startLine]?.from ?? 0, to: lines[endLine]?.to ?? note.length };
}

/** Whether the paragraph contains only lines of play. */
export function isOwnParagraph(note: string, block: SwornBlockAt, found: NoteSections = sectionsOf(note)): boolean {
	const { from, to } = paragraphOf(note, block, found);
	let at = from;
	let rest = '';
	for (const { start, end } of inlineCodes(note).filter(span => span.start >= from && span.end <= to)) {
		rest += note.slice(at, start);
		at = end;
	}
	return withoutBlockId(rest + note.slice(at, to)).trim() === '';
}
