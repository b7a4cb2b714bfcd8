import { isAskedIn, summarizeInline, type RecordSummary } from '../../journal/oracle-blocks/inline-summary';
import { bodyOfInline, isInline, readInline, type InlineLine } from '../../journal/inline/inline-record';
import { isRecord } from '../../play/record/record';
import { marksOf } from '../../journal/record/marks';
import { readMoveRecord } from '../../journal/record/read-record';
import { writeRecord } from '../../journal/record/write-record';
import { ofRecentTexts } from '../../journal/text/cache-by-text';
import type { NoteLinks } from './note-links';
import { lineText, recordText, settledMove, writtenWords } from './format-record';
import { nameRecord, attachRecord, recordOfElement } from './record-elements';
import { drawAgain, tokenElement } from './summary-view';

/** What the token of a line depends on besides its code. */
export interface SeenLine {
	readonly links: NoteLinks;
	/** What the note calls the character whose journal it is. */
	readonly actor?: string | undefined;
	/** Whether the dice of a roll are shown. */
	readonly hasDice?: boolean;
	/** Whether the text before it says its name already. */
	readonly isNamed?: boolean;
}

/** What stands before a line in its paragraph. */
interface BeforeLine {
	readonly text: string;
	/** The code of the record right before it, without a word between them. */
	readonly last: string | undefined;
}

/** The token of an inline line; undefined for code that is not ours or cannot be read, which stays as it is. */
export function inlineToken(code: string, seen: SeenLine): HTMLElement | undefined {
	if (!isInline(code)) return undefined;
	const line = readInline(code);
	if (!line.ok) return undefined;
	const { links, actor, hasDice = false, isNamed = false } = seen;
	const token = summarizeInline(line.value, actor) ?? calledToken(code, line.value, actor);
	const body = bodyOfInline(line.value);
	const look = { links, hasDice, isAsked: isNamed };
	const el = tokenElement(token, look, body === undefined ? 'sworn-inline' : 'sworn-inline sworn-inline-record');
	const words = lineText(code, line.value, actor);
	attachRecord(el, { token, words, body, record: body === undefined ? undefined : settledMove(body) });
	el.setAttr('role', 'img');
	nameRecord(el, words);
	return el;
}

/** Draws the token of a line again, as with the dice of its roll. */
export function drawInlineAgain(el: HTMLElement, { links, hasDice = false, isNamed = false }: SeenLine): void {
	const told = recordOfElement(el);
	if (!told) return;
	drawAgain(el, told.token, { links, hasDice, isAsked: isNamed });
	nameRecord(el, told.words);
}

/** Whether the text before a line says its name: the question in words, or the same move right before it. */
export function isNamedBefore(code: string, { text, last }: BeforeLine): boolean {
	const { name, sign } = tokenIn(code) ?? {};
	if (name === undefined || sign === undefined || sign === 'table') return false;
	if (sign === 'yes' || sign === 'no') return isAskedIn(text, name);
	const before = last === undefined ? undefined : tokenIn(last);
	return before?.name === name && before.sign !== undefined;
}

/** How many tokens are kept: those of a few screens, which each key asks for that may concern them. */
const KEPT_TOKENS = 500;

const reading = ofRecentTexts((code: string) => {
	const line = readInline(code);
	return { token: line.ok ? summarizeInline(line.value, undefined) : undefined };
}, KEPT_TOKENS);

const tokenIn = (code: string): RecordSummary | undefined => reading(code).token;

/**
 * A call, or a record that is not understood in full, as it is written. The name of its move stands out; a call says by
 * name what it is about, and not which move has led to it.
 */
function calledToken(code: string, line: InlineLine, actor: string | undefined): RecordSummary {
	const text = writtenWords(code, actor);
	const body = bodyOfInline(line);
	const reading = body === undefined ? undefined : readMoveRecord(body);
	if (!reading?.ok || !text.startsWith(reading.value.record.move)) return { name: text };
	const { record, warnings } = reading.value;
	const { from: _, track, ...own } = record;
	const isWhole = warnings.length === 0 && !isRecord(record);
	const called = isWhole ? recordText(writeRecord(own), actor) : text;
	return { call: own.move, name: called.slice(own.move.length), marks: isWhole ? marksOf([], track) : [] };
}
