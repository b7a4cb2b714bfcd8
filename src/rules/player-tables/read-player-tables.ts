import type { Oracle } from '../oracles/oracle';
import { finding, sortedFindings, type Finding } from '../core/problem';
import { readParts } from '../rules-notes/parts';
import { frontmatterLines } from '../rules-notes/reference-settings';
import { readSourceLines } from '../markdown/source-lines';
import { withoutCommands } from '../rules-text';
import { atOnce, stepForEach, type WorkSlices } from '../core/work-slices';
import { endlessTables } from './table-checks';
import { headingKey, linkResolver, tableId, type NoteWithLinks, type LinkResolver } from './row-text';
import type { RawTable } from './raw-table';
import { readRawTables } from './raw-table';
import { rolledRows } from './rolled-rows';
import type { Section } from './sections';
import { readSections } from './sections';

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
const MOST_ROWS = 50_000;

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
const TOO_MANY = `A note can hold ${MOST_TABLES} tables, and ${MOST_ROWS} rows in all of them; from this one on they are not read. Part the note.`;

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
		.map(readRawTables)
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
			if (found.length === MOST_TABLES || rows > MOST_ROWS) return { found, beyond: one };
			found.push(one);
		}
	}
	return { found, beyond: undefined };
}

/** Names each table after its heading, or else the note; further tables of the same name are numbered. */
function* named(found: readonly FoundTable[], note: TableNote): WorkSlices<readonly PlayerTable[]> {
	const seen = new Map<string, number>();
	const keys = new Set(found.map(({ section }) => headingKey(section.heading)));
	const tableOfLink = linkResolver(note, keys);
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
		const replaces = isOnly ? [tableId(note.path, '')] : isMeant ? [tableId(note.path, section.heading)] : [];
		return asOracle({ section, table, isFirst }, { ...place, replaces }, tableOfLink);
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
	tableOfLink: LinkResolver,
): PlayerTable {
	const own = table.head?.named === undefined ? undefined : table.head;
	const said = own ?? (isFirst ? section : undefined);
	const { dice, rows, findings } = rolledRows(table, said?.dice, tableOfLink);
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
			...findings,
		],
	};
}

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
