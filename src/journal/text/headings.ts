import { rangeAt } from './range-at';
import { sectionsOf } from './sections';
import type { NoteSections } from './sections';

/** A heading in a note, as Markdown sees it: not inside code, comments or quotes. */
export interface Heading {
	/** The text without the markup around it. */
	readonly title: string;
	/** 1 to 6. */
	readonly level: number;
	/** 0-based. */
	readonly line: number;
}

const HEADING = /^ {0,3}(#{1,6})(?:[ \t]+(.*?))??(?:[ \t]+#{1,80})?[ \t]*$/;

/** The headings of a note, in order. */
export function headingsIn(note: string, { lines, sections }: NoteSections = sectionsOf(note)): readonly Heading[] {
	const isHidden = (line: number) => rangeAt(sections, line) !== undefined;
	return lines.flatMap(({ from, to }, line) => {
		const [, signs, title = ''] = /^ {0,3}#/.test(note.slice(from, from + 4))
			? (HEADING.exec(note.slice(from, to)) ?? [])
			: [];
		return signs !== undefined && !isHidden(line) ? [{ title, level: signs.length, line }] : [];
	});
}
