import type { MoveTable, TableRow } from '../move';
import { isOfSum } from '../effects/list-roles';
import { finding, type Finding } from '../core/problem';
import { collapseSpaces, stripEmphasis } from '../markdown/inline-markdown';
import type { PartLine } from './parts';

/** A Markdown table: to roll on, to look up, or neither. */
interface ReferenceTable {
	/** One per column of ranges; for an oracle, one per odds; empty for a lookup. */
	readonly tables: readonly MoveTable[];
	/** A lookup as a Markdown table; `undefined` for a table to roll on. */
	readonly lookup: string | undefined;
	readonly cells: Cells;
	readonly findings: readonly Finding[];
}

export interface Cells {
	readonly head: readonly string[];
	readonly rows: readonly Row[];
}

interface Row {
	readonly line: number;
	readonly text: string;
	readonly cells: readonly string[];
}

/**
 * `name` and `id` are the move's. `write` converts a cell to rules text. `dice` are those that the text above calls for:
 * "2d6", "d20".
 */
interface TableOwner {
	readonly id: string;
	readonly name: string;
	readonly dice?: string;
	readonly write: (words: string) => string;
}

export function readReferenceTable(lines: readonly PartLine[], owner: TableOwner): ReferenceTable {
	const rows = lines.map(({ line, text }) => ({ line, text, cells: cellsOf(text).map(owner.write) }));
	const [first, ...rest] = rows.filter(({ cells }) => !isRuler(cells));
	const head = withDice(first?.cells ?? [], rest, owner.dice);
	const cells: Cells = { head, rows: rest };
	if (first && rest.length === 0) {
		const none = finding(first.line, first.text, 'This table has no rows. Add them, or take the line out.');
		return { tables: [], lookup: undefined, cells, findings: [none] };
	}
	const columns = head
		.map((_cell, column) => column)
		.filter(column => !isOfSum(head[column]) && isRangeColumn(rest, column));
	if (columns.length === 0) return withoutRanges(cells, owner);
	const read = columns.map(column => readColumn(cells, column, columns, owner));
	return {
		tables: read.map(({ table }) => table),
		lookup: undefined,
		cells,
		findings: read.flatMap(({ findings }) => findings),
	};
}

/** The head, with the dice over the only column of ranges if it names none. */
function withDice(head: readonly string[], rows: readonly Row[], dice: string | undefined): readonly string[] {
	const [only, ...others] = head.map((_cell, column) => column).filter(column => isRangeColumn(rows, column));
	if (dice === undefined || others.length > 0 || /[dw] ?\d|[dw]%/i.test(head[only ?? 0] ?? '')) return head;
	return head.map((cell, column) => (column === only ? dice : cell));
}

/** Splits a row, with or without outer pipes; `\|` and a pipe in a wiki link are text. */
export function cellsOf(row: string): string[] {
	const inside = row.replace(/\\\|/g, '\u0000').replace(/\[\[[^[\]]*\]\]/g, link => link.replace(/\|/g, '\u0000'));
	const cells = inside
		.replace(/^\|/, '')
		.replace(/\|\s*$/, '')
		.split('|');
	return cells.map(cell => collapseSpaces(cell.replaceAll('\u0000', '|')));
}

export const isRuler = (cells: readonly string[]): boolean =>
	cells.length > 0 && cells.every(cell => /^:?-*:?$/.test(cell)) && cells.some(cell => cell.includes('-'));

const isRangeColumn = (rows: readonly Row[], column: number): boolean =>
	areRanges(rows.map(({ cells }) => cells[column] ?? ''));

/** Whether most cells of a column are ranges. Numbers that begin above 999 are years. */
export function areRanges(cells: readonly string[]): boolean {
	const ranges = cells.flatMap(cell => readRange(cell) ?? []);
	return ranges.length * 2 >= cells.length && ranges.some(({ min }) => min < 1000);
}

interface Range {
	readonly min: number;
	readonly max: number;
}

