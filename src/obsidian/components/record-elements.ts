import type { RecordSummary } from '../../journal/oracle-blocks/inline-summary';
import type { MoveRecord } from '../../play/record/record';

/** What an element that shows a record can tell in full. */
export interface RecordElement {
	readonly token: RecordSummary;
	/** Everything in words. */
	readonly words: string;
	/** The record as it is written; undefined for one of changes, and where the move says it. */
	readonly body?: string | undefined;
	/** The move, if it is one. */
	readonly record?: MoveRecord | undefined;
}

const told = new WeakMap<Element, RecordElement>();

/** Remembers what an element shows. */
export const attachRecord = (el: Element, record: RecordElement): void => void told.set(el, record);

/** Names an element by what it shows, as one who speaks to the app says it, and by everything in full. */
export function nameRecord(el: Element, words: string): void {
	const due = el.querySelector('.sworn-token-due')?.textContent ?? '';
	const seen = wordsOf(el.textContent.slice(0, el.textContent.length - due.length));
	const parts = withoutCommas(words).includes(withoutCommas(seen))
		? [words, due]
		: [seen, due, withoutName(words, seen)];
	el.setAttribute('aria-label', parts.filter(part => part !== '').join('; '));
}

/** What follows the name, if that was said already: “Face Danger: 4 + edge 2 …”. */
function withoutName(words: string, said: string): string {
	const [name = '', ...rest] = words.split(': ');
	return rest.length > 0 && withoutCommas(said).startsWith(withoutCommas(name)) ? rest.join(': ') : words;
}

/** A token has no comma before the track that it names. */
const withoutCommas = (text: string): string => text.replaceAll(',', '');

const wordsOf = (text: string): string => text.replace(/\s+/g, ' ').trim();

export const recordOfElement = (el: Element): RecordElement | undefined => told.get(el);
