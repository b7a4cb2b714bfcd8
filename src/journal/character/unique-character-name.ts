import type { ParseResult } from '../../rules/core/problem';
import { foldedName } from '../../rules/search/folded-name';
import { nameOf, withoutEnding } from '../../rules/search/stated-name';
import { actsIn, linkedCharacter, type CharacterIndex, type FoundActor } from './acting-character';
import { actorOf } from './resolve-name';

/**
 * The name of a character in a journal's records: its plain name, or as much of its path as is needed to tell it from
 * others, `B/Kestrel`. `undefined` in the character's own note, whose records name no actor.
 */
export const nameFor = (path: string, journal: string, vaultIndex: CharacterIndex): string | undefined =>
	path === journal ? undefined : distinctName(path, vaultIndex, name => actorOf(name, journal, vaultIndex));

/** The name of a journal's own character in its records, if there is exactly one candidate. */
export function actorName(journal: string, vaultIndex: CharacterIndex): string | undefined {
	const actor = actsIn(vaultIndex, journal);
	return actor === undefined ? undefined : nameFor(actor, journal, vaultIndex);
}

/** The text of a link to a character in a note's properties: `Kestrel`, or as much of the path as is needed. */
export const linkTextFor = (path: string, note: string, vaultIndex: CharacterIndex): string =>
	distinctName(path, vaultIndex, name => linkedCharacter(name, note, vaultIndex));

/** Labels for a list of notes: the name, or the path if a name occurs twice. */
export const distinctNames =
	(paths: readonly string[]) =>
	(path: string): string => {
		const isAlone = paths.every(other => other === path || foldedName(nameOf(other)) !== foldedName(nameOf(path)));
		return isAlone ? nameOf(path) : withoutEnding(path);
	};

/** The shortest end of a path that no other character shares and that resolves to this one. */
function distinctName(
	path: string,
	vaultIndex: CharacterIndex,
	lookUp: (name: string) => ParseResult<FoundActor>,
): string {
	const { notes, aliases } = vaultIndex.namesakes(nameOf(path));
	// the note no longer exists, so its name is as good as its path
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
