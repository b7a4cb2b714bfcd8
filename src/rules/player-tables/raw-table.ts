import { areRanges, isRuler, cellsOf, readRange } from '../rules-notes/reference-tables';
import { RANGED } from '../rules-notes/listed-table';
import type { Part, PartLine } from '../rules-notes/parts';
import { stripMarkdown } from '../markdown/inline-markdown';
import { facesOf, readTitle, type DicedTitle } from './table-dice';
import { highestFace, type OracleDice } from '../oracles/oracle';

/** `1d6;1d6`, as Iron Vault writes dice that are read one after another. */
const COMBINED = /\b1?[dw](\d{1,3})((?:\s?;\s?1?[dw]\d{1,3}){1,3})(?![\p{L}\p{N};])/iu;

/** The head of a table, with one die in the place of several, and what turns a row's ranges into those of that die. */
interface CombinedDice {
	readonly head: string;
	/** `6;1-3` is 61 to 63 on a d66. A range that cannot be read is left as it is. */
	readonly rangesOf: (range: string) => readonly string[];
}

/**
 * Two six-sided dice are read as tens and ones, a d66. Any other dice count through: of `1d4;1d8`, `2;3` is the eleventh
 * of 32.
 */
function combinedDice(head: string): CombinedDice | undefined {
	const found = COMBINED.exec(head);
	if (!found) return undefined;
	const sides = [...found[0].matchAll(/[dw](\d{1,3})/gi)].map(([, die]) => Number(die));
	const faces = sides.reduce((product, each) => product * each, 1);
	const isD66 = sides.length === 2 && sides.every(each => each === 6);
	const steps = sides.map((_, at) => (isD66 ? 10 ** (1 - at) : sides.slice(at + 1).reduce((a, b) => a * b, 1)));
	const lowest = isD66 ? 0 : 1;
	return {
		head: head.replace(found[0], () => (isD66 ? 'd66' : `d${faces}`)),
		rangesOf: words => {
			const parts = words.split(';').map(part => readRange(part.trim()));
			const isWhole = parts.length === sides.length && parts.every((part, at) => part && part.max <= (sides[at] ?? 0));
			return isWhole
				? rangesWithin(
						parts.flatMap(part => part ?? []),
						steps,
						lowest,
					)
				: [words];
		},
	};
}

type Span = NonNullable<ReturnType<typeof readRange>>;

/** The numbers of each combination of the dice before the last one, which is a range of its own. */
function rangesWithin(parts: readonly Span[], steps: readonly number[], lowest: number): readonly string[] {
	let starts: readonly number[] = [0];
	for (const [at, { min, max }] of parts.slice(0, -1).entries()) {
		const values = Array.from({ length: max - min + 1 }, (_, i) => (min + i - lowest) * (steps[at] ?? 1));
		starts = starts.flatMap(start => values.map(value => start + value));
	}
	const last = parts.at(-1);
	return last ? starts.map(start => `${start + last.min}-${start + last.max}`) : [];
}

/** A row as written. */
export interface RawRow {
	readonly line: number;
	readonly source: string;
	/** The text in the position of the range. */
	readonly range?: string;
	/** The text in the position of the weight: "×3". */
	readonly weight?: string;
	/** The result and any further columns. */
	readonly cells: readonly string[];
}

/** A table or list as written. */
export interface RawTable {
	/** 1-based line numbers, both included. */
	readonly from: number;
	readonly to: number;
	readonly kind: 'ranges' | 'weights' | 'plain';
	readonly rows: readonly RawRow[];
	/** The head of the column of ranges. */
	readonly head?: DicedTitle;
	/** Which of several columns of ranges it is of: "Near". */
	readonly column?: string;
	/** The line of the table's head. */
	readonly headLine: PartLine;
	/** The line of dashes below the head is missing. */
	readonly isUnruled?: boolean;
	/** The dice of the text right above: “Roll 1d8:”. */
	readonly above?: DicedTitle;
}

/** Maximum number of rows. */
export const MOST_ROWS = 2000;
/** A table also has a head and a ruler, and one row beyond the limit is kept so that it can be reported. */
const MOST_LINES = MOST_ROWS + 3;

/**
 * Reads a table or list, with the dice of the text `above`; a table with several columns of ranges is one for each. A
 * paragraph counts as one from the line on from which each starts with a range.
 */
export function readRawTables(part: Part, above?: Part): readonly RawTable[] {
	const said = above?.kind === 'paragraph' ? above.lines.at(-1)?.text : undefined;
	switch (part.kind) {
		case 'table':
			return withDiceAbove(readTables(part.rows), said);
		case 'list':
			return withDiceAbove(readList(part.items), said);
		case 'paragraph': {
			const from = part.lines.map(({ text }) => RANGED.test(text)).lastIndexOf(false) + 1;
			const rows = part.lines.slice(from).map(line => ({ ...line, inside: [] }));
			return rows.length < 2 ? [] : withDiceAbove(rowsInLines(rows), part.lines[from - 1]?.text ?? said);
		}
		case 'effects':
			return [];
	}
}

/** Dice above rows are theirs if the rows have their faces, or if a colon leads from them to ranges. */
function withDiceAbove(tables: readonly RawTable[], said: string | undefined): readonly RawTable[] {
	const words = stripMarkdown(said?.slice(-LONGEST_LINE) ?? '');
	const above = readTitle(words);
	const { dice } = above;
	if (!dice) return tables;
	return tables.map(table =>
		(words.endsWith(':') && table.kind !== 'plain') || hasFaces(table, dice) ? { ...table, above } : table,
	);
}

