import { isIdOf } from '../datasworn/id-pattern';
import type { Oracle } from './oracle';

/** What comes over an oracle when the cursed die says so. */
export interface Curse {
	/** The cursed version of the oracle. */
	readonly oracle: Oracle;
	/** Its row takes the place of the result, at the same roll; or a roll on it is added to the result. */
	readonly behavior: 'replace_result' | 'add_result';
}

type ById = (id: string) => Oracle | undefined;

/**
 * The curse of each oracle that has a cursed version: the one that it names itself, else the one that names it, with stars or
 * without. A cursed version has none of its own, whatever the data says of it.
 */
export function cursesOf(oracles: readonly Oracle[], byId: ById): ReadonlyMap<Oracle, Curse> {
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
	const value = tags[key];
	return typeof value === 'string' ? value : '';
}

/** The book replaces the result unless it says otherwise. */
const behaviorOf = (version: Oracle): Curse['behavior'] =>
	textOf(version, 'curse_behavior') === 'add_result' ? 'add_result' : 'replace_result';
