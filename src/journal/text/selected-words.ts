import { stripMarkdown } from '../../rules/reference/inline-markdown';
import { isCodeOpen, isInSection } from './outside-prose';

/** Longer texts are passages, and no name, reason or question. */
const LONGEST = 160;

/** What a row begins with that is none of its words: the signs of a quote, a list, a task, a heading. */
const LEAD = /^(?:[>\s]|[-*+]\s|\d{1,9}[.)]\s|\[.\]\s|#{1,6}\s){0,20}/;

/**
 * The selected words of a note as plain text; absent if they are none to go by: none at all, of several rows, too many, or
 * in code, in a comment or in the properties.
 */
export function selectedWords(note: string, from: number, to: number): string | undefined {
	const selected = note.slice(from, to).trim();
	if (selected === '' || selected.length > LONGEST || /[\r\n`]/.test(selected)) return undefined;
	const start = note.indexOf(selected, from);
	const rowStart = Math.max(note.lastIndexOf('\n', start - 1), note.lastIndexOf('\r', start - 1)) + 1;
	if (isCodeOpen(note.slice(rowStart, start)) || isInSection(note, start)) return undefined;
	// A bracket that is left is half of a link.
	const words = stripMarkdown(selected.replace(LEAD, '')).replace(/\[\[|\]\]/g, '');
	return /[\p{L}\p{N}]/u.test(words) ? words : undefined;
}

/** Words as a question: what ends a statement gives way to the question mark, which stays if one is. */
export const asQuestion = (words: string): string =>
	/\?["'”’»)]?$/.test(words) ? words : `${words.replace(/[.!,;:…\s]{1,20}$/, '')}?`;
