/** The position of a note's frontmatter. Without frontmatter, all offsets are where it would start. */
export interface FrontmatterBounds {
	readonly exists: boolean;
	/** Offsets of the YAML text between the fences. */
	readonly from: number;
	readonly to: number;
	/** Where the note's content starts, after the closing fence and its line ending. */
	readonly contentStart: number;
}

/**
 * Finds the frontmatter: from a `---` on the very first line (after an optional byte order mark) to the next line
 * consisting of `---`. Without a closing line, the first one is a horizontal rule. A lone `\r` counts as a line ending,
 * as in the editor.
 */
export function frontmatterBounds(note: string): FrontmatterBounds {
	const start = note.startsWith('\ufeff') ? 1 : 0;
	const from = fenceEnd(note, start);
	if (from !== undefined) {
		// jumps from one `---` to the next and stops at the first closing one, so only the head of the note is read
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

/** Whether a note starts with `---` and a key but has no closing line, because the player is still typing. */
export function isUnclosed(note: string): boolean {
	const { exists, from: start } = frontmatterBounds(note);
	const from = fenceEnd(note, start);
	if (exists || from === undefined) return false;
	return /^[^\s:#-][^:\r\n]{0,200}:(?:\s|$)/u.test(note.slice(from, from + 250));
}

/** The line ending used by the note. */
export const lineEnding = (note: string): string => /\r\n?|\n/.exec(note)?.[0] ?? '\n';

/** The offset after a line that is only `---`, with optional trailing spaces and its line ending. */
function fenceEnd(note: string, at: number): number | undefined {
	if (!note.startsWith('---', at)) return undefined;
	let end = at + 3;
	while (note[end] === ' ' || note[end] === '\t') end++;
	if (end === note.length) return end;
	if (note[end] === '\r') return note[end + 1] === '\n' ? end + 2 : end + 1;
	return note[end] === '\n' ? end + 1 : undefined;
}
