import type { Change } from '../../play/character/change';
import { isBlank, lineIndexAt } from '../text/lines';
import type { InsertPosition } from '../text/insert-lines';
import type { NoteSections } from '../text/literal-sections';
import { inlineCodes } from './code-spans';
import { readInline } from './inline-record';

/** A paragraph that consists only of inline lines, each of which begins a row. They may be wrapped. */
export interface InlineRun {
	/** Numbers of its first and last row. */
	readonly from: number;
	readonly to: number;
	/** Offsets into the note. */
	readonly start: number;
	readonly end: number;
	readonly lines: readonly LineOfRun[];
}

export interface LineOfRun {
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
export function inlineRunAt(note: string, { lines }: NoteSections, place: InsertPosition): InlineRun | undefined {
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
