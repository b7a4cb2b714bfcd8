import { Lexer } from 'yaml';
import { withLineFeeds } from '../text/lines';

/** A comment, from its sign on; the offset is into the YAML. */
interface Comment {
	readonly from: number;
	readonly text: string;
}

/** What the lexer puts between the pieces of the text; it takes up no room there. */
const MARKS: readonly string[] = ['\x02', '\x18', '\x1f'];

/** The comments of a YAML text, in order: the lexer knows a comment from a sign within a text. */
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
