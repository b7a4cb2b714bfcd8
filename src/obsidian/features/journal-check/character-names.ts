import type { NamesInNote } from '../../../journal/journal-check/recorded-changes';
import { playersOf } from '../../../journal/character/acting-path';
import type { JournalActions } from '../../services/journal-actions';
import { foldedName } from '../../../rules/search/folded-name';
import { nameOf, withoutEnding } from '../../../rules/search/stated-name';
import { pathNames } from '../../vault/index/track-names';
import { actorOf } from '../../../journal/character/resolve-name';
import { partyPaths } from '../../services/fresh-notes';
import { whoIn } from '../sessions/session-owner';

type Cast = JournalActions['vaultIndex'];

/**
 * Resolves the names in a note from a character's point of view, and tells which of its tracks and values are shared.
 * `shared` are the values that the rules call so.
 */
export function namesIn(
	vaultIndex: Cast,
	note: string,
	{ actor, shared: values }: { readonly actor: string; readonly shared: readonly string[] },
): NamesInNote {
	const shared = new Map<string, boolean>();
	const called = pathNames(vaultIndex, actor);
	return {
		who: whoIn(vaultIndex, note, [actor]),
		isShared: thing => {
			const known = shared.get(thing) ?? isShared(vaultIndex, note, actor, thing);
			shared.set(thing, known);
			return known;
		},
		isSharedValue: (what, by) => values.includes(what) && isOfParty(vaultIndex, note, actor, by),
		onSheet: thing => {
			const [only, ...others] = vaultIndex.thingsCalled(thing, note);
			return only && !only.place && others.length === 0 ? (called(only.path) ?? thing) : thing;
		},
	};
}

/** Whether the one with a name in the note has the same party as the character. */
function isOfParty(vaultIndex: Cast, note: string, actor: string, by: string | undefined): boolean {
	const found = actorOf(by, note, vaultIndex);
	const [party] = partyPaths(vaultIndex, [actor]);
	if (party === undefined || !found.ok || found.value.kind === 'several') return false;
	return partyPaths(vaultIndex, [found.value.path]).includes(party);
}

/**
 * Whether a name means the same track in the note as for the character, and the track belongs both to this character
 * and to one of those who play in the note.
 */
function isShared(vaultIndex: Cast, note: string, actor: string, name: string): boolean {
	const [there] = homesOf(vaultIndex, name, note);
	const [own] = homesOf(vaultIndex, name, actor);
	if (!there || there.home.path !== own?.home.path) return false;
	if (there.home.place?.near?.lineStart !== own.home.place?.near?.lineStart) return false;
	const owns = (path: string) => vaultIndex.belongingsOf(path).includes(own.home.path);
	const players = playersOf(note, vaultIndex);
	return owns(actor) && (players.length === 0 || players.some(owns));
}

/** The tracks with a name, or whose path ends with it, nearest first. */
function homesOf(vaultIndex: Cast, name: string, near: string): ReturnType<Cast['trackHomes']> {
	const called = vaultIndex.trackHomes(name, near);
	if (called.length > 0 || !name.includes('/')) return called;
	const end = `/${foldedName(name).replace(/^\/+/, '')}`;
	return vaultIndex
		.trackHomes(nameOf(name), near)
		.filter(({ home }) => !home.place && `/${foldedName(withoutEnding(home.path))}`.endsWith(end));
}
