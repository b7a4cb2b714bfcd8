import { commentsAmong, commentDelimitersIn, verbatimIn, type Range } from './comment-delimiters';
import { ofRecentTexts } from './cache-by-text';
import { sectionsOf, type NoteSections, type Section } from './literal-sections';

const commentsIn = ofRecentTexts((note: string): readonly Range[] => {
	const { lines, sections } = sectionsOf(note);
	return commentsAmong(commentDelimitersIn(note, { from: 0, to: note.length }, verbatimIn(note, sections, lines)));
});

/** The comments that begin within the paragraphs of a note, `%% … %%` and `<!-- … -->`. Offsets are asked for in their order. */
export class CommentsInText {
	private readonly ranges: readonly Range[];
	private at = 0;

	constructor(note: string) {
		this.ranges = /%%|<!--/.test(note) ? commentsIn(note) : [];
	}

	/** The end of the last comment before an offset, or 0. */
	endBefore(offset: number): number {
		return this.ranges.filter(({ to }) => to <= offset).at(-1)?.to ?? 0;
	}

	includes(offset: number): boolean {
		while ((this.ranges[this.at]?.to ?? Infinity) <= offset) this.at++;
		return (this.ranges[this.at]?.from ?? Infinity) <= offset;
	}
}

/** The `%% … %%` of a note that begin within paragraphs, on one row or over many. The app shows nothing of them. */
export const percentComments = (note: string): readonly Range[] =>
	note.includes('%%') ? commentsIn(note).filter(({ from }) => note.startsWith('%%', from)) : [];

/** The sections of a note that are in no comment that begins within a paragraph above them. */
export function sectionsOutsideComments(note: string, { lines, sections }: NoteSections): readonly Section[] {
	const comments = new CommentsInText(note);
	return sections.filter(({ startLine }) => !comments.includes(lines[startLine]?.from ?? 0));
}
