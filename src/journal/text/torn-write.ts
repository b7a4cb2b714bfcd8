/** What an interrupted write leaves on disk, or a decoder for a character cut in two. */
const isFiller = (letter: string | undefined): boolean => letter === '\0' || letter === '\ufffd';

/**
 * Whether a text results from an interrupted write: the start of the new or old text, or the new one written over the
 * old. Neither text as a whole counts.
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

/** Whether a text is the new one up to some offset, and the old one from there on. */
function isOverwritten(text: string, before: string, after: string): boolean {
	let at = 0;
	while (at < text.length && text[at] === after[at]) at++;
	return text.length === Math.max(at, before.length) && text.slice(at) === before.slice(at);
}
