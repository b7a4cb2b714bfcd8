import { lineIndexAt } from '../text/lines';
import { rangeAt } from '../text/range-at';
import { sectionsOf } from '../text/sections';

/** What was typed at a trigger. Offsets are into the note. */
export interface TypedText {
	readonly from: number;
	readonly to: number;
	/** What stands behind the trigger. */
	readonly query: string;
}

/** Longer texts are prose. */
const LONGEST = 200;

/** A trigger in the middle of a word is none. */
const MAY_PRECEDE = /[\s([{"'“‘«>|*_~–—-]$/;

/**
 * The trigger and what was typed behind it, as far as the cursor; nothing where it is not meant as one: in code, a link, a
 * comment, the properties, or with a blank right behind it.
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
	if (isInCode(before) || isInLink(before) || isInCode(before + query) || isInSection(note, cursor)) return undefined;
	return { from, to: cursor, query };
}

/** A run of backticks that no run as long has closed. */
function isInCode(text: string): boolean {
	let open = 0;
	for (const [run] of text.matchAll(/`+/g)) {
		if (open === 0) open = run.length;
		else if (run.length === open) open = 0;
	}
	return open > 0;
}

/** `[[`, or the address of a link, is not closed yet. */
const isInLink = (text: string): boolean =>
	text.lastIndexOf('[[') > text.lastIndexOf(']]') || text.lastIndexOf('](') > text.lastIndexOf(')');

function isInSection(note: string, offset: number): boolean {
	const { lines, sections } = sectionsOf(note);
	return rangeAt(sections, lineIndexAt(lines, offset)) !== undefined;
}
