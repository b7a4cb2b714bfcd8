import { sectionsOf } from './literal-sections';

/** The id of a block as Obsidian reads it: behind a paragraph, or in a line of its own below anything else. */
export const BLOCK_ID = /(?:^|\s)\^([A-Za-z0-9-]+)[ \t]*$/;

export const isBlockIdLine = (line: string): boolean => /^\^[A-Za-z0-9-]+$/.test(line.trim());

export const withoutBlockId = (text: string): string => text.replace(BLOCK_ID, '');

/** The line with an id right below a block or after one empty line. */
export function idLineBelow(note: string, endLine: number): number | undefined {
	const { lines } = sectionsOf(note);
	const textOf = (index: number) => note.slice(lines[index]?.from, lines[index]?.to);
	const first = endLine + 1;
	const below = first < lines.length && textOf(first).trim() === '' ? first + 1 : first;
	return below < lines.length && isBlockIdLine(textOf(below)) ? below : undefined;
}
