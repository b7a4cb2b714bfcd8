import { highestFace, type Oracle, type EmbeddedRoll, type OracleDice, type OracleRow } from '../oracles/oracle';
import { finding, sortedFindings, type Finding } from '../core/problem';
import { readParts } from '../rules-notes/parts';
import { frontmatterLines } from '../rules-notes/reference-settings';
import { readSourceLines } from '../markdown/source-lines';
import { withoutCommands } from '../rules-text';
import { atOnce, stepForEach, type WorkSlices } from '../core/work-slices';
import { endlessTables, faceFindings, type PlacedRow } from './table-checks';
import { headingKey, linkResolver, tableId, type NoteWithLinks, type LinkResolver, readRowText } from './row-text';
import { readRawTables, MOST_ROWS, type RawTable, type RawRow } from './raw-table';
import { readSections, type Section } from './sections';
import { readRange } from '../rules-notes/reference-tables';
import { diceWords, facesOf, isD66, lowestFace, MOST_FACES } from './table-dice';

/** A table with the dice to roll it with. */
interface RolledRows {
	readonly dice: OracleDice;
	readonly rows: readonly OracleRow[];
	readonly findings: readonly Finding[];
}

/** Assigns ranges to rows: the explicit ones, those that follow from weights, or one number each in order. */
function rolledRows(table: RawTable, named: OracleDice | undefined, { tableOfLink, emptied }: NoteLinks): RolledRows {
	const findings: Finding[] = [];
	const kept = table.rows.slice(0, MOST_ROWS);
	const cut = table.rows[MOST_ROWS];
	if (cut) findings.push(finding(cut.line, cut.source, `A table can have ${MOST_ROWS} rows. Part it here.`));
	const ready = kept.map(raw => ({ raw, ...rowOf(raw, tableOfLink) }));
	for (const { raw, row, lost } of ready) {
		if (row.text === '') findings.push(finding(raw.line, raw.source, NO_RESULT));
		for (const heading of lost) findings.push(finding(raw.line, raw.source, noTable(heading)));
	}
	const isFixed = named !== undefined || table.kind === 'ranges';
	const isOut = ({ text, details, oracle_rolls }: OracleRow) =>
		isStruck([text, ...details]) || oracle_rolls.some(({ oracle }) => oracle !== null && emptied.has(oracle));
	const full = ready.filter(({ row }) => row.text !== '' && (isFixed || !isOut(row)));
	const found = RANGE_ASSIGNERS[table.kind](full, named, table);
	return { ...found, rows: found.rows.filter(row => !isOut(row)), findings: [...findings, ...found.findings] };
}

/** The links of a note, and the ids of its tables whose rows are all struck through: what leads to them is out as well. */
interface NoteLinks {
	readonly tableOfLink: LinkResolver;
	readonly emptied: ReadonlySet<string>;
}

/**
 * Whether all of a row is struck through, so that it never comes up again. Where the numbers of a table are stated, one
 * without a row is rolled again.
 */
const isStruck = (cells: readonly string[]): boolean => cells.every(words => STRUCK.test(words));

const STRUCK = /^(?:~~(?!~)[^~]+~~)?$/;

const NO_RESULT = 'This row has no result, so it is left out. Write one, or take the row out.';

const noTable = (heading: string): string =>
	`No table stands under “${heading.slice(0, 60)}” in this note, so the link stays a name. Check the heading.`;

interface ReadyRow {
	readonly raw: RawRow;
	readonly row: OracleRow;
	/** Links to headings of the note that have no table. */
	readonly lost: readonly string[];
}

function rowOf({ line, source, cells }: RawRow, tableOfLink: LinkResolver): Pick<ReadyRow, 'row' | 'lost'> {
	const texts: string[] = [];
	const oracle_rolls: EmbeddedRoll[] = [];
	const lost: string[] = [];
	for (const cell of cells) {
		const read = readRowText(cell, tableOfLink);
		if (read.text === '') continue;
		texts.push(read.text);
		oracle_rolls.push(...read.rolls);
		lost.push(...read.lost);
	}
	const [text = '', ...details] = texts;
	const written = cells.every(cell => source.includes(cell) && !cell.includes('~')) && { written: { line, cells } };
	return { row: { min: null, max: null, text, details, oracle_rolls, ...written }, lost };
}

type RangeAssigner = (rows: readonly ReadyRow[], named: OracleDice | undefined, table: RawTable) => RolledRows;

const die = (sides: number): OracleDice => ({ count: 1, sides: Math.max(sides, 1), modifier: 0 });

