import { isIdOf } from '../datasworn/id-pattern';
import { once } from '../once';
import type { Ruleset } from '../ruleset';
import type { Curse } from './curses';
import { cursesOf } from './curses';
import { pathKey } from './expand-oracles';
import type { Oracle } from './oracle';

/** The oracles that a journal plays with. */
export interface OracleBook {
	readonly oracles: readonly Oracle[];
	/** By its id, or that of one whose place it took. */
	byId(id: string): Oracle | undefined;
	/** By its name in a note: "Core / Action". */
	named(name: string): Oracle | undefined;
	/** What the cursed die brings, where the oracle has a cursed version. */
	curseOn(oracle: Oracle): Curse | undefined;
	/** The cursed die is rolled along with each oracle that has a cursed version. */
	readonly hasCursedDie: boolean;
}

/** How a journal would have its oracles. */
export interface OracleWishes {
	readonly hasCursedDie: boolean;
}

export const AS_THE_BOOK_HAS_IT: OracleWishes = { hasCursedDie: true };

const books = new WeakMap<Ruleset, Map<string, OracleBook>>();

/** The oracles of a ruleset; they are read when they are first asked for. */
export function oracleBook(ruleset: Ruleset, wishes = AS_THE_BOOK_HAS_IT): OracleBook {
	const known = books.get(ruleset) ?? new Map<string, OracleBook>();
	books.set(ruleset, known);
	const key = JSON.stringify(wishes);
	const book = known.get(key) ?? bookOf(ruleset.oracles?.() ?? [], wishes);
	known.set(key, book);
	return book;
}

export function bookOf(oracles: readonly Oracle[], wishes = AS_THE_BOOK_HAS_IT): OracleBook {
	const ids = new Map(oracles.map(oracle => [oracle._id, oracle]));
	const paths = new Map(oracles.map(oracle => [pathKey(oracle.path), oracle]));
	const byId = (id: string) => ids.get(id) ?? oracles.find(({ replaces }) => replaces.some(old => isIdOf(old, id)));
	const curses = once(() => cursesOf(oracles, byId));
	return {
		oracles,
		byId,
		named: name => paths.get(pathKey(name.split('/'))),
		curseOn: oracle => curses().get(oracle),
		hasCursedDie: wishes.hasCursedDie,
	};
}
