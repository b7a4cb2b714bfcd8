/** Where the frontmatter of a note lies. Without one, all offsets are where it would begin. */
export interface FrontmatterBounds {
	readonly exists: boolean;
	/** Offsets of the YAML text between the fences. */
	readonly from: number;
	readonly to: number;
	/** Where the note's own text begins, after the closing fence and its line ending. */
	readonly contentStart: number;
}

/**
 * Frontmatter is between a `---` that is the very first line (a byte order mark may precede it) and the next line
 * that is nothing but `---`. A first line without its second is a horizontal rule. A lone `\r` ends a line here as well, as
 * it does in the editor.
 */
export function frontmatterBounds(note: string): FrontmatterBounds {
	const start = note.startsWith('\ufeff') ? 1 : 0;
	const from = fenceEnd(note, start);
	if (from !== undefined) {
		// only the head is looked at: the search jumps from one `---` to the next and stops at the first that closes
		const fence = /[\n\r]---/g;
		fence.lastIndex = from - 1;
		for (let found = fence.exec(note); found; found = fence.exec(note)) {
			const to = found.index + 1;
			const contentStart = fenceEnd(note, to);
			if (contentStart !== undefined) return { exists: true, from, to, contentStart };
		}
	}
	return { exists: false, from: start, to: start, contentStart: start };
}

/** A note that opens with `---` and a key, but is never closed: someone is in the middle of writing it. */
export function isUnclosed(note: string): boolean {
	const { exists, from: start } = frontmatterBounds(note);
	const from = fenceEnd(note, start);
	if (exists || from === undefined) return false;
	return /^[^\s:#-][^:\r\n]{0,200}:(?:\s|$)/u.test(note.slice(from, from + 250));
}

/** The line ending the note itself uses. */
export const lineEnding = (note: string): string => /\r\n?|\n/.exec(note)?.[0] ?? '\n';

/** The offset after a line that is nothing but `---` (spaces may trail), its line ending included. */
function fenceEnd(note: string, at: number): number | undefined {
	if (!note.startsWith('---', at)) return undefined;
	let end = at + 3;
	while (note[end] === ' ' || note[end] === '\t') end++;
	if (end === note.length) return end;
	if (note[end] === '\r') return note[end + 1] === '\n' ? end + 2 : end + 1;
	return note[end] === '\n' ? end + 1 : undefined;
}