/** Rows with explicit ranges. */
const byRange: RangeAssigner = (ready, named, { headLine }) => {
	const findings: Finding[] = [];
	const zero = named && (lowestFace(named) === 0 ? 0 : highestFace(named));
	const placed: PlacedRow[] = [];
	for (const { raw, row } of ready) {
		const { line, source } = raw;
		const range = readRange(raw.range ?? '', zero);
		if (!range) findings.push(finding(line, source, notARange(raw.range ?? '')));
		else if (range.max < range.min) findings.push(finding(line, source, backwards(range.min, range.max)));
		else placed.push({ line, source, row: { ...row, ...range } });
	}
	const dice = named ?? die(placed.reduce((most, { row }) => Math.max(most, row.max ?? 0), 0));
	if (!named && placed.length > 0 && isOdd(dice.sides))
		findings.push(finding(headLine.line, headLine.text, oddDie(dice.sides)));
	const rows = placed.flatMap(({ row }) => (isD66(dice) ? inTens(row) : [row]));
	return { dice, rows, findings: [...findings, ...faceFindings(placed, dice)] };
};

const notARange = (words: string): string =>
	words.trim() === ''
		? 'This row has no number, so it is left out. Write which rolls are its own, like “3” or “2-5”.'
		: `“${words.slice(0, 40)}” is not a number or a range, so this row is left out. Write it like “3” or “2-5”.`;

const backwards = (min: number, max: number): string =>
	`The range ${min}-${max} runs backwards, so this row is left out. Swap its ends.`;

/** Whether the die does not exist; most likely the table was cut off. */
const isOdd = (sides: number): boolean => sides > 20 && ![24, 30, 36, 48, 50, 60, 66, 100, 200, 1000].includes(sides);

const oddDie = (sides: number): string =>
	`No dice are named and the last number is ${sides}, so a d${sides} is rolled. Name the dice above the numbers.`;

/** Splits a range of a d66 by tens, since its digits only go from 1 to 6. */
function inTens(row: OracleRow): readonly OracleRow[] {
	const { min, max } = row;
	if (min === null || max === null) return [row];
	const tens = [1, 2, 3, 4, 5, 6].map(ten => ({
		min: Math.max(min, ten * 10 + 1),
		max: Math.min(max, ten * 10 + 6),
	}));
	return tens.filter(part => part.min <= part.max).map(part => ({ ...row, ...part }));
}

/** Rows with weights. A row with weight 0 is never rolled and can only be chosen. */
const byWeight: RangeAssigner = (ready, named, { headLine }) => {
	const findings: Finding[] = [];
	let last = 0;
	const rows = ready.map(({ raw, row }): OracleRow => {
		const read = WEIGHT.exec((raw.weight ?? '').trim())?.[1];
		if (read === undefined) findings.push(finding(raw.line, raw.source, notAWeight(raw.weight ?? '')));
		const weight = Number(read ?? 1);
		if (weight === 0 || last + weight > MOST_FACES) return row;
		last += weight;
		return { ...row, min: last - weight + 1, max: last };
	});
	const dice = die(last);
	if (named && (lowestFace(named) !== 1 || highestFace(named) !== last || named.count !== 1))
		findings.push(finding(headLine.line, headLine.text, weighsOtherwise(last, named)));
	return { dice, rows, findings };
};

/** "3", "×3", "3x" */
const WEIGHT = /^[×x]?\s?(\d{1,5})\s?[×x]?$/i;

const notAWeight = (words: string): string =>
	`${words.trim() === '' ? 'This row has no weight' : `“${words.slice(0, 40)}” is not a weight`}, so it counts once. Write it like “3” or “×3”.`;

const weighsOtherwise = (sum: number, named: OracleDice): string =>
	`The weights add up to ${sum}, so a d${sum} is rolled, not ${diceWords(named)}. Put the weights or the dice right.`;

/** Rows without numbers: one face each, in order, if the counts match; else all are equally likely. */
const byOrder: RangeAssigner = (ready, named, { headLine }) => {
	const wanted = named ? facesOf(named) : [];
	const fits = named !== undefined && wanted.length === ready.length;
	const dice = fits ? named : die(ready.length);
	const faces = fits ? wanted : facesOf(dice);
	const rows = ready.map(({ row }, i) => ({ ...row, min: faces[i] ?? null, max: faces[i] ?? null }));
	const findings =
		named && !fits && ready.length > 0
			? [finding(headLine.line, headLine.text, otherCount(ready.length, named, wanted.length))]
			: [];
	return { dice, rows, findings };
};

const otherCount = (rows: number, named: OracleDice, faces: number): string =>
	`${diceWords(named)} can show ${faces} numbers and ${rows} ${rows === 1 ? 'row stands' : 'rows stand'} here, so a d${rows} is rolled, each row as likely as the next. Put the dice right, or write a range before each row.`;

