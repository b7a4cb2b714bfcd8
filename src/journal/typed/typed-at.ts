import { isCodeOpen, isInSection } from '../text/outside-prose';

/** What was typed at a trigger. Offsets are into the note. */
export interface TypedText {
	readonly from: number;
	readonly to: number;
	/** What is after the trigger. */
	readonly query: string;
}

/** Longer texts are prose. */
const LONGEST = 200;

/** A trigger in the middle of a word is none. */
const MAY_PRECEDE = /[\s([{"'“‘«>|*_~–—-]$/;

/**
 * The trigger and what was typed after it, as far as the cursor; nothing if it is not meant as one: in code, a link, a
 * comment, the properties, or with a blank right after it.
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

/** `[[`, or the address of a link, is not closed yet. */
const isInLink = (text: string): boolean =>
	text.lastIndexOf('[[') > text.lastIndexOf(']]') || text.lastIndexOf('](') > text.lastIndexOf(')');

/** The words of a link: a bracket stands open, and closes right before an address. */
const isLinkText = (before: string, after: string): boolean =>
	before.lastIndexOf('[') > before.lastIndexOf(']') && /^[^[\]\r\n]*\]\(/.test(after);

/** `%%`, or `<!--`, stands open among words. */
const isInComment = (before: string): boolean =>
	before.split('%%').length % 2 === 0 || before.lastIndexOf('<!--') > before.lastIndexOf('-->');