/** "1,000" and "1.000" are 1000. */
const withoutGroups = (cell: string): string => cell.replace(/\b(\d{1,2})[.,](\d{3})\b/g, '$1$2');

/** Reads "1 - 10", "1–10", "7" or "51-00". 0 is 10 and 00 is 100, or the face that the dice show so. */
export function readRange(cell: string, zero?: number): Range | undefined {
	const found = /^(\d{1,5})(?: ?(?:-|–|—|to) ?(\d{1,5}))?$/.exec(withoutGroups(cell.trim()));
	if (found?.[1] === undefined) return undefined;
	const faceOf = (digits: string): number => (/^0+$/.test(digits) ? (zero ?? 10 ** digits.length) : Number(digits));
	const min = faceOf(found[1]);
	return { min, max: found[2] === undefined ? min : faceOf(found[2]) };
}

function readColumn(
	{ head, rows }: Cells,
	column: number,
	columns: readonly number[],
	{ id, name }: TableOwner,
): { readonly table: MoveTable; readonly findings: readonly Finding[] } {
	const isOne = columns.length === 1;
	const heading = stripEmphasis(head[column] ?? '');
	const result = head.findIndex((_cell, i) => !columns.includes(i));
	const findings: Finding[] = [];
	const read = rows.flatMap(({ line, text, cells }): (TableRow & Placed)[] => {
		const range = readRange(cells[column] ?? '');
		const words = isOne
			? cells
					.filter((_cell, i) => i !== column)
					.filter(Boolean)
					.join(', ')
			: (cells[result] ?? '');
		if (!range) {
			const message = `“${cells[column] ?? ''}” is not a range of a roll, so this row is left out. Write it like “1-10”.`;
			findings.push(finding(line, text, message));
			return [];
		}
		if (words === '') findings.push(finding(line, text, 'This row has no result. Write one behind the range.'));
		return [{ ...range, text: words, ...againOf(words), line, source: text }];
	});
	findings.push(...rangeFindings(read, sidesOf(heading, read)));
	const key = isOne ? keyOf(name) : keyOf(heading);
	const table: MoveTable = {
		_id: `${id}.${key}`,
		name: isOne ? name : heading,
		...(!isOne && { column: heading.toLowerCase() }),
		sides: sidesOf(heading, read),
		rows: read.filter(({ min, max }) => min <= max).map(({ line: _line, source: _source, ...row }) => row),
	};
	return { table, findings: isOne || column === columns[0] ? findings : findings.filter(isOfRange) };
}

interface Placed extends Range {
	readonly line: number;
	readonly source: string;
}

const isOfRange = ({ message }: Finding): boolean => !message.startsWith('This row has no result');

/** Dice that a table may use. */
const DICE = [100, 20, 12, 10, 8, 6, 4];

/** The die that the heading names; else d100, unless the rows end at the last face of a smaller die. */
function sidesOf(heading: string, rows: readonly Range[]): number {
	const named = Number(/\b[dw] ?(\d{1,3})\b/i.exec(heading)?.[1]);
	if (DICE.includes(named)) return named;
	const last = Math.max(...rows.map(({ max }) => max), 0);
	return rows[0]?.min === 1 && last < 20 && DICE.includes(last) ? last : 100;
}

/** "Roll twice", "Roll twice more … If … the same result, make it worse." */
function againOf(words: string): Pick<TableRow, 'rolls' | 'duplicates'> {
	const times = /^roll (twice|three times)\b/i.exec(words)?.[1]?.toLowerCase();
	if (times === undefined) return {};
	const rolls = times === 'twice' ? 2 : 3;
	return { rolls, duplicates: /\bsame result, make it worse\b/i.test(words) ? 'make_it_worse' : 'reroll' };
}

