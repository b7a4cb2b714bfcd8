/** What a disk leaves where it wrote no text, and a reader where it cut a letter in two. */
const isFiller = (letter: string | undefined): boolean => letter === '\0' || letter === '\ufffd';

/**
 * Whether a text is what a write that was cut off leaves: the first part of the text that was to be written, or of the one
 * before, or the one over the other. Neither of the two as a whole is.
 */
export function isTorn(text: string, before: string, after: string): boolean {
	if (text === before || text === after) return false;
	const cut = withoutFiller(text);
	return after.startsWith(cut) || before.startsWith(cut) || isOverwritten(text, before, after);
}

function withoutFiller(text: string): string {
	let end = text.length;
	while (isFiller(text[end - 1])) end--;
	return text.slice(0, end);
}

/** The new text up to some place, and the old one from there on. */
function isOverwritten(text: string, before: string, after: string): boolean {
	let at = 0;
	while (at < text.length && text[at] === after[at]) at++;
	return text.length === Math.max(at, before.length) && text.slice(at) === before.slice(at);
}
