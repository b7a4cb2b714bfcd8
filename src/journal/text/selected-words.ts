import { stripMarkdown } from '../../rules/markdown/inline-markdown';
import { isCodeOpen, isInSection } from './non-prose-at';

/** In characters; a longer selection is a passage rather than a name, reason or question. */
const LONGEST = 160;

/** Markup at the start of a line: quotes, lists, tasks, headings. */
const LEAD = /^(?:[>\s]|[-*+]\s|\d{1,9}[.)]\s|\[.\]\s|#{1,6}\s){0,20}/;

/**
 * The selection as plain text; `undefined` if it is empty, too long, spans several lines, or is in code, a comment or
 * the properties.
 */
export function selectedWords(note: string, from: number, to: number): string | undefined {
	const selected = note.slice(from, to).trim();
	if (selected === '' || selected.length > LONGEST || /[\r\n`]/.test(selected)) return undefined;
	const start = note.indexOf(selected, from);
	const rowStart = Math.max(note.lastIndexOf('\n', start - 1), note.lastIndexOf('\r', start - 1)) + 1;
	if (isCodeOpen(note.slice(rowStart, start)) || isInSection(note, start)) return undefined;
	// A remaining bracket belongs to a partially selected link.
	const words = stripMarkdown(selected.replace(LEAD, '')).replace(/\[\[|\]\]/g, '');
	return /[\p{L}\p{N}]/u.test(words) ? words : undefined;
}

/** Turns text into a question, replacing final punctuation with a question mark. */
export const asQuestion = (words: string): string =>
	/\?["'”’»)]?$/.test(words) ? words : `${words.replace(/[.!,;:…\s]{1,20}$/, '')}?`;