/** Reports ranges that overlap, leave a gap, run backwards or exceed the die. */
function rangeFindings(rows: readonly Placed[], sides: number): readonly Finding[] {
	const findings: Finding[] = [];
	let next = 1;
	let last: Placed | undefined;
	for (const row of rows) {
		const { min, max, line, source } = row;
		const wrong =
			max < min
				? `The range ${min}-${max} runs backwards, so this row is left out. Swap its ends.`
				: misfit(row, next, sides);
		if (wrong !== undefined) findings.push(finding(line, source, wrong));
		next = Math.max(next, min + 1, max + 1);
		last = row;
	}
	if (last && next <= sides) {
		findings.push(
			finding(last.line, last.source, `The table ends before ${gap(next, sides)}. Give it the rows that are missing.`),
		);
	}
	return findings;
}

/** Describes what is wrong with a range that should start at `next`, for a die with this number of sides. */
function misfit({ min, max }: Range, next: number, sides: number): string | undefined {
	if (max > sides) return `${max} is more than the die shows (${sides}). Put the range right.`;
	if (min < next) return `${min}-${max} overlaps the range before it. Part them.`;
	if (min > next) return `${gap(next, min - 1)} ${missing(next, min - 1)} in this table. Give it a row.`;
	return undefined;
}

const gap = (from: number, to: number): string => (from === to ? `${from}` : `${from}-${to}`);
const missing = (from: number, to: number): string => (from === to ? 'is missing' : 'are missing');

/** Reads a table without ranges: odds of an oracle, or a lookup that stays in the text. */
function withoutRanges(cells: Cells, owner: TableOwner): ReferenceTable {
	const odds = cells.rows.flatMap(row => oddsOf(row, owner) ?? []);
	if (odds.length > 1 && odds.length === cells.rows.length) {
		const rows = odds.map(({ table: { name }, when }, i) => ({
			line: cells.rows[i]?.line ?? 0,
			text: name,
			cells: [name, when],
		}));
		const whole = { head: cells.head, rows };
		return { tables: odds.map(({ table }) => table), lookup: markdownOf(whole), cells: whole, findings: [] };
	}
	return { tables: [], lookup: markdownOf(cells), cells, findings: oddFindings(cells) };
}

/**
 * Reads "Likely | 75 or less" or "Likely | 26 or greater". Part of the odds may have slipped into the next cell: "Small
 * | Chance 10 or less".
 */
function oddsOf({ cells }: Row, { id }: TableOwner): { readonly table: MoveTable; readonly when: string } | undefined {
	const words = collapseSpaces(cells.join(' '));
	const found = /^(.{2,40}?) (\d{1,3}) or (less|lower|fewer|greater|higher|more)\.?$/i.exec(words);
	const number = Number(found?.[2]);
	if (found?.[1] === undefined || number < 1 || number > 100) return undefined;
	const isLow = /^(?:less|lower|fewer)$/i.test(found[3] ?? '');
	const yes = isLow ? { min: 1, max: number } : { min: number, max: 100 };
	const no = isLow ? { min: number + 1, max: 100 } : { min: 1, max: number - 1 };
	const rows = [
		{ ...yes, text: 'Yes' },
		{ ...no, text: 'No' },
	].filter(({ min, max }) => min <= max);
	const name = found[1];
	const table = { _id: `${id}.${keyOf(name)}`, name, sides: 100, rows: rows.sort((a, b) => a.min - b.min) };
	return { table, when: words.slice(name.length + 1) };
}

/** A row with fewer cells than the head was cut off. */
const oddFindings = ({ head, rows }: Cells): readonly Finding[] =>
	rows
		.filter(({ cells }) => cells.length < head.length)
		.map(({ line, text }) => finding(line, text, 'This row has fewer cells than its table. Add what is missing.'));

const markdownOf = ({ head, rows }: Cells): string =>
	[head, head.map(() => '---'), ...rows.map(({ cells }) => cells)].map(lineOf).join('\n');

const lineOf = (cells: readonly string[]): string => `| ${cells.map(cell => cell.replace(/\|/g, '\\|')).join(' | ')} |`;

/** "Make a Discovery" becomes `make_a_discovery`. */
export const keyOf = (name: string): string =>
	name
		.toLowerCase()
		.replace(/['’]/g, '')
		.replace(/[^\p{L}\p{N}]+/gu, '_')
		.replace(/^_+|_+$/g, '') || 'table';
