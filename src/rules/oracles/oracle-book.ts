import { isIdOf } from '../datasworn/id-pattern';
import type { Ruleset } from '../ruleset';
import { pathKey } from './expand-oracles';
import type { Oracle } from './oracle';

/** The oracles that a journal plays with. */
export interface OracleBook {
	readonly oracles: readonly Oracle[];
	/** By its id, or that of one whose place it took. */
	byId(id: string): Oracle | undefined;
	/** By its name in a note: "Core / Action". */
	named(name: string): Oracle | undefined;
}

const books = new WeakMap<Ruleset, OracleBook>();

/** The oracles of a ruleset; they are read when they are first asked for. */
export function oracleBook(ruleset: Ruleset): OracleBook {
	const book = books.get(ruleset) ?? bookOf(ruleset.oracles?.() ?? []);
	books.set(ruleset, book);
	return book;
}

export function bookOf(oracles: readonly Oracle[]): OracleBook {
	const ids = new Map(oracles.map(oracle => [oracle._id, oracle]));
	const paths = new Map(oracles.map(oracle => [pathKey(oracle.path), oracle]));
	return {
		oracles,
		byId: id => ids.get(id) ?? oracles.find(({ replaces }) => replaces.some(old => isIdOf(old, id))),
		named: name => paths.get(pathKey(name.split('/'))),
	};
}
