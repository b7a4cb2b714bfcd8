import { rangeAt } from './range-at';
import { sectionsOf, type NoteSections } from './literal-sections';

/** A heading in a note, as Markdown sees it: not inside code, comments or quotes. */
export interface Heading {
	/** The text without the markup around it. */
	readonly title: string;
	/** 1 to 6. */
	readonly level: number;
	/** 0-based. */
	readonly line: number;
}

const OPENING = /^ {0,3}(#{1,6})(?=[ \t]|$)/;
/** Signs that close a heading, behind a space or alone. */
const CLOSING = /(?:^|[ \t])#{1,80}$/;

/** The headings of a note, in order. */
export function headingsIn(note: string, { lines, sections }: NoteSections = sectionsOf(note)): readonly Heading[] {
	const isHidden = (line: number) => rangeAt(sections, line) !== undefined;
	return lines.flatMap(({ from, to }, line) => {
		const [opening = '', signs] = /^ {0,3}#/.test(note.slice(from, from + 4))
			? (OPENING.exec(note.slice(from, to)) ?? [])
			: [];
		if (signs === undefined || isHidden(line)) return [];
		return [{ title: titleOf(note.slice(from + opening.length, to)), level: signs.length, line }];
	});
}

function titleOf(text: string): string {
	const title = withoutBlanks(text);
	const [closing = ''] = CLOSING.exec(title.slice(-LONGEST_CLOSING)) ?? [];
	return withoutBlanks(title.slice(0, title.length - closing.length));
}

/** In characters, with the space before it; an expression without an anchor would look at the whole title. */
const LONGEST_CLOSING = 81;

/** Without spaces and tabs around it; other spaces belong to a title. */
function withoutBlanks(text: string): string {
	let from = 0;
	let to = text.length;
	while (from < to && isBlankAt(text, from)) from++;
	while (to > from && isBlankAt(text, to - 1)) to--;
	return text.slice(from, to);
}

const isBlankAt = (text: string, at: number): boolean => text[at] === ' ' || text[at] === '\t';
