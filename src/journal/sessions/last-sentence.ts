import { proseOf } from '../inline/is-prose';
import { CommentsInText } from '../text/comments-in-text';
import { linesOf } from '../text/lines';
import type { SessionSpan } from './session-span';
import { writtenIn } from './story-links';

/** Headings, quotes, callouts, tables and embedded files are no sentences of the story. */
const NO_STORY = /^\s*(?:#{1,6}\s|>|\||!\[)/;

/** The last sentence of the story that the player wrote in a session, as it reads; undefined without one. */
export function lastSentence(note: string, { from, to }: Pick<SessionSpan, 'from' | 'to'>): string | undefined {
	const isProse = proseOf(note);
	const comments = new CommentsInText(note);
	const isWritten = writtenIn(note);
	const isOwn = (at: number) => isProse(at) && !comments.includes(at);
	const sentences = linesOf(note).flatMap(line => {
		const text = note.slice(line.from, line.to);
		if (line.from < from || line.from >= to || isWritten(line.from) || NO_STORY.test(text)) return [];
		const own = text.split('').filter((_, index) => isOwn(line.from + index));
		return sentencesIn(asRead(own.join('')));
	});
	return sentences.filter(words => /\p{L}/u.test(words)).at(-1);
}

/** The sentences of a line as it reads. */
export const sentencesIn = (line: string): readonly string[] =>
	line.match(/\S.*?(?:[.!?…]+["'”’»)]*(?=\s|$)|$)/g) ?? [];

/** A line without the marks of Markdown, and without what led to a record that stood in it. */
export const asRead = (line: string): string =>
	line
		.replace(/^\s*(?:[-*+]|\d{1,9}[.)])\s+/, '')
		.replace(/\[\[(?:[^[\]|]*\|)?([^[\]|]*)\]\]|\[([^[\]]*)\]\([^()]*\)/g, '$1$2')
		.replace(/\*+|==|~~|\s\^[\w-]+\s*$/g, '')
		.replace(/\s+/g, ' ')
		.replace(/[ ,;:]+([.!?…]|$)/g, '$1')
		.trim();
