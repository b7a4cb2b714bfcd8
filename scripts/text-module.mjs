/** How long a piece of a text is. In the output, lines are broken between pieces. */
const PIECE = 1500;

/** A loop, as a minifier folds “+”, `concat` and `join` of texts into one long text. */
const JOIN = `function join(...pieces) {
	let text = '';
	for (const piece of pieces) text += piece;
	return text;
}`;

/**
 * A module with a text. Its default export is a function that joins its pieces, so the engine does not create the text
 * before it is called.
 */
export function textModule(text) {
	const pieces = [];
	for (let at = 0; at < text.length; at += PIECE)
		pieces.push(JSON.stringify(text.slice(at, at + PIECE)).replace(/[^\x20-\x7e]/g, asEscape));
	return `${JOIN}\nexport default () => join(${pieces.join(',')});`;
}

function asEscape(char) {
	const code = char.charCodeAt(0).toString(16);
	return code.length > 2 ? `\\u${code.padStart(4, '0')}` : `\\x${code.padStart(2, '0')}`;
}
