/** One line of a text: `to` is its end without the line break, `next` the start of the following line. */
export interface Line {
	readonly from: number;
	readonly to: number;
	readonly next: number;
}

/** Splits a text into lines, which end at `\n`, `\r\n` or a lone `\r`, as in the editor. The last one may be empty. */
export const linesOf = (text: string): Line[] => firstLines(text, 0, Infinity);

/** At most so many lines, from an offset on at which one begins. */
export function firstLines(text: string, start: number, most: number): Line[] {
	const lines: Line[] = [];
	let from = start;
	let newline = text.indexOf('\n', from);
	let carriageReturn = text.indexOf('\r', from);
	while (lines.length < most) {
		if (newline !== -1 && newline < from) newline = text.indexOf('\n', from);
		if (carriageReturn !== -1 && carriageReturn < from) carriageReturn = text.indexOf('\r', from);
		const to = newline === -1 ? carriageReturn : carriageReturn === -1 ? newline : Math.min(newline, carriageReturn);
		if (to === -1) {
			lines.push({ from, to: text.length, next: text.length });
			break;
		}
		const next = to === carriageReturn && newline === to + 1 ? to + 2 : to + 1;
		lines.push({ from, to, next });
		from = next;
	}
	return lines;
}

/** Replaces each lone `\r` with `\n`, without changing any offset. */
export const withLineFeeds = (text: string): string => text.replace(/\r(?!\n)/g, '\n');

/** Whether a line has nothing but spaces and tabs. */
export function isBlank(text: string, { from, to }: Pick<Line, 'from' | 'to'>): boolean {
	for (let at = from; at < to; at++) if (text[at] !== ' ' && text[at] !== '\t') return false;
	return true;
}

/** Whether a letter comes first, so that the line can only be text. True for most lines of a journal. */
export function startsWithWord(text: string, at: number): boolean {
	const code = text.charCodeAt(at);
	return (code >= 65 && code <= 90) || (code >= 97 && code <= 122) || (code > 191 && code < 0x2000);
}

/** The index of the line at an offset; an offset beyond the text gives the nearest end. */
export const lineIndexAt = (lines: readonly Line[], offset: number): number =>
	lastIndexAt(lines.length, index => (lines[index]?.from ?? 0) <= offset);

/** The last index for which a monotonic predicate holds; 0 if it never does. */
export function lastIndexAt(length: number, holds: (index: number) => boolean): number {
	let low = 0;
	let high = length - 1;
	while (low < high) {
		const middle = (low + high + 1) >> 1;
		if (holds(middle)) low = middle;
		else high = middle - 1;
	}
	return low;
}

/** The line break to use at an offset: that of the previous line, else of its own line, else `\n`. */
export function lineBreakNear(text: string, offset: number): string {
	const before = offset > 0 ? Math.max(text.lastIndexOf('\n', offset - 1), text.lastIndexOf('\r', offset - 1)) : -1;
	const after = [text.indexOf('\n', offset), text.indexOf('\r', offset)].filter(at => at !== -1);
	const at = before === -1 ? Math.min(...after) : before;
	if (text[at] === '\r') return text[at + 1] === '\n' ? '\r\n' : '\r';
	return text[at - 1] === '\r' ? '\r\n' : '\n';
}

/** Normalizes line breaks to `\n`, as in the source of a block passed by the app. */
export const withPlainBreaks = (text: string): string => (text.includes('\r') ? text.replace(/\r\n?/g, '\n') : text);
