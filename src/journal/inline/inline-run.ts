import type { Change } from '../../play/character/change';
import { isBlank } from '../text/lines';
import type { Place } from '../text/own-lines';
import type { NoteSections } from '../text/sections';
import { isInline, readInline } from './inline-line';

/** A paragraph that consists only of inline lines, one code span per line. */
export interface InlineRun {
	/** Numbers of its first and last line. */
	readonly from: number;
	readonly to: number;
	/** Offsets into the note. */
	readonly start: number;
	readonly end: number;
	readonly spans: readonly { readonly text: string }[];
}

const SPAN = /^(`{1,20})([^\r\n]{1,2000})\1$/;

/** The code of a line that consists of a single code span. */
function codeOf(line: string): string | undefined {
	const [, fence = '', code] = SPAN.exec(line) ?? [];
	if (code === undefined || code.startsWith('`') || code.endsWith('`')) return undefined;
	const isOne = (code.match(/`+/g) ?? []).every(run => run.length !== fence.length);
	return isOne ? code : undefined;
}

/** The changes in a line; empty if it is about something else. */
export function changesInSpan(line: string): readonly Change[] {
	const code = codeOf(line);
	const reading = code === undefined ? undefined : readInline(code);
	return reading?.ok && reading.value.kind === 'changes' ? reading.value.changes : [];
}

/** The inline lines next to a place, with only empty lines between. On an empty line, those above take precedence. */
export function inlineRunAt(note: string, { lines, sections }: NoteSections, place: Place): InlineRun | undefined {
	const textOf = (index: number) => {
		const line = lines[index];
		return line ? note.slice(line.from, line.to) : '';
	};
	const isOurs = (index: number) => {
		const code = codeOf(textOf(index));
		return code !== undefined && isInline(code) && !sections.some(s => s.startLine <= index && index <= s.endLine);
	};
	const isEmpty = (index: number) => {
		const line = lines[index];
		return line !== undefined && isBlank(note, line);
	};
	const next = (index: number, step: 1 | -1): number => {
		let at = index;
		while (isEmpty(at)) at += step;
		return at;
	};
	const { line, around } = place;
	const above = next(line - 1, -1);
	const below = next(line, 1);
	const beside = around ? [around.to, around.endless ? above : below] : [above, below];
	const index = beside.find(isOurs);
	if (index === undefined) return undefined;
	let [from, to] = [index, index];
	while (isOurs(from - 1)) from--;
	while (isOurs(to + 1)) to++;
	const isOwnParagraph = [from - 1, to + 1].every(beyond => lines[beyond] === undefined || isEmpty(beyond));
	if (!isOwnParagraph) return undefined;
	const spans = Array.from({ length: to - from + 1 }, (_, i) => ({ text: textOf(from + i) }));
	return { from, to, start: lines[from]?.from ?? 0, end: lines[to]?.to ?? note.length, spans };
}
