import { isIdOf, isRightIn } from '../datasworn/id-pattern';
import { denizenOracles } from '../foes/denizens';
import { once } from '../once';
import type { Ruleset } from '../ruleset';
import type { Curse } from './curses';
import { cursesOf } from './curses';
import { pathKey } from './expand-oracles';
import { MOVES, moveOracles } from './move-oracles';
import type { Oracle } from './oracle';
import { regionOf } from './region';
import { cardOracles } from './site-oracles';

/** The oracles that a journal plays with. */
export interface OracleBook {
	readonly oracles: readonly Oracle[];
	/** By its id, or that of one whose place it took. */
	byId(id: string): Oracle | undefined;
	/** By its name in a note: "Core / Action". */
	named(name: string): Oracle | undefined;
	/** What the cursed die brings, where the oracle has a cursed version. */
	curseOn(oracle: Oracle): Curse | undefined;
	/** Of the tables that a collection has for each region, that of the journal's own; it is known by its id. */
	inRegion(collection: string): Oracle | undefined;
	readonly wishes: OracleWishes;
}

/** How a journal would have its oracles. */
export interface OracleWishes {
	/** The cursed die is rolled along with each oracle that has a cursed version. */
	readonly hasCursedDie: boolean;
	/** Where the story is: `terminus`. */
	readonly region?: string;
}

const AS_THE_BOOK_HAS_IT: OracleWishes = { hasCursedDie: true };

const books = new WeakMap<Ruleset, Map<string, OracleBook>>();

/** The oracles of a ruleset; they are read when they are first asked for. */
export function oracleBook(ruleset: Ruleset, wishes = AS_THE_BOOK_HAS_IT): OracleBook {
	const known = books.get(ruleset) ?? new Map<string, OracleBook>();
	books.set(ruleset, known);
	const key = JSON.stringify(wishes);
	const book = known.get(key) ?? bookOf(allOracles(ruleset), wishes);
	known.set(key, book);
	return book;
}

/** The oracles of the book, the cards of its sites, the tables inside its moves, and those of its prepared sites. */
function allOracles(ruleset: Ruleset): readonly Oracle[] {
	const oracles = ruleset.oracles?.() ?? [];
	return [...oracles, ...cardOracles(ruleset), ...moveOracles(ruleset, oracles), ...denizenOracles(ruleset)];
}

/** The book with oracles of the player's own before it. */
export const bookWith = (book: OracleBook, own: readonly Oracle[]): OracleBook =>
	own.length === 0 ? book : bookOf([...own, ...book.oracles], book.wishes);

export function bookOf(oracles: readonly Oracle[], wishes = AS_THE_BOOK_HAS_IT): OracleBook {
	const { region } = wishes;
	// Of two that are called the same the first counts.
	const ids = new Map([...oracles].reverse().map(oracle => [oracle._id, oracle]));
	const paths = new Map([...oracles].reverse().map(oracle => [pathKey(oracle.path), oracle]));
	const byId = (id: string) => ids.get(id) ?? oracles.find(({ replaces }) => replaces.some(old => isIdOf(old, id)));
	const curses = once(() => cursesOf(oracles, byId));
	return {
		oracles,
		byId,
		named: name => {
			const path = name.split('/');
			return paths.get(pathKey(path)) ?? paths.get(pathKey([MOVES, ...path])) ?? withRegion(oracles, region, path);
		},
		curseOn: oracle => curses().get(oracle),
		inRegion: collection =>
			region === undefined
				? undefined
				: oracles.find(oracle => regionOf(oracle) === region && isRightIn(collection, oracle._id)),
		wishes,
	};
}

/** "Starship / Starship Mission" is the table of the journal's own region. */
function withRegion(
	oracles: readonly Oracle[],
	region: string | undefined,
	path: readonly string[],
): Oracle | undefined {
	const wanted = pathKey(path);
	if (region === undefined) return undefined;
	return oracles.find(oracle => regionOf(oracle) === region && pathKey(oracle.path.slice(0, -1)) === wanted);
}
