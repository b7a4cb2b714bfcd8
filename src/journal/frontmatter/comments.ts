import { Lexer } from 'yaml';
import { withLineFeeds } from '../text/lines';

/** A comment including its `#`; the offset is into the YAML. */
interface Comment {
	readonly from: number;
	readonly text: string;
}

/** Markers that the lexer emits between tokens; they take up no space in the text. */
const MARKS: readonly string[] = ['\x02', '\x18', '\x1f'];

/** The comments of a YAML text, in order. The lexer distinguishes a comment from a `#` within a value. */
export function commentsIn(yaml: string): readonly Comment[] {
	const comments: Comment[] = [];
	let at = 0;
	for (const piece of new Lexer().lex(withLineFeeds(yaml))) {
		if (MARKS.includes(piece)) continue;
		if (piece.startsWith('#')) comments.push({ from: at, text: piece });
		at += piece.length;
	}
	return comments;
}
