import { highestFace, type EmbeddedRoll, type OracleDice, type OracleRow } from '../oracles/oracle';
import { finding, type Finding } from '../core/problem';
import { readRange } from '../rules-notes/reference-tables';
import { faceFindings, type PlacedRow } from './table-checks';
import type { RawRow, RawTable } from './raw-table';
import { MOST_ROWS } from './raw-table';
import { readRowText, type LinkResolver } from './row-text';
import { diceWords, facesOf, isD66, lowestFace, MOST_FACES } from './table-dice';

/** A table with the dice to roll it with. */
interface RolledRows {
	readonly dice: OracleDice;
	readonly rows: readonly OracleRow[];
	readonly findings: readonly Finding[];
}

/** Assigns ranges to rows: the explicit ones, those that follow from weights, or one number each in order. */
export function rolledRows(table: RawTable, named: OracleDice | undefined, tableOfLink: LinkResolver): RolledRows {
	const findings: Finding[] = [];
	const kept = table.rows.slice(0, MOST_ROWS);
	const cut = table.rows[MOST_ROWS];
	if (cut) findings.push(finding(cut.line, cut.source, `A table can have ${MOST_ROWS} rows. Part it here.`));
	const ready = kept.map(raw => ({ raw, ...rowOf(raw, tableOfLink) }));
	for (const { raw, row, lost } of ready) {
		if (row.text === '') findings.push(finding(raw.line, raw.source, NO_RESULT));
		for (const heading of lost) findings.push(finding(raw.line, raw.source, noTable(heading)));
	}
	const full = ready.filter(({ row }) => row.text !== '');
	const found = RANGE_ASSIGNERS[table.kind](full, named, table);
	return { ...found, findings: [...findings, ...found.findings] };
}

const NO_RESULT = 'This row has no result, so it is left out. Write one, or take the row out.';

const noTable = (heading: string): string =>
	`No table stands under “${heading.slice(0, 60)}” in this note, so the link stays a name. Check the heading.`;

interface ReadyRow {
	readonly raw: RawRow;
	readonly row: OracleRow;
	/** Links to headings of the note that have no table. */
	readonly lost: readonly string[];
}

function rowOf({ cells }: RawRow, tableOfLink: LinkResolver): Pick<ReadyRow, 'row' | 'lost'> {
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
	return { row: { min: null, max: null, text, details, oracle_rolls }, lost };
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
		const read = /^[×x]?\s?(\d{1,5})\s?[×x]?$/i.exec((raw.weight ?? '').trim())?.[1];
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
