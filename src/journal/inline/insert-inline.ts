import type { Change } from '../../play/character/change';
import { lineBreakNear, isBlank, lineIndexAt } from '../text/lines';
import { insertInSentence, insertLines, placeAt, type InsertPosition } from '../text/insert-lines';
import { removeLines } from '../text/remove-lines';
import { sectionsOf, type NoteSections } from '../text/literal-sections';
import { applyChanges, diffTexts, type TextChange } from '../text/text-change';
import { wrappedAs } from '../text/wrapped-code';
import { mergeIntoPrevious } from './merge-changes';
import { about, writeInline, writeOracleLine, readInline } from './inline-record';
import { inlineCodes } from './code-spans';

/** The edits that record changes in a note. */
export interface InlineInsertion {
	readonly changes: readonly TextChange[];
	/** Where writing continues, in the changed text; absent if the cursor stays. */
	readonly cursor?: number;
}

/**
 * Records changes in a journal: as a paragraph of its own after the paragraph, list, table, callout or fence at the
 * offset, or within the sentence if typed there. Existing lines at that place are continued: a value is written only
 * once, and not at all if it is back where it started.
 */
export function insertInline(
	note: string,
	offset: number,
	changes: readonly Change[],
	{ by, isTyped = false }: { readonly by?: string | undefined; readonly isTyped?: boolean | undefined },
): InlineInsertion {
	if (changes.length === 0) return { changes: [] };
	const named = changes.map(change => about(change, by));
	const within = isTyped ? insertInSentence(note, offset, writeInline(named)) : undefined;
	if (within) return within;
	return insertLine(note, offset, writeInline(named), run => goneOn(note, run, named));
}

/** Records a roll of dice that belong to no oracle, in the same places. */
export const insertDiceLine = (note: string, offset: number, dice: string, result: string): InlineInsertion =>
	insertAnswerLine(note, offset, writeOracleLine(dice, result), true);

/** Records an answer in the same places, always as a line of its own. */
export function insertAnswerLine(note: string, offset: number, line: string, isTyped = false): InlineInsertion {
	const within = isTyped ? insertInSentence(note, offset, line) : undefined;
	if (within) return within;
	return insertLine(note, offset, line, run =>
		rewritten(
			note,
			run,
			run.lines.map(each => each.changes),
			line,
		),
	);
}

/** The end of the row in which the last inserted text ends, in the changed text. */
export function endOfInsertion(note: string, { changes }: InlineInsertion): number {
	const [first, ...others] = [...changes].sort((a, b) => b.from - a.from);
	if (!first) return note.length;
	const { from, insert } = first;
	const moved = others.reduce((sum, change) => sum + change.insert.length - (change.to - change.from), 0);
	const end = from + moved + insert.trimEnd().length;
	const text = applyChanges(note, changes);
	const toBreak = text.slice(end).search(/[\r\n]/);
	return toBreak < 0 ? text.length : end + toBreak;
}

/** Adds to existing lines of play, if there are any. */
function insertLine(
	note: string,
	offset: number,
	line: string,
	continueWith: (run: InlineRun) => readonly TextChange[],
): InlineInsertion {
	const sections = sectionsOf(note);
	const place = placeAt(note, sections, offset);
	const run = inlineRunAt(note, sections, place);
	if (run) return { changes: continueWith(run) };
	const { changes, cursor } = insertLines(note, sections, { line: place.line, room: 'no room' }, () => line);
	return { changes, ...(place.around ? {} : { cursor }) };
}

/** Combines each change with the newest line about the same value; the rest form a new line below. */
function goneOn(note: string, run: InlineRun, changes: readonly Change[]): readonly TextChange[] {
	let lines: readonly (readonly Change[])[] = run.lines.map(each => each.changes);
	const fresh: Change[] = [];
	for (const change of changes) {
		const at = lines.map(line => mergeIntoPrevious(line, change) !== undefined).lastIndexOf(true);
		if (at < 0) fresh.push(change);
		else lines = lines.map((line, i) => (i === at ? (mergeIntoPrevious(line, change) ?? line) : line));
	}
	return rewritten(note, run, lines, fresh.length > 0 ? writeInline(fresh) : undefined);
}

