/** The end of the line of plain prose that is nearest to the middle of a note, as an offset; a note without prose throws. */
export function placeInProse(text) {
	const middle = text.length / 2;
	const ends = endsOfProse(text);
	if (ends.length === 0) throw new Error('the note has no line of prose, in which a key could be measured');
	return ends.reduce((best, end) => (Math.abs(end - middle) < Math.abs(best - middle) ? end : best));
}

/** Begins with a letter, and has none of the signs of code, tables, HTML, comments, formulas and links. */
const PROSE = /^\p{L}[^`~|<>%$[\]:]*$/u;
const FENCE = /^\s*(```|~~~)/;
const PROPERTIES = /^---\n[\s\S]*?\n---(\n|$)/;

function endsOfProse(text) {
	const ends = [];
	let isCode = false;
	let at = PROPERTIES.exec(text)?.[0].length ?? 0;
	for (const line of text.slice(at).split('\n')) {
		if (FENCE.test(line)) isCode = !isCode;
		at += line.length;
		if (!isCode && PROSE.test(line)) ends.push(at);
		at += 1;
	}
	return ends;
}
