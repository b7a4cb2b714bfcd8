import type { Oracle } from '../oracles/oracle';
import { bookOf, type OracleBook } from '../oracles/oracle-book';
import { lazy } from '../core/memoize';
import { pathKey } from '../expansion';
import type { MovePlace } from '../rules-notes/parse-rules-note';
import type { PlayerTable } from './read-player-tables';
import { namesDice } from './table-dice';

/** The tables of a note that can be rolled: all of them if it declares oracles, else those that name dice. */
export const rollableTables = (tables: readonly PlayerTable[], isDeclared: boolean): readonly PlayerTable[] =>
	tables.filter(({ isDiced, oracle }) => oracle.rows.length > 0 && (isDeclared || isDiced));

/** In a rules note, also tables with ranges, unless they are part of a move. */
export const tablesOfRules = (tables: readonly PlayerTable[], moves: readonly MovePlace[]): readonly PlayerTable[] =>
	tables.filter(({ isDiced, isRanged, oracle, from: line }) => {
		const isInMove = moves.some(({ from, to }) => from <= line && line <= to);
		return oracle.rows.length > 0 && (isDiced || isRanged) && !isInMove;
	});

/** `sworn: oracles`, or `sworn: oracle`. */
export const declaresOracles = (sworn: unknown): boolean =>
	typeof sworn === 'string' && /^oracles?$/i.test(sworn.trim());

/** Whether a note may have rollable tables, judged only by its properties and headings. */
export const mayHoldTables = (sworn: unknown, headings: readonly string[]): boolean =>
	declaresOracles(sworn) || headings.some(namesDice);

/** The oracles of one note. */
export interface OraclesOfNote {
	readonly path: string;
	readonly oracles: readonly Oracle[];
}

/**
 * Adds the oracles of the player's notes before those of the book, since they are more likely to be searched for. If a
 * name is taken, the folder of the note is added to it, so that both can be found.
 */
export function withPlayerTables(book: OracleBook, notes: readonly OraclesOfNote[]): OracleBook {
	const known = new Set(book.oracles.map(({ _id }) => _id));
	const taken = new Set(book.oracles.map(({ path }) => pathKey(path)));
	const own = notes.flatMap(({ path: note, oracles }) =>
		oracles.filter(({ _id }) => !known.has(_id)).map(oracle => underFreeName(oracle, note, taken)),
	);
	return own.length === 0 ? book : bookOf([...own, ...book.oracles], book.settings);
}

function underFreeName(oracle: Oracle, note: string, taken: Set<string>): Oracle {
	const folders = note.split('/').slice(0, -1);
	const [name = '', ...heading] = oracle.path;
	const names = [oracle.path, [...folders, ...oracle.path], [`${name} (note)`, ...heading]];
	for (let i = 2; names.every(path => taken.has(pathKey(path))); i++) names.push([`${name} (note ${i})`, ...heading]);
	const path = names.find(path => !taken.has(pathKey(path))) ?? oracle.path;
	taken.add(pathKey(path));
	return path === oracle.path ? oracle : { ...oracle, path };
}

/** Adds oracles to a book as a fallback. They are computed only when needed. */
export function withFallbackOracles(book: OracleBook, besides: () => readonly Oracle[]): OracleBook {
	const own = lazy(() => bookOf(besides()));
	return {
		...book,
		byId: id => book.byId(id) ?? own().byId(id),
		byName: name => book.byName(name) ?? own().byName(name),
	};
}

/** The table that contains a 0-based line, else the nearest one. */
export function nearestTable(tables: readonly PlayerTable[], line: number): PlayerTable | undefined {
	const distance = ({ from, to }: PlayerTable) => Math.max(from - 1 - line, line - (to - 1), 0);
	return tables
		.filter(({ oracle }) => oracle.rows.length > 0)
		.reduce<PlayerTable | undefined>(
			(near, table) => (near === undefined || distance(table) < distance(near) ? table : near),
			undefined,
		);
}
