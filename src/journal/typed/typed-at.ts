import { isCodeOpen, isInSection } from '../text/outside-prose';

/** Text typed after a trigger. Offsets are into the note. */
export interface TypedText {
	readonly from: number;
	readonly to: number;
	/** The text after the trigger. */
	readonly query: string;
}

/** In characters; a longer text is prose. */
const LONGEST = 200;

/** A trigger must not be in the middle of a word. */
const MAY_PRECEDE = /[\s([{"'“‘«>|*_~–—-]$/;

/**
 * The trigger and the text typed after it, up to the cursor; `undefined` if it is in code, a link, a comment or the
 * properties, or if a space follows it.
 */
export function typedAt(note: string, cursor: number, trigger: string): TypedText | undefined {
	if (trigger === '') return undefined;
	const lineFrom = Math.max(note.lastIndexOf('\n', cursor - 1), note.lastIndexOf('\r', cursor - 1)) + 1;
	const line = note.slice(Math.max(lineFrom, cursor - LONGEST - trigger.length), cursor);
	const at = line.lastIndexOf(trigger);
	if (at < 0) return undefined;
	const query = line.slice(at + trigger.length);
	const from = cursor - query.length - trigger.length;
	const before = note.slice(lineFrom, from);
	if (/^\s/.test(query) || (before !== '' && !MAY_PRECEDE.test(before))) return undefined;
	if (isCodeOpen(before) || isCodeOpen(before + query) || isInComment(before) || isInSection(note, cursor))
		return undefined;
	if (isInLink(before) || isLinkText(before, note.slice(cursor, cursor + LONGEST))) return undefined;
	return { from, to: cursor, query };
}

/** Whether `[[` or the address of a link is still open. */
const isInLink = (text: string): boolean =>
	text.lastIndexOf('[[') > text.lastIndexOf(']]') || text.lastIndexOf('](') > text.lastIndexOf(')');

/** Whether this is the label of a link: an open bracket that closes right before an address. */
const isLinkText = (before: string, after: string): boolean =>
	before.lastIndexOf('[') > before.lastIndexOf(']') && /^[^[\]\r\n]*\]\(/.test(after);

/** Whether `%%` or `<!--` is still open. */
const isInComment = (before: string): boolean =>
	before.split('%%').length % 2 === 0 || before.lastIndexOf('<!--') > before.lastIndexOf('-->');
