import type { Oracle } from '../oracles/oracle';
import { bookOf, type OracleBook } from '../oracles/oracle-book';
import { lazy } from '../memoize';
import { pathKey } from '../expansion';
import type { MovePlace } from '../reference/read-reference';
import type { PlayerTable } from './read-player-tables';
import { namesDice } from './table-dice';

/** The tables of a note that can be rolled: all if it declares oracles, else those that name dice. */
export const rollableTables = (tables: readonly PlayerTable[], isDeclared: boolean): readonly PlayerTable[] =>
	tables.filter(({ isDiced, oracle }) => oracle.rows.length > 0 && (isDeclared || isDiced));

/** In a rules note also those recognized by their numbers, unless they are part of a move. */
export const tablesOfRules = (tables: readonly PlayerTable[], moves: readonly MovePlace[]): readonly PlayerTable[] =>
	tables.filter(({ isDiced, isRanged, oracle, from: line }) => {
		const isInMove = moves.some(({ from, to }) => from <= line && line <= to);
		return oracle.rows.length > 0 && (isDiced || isRanged) && !isInMove;
	});

/** `sworn: oracles`, or `sworn: oracle`. */
export const declaresOracles = (sworn: unknown): boolean =>
	typeof sworn === 'string' && /^oracles?$/i.test(sworn.trim());

/** Whether a note can have tables to roll on, by its properties and headings alone. */
export const mayHoldTables = (sworn: unknown, headings: readonly string[]): boolean =>
	declaresOracles(sworn) || headings.some(namesDice);

/** The oracles of one note. */
export interface OraclesOfNote {
	readonly path: string;
	readonly oracles: readonly Oracle[];
}

/**
 * The oracles of the book with those of the player's notes before them: they are what is searched for. One whose name is
 * taken is called by the folder of its note as well, so that both are found.
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

/** The oracles of a book, and after them those that a note has besides; the note is read when it comes to them. */
export function withFallbackOracles(book: OracleBook, besides: () => readonly Oracle[]): OracleBook {
	const own = lazy(() => bookOf(besides()));
	return {
		...book,
		byId: id => book.byId(id) ?? own().byId(id),
		byName: name => book.byName(name) ?? own().byName(name),
	};
}

/** The table that a line is in, counted from 0; else the nearest one above or below it. */
export function nearestTable(tables: readonly PlayerTable[], line: number): PlayerTable | undefined {
	const distance = ({ from, to }: PlayerTable) => Math.max(from - 1 - line, line - (to - 1), 0);
	return tables
		.filter(({ oracle }) => oracle.rows.length > 0)
		.reduce<PlayerTable | undefined>(
			(near, table) => (near === undefined || distance(table) < distance(near) ? table : near),
			undefined,
		);
}
