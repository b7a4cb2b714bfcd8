import { pathKey } from '../expansion';
import { oracleName, type Oracle } from './oracle';
import type { OracleBook } from './oracle-book';
import { composeRow, placeholdersIn } from './row-text';
import { memoize } from '../core/memoize';

/** The separator between oracles that are rolled together, and between their results. */
export const SEPARATOR = ' + ';

/**
 * "Core / Action + Theme"; oracles of different collections have their full names: "Character / Activity + Core /
 * Theme".
 */
export const combinedName = ([first, ...others]: readonly Oracle[]): string => {
	if (!first) return '';
	const nameIn = (oracle: Oracle) => (isSibling(oracle, first) ? (oracle.path.at(-1) ?? '') : oracleName(oracle));
	return [oracleName(first), ...others.map(nameIn)].join(SEPARATOR);
};

/** "Action + Theme": only the last part of each path. */
export const combinedShortName = (oracles: readonly Oracle[]): string =>
	oracles.map(({ path }) => path.at(-1) ?? '').join(SEPARATOR);

const collectionOf = ({ path }: Oracle): string => pathKey(path.slice(0, -1));

const isSibling = (oracle: Oracle, other: Oracle): boolean => collectionOf(oracle) === collectionOf(other);

/** Finds the oracles named in a note: usually one, two for "Core / Action + Theme"; `undefined` if any is unknown. */
export function findOracles(book: OracleBook, name: string): readonly Oracle[] | undefined {
	const whole = book.byName(name);
	if (whole) return [whole];
	const [first = '', ...others] = name.split(SEPARATOR);
	const collection = first.split('/').slice(0, -1);
	const sibling = (part: string) => (part.includes('/') ? undefined : book.byName([...collection, part].join('/')));
	const found = [book.byName(first), ...others.map(part => sibling(part) ?? book.byName(part))];
	return others.length > 0 && found.every(oracle => oracle !== undefined) ? found : undefined;
}

/** Groups of oracles that the book rolls together, because they suggest each other or a row names them together. */
export const combinedOracles = memoize((book: OracleBook): readonly (readonly Oracle[])[] => {
	const all = book.oracles.flatMap(oracle => [...suggestedWith(oracle, book), ...namedInRows(oracle, book)]);
	const keys = all.map(keyOf);
	return all.filter((_, at) => keys.indexOf(keys[at] ?? '') === at);
});

const keyOf = (together: readonly Oracle[]): string =>
	together
		.map(({ _id }) => _id)
		.sort()
		.join();

/** Pairs that suggest each other, in the order of the book. */
const suggestedWith = (oracle: Oracle, book: OracleBook): readonly (readonly Oracle[])[] =>
	oracle.suggestions
		.flatMap(id => book.byId(id) ?? [])
		.filter(other => other !== oracle)
		.map(other => (isSuggestedBy(oracle, other, book) ? inOrder([oracle, other], book) : [oracle, other]));

const isSuggestedBy = (oracle: Oracle, other: Oracle, book: OracleBook): boolean =>
	other.suggestions.some(id => book.byId(id) === oracle);

const inOrder = (oracles: readonly Oracle[], book: OracleBook): readonly Oracle[] =>
	book.oracles.filter(oracle => oracles.includes(oracle));

/** Pairs named by a row that consists only of "Action + Theme". */
const namedInRows = ({ rows }: Oracle, book: OracleBook): readonly (readonly Oracle[])[] =>
	rows.flatMap(row => {
		const ids = placeholdersIn(row).map(({ oracle }) => oracle);
		const filled = ids.map(() => 'x');
		if (ids.length < 2 || composeRow(row, filled).words !== filled.join(SEPARATOR)) return [];
		const oracles = ids.flatMap(id => book.byId(id) ?? []);
		return oracles.length === ids.length && new Set(oracles).size === ids.length ? [oracles] : [];
	});
