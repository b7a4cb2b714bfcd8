import { foldedName } from '../../rules/search/folded-name';
import { nameOf } from '../../rules/search/stated-name';

/** Paths of the characters that share a name. */
export interface Namesakes {
	readonly notes: readonly string[];
	/** Those that have the name as an alias. */
	readonly aliases: readonly string[];
}

const NOBODY: readonly string[] = [];

/** Indexes the characters of a vault by name and alias. */
export class CharacterNames {
	private readonly notes = new Map<string, readonly string[]>();
	private readonly aliases = new Map<string, readonly string[]>();

	constructor(characters: Iterable<string>, aliasesOf: (path: string) => readonly string[]) {
		for (const path of [...characters].sort()) {
			add(this.notes, nameOf(path), path);
			for (const alias of aliasesOf(path)) add(this.aliases, alias, path);
		}
	}

	of(name: string): Namesakes {
		const key = foldedName(name);
		return { notes: this.notes.get(key) ?? NOBODY, aliases: this.aliases.get(key) ?? NOBODY };
	}
}

function add(paths: Map<string, readonly string[]>, name: string, path: string): void {
	const key = foldedName(name);
	const known = paths.get(key) ?? NOBODY;
	if (!known.includes(path)) paths.set(key, [...known, path]);
}
