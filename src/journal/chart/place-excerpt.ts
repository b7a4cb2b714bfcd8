import { factsRepeatedIn } from '../oracle-blocks/generated-note';
import { proseOf } from '../inline/is-prose';
import { CommentsInText } from '../text/comments-in-text';
import { linesOf } from '../text/lines';

/** The most characters of a note that a card shows. */
const MOST = 240;

const LINK = /!?\[\[(?:[^[\]\n|]{0,300}\|)?([^[\]\n|]{1,300})\]\]|!?\[([^[\]\n]{0,300})\]\([^()\n]{1,500}\)/g;
const COMMENT = /%%[^%\n]{0,2000}%%|<!--[^\n]{0,2000}?-->/g;
const PICTURE = /!\[\[[^[\]\n]{1,500}\]\]|!\[[^[\]\n]{0,300}\]\([^()\n]{1,500}\)/g;

/**
 * What a note says first in the player's own words, without its marks: a paragraph, at most 240 characters. Headings,
 * pictures, blocks, comments and the facts that were generated are left out; “” if nothing else is there.
 */
export function placeExcerpt(note: string): string {
	const isProse = proseOf(note);
	const comments = new CommentsInText(note);
	const isWithin = (at: number) => comments.includes(at) && !/^(?:%%|<!--)/.test(note.slice(at, at + 4));
	const facts = new Set(factsRepeatedIn(note).map(({ from }) => from));
	const words: string[] = [];
	for (const { from, to } of linesOf(note)) {
		const line = isProse(from) && !isWithin(from) && !facts.has(from) ? wordsIn(note.slice(from, to)) : '';
		if (line !== '') words.push(line);
		else if (words.length > 0) break;
	}
	const said = words.join(' ');
	return said.length <= MOST ? said : `${said.slice(0, MOST).replace(/\s+\S*$/, '')} …`;
}

function wordsIn(line: string): string {
	if (/^\s{0,3}#{1,6}\s/.test(line) || /^[\s>|*_=-]*$/.test(line)) return '';
	return line
		.replace(COMMENT, '')
		.replace(/^[\s>]*(?:[-*+]\s+(?:\[.\]\s+)?|\d{1,9}[.)]\s+)?/, '')
		.replace(PICTURE, '')
		.replace(LINK, (_, inBrackets?: string, text?: string) => inBrackets ?? text ?? '')
		.replace(/(\*\*|__|==|~~)(?=\S)(.{1,300}?)\1/g, '$2')
		.replace(/(^|[^\p{L}\p{N}*])\*(?=\S)([^*\n]{1,300})\*/gu, '$1$2')
		.trim();
}
