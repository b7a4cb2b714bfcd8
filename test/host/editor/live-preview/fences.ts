import type { Text } from '@codemirror/state';

const OPENING = /^(\s*)((?:[-*+]|\d+[.)])\s+)?(`{3,}|~{3,})\s*([\w-]+)?/;
const CLOSING = /^\s*(`{3,}|~{3,})\s*$/;
const LIST_ITEM = /^\s*([-*+]|\d+[.)])(\s|$)/;
const MOST_INDENTED = 3;

/** The line that opens a fence. */
export interface FenceOpening {
	/** Its backticks or tildes. */
	readonly mark: string;
	readonly language: string | undefined;
	/** The bullet of a list is in front of it. */
	readonly hasBullet: boolean;
}

const widthOf = (indent: string): number => indent.replace(/\t/g, '    ').length;

/** Whether what is indented on a line can belong to an item of a list above. */
export function isInList(doc: Text, line: number): boolean {
	for (let above = line - 1; above > 0; above--) {
		const { text } = doc.line(above);
		if (LIST_ITEM.test(text)) return true;
		if (/^\S/.test(text)) return false;
	}
	return false;
}

/** Further in than three spaces it is the text of a code block, but for one in a list. */
export function fenceOpening(doc: Text, line: number): FenceOpening | null {
	const match = OPENING.exec(doc.line(line).text);
	if (!match) return null;
	const [, indent = '', bullet, mark = '', language] = match;
	if (widthOf(indent) > MOST_INDENTED && !isInList(doc, line)) return null;
	return { mark, language, hasBullet: bullet !== undefined };
}

/** The number of the line that closes the fence opened on `line`. */
export function fenceEnd(doc: Text, line: number): number {
	const mark = fenceOpening(doc, line)?.mark;
	if (mark === undefined) return line;
	for (let end = line + 1; end <= doc.lines; end++) {
		if (CLOSING.exec(doc.line(end).text)?.[1]?.startsWith(mark)) return end;
	}
	return doc.lines;
}
