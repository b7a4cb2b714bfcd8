import { isIdOf } from './core/id-pattern';
import { foldedLetters } from './search/folded-text';

/** What an entry of a Datasworn file in the vault has besides one of the books. */
export interface PackEntry {
	/** The title of the file; absent for entries of the books. */
	readonly source?: string;
	/** Ids of the entries that it replaces; `*` is a wildcard for any part. */
	readonly replaces?: readonly string[];
	/** Further names that it answers to: those of the entries that it replaces. */
	readonly aliases?: readonly string[];
}

interface Named extends PackEntry {
	readonly _id: string;
	readonly name: string;
}

/**
 * Adds entries of a file to those of the rules below it. One that replaces others by id goes in the place of the first
 * of them and answers to their names; the others go to the end. One that only shares a name stands beside its namesake,
 * which is then called “Sleuth (Starforged)”, by the title of its own file or else that of the rules below.
 */
export function withEntries<T extends Named>(base: readonly T[], more: readonly T[], titleBelow: string): readonly T[] {
	const inPlace = new Map<T, T>();
	const leaving = new Set<T>();
	const added: T[] = [];
	for (const entry of more) {
		const old = base.filter(each => !leaving.has(each) && entry.replaces?.some(id => isIdOf(id, each._id)));
		for (const each of old) leaving.add(each);
		const [first] = old;
		if (first) inPlace.set(first, answering(entry, old));
		else added.push(entry);
	}
	const names = new Set(more.map(({ name }) => foldedLetters(name)));
	const below = base.flatMap(entry => {
		const instead = inPlace.get(entry);
		if (instead ?? leaving.has(entry)) return instead ? [instead] : [];
		return names.has(foldedLetters(entry.name)) ? besides(entry, titleBelow) : entry;
	});
	return [...below, ...added];
}

const answering = <T extends Named>(entry: T, replaced: readonly T[]): T => ({
	...entry,
	aliases: replaced.flatMap(({ name, aliases = [] }) => [name, ...aliases]),
});

const besides = <T extends Named>(entry: T, title: string): T => ({
	...entry,
	name: `${entry.name} (${entry.source ?? title})`,
});
