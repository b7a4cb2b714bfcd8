import { frontmatterBounds } from '../frontmatter/bounds';
import { isAscii } from '../../rules/search/folded-text';
import { CommentsInText } from '../text/comments-in-text';
import { commentAhead, isCodeOpen, isInSection } from '../text/non-prose-at';

/** Text typed after a trigger. Offsets are into the note. */
export interface SuggestQuery {
	readonly from: number;
	readonly to: number;
	/** The text after the trigger. */
	readonly query: string;
}

/** In characters; a longer text is prose. */
const LONGEST = 200;

/** Signs of ASCII before which a word has ended; a single `=` and the signs of addresses, tags and escapes are not. */
const ENDS_WORD = /(?:[\s([{)\]}"'`>|*_~.,:!?-]|==)$/;
/** Any other space or sign, but not the signs of the trigger, of addresses and of tags in full width. */
const ENDS_OTHER = /[^\p{ASCII}\p{L}\p{M}\p{N}\p{Cc}；／＼＠＃＆％＝\u037e\ufe54]$/u;
/** Letters and vowel signs of scripts that are written without spaces, or where a keyboard is switched for the trigger. */
const UNSPACED_LETTER = new RegExp(
	`(?:${[
		...['Han', 'Hira', 'Kana', 'Bopo', 'Hang'].map(script => `\\p{scx=${script}}`),
		...['Thai', 'Laoo', 'Khmr', 'Mymr', 'Tibt', 'Lana', 'Talu', 'Tale', 'Tavt', 'Java', 'Bali', 'Yiii'].map(
			script => `\\p{sc=${script}}`,
		),
	].join('|')})$`,
	'u',
);
/** What an emoji can end with that is no sign by itself. */
const EMOJI_END = /[\ufe0e\ufe0f\u20e3]$/;
const ENDS: readonly RegExp[] = [ENDS_WORD, ENDS_OTHER, UNSPACED_LETTER, EMOJI_END];
/** Marks of direction, which are not seen. */
const UNSEEN_END = /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]+$/;
/** An address: what follows it without a space belongs to it. */
const ADDRESS = /(?:[a-z][a-z0-9+.-]*:\/\/|\bwww\.|\bmailto:|\S@)\S*$/i;

/** The end of a shortcut of the plugin Inline Scripts: `;;move fd edge 1::`. */
const OTHERS_END = /::/;

/** Whether a trigger may follow: not in the middle of a word. */
function mayPrecede(before: string): boolean {
	const seen = before.slice(-LONGEST).replace(UNSEEN_END, '');
	return seen === '' || (ENDS.some(end => end.test(seen)) && !ADDRESS.test(seen));
}

/** Signs as the trigger has them, whatever the keyboard; each is one character. */
const foldSigns = (text: string): string =>
	isAscii(text)
		? text
		: text.replace(/[^\p{ASCII}]/gu, char => {
				const usual = char.normalize('NFKC');
				return usual.length === char.length ? usual : char;
			});

/** The last trigger of a line, by its offsets. */
export function triggerIn(line: string, trigger: string): { readonly from: number; readonly to: number } | undefined {
	const from = trigger === '' ? -1 : foldSigns(line).lastIndexOf(foldSigns(trigger));
	return from < 0 ? undefined : { from, to: from + trigger.length };
}

/**
 * The trigger and the text typed after it, up to the cursor; `undefined` if it is in code, a link, a comment or the
 * properties, if a space follows it, or if it is a shortcut of Inline Scripts.
 */
export function queryAt(note: string, cursor: number, trigger: string): SuggestQuery | undefined {
	const lineFrom = Math.max(note.lastIndexOf('\n', cursor - 1), note.lastIndexOf('\r', cursor - 1)) + 1;
	const line = note.slice(Math.max(lineFrom, cursor - LONGEST - trigger.length), cursor);
	const sign = triggerIn(line, trigger);
	if (!sign) return undefined;
	const query = line.slice(sign.to);
	const from = cursor - query.length - trigger.length;
	const before = note.slice(lineFrom, from);
	if (/^\s|`/.test(query) || OTHERS_END.test(query) || !mayPrecede(before)) return undefined;
	if (
		isCodeOpen(before) ||
		isCodeOpen(before + query) ||
		isInComment(note, lineFrom, from) ||
		isInSection(note, cursor)
	)
		return undefined;
	const after = note.slice(cursor, cursor + LONGEST);
	if (isInLink(before) || isLinkText(before, after) || isInMath(before, after)) return undefined;
	return { from, to: cursor, query };
}

/** Whether what was typed stands on a line “---” of the properties, which is none any more with a record behind it. */
export function isOnFence(note: string, { from, to }: Pick<SuggestQuery, 'from' | 'to'>): boolean {
	const line = note.slice(Math.max(note.lastIndexOf('\n', from - 1), note.lastIndexOf('\r', from - 1)) + 1, from);
	if (!line.replace('\ufeff', '').startsWith('---')) return false;
	const { exists, contentStart } = frontmatterBounds(note.slice(0, from) + note.slice(to));
	return exists && from <= contentStart;
}

/** Whether `[[` or the address of a link is still open. */
const isInLink = (text: string): boolean =>
	text.lastIndexOf('[[') > text.lastIndexOf(']]') || text.lastIndexOf('](') > text.lastIndexOf(')');

/** Whether this is the label of a link: an open bracket that closes right before an address. */
const isLinkText = (before: string, after: string): boolean =>
	before.lastIndexOf('[') > before.lastIndexOf(']') && /^[^[\]\r\n]*\]\(/.test(after);

/** Whether this is within `$…$` as the app reads it: no space within the signs, no digit behind; a price is no math. */
function isInMath(before: string, after: string): boolean {
	let isOpen = false;
	for (const { 0: sign, index } of before.matchAll(/\\.|`[^`]*`|\$+/g)) {
		if (sign !== '$') continue;
		const [last = ' ', next = ' '] = [before[index - 1], before[index + 1]];
		isOpen = isOpen ? /\s/.test(last) || /\d/.test(next) : /\S/.test(next);
	}
	return isOpen && /^[^\r\n$]*[^\s$\\]\$(?![\d$])/.test(after);
}

/** Whether an offset is in a comment, which may have begun rows above, or `%%` or `<!--` is still open on its row. */
function isInComment(note: string, lineFrom: number, at: number): boolean {
	const comments = new CommentsInText(note);
	if (comments.includes(at)) return true;
	const before = note.slice(Math.max(lineFrom, comments.endBefore(at), commentAhead(note, at) ?? 0), at);
	return before.split('%%').length % 2 === 0 || before.lastIndexOf('<!--') > before.lastIndexOf('-->');
}