function rewritten(
	note: string,
	run: InlineRun,
	lines: readonly (readonly Change[])[],
	fresh: string | undefined,
): readonly TextChange[] {
	const isEmptied = (line: LineOfRun, i: number) => lines[i]?.length === 0 && line.changes.length > 0;
	if (fresh === undefined && run.lines.every(isEmptied)) return removeLines(note, run.from, run.to);
	const lineBreak = lineBreakNear(note, run.start);
	const rows = run.lines.flatMap((each, i) => {
		if (isEmptied(each, i)) return [];
		const line = lines[i] ?? [];
		const text = line.length === 0 || same(line, each.changes) ? each.text : wrappedAs(each.text, writeInline(line));
		return [text, each.behind === '' ? lineBreak : each.behind];
	});
	const wanted = fresh === undefined ? rows.slice(0, -1).join('') : rows.join('') + fresh;
	const now = note.slice(run.start, run.end);
	const { from, to, insert } = diffTexts(now, wanted);
	return [{ from: run.start + from, to: run.start + to, insert }];
}

const same = (a: readonly Change[], b: readonly Change[]): boolean => JSON.stringify(a) === JSON.stringify(b);

/** A paragraph that consists only of inline lines, each of which begins a row. They may be wrapped. */
interface InlineRun {
	/** Numbers of its first and last row. */
	readonly from: number;
	readonly to: number;
	/** Offsets into the note. */
	readonly start: number;
	readonly end: number;
	readonly lines: readonly LineOfRun[];
}

interface LineOfRun {
	/** As it is written, with its backticks. */
	readonly text: string;
	/** The line break behind it, within the run. */
	readonly behind: string;
	/** Empty if the line is about something else. */
	readonly changes: readonly Change[];
}

/** A line that has its rows for itself. */
interface OnRows {
	readonly first: number;
	readonly start: number;
	readonly end: number;
	readonly code: string;
}

/** The inline lines next to a place, with only empty rows between. On an empty row, those above take precedence. */
function inlineRunAt(note: string, { lines }: NoteSections, place: InsertPosition): InlineRun | undefined {
	const byRow = linesOnRows(note, lines);
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
	const index = beside.find(at => byRow.has(at));
	if (index === undefined) return undefined;
	let [from, to] = [index, index];
	while (byRow.has(from - 1)) from--;
	while (byRow.has(to + 1)) to++;
	const isOwnParagraph = [from - 1, to + 1].every(beyond => lines[beyond] === undefined || isEmpty(beyond));
	if (!isOwnParagraph) return undefined;
	const run = lines.slice(from, to + 1).flatMap((_, row) => {
		const at = byRow.get(from + row);
		return at?.first === from + row ? [at] : [];
	});
	return {
		from,
		to,
		start: lines[from]?.from ?? 0,
		end: lines[to]?.to ?? note.length,
		lines: run.map(({ start, end, code }, i) => ({
			text: note.slice(start, end),
			behind: note.slice(end, run[i + 1]?.start ?? end),
			changes: changesIn(code),
		})),
	};
}

/** The lines with nothing else on their rows, by the number of each row. */
function linesOnRows(note: string, lines: NoteSections['lines']): ReadonlyMap<number, OnRows> {
	const byRow = new Map<number, OnRows>();
	for (const { start, end, code } of inlineCodes(note)) {
		const [first, last] = [lineIndexAt(lines, start), lineIndexAt(lines, end)];
		if (lines[first]?.from !== start || lines[last]?.to !== end) continue;
		for (let row = first; row <= last; row++) byRow.set(row, { first, start, end, code });
	}
	return byRow;
}

function changesIn(code: string): readonly Change[] {
	const reading = readInline(code);
	return reading.ok && reading.value.kind === 'changes' ? reading.value.changes : [];
}