const RANGE_ASSIGNERS: Readonly<Record<RawTable['kind'], RangeAssigner>> = {
	ranges: byRange,
	weights: byWeight,
	plain: byOrder,
};

/** A note to read tables from. */
export interface TableNote extends NoteWithLinks {
	/** The note's name. */
	readonly name: string;
}

/** A table or list in a note, as an oracle. */
export interface PlayerTable {
	readonly oracle: Oracle;
	/** 1-based line numbers, both included. */
	readonly from: number;
	readonly to: number;
	/** Its heading or the head of its number column names dice, so it is meant to be rolled on, wherever it is. */
	readonly isDiced: boolean;
	/** Its rows have explicit ranges. */
	readonly isRanged: boolean;
	readonly findings: readonly Finding[];
}

export interface PlayerTables {
	readonly tables: readonly PlayerTable[];
	/** Findings that concern no particular table. */
	readonly findings: readonly Finding[];
}

/** Maximum length of a note, in characters. */
const LONGEST_NOTE = 1_000_000;
const MOST_TABLES = 500;
/** Maximum number of rows in all tables of a note. */
const MOST_ROWS_IN_ALL = 50_000;

/**
 * Reads every table and list of a note as an oracle. Never throws, and takes time proportional to the length of the
 * note. Anything that cannot be read is reported with its line.
 */
export const readPlayerTables = (markdown: string, note: TableNote): PlayerTables => atOnce(tableSteps(markdown, note));

/** The same, in steps. */
export function* tableSteps(markdown: string, note: TableNote): WorkSlices<PlayerTables> {
	const lines = withoutCommands(markdown.slice(0, LONGEST_NOTE))
		.replace(/^\uFEFF/, '')
		.split(/\r\n|\r|\n/);
	const source = readSourceLines(lines, frontmatterLines(lines));
	yield;
	const { sections, findings: unread } = yield* readSections(source);
	const { found, beyond } = yield* firstTables(sections);
	const emptied = yield* stepForEach(sections, section => (isEmptied(section) ? [section] : []));
	const findings = [
		...unread,
		...emptied.flat().map(({ line, heading }) => finding(line, heading, NOTHING_UNDER)),
		...(markdown.length > LONGEST_NOTE ? [finding(lines.length, '', TOO_LONG)] : []),
		...(beyond ? [finding(beyond.table.from, '', TOO_MANY)] : []),
	];
	const tables = yield* named(found, note);
	return { tables: withEndless(tables), findings: sortedFindings(findings) };
}

const NOTHING_UNDER = 'No table or list stands under this heading. Write one, or take the dice out of the heading.';
const TOO_LONG = 'The note is longer than a million characters, so it is read no further than this. Part it.';
const TOO_MANY = `A note can hold ${MOST_TABLES} tables, and ${MOST_ROWS_IN_ALL} rows in all of them; from this one on they are not read. Part the note.`;

/** A heading with dice but no table before the next heading. */
const isEmptied = (section: Section): boolean => section.named !== undefined && tablesIn(section).length === 0;

interface FoundTable {
	readonly section: Section;
	readonly table: RawTable;
	/** It is the first table under its heading, so dice in the heading apply to it. */
	readonly isFirst: boolean;
}

const tablesIn = (section: Section): readonly FoundTable[] =>
	readParts(section.lines)
		.map((part, i, parts) => readRawTables(part, parts[i - 1]))
		.filter(tables => tables.length > 0)
		.flatMap((tables, i) => tables.map(table => ({ section, table, isFirst: i === 0 })));

/** The tables of a note up to the limit, and the first one beyond it. */
function* firstTables(sections: readonly Section[]): WorkSlices<{
	readonly found: readonly FoundTable[];
	readonly beyond: FoundTable | undefined;
}> {
	const found: FoundTable[] = [];
	let rows = 0;
	for (const section of sections) {
		yield;
		for (const one of tablesIn(section)) {
			rows += one.table.rows.length;
			if (found.length === MOST_TABLES || rows > MOST_ROWS_IN_ALL) return { found, beyond: one };
			found.push(one);
		}
	}
	return { found, beyond: undefined };
}

