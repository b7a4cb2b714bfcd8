import { rangeAt } from './range-at';
import { sectionsOf } from './sections';
import type { NoteSections } from './sections';

/** A heading of a note, wherever Markdown sees one: not in code, comments or quotes. */
export interface Heading {
	/** Its words, without the signs around them. */
	readonly title: string;
	/** 1 to 6. */
	readonly level: number;
	/** Its line, counted from 0. */
	readonly line: number;
}

const HEADING = /^ {0,3}(#{1,6})(?:[ \t]+(.*?))??(?:[ \t]+#{1,80})?[ \t]*$/;

/** The headings of a note, from the first to the last. */
export function headingsIn(note: string, { lines, sections }: NoteSections = sectionsOf(note)): readonly Heading[] {
	const isHidden = (line: number) => rangeAt(sections, line) !== undefined;
	return lines.flatMap(({ from, to }, line) => {
		const [, signs, title = ''] = /^ {0,3}#/.test(note.slice(from, from + 4))
			? (HEADING.exec(note.slice(from, to)) ?? [])
			: [];
		return signs !== undefined && !isHidden(line) ? [{ title, level: signs.length, line }] : [];
	});
}
