import { diffTexts } from './text-change';

/**
 * A line break inside inline code, with the quote marks and indentation of the next row. To Markdown it is a space
 * (CommonMark, code spans), so a record that was wrapped by hand or by a formatter says what it said before.
 */
const WRAP = /[ \t]{0,20}(?:\r\n?|\n)[ \t>]*/g;

/** Inline code as it reads, on one row. */
export const unwrapped = (code: string): string => (/[\r\n]/.test(code) ? code.replace(WRAP, ' ') : code);

/** The last line break inside inline code, as it is written; empty if the code is on one row. */
export const lastWrap = (code: string): string => [...code.matchAll(WRAP)].at(-1)?.[0] ?? '';

/** New code for wrapped code: broken into as many rows, after the same words where they stayed. */
export function wrappedAs(before: string, code: string): string {
	const wraps = [...before.matchAll(WRAP)];
	if (wraps.length === 0) return code;
	const flat = unwrapped(before);
	const { from: head, to: tail } = diffTexts(flat, code);
	let after = '';
	let at = 0;
	let lost = 0;
	for (const { index, 0: wrap } of wraps) {
		const place = index - lost;
		lost += wrap.length - 1;
		const wanted = place >= tail ? place + code.length - flat.length : spaceLike(flat, place, head, code);
		const space = wanted < at ? code.indexOf(' ', at) : wanted;
		if (space === -1) break;
		after += code.slice(at, space) + wrap;
		at = space + 1;
	}
	return after + code.slice(at);
}

/** The space of new code that has as many others before it as one of the old code; the last one if there are fewer. */
function spaceLike(flat: string, place: number, head: number, code: string): number {
	if (place < head) return place;
	let space = code.indexOf(' ', head);
	for (let old = flat.indexOf(' ', head); old !== place; old = flat.indexOf(' ', old + 1)) {
		const next = code.indexOf(' ', space + 1);
		if (space === -1 || next === -1) break;
		space = next;
	}
	return space === -1 ? code.lastIndexOf(' ') : space;
}