/** Names each table after its heading, or else the note; further tables of the same name are numbered. */
function* named(found: readonly FoundTable[], note: TableNote): WorkSlices<readonly PlayerTable[]> {
	const seen = new Map<string, number>();
	const keys = new Set(found.map(({ section }) => headingKey(section.heading)));
	const idOf = ({ heading }: Section) => tableId(note.path, heading);
	const struck = found.filter(({ table, isFirst }) => isFirst && table.rows.every(({ cells }) => isStruck(cells)));
	const links = { tableOfLink: linkResolver(note, keys), emptied: new Set(struck.map(({ section }) => idOf(section))) };
	return yield* stepForEach(found, ({ section, table, isFirst }) => {
		const key = headingKey(section.heading);
		const { column } = table;
		const own = column === undefined ? key : `${key} ${column}`;
		const count = (seen.get(own) ?? 0) + 1;
		// a link to the heading means the first of its columns
		const isMeant = column !== undefined && !seen.has(key);
		seen.set(own, count);
		if (isMeant) seen.set(key, 1);
		const numbered = count > 1 ? ` ${count}` : '';
		const title = [nameOf(section.title), nameOf(column ?? '')];
		const place = {
			_id: `${tableId(note.path, column === undefined ? section.heading : own)}${numbered}`,
			path: pathOf(note.name, title.filter(Boolean), numbered),
		};
		const isOnly = keys.size === 1 && found.length === 1 && key !== '';
		const replaces = isOnly ? [tableId(note.path, '')] : isMeant ? [idOf(section)] : [];
		return asOracle({ section, table, isFirst }, { ...place, replaces }, links);
	});
}

/** A slash would separate the parts of an oracle's path. */
const nameOf = (words: string): string =>
	words
		.split('/')
		.map(part => part.trim())
		.join(' / ')
		.slice(0, 120)
		.trim();

function pathOf(note: string, title: readonly string[], numbered: string): readonly string[] {
	const path = [nameOf(note), ...title];
	return path.map((part, i) => (i === path.length - 1 ? `${part}${numbered}` : part));
}

function asOracle(
	{ section, table, isFirst }: FoundTable,
	place: Pick<Oracle, '_id' | 'path' | 'replaces'>,
	links: NoteLinks,
): PlayerTable {
	const own = table.head?.named === undefined ? undefined : table.head;
	const said = own ?? table.above ?? (isFirst ? section : undefined);
	const read = weighed(table, said?.dice) ?? table;
	const { dice, rows, findings } = rolledRows(read, said?.dice, links);
	const oracle: Oracle = { ...place, synonyms: [], dice, rows, suggestions: [], tags: {} };
	const at = own ? table.headLine : { line: section.line, text: section.heading };
	return {
		oracle,
		from: table.from,
		to: table.to,
		isDiced: said?.named !== undefined,
		isRanged: table.kind === 'ranges',
		findings: [
			...(said?.named !== undefined && !said.dice ? [finding(at.line, at.text, unreadable(said.named))] : []),
			...(table.isUnruled ? [finding(table.headLine.line, table.headLine.text, UNRULED)] : []),
			...(table.rows.length === 0 ? [finding(table.headLine.line, table.headLine.text, NO_ROWS)] : []),
			...(read !== table && !said?.dice ? [finding(table.headLine.line, table.headLine.text, weighedAlone(dice))] : []),
			...findings,
		],
	};
}

/** "Fog (3)" or "(×3) Fog" in each row are weights, unless the rows are already as many as the dice have faces. */
function weighed(table: RawTable, dice: OracleDice | undefined): RawTable | undefined {
	const { kind, rows } = table;
	if (kind !== 'plain' || rows.length < 2 || (dice && facesOf(dice).length === rows.length)) return undefined;
	const found = rows.flatMap((row): readonly RawRow[] => {
		const [first = '', ...more] = row.cells;
		const [, ahead = '', after = '', words = after, weight = ahead] = BRACKETED.exec(first) ?? [];
		return WEIGHT.test(weight) ? [{ ...row, weight, cells: [words, ...more] }] : [];
	});
	return found.length === rows.length ? { ...table, kind: 'weights', rows: found } : undefined;
}

const BRACKETED = /^(?:\(([^()]{1,9})\)\s{1,9}(\S.*)|(\S.*?)\s{1,9}\(([^()]{1,9})\))$/;

const weighedAlone = (dice: OracleDice): string =>
	`The numbers in brackets are read as weights, so a ${diceWords(dice)} is rolled. Name the dice above them to say that this is meant.`;

const unreadable = (named: string): string => `“${named}” cannot be rolled. Write dice like “d6”, “1d100” or “2d6”.`;
const UNRULED = 'No line of dashes stands under the head of this table. Add one: | --- | --- |';
const NO_ROWS = 'This table has no rows. Add them, or take it out.';

/** Reports tables that can never finish a roll, at their first line. */
function withEndless(tables: readonly PlayerTable[]): readonly PlayerTable[] {
	const endless = endlessTables(tables.map(({ oracle }) => oracle));
	return tables.map(table =>
		endless.has(table.oracle)
			? { ...table, findings: [...table.findings, finding(table.from, table.oracle.path.at(-1) ?? '', ENDLESS)] }
			: table,
	);
}

const ENDLESS =
	'Every row of this table leads back to it, so a roll on it never ends. Give it a row that leads nowhere else.';
