import { given } from '../core/collections';
import type { RulesLayer } from '../books/layers';
import { highestFace } from '../oracles/oracle';
import { tableSteps, type PlayerTable } from '../player-tables/read-player-tables';
import { finding, type Finding } from '../core/problem';
import type { ReferenceSettings } from '../rules-notes/reference-settings';
import type { WorkSlices } from '../core/work-slices';
import type { Truth } from '../truth';
import { readCardNote } from './card-note';
import { csvAsTable } from './csv-as-table';

/** What a note of one entry holds. */
interface TypedNote {
	readonly layer: RulesLayer;
	readonly findings: readonly Finding[];
}

/** Reads a note that is one asset, one oracle or one truth, as its `type` says; undefined for any other note. */
export function* typedNoteSteps(
	markdown: string,
	name: string,
	{ type, category, lines, name: stated }: Pick<ReferenceSettings, 'type' | 'category' | 'lines' | 'name'>,
): WorkSlices<TypedNote | undefined> {
	if (type === 'asset') {
		const body = markdown.split(/\r\n|\r|\n/).slice(lines);
		const { card, findings } = readCardNote(body.join('\n'), name, category);
		const told = findings.map(({ message }) => finding(0, name, message));
		return { layer: { name, moves: [], assets: card ? [card] : [] }, findings: told };
	}
	if (type !== 'oracle_rollable' && type !== 'truth') return undefined;
	const { tables, findings } = yield* tableSteps(markdown, { path: name, name: stated ?? name });
	const told = [...findings, ...tables.flatMap(table => table.findings)];
	const [first] = tables;
	if (!first) return { layer: { name, moves: [] }, findings: [...told, finding(0, name, NO_TABLE)] };
	const held =
		type === 'truth' ? { truths: [truthOf(first, name, stated)] } : { oracles: tables.map(({ oracle }) => oracle) };
	return { layer: { name, moves: [], ...held }, findings: told };
}

/** Reads a file of comma-separated values, which is one oracle. */
export function* csvSteps(text: string, name: string): WorkSlices<TypedNote> {
	const { table, added } = csvAsTable(text);
	const { tables, findings } = yield* tableSteps(table, { path: name, name });
	const told = [...findings, ...tables.flatMap(table => table.findings)];
	return {
		layer: { name, moves: [], oracles: tables.map(({ oracle }) => oracle) },
		findings: told.map(each => (each.line > 1 ? { ...each, line: each.line - added } : each)),
	};
}

/**
 * The truth of a table: its rows are the answers, each a description, or a summary, a description and a quest starter. It
 * is called by its `name`, else by the heading above it, else by the note.
 */
function truthOf({ oracle }: PlayerTable, note: string, stated: string | undefined): Truth {
	const [, heading = note] = oracle.path;
	return {
		_id: `truth:own/${note}`,
		source: note,
		name: stated ?? heading,
		sides: highestFace(oracle.dice),
		options: oracle.rows.map(({ min, max, text, details: [description, quest_starter] }) => ({
			min: min ?? 0,
			max: max ?? 0,
			...(description !== undefined && { summary: text }),
			description: description ?? text,
			...given({ quest_starter }),
			tables: [],
		})),
	};
}

const NO_TABLE =
	'No table stands in this note. Write one, with the dice in the head of its first column: | 1d6 | Result |';
