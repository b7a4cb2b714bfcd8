import type { Reading } from '../../rules/problem';
import { foldedName, nameOf, withoutEnding } from '../notes/note-name';
import type { CharacterIndex, Whose } from './acting-character';
import { actsIn, linkedCharacter } from './acting-character';
import { actorOf } from './resolve-name';

/**
 * What a record in a journal calls a character: its name, or as much of its path as distinguishes it from
 * others of that name, `B/Kestrel`. Absent in the character's own note, whose records name nobody.
 */
export const nameFor = (path: string, journal: string, vaultIndex: CharacterIndex): string | undefined =>
	path === journal ? undefined : distinctName(path, vaultIndex, name => actorOf(name, journal, vaultIndex));

/** What the records of a journal call the character whose journal it is, when that is settled. */
export function actorName(journal: string, vaultIndex: CharacterIndex): string | undefined {
	const actor = actsIn(vaultIndex, journal);
	return actor === undefined ? undefined : nameFor(actor, journal, vaultIndex);
}

/** What a link to a character says in the properties of a note: `Kestrel`, or as much of the path as is needed. */
export const linkTextFor = (path: string, note: string, vaultIndex: CharacterIndex): string =>
	distinctName(path, vaultIndex, name => linkedCharacter(name, note, vaultIndex));

/** What notes are called in a list to choose from: by name, and by path where a name is there twice. */
export const distinctNames =
	(paths: readonly string[]) =>
	(path: string): string => {
		const isAlone = paths.every(other => other === path || foldedName(nameOf(other)) !== foldedName(nameOf(path)));
		return isAlone ? nameOf(path) : withoutEnding(path);
	};

/** The shortest end of a path that no other character has and that leads there. */
function distinctName(path: string, vaultIndex: CharacterIndex, lookUp: (name: string) => Reading<Whose>): string {
	const { notes, aliases } = vaultIndex.namesakes(nameOf(path));
	// a note that is gone: its name is as good as its path
	if (notes.length === 0 && aliases.length === 0) return nameOf(path);
	const isUnique = [...notes, ...aliases].every(other => other === path);
	const parts = withoutEnding(path).split('/');
	const ends = parts.map((_, i) => parts.slice(parts.length - 1 - i).join('/'));
	const leadsThere = (name: string): boolean => {
		const found = lookUp(name);
		return found.ok && found.value.kind === 'one' && found.value.path === path;
	};
	const telling = isUnique || ends.length === 1 ? ends : ends.slice(1);
	return telling.find(leadsThere) ?? `/${withoutEnding(path)}`;
}