const hasFaces = ({ kind, rows }: RawTable, dice: OracleDice): boolean =>
	kind === 'ranges'
		? readRange(rows.at(-1)?.range ?? '', highestFace(dice))?.max === highestFace(dice)
		: rows.length === facesOf(dice).length;

/** In characters, of a line that may name dice. */
const LONGEST_LINE = 300;

/** "×3", "3x" */
const TIMES = /^[×x]\s?\d{1,5}$|^\d{1,5}\s?[×x]$/i;
const WEIGHT = /^(?:weights?|chances?|×)$/i;

function readTables(lines: readonly PartLine[]): readonly RawTable[] {
	const [first] = lines;
	if (!first) return [];
	const all = lines.slice(0, MOST_LINES).map(({ line, text }) => ({ line, source: text, cells: cellsOf(text) }));
	const isRuled = isRuler(all[1]?.cells ?? []);
	const isHeadless = !isRuled && readRange(all[0]?.cells[0] ?? '') !== undefined;
	const head = isHeadless ? [] : (all[0]?.cells ?? []);
	const rows = all.slice(isHeadless ? 0 : 1).filter(({ cells }) => !isRuler(cells));
	const place = {
		from: first.line,
		to: lines.at(-1)?.line ?? first.line,
		headLine: first,
		...(!isRuled && !isHeadless && { isUnruled: true }),
	};
	const columns = rangeColumns(rows);
	if (columns > 1)
		return head.slice(0, columns).map((title, at) => ({ ...place, ...columnOf(rows, columns, title, at) }));
	const combined = combinedDice(head[0] ?? '');
	const title = readTitle(combined?.head ?? head[0] ?? '');
	const column = (at: number) => rows.map(({ cells }) => cells[at] ?? '');
	const isRanged = title.named !== undefined || areRanges(column(0));
	const weighs = (at: number) => WEIGHT.test(head[at] ?? '') || column(at).every(cell => TIMES.test(cell));
	const weight = isRanged || rows.length === 0 || head.length < 2 ? -1 : head.findIndex((_, at) => weighs(at));
	const table: RawTable = {
		...place,
		kind: isRanged ? 'ranges' : weight >= 0 ? 'weights' : 'plain',
		rows: rows.flatMap(({ cells, ...row }) => {
			const own = {
				...row,
				...(weight >= 0 && { weight: cells[weight] ?? '' }),
				cells: cells.filter((_, at) => at !== (isRanged ? 0 : weight)),
			};
			const [range = ''] = cells;
			if (!isRanged) return own;
			return (combined?.rangesOf(range) ?? [range]).map(range => ({ ...own, range }));
		}),
		...(isRanged && { head: title }),
	};
	return [table];
}

/** How many columns in front are of ranges: “Near | Middle | Far”. They end alike, which counts and amounts do not. */
function rangeColumns(rows: readonly { readonly cells: readonly string[] }[]): number {
	const ends: number[] = [];
	for (let at = 0; ; at++) {
		const ranges = rows.flatMap(({ cells }) => readRange(cells[at] ?? '') ?? []);
		const isOne = ranges.length * 2 >= rows.length && ranges.some(({ min, max }) => min < max);
		ends.push(Math.max(0, ...ranges.map(({ max }) => max)));
		if (!isOne || ends[at] !== ends[0]) return at;
	}
}

/** The rows of one of several columns; those that cannot come up there have a dash or nothing. */
function columnOf(
	rows: readonly RawRow[],
	columns: number,
	title: string,
	at: number,
): Pick<RawTable, 'kind' | 'rows' | 'head' | 'column'> {
	const own = rows.filter(({ cells }) => !/^[\s–—-]*$/.test(cells[at] ?? ''));
	const head = readTitle(title);
	return {
		kind: 'ranges',
		rows: own.map(row => ({ ...row, range: row.cells[at] ?? '', cells: row.cells.slice(columns) })),
		head,
		column: head.title,
	};
}

interface Item extends PartLine {
	/** The items of a nested list. */
	readonly inside: readonly string[];
}

/** Lines indented under an item become further columns of its result. */
function readList(items: Extract<Part, { kind: 'list' }>['items']): readonly RawTable[] {
	const least = items.reduce((least, { indent }) => Math.min(least, indent), Infinity);
	const top: { line: number; text: string; inside: string[] }[] = [];
	for (const { line, text, indent } of items) {
		const words = text.replace(/^\[.\] /, '');
		if (indent > least && top.length > 0) top.at(-1)?.inside.push(words);
		else top.push({ line, text: words, inside: [] });
	}
	return rowsInLines(top).map(list => ({ ...list, to: items.at(-1)?.line ?? list.to }));
}

/** Rows without table markup. They are ranged if most of them start with a range. */
function rowsInLines(items: readonly Item[]): readonly RawTable[] {
	const [first] = items;
	if (!first) return [];
	const found = items.map(item => ({ ...item, ranged: RANGED.exec(item.text.replace(BOLD_RANGE, '$1$2 ')) }));
	const isRanged = areRanges(found.map(({ ranged }) => ranged?.[1] ?? ''));
	const table: RawTable = {
		from: first.line,
		to: items.at(-1)?.line ?? first.line,
		kind: isRanged ? 'ranges' : 'plain',
		rows: found.map(({ line, text, inside, ranged }) => ({
			line,
			source: text,
			...(isRanged && { range: ranged?.[1] ?? text }),
			cells: [isRanged ? (ranged?.[2] ?? '') : text, ...inside],
		})),
		headLine: first,
	};
	return [table];
}

/** "**1-3:** Fog", "**1-3**: Fog" */
const BOLD_RANGE = /^(?:\*\*|__)([\d\s–—-]{1,12})([:.)]?)(?:\*\*|__)\s{0,3}(?=\S)/;
