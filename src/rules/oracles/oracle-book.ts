import { getOwn } from '../core/collections';
import { isIdOf, isRightIn } from '../core/id-pattern';
import { pathKey } from '../expansion';
import { spellingsOf } from '../core/renamed-ids';
import { cardOracles, denizenOracles, moveOracles, MOVES } from './derived-oracles';
import { lazy } from '../core/memoize';
import type { Ruleset } from '../ruleset';
import { regionOf, type Oracle } from './oracle';

/** The oracles available to a journal. */
export interface OracleBook {
	readonly oracles: readonly Oracle[];
	/** Looks up an oracle by its id in any version of the data, or by the id of one that it replaced. */
	byId(id: string): Oracle | undefined;
	/** Looks up an oracle by its name in a note: "Core / Action". */
	byName(name: string): Oracle | undefined;
	/** The effect of the cursed die, if the oracle has a cursed version. */
	curseOf(oracle: Oracle): Curse | undefined;
	/** The table for the journal's region, by the id of a collection with one table per region. */
	inRegion(collection: string): Oracle | undefined;
	readonly settings: OracleSettings;
}

/** A journal's settings for oracles. */
export interface OracleSettings {
	/** Whether the cursed die is rolled with each oracle that has a cursed version. */
	readonly hasCursedDie: boolean;
	/** Where the story takes place: `terminus`. */
	readonly region?: string;
}

const DEFAULT_SETTINGS: OracleSettings = { hasCursedDie: true };

const books = new WeakMap<Ruleset, Map<string, OracleBook>>();

/** The oracles of a ruleset, parsed on first use. */
export function oracleBook(ruleset: Ruleset, settings = DEFAULT_SETTINGS): OracleBook {
	const known = books.get(ruleset) ?? new Map<string, OracleBook>();
	books.set(ruleset, known);
	const key = JSON.stringify(settings);
	const book = known.get(key) ?? bookOf(allOracles(ruleset), settings);
	known.set(key, book);
	return book;
}

/** The book's oracles, the cards of its sites, the tables in its moves, and those of its ready-made sites. */
function allOracles(ruleset: Ruleset): readonly Oracle[] {
	const oracles = ruleset.oracles?.() ?? [];
	return [...oracles, ...cardOracles(ruleset), ...moveOracles(ruleset, oracles), ...denizenOracles(ruleset)];
}

/** Adds the player's own oracles, which take precedence. */
export const withOwnOracles = (book: OracleBook, own: readonly Oracle[]): OracleBook =>
	own.length === 0 ? book : bookOf([...own, ...book.oracles], book.settings);

export function bookOf(oracles: readonly Oracle[], settings = DEFAULT_SETTINGS): OracleBook {
	const { region } = settings;
	// If two share an id or a path, the first one wins.
	const ids = new Map([...oracles].reverse().map(oracle => [oracle._id, oracle]));
	const paths = new Map([...oracles].reverse().map(oracle => [pathKey(oracle.path), oracle]));
	const byId = (id: string) =>
		spellingsOf(id).flatMap(each => ids.get(each) ?? [])[0] ??
		oracles.find(({ replaces }) => replaces.some(old => isIdOf(old, id)));
	const curses = lazy(() => cursesOf(oracles, byId));
	return {
		oracles,
		byId,
		byName: name => {
			const path = name.split('/');
			return paths.get(pathKey(path)) ?? paths.get(pathKey([MOVES, ...path])) ?? withRegion(oracles, region, path);
		},
		curseOf: oracle => curses().get(oracle),
		inRegion: collection =>
			region === undefined
				? undefined
				: oracles.find(oracle => regionOf(oracle) === region && isRightIn(collection, oracle._id)),
		settings,
	};
}

/** The oracle that a row of `from` calls by its name: one beside it, else one of that path, else the only one so called. */
export function oracleCalled(book: OracleBook, name: string, from: Oracle): Oracle | undefined {
	const found = book.byName([...from.path.slice(0, -1), name].join('/')) ?? book.byName(name);
	const namesakes = book.oracles.filter(({ path }) => pathKey(path.slice(-1)) === pathKey([name]));
	return found ?? (namesakes.length === 1 ? namesakes[0] : undefined);
}

/** Makes "Starship / Starship Mission" mean the table for the journal's region. */
function withRegion(
	oracles: readonly Oracle[],
	region: string | undefined,
	path: readonly string[],
): Oracle | undefined {
	const wanted = pathKey(path);
	if (region === undefined) return undefined;
	return oracles.find(oracle => regionOf(oracle) === region && pathKey(oracle.path.slice(0, -1)) === wanted);
}

/** What replaces or supplements an oracle's result when the cursed die says so. */
export interface Curse {
	/** The cursed version of the oracle. */
	readonly oracle: Oracle;
	/** Whether its row at the same roll replaces the result, or a new roll on it is added. */
	readonly behavior: 'replace_result' | 'add_result';
}

/**
 * The curse of each oracle with a cursed version: the one it names itself, else the one that names it, possibly with
 * wildcards. A cursed version has none itself, whatever the data says.
 */
function cursesOf(oracles: readonly Oracle[], byId: (id: string) => Oracle | undefined): ReadonlyMap<Oracle, Curse> {
	const named = new Map(oracles.map(oracle => [oracle, otherThan(oracle, byId(textOf(oracle, 'cursed_by')))]));
	const cursed = new Set([...named.values(), ...oracles.filter(isCursedVersion)]);
	return new Map(
		oracles.flatMap((oracle): readonly [Oracle, Curse][] => {
			if (cursed.has(oracle)) return [];
			const version = named.get(oracle) ?? oracles.find(other => patternsOf(other).some(id => isIdOf(id, oracle._id)));
			return version ? [[oracle, { oracle: version, behavior: behaviorOf(version) }]] : [];
		}),
	);
}

const otherThan = (oracle: Oracle, other: Oracle | undefined): Oracle | undefined =>
	other === oracle ? undefined : other;

const isCursedVersion = (oracle: Oracle): boolean => patternsOf(oracle).length > 0;

const patternsOf = ({ tags }: Oracle): readonly string[] => [tags['cursed_version_of'] ?? []].flat();

function textOf({ tags }: Oracle, key: string): string {
	const value = getOwn(tags, key);
	return typeof value === 'string' ? value : '';
}

/** `replace_result` unless the data says otherwise. */
const behaviorOf = (version: Oracle): Curse['behavior'] =>
	textOf(version, 'curse_behavior') === 'add_result' ? 'add_result' : 'replace_result';
