import { insertLines, placeAt, type Insertion } from './insert-lines';
import { sectionsOf } from './literal-sections';

/** Inserts lines of Markdown at the cursor if its line is empty, else after the block around it. */
export function insertText(note: string, offset: number, text: string): Insertion {
	const sections = sectionsOf(note);
	const { line } = placeAt(note, sections, offset);
	return insertLines(note, sections, { line, room: 'room to write' }, lineBreak => text.split('\n').join(lineBreak));
}
