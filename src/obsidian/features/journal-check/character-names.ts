import type { NamesInNote } from '../../../journal/check/recorded-changes';
import { actsIn } from '../../../journal/character/acting-character';
import type { JournalActions } from '../../plugin/journal-actions';
import { sessionOf } from '../sessions/session-owner';

type Cast = JournalActions['vaultIndex'];

/** Whom the names in a note mean to a character, and which of its tracks are those of others as well. */
export function namesIn(vaultIndex: Cast, note: string, actor: string): NamesInNote {
	const shared = new Map<string, boolean>();
	return {
		who: sessionOf(vaultIndex, note, actor).who,
		isShared: thing => {
			const known = shared.get(thing) ?? isShared(vaultIndex, note, actor, thing);
			shared.set(thing, known);
			return known;
		},
	};
}

/** The track that a name means in the note is the one that it means to the character. */
function isShared(vaultIndex: Cast, note: string, actor: string, name: string): boolean {
	const [there] = vaultIndex.trackHomes(name, note);
	const [own] = vaultIndex.trackHomes(name, actor);
	if (!there || there.home.path !== own?.home.path) return false;
	if (there.home.place?.near?.lineStart !== own.home.place?.near?.lineStart) return false;
	const other = actsIn(vaultIndex, note);
	return [actor, ...(other === undefined ? [] : [other])].every(path =>
		vaultIndex.belongingsOf(path).includes(own.home.path),
	);
}
