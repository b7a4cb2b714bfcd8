import { spellingsOf } from './renamed-ids';

const partsOf = (id: string): readonly string[] => id.split(/[:/.]/);

const isPart = (wanted: string, part: string | undefined): boolean => wanted === '*' || wanted === part;

/**
 * Whether an id matches a Datasworn pattern, in which `*` stands for any part: the move with that key in any ruleset.
 */
export const isIdOf = (pattern: string, id: string): boolean =>
	inAnySpelling(pattern, id, (wanted, parts) => wanted.length === parts.length && startsAs(wanted, parts));

/** Whether an oracle is in a collection, at any depth: `oracle_collection:starforged/core` contains `…/core/action`. */
export const isInCollection = (pattern: string, id: string): boolean =>
	inAnySpelling(pattern, id, (wanted, parts) => wanted.length < parts.length && isWithin(wanted, parts));

/** Whether an oracle is directly in a collection, rather than in a nested one. */
export const isRightIn = (pattern: string, id: string): boolean =>
	inAnySpelling(pattern, id, (wanted, parts) => wanted.length + 1 === parts.length && isWithin(wanted, parts));

const startsAs = (wanted: readonly string[], parts: readonly string[]): boolean =>
	wanted.every((part, i) => isPart(part, parts[i]));

/** Whether a path begins with that of a collection, whatever kind of entry has it. */
const isWithin = ([kind, ...wanted]: readonly string[], [, ...parts]: readonly string[]): boolean =>
	kind === 'oracle_collection' && startsAs(wanted, parts);

/** Whether what holds for a pattern and an id holds in the spelling of any version of the data. */
const inAnySpelling = (
	pattern: string,
	id: string,
	holds: (wanted: readonly string[], parts: readonly string[]) => boolean,
): boolean => spellingsOf(pattern).some(wanted => spellingsOf(id).some(each => holds(partsOf(wanted), partsOf(each))));
