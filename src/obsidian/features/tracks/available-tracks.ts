import { isSameName, foldedName } from '../../../rules/search/folded-name';
import { Notice } from 'obsidian';
import type { Track } from '../../../play/tracks/track';
import type { StateProblem } from '../../../journal/actions/notes-state';
import { nameOf, withoutEnding } from '../../../rules/search/stated-name';
import { tracksOfNote, type TrackAt, type TrackLocation } from '../../../journal/track/parse-tracks';
import { namedAbove } from '../../../journal/actions/tracks-named';
import type { Actions, JournalActions } from '../../services/journal-actions';
import { trackNames } from '../../vault/index/track-names';
import { allRead } from '../../services/wait-for-notes';
import type { NoteAt } from '../../services/note-at-cursor';
import { t } from '../../../i18n/translate';

/**
 * The tracks of a note and those of its acting character; the first one with a name counts. Tracks known only to the
 * index have a name and status, but no rank or ticks.
 */
export function tracksInReach(
	{ viewState, vaultIndex }: Actions<'vaultIndex' | 'viewState'>,
	{ path, text }: Pick<NoteAt, 'path' | 'text'>,
): readonly TrackAt[] {
	const actor = viewState.actor(path, undefined);
	const theirs = actor.ok ? actor.value.character.tracks.map(track => ({ track })) : [];
	const read = new Set(theirs.map(({ track }) => track.path));
	const known = (actor.ok ? knownTracks(vaultIndex, actor.value.path, path) : []).filter(
		({ track }) => track.path === undefined || !read.has(track.path),
	);
	const isBroken = actor.ok ? namesUnread(actor.value.problems) : new Set<string>();
	const whole = known.filter(({ track }) => !isBroken.has(foldedName(nameOf(track.name))));
	const tracks = [...tracksOfNote(path, text), ...theirs, ...whole];
	const first = new Map(tracks.map(({ track }) => [track.name, track] as const).reverse());
	return tracks.filter(({ track }) => first.get(track.name) === track);
}

/** The names of tracks that could not be read; these report their problem where they are. */
const namesUnread = (problems: readonly StateProblem[]): ReadonlySet<string> =>
	new Set(
		problems.flatMap(({ code, track }) => (track === undefined || code === 'same_name' ? [] : [foldedName(track)])),
	);

/** The problems with tracks and assets of this name that cannot be read or told apart. */
export const unreadCalled = (problems: readonly StateProblem[], name: string): readonly StateProblem[] =>
	problems.filter(({ code, track, asset }) => {
		const called = track ?? asset;
		return called !== undefined && code !== 'same_name' && isSameName(called, nameOf(name));
	});

/** The character's tracks in the index, except those in the current note, for which the index may be outdated. */
function knownTracks(vaultIndex: JournalActions['vaultIndex'], actor: string, here: string): readonly TrackAt[] {
	const notes = new Set(vaultIndex.belongingsOf(actor).filter(path => path !== here));
	const called = trackNames(vaultIndex, here, actor);
	return vaultIndex
		.tracksKnown()
		.filter(({ home }) => notes.has(home.path))
		.map(({ home, ...track }) => {
			if (home.place) return { track: { ...track, ticks: 0 }, home };
			const name = called(home.path) ?? track.name;
			return { track: { ...track, name, path: withoutEnding(home.path), ticks: 0 }, home };
		});
}

/**
 * Sorts tracks by likelihood: those mentioned above the cursor, by their own block or a record, come first, last
 * mentioned first.
 */
function likeliestFirst(
	{ viewState }: Actions<'viewState'>,
	tracks: readonly TrackAt[],
	{ text, line }: NoteAt,
): readonly TrackAt[] {
	const named = namedAbove(viewState.tracksNamed(text), line + 1).map(foldedName);
	const place = ({ track }: TrackAt): number => {
		const at = named.indexOf(foldedName(track.name));
		return at < 0 ? named.length : at;
	};
	return [...tracks].sort((a, b) => place(a) - place(b));
}

/** Where a track is written. One that is not in a block of the note is looked up by name. */
export const homeOf = (
	{ vaultIndex }: Actions<'vaultIndex'>,
	{ track, home }: TrackAt,
	near: string,
): TrackLocation | undefined =>
	home ??
	(track.path === undefined ? undefined : { path: `${track.path}.md` }) ??
	vaultIndex.trackHomes(track.name, near).find(({ kind, home }) => kind === track.kind && home.path !== near)?.home;

/**
 * Offers what can be done with the tracks in reach, the likeliest first, beside the messages about those that cannot be
 * read. If there is nothing and the acting character
 * is undecided, the player is asked; if there is still nothing, a notice says so.
 */
export async function withTracks<T>(
	actions: Actions<'vaultIndex' | 'viewState' | 'whoActs'>,
	note: NoteAt,
	ways: (at: TrackAt, all: readonly Track[]) => readonly T[],
	{ none, offer }: { readonly none: string; readonly offer: (ways: readonly T[], unread: readonly string[]) => void },
): Promise<void> {
	const inReach = (): readonly T[] => {
		const tracks = tracksInReach(actions, note);
		const all = tracks.map(({ track }) => track);
		const fitting = tracks.filter(at => ways(at, all).length > 0);
		return likeliestFirst(actions, fitting, note).flatMap(at => ways(at, all));
	};
	await allRead(actions, note.path);
	const now = inReach();
	if (now.length > 0) return offer(now, unreadInReach(actions, note));
	if (!actions.viewState.actor(note.path, undefined).ok && !(await actions.whoActs(note.path))) return;
	const later = inReach();
	if (later.length > 0) return offer(later, unreadInReach(actions, note));
	const isReading = !actions.vaultIndex.isComplete;
	const why = isReading ? [t('Some notes are still being read: try again in a moment.')] : unreadInReach(actions, note);
	new Notice([none, ...why].join(' '));
}

/** Messages about tracks that cannot be read, or told apart from others with their name. */
function unreadInReach({ viewState }: Actions<'viewState'>, { path }: NoteAt): readonly string[] {
	const actor = viewState.actor(path, undefined);
	const problems = actor.ok ? actor.value.problems : [];
	const messages = problems.flatMap(({ code, track, message }) =>
		track === undefined || code === 'same_name' ? [] : [message],
	);
	return [...new Set(messages)];
}
