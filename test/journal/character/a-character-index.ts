import type { FrontmatterValue } from '../../../src/journal/frontmatter/frontmatter';
import type { Properties } from '../../../src/journal/frontmatter/properties';
import { isCharacter } from '../../../src/journal/character/character-note';
import { CharacterNames } from '../../../src/journal/character/character-names';
import { textsOf } from '../../../src/journal/frontmatter/properties';
import { nearest } from '../../../src/journal/character/folder-distance';
import type { CharacterIndex } from '../../../src/journal/character/acting-character';
import { ruleset } from '../../support/tables';

export const STATS = { edge: 2, momentum: 2 };

export type Notes = Readonly<Record<string, Readonly<Record<string, FrontmatterValue>>>>;

/** A vault whose notes are told by their properties; links lead as in the app. `moved` are old paths and where they lead. */
export function castOf(notes: Notes, moved: Readonly<Record<string, string>> = {}): CharacterIndex {
	const properties = (path: string): Properties | undefined => notes[path] && new Map(Object.entries(notes[path]));
	const paths = Object.keys(notes);
	const characters = new Set(paths.filter(path => isCharacter(properties(path) ?? new Map(), ruleset)));
	const aliasesOf = (path: string) =>
		textsOf(properties(path) ?? new Map(), 'aliases').flatMap(names => names.split(', '));
	const names = new CharacterNames(characters, aliasesOf);
	return {
		characters,
		candidates: characters,
		unreadable: () => undefined,
		charactersInText: () => [],
		namesakes: name => names.of(name),
		movedFrom: name => Object.keys(moved).flatMap(old => (`/${old}`.endsWith(`/${name}.md`) ? (moved[old] ?? []) : [])),
		isNote: path => paths.includes(path),
		properties,
		resolve: (link, from) => appResolves(paths, link, from) ?? nearest(names.of(link).aliases, from)[0],
	};
}

/** The exact path, then what lies under the folder of the note, then the shortest path. */
function appResolves(paths: readonly string[], link: string, from: string): string | undefined {
	const end = `${link.toLowerCase()}.md`;
	const folder = from.slice(0, from.lastIndexOf('/') + 1);
	const ending = paths.filter(path => `/${path.toLowerCase()}`.endsWith(`/${end}`)).sort((a, b) => a.length - b.length);
	return paths.find(path => path.toLowerCase() === end) ?? ending.find(path => path.startsWith(folder)) ?? ending[0];
}
