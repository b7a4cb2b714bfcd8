import { distinctBy, groupBy } from '../core/collections';
import { foldText, foldedLetters } from '../search/folded-text';
import type { Oracle } from '../oracles/oracle';
import { JOINED, LEFT_OUT } from './generator-hints';

/** A subject that can be generated (a settlement, a ship), and the oracles that describe it. */
export interface Subject {
	readonly name: string;
	readonly oracles: readonly Oracle[];
}

/** An id without its type prefix: `starforged/planet/desert/name`. */
export const bareId = (id: string): string => id.slice(id.indexOf(':') + 1);

/** Whether an oracle has this id or is in the collection with this id. */
const isUnder = (id: string, { _id }: Oracle): boolean => `${bareId(_id)}/`.startsWith(`${id}/`);

/** Whether it is a regular oracle, rather than a table inside a move. */
const isInOracles = ({ _id }: Oracle): boolean => _id.startsWith('oracle_rollable:');

const LEVEL_OF_A_THING = 2;

/** `starforged/planet` */
const collectionOf = ({ _id }: Oracle): string => bareId(_id).split('/').slice(0, LEVEL_OF_A_THING).join('/');

/**
 * Finds collections that describe a subject: the titles in them repeat its name and add to it, as in Settlement
 * Trouble, Planetary Class or Vault Purpose. Those of Core, Miscellaneous or Turning Point do not. Two tables rolled
 * together, such as Aspect and Focus, are a prompt instead.
 */
export function subjectsIn(all: readonly Oracle[]): readonly Subject[] {
	const oracles = all.filter(oracle => isInOracles(oracle) && !LEFT_OUT.some(id => isUnder(id, oracle)));
	const joined = JOINED.map(({ name, of }) => ({
		name,
		oracles: of.flatMap(id => oracles.filter(oracle => isUnder(id, oracle))),
	}));
	const taken = new Set(joined.flatMap(thing => thing.oracles));
	const collections = groupBy(
		oracles.filter(oracle => !taken.has(oracle)),
		collectionOf,
	);
	const printed = [...collections.values()].map(inside => ({ name: inside[0]?.path[0] ?? '', oracles: inside }));
	return onePerName([...joined.filter(thing => thing.oracles.length > 0), ...printed.filter(isSubject)]);
}

function isSubject({ name, oracles }: Subject): boolean {
	const word = foldText(name).words.at(-1)?.letters ?? '';
	const titles = new Set(
		oracles.flatMap(({ path, synonyms }) => [...path.slice(1), ...synonyms]).map(title => foldedLetters(title)),
	);
	return [...titles].some(title => title.startsWith(word) && title !== word) && !isPrompt(oracles);
}

const isPrompt = (oracles: readonly Oracle[]): boolean =>
	oracles.every(({ _id }) => oracles.some(({ suggestions }) => suggestions.includes(_id)));

/** A subject of an expansion replaces the one with the same name. */
const onePerName = (things: readonly Subject[]): readonly Subject[] => distinctBy(things, ({ name }) => name);
