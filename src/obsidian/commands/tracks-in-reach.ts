import { Notice } from 'obsidian';
import type { Track } from '../../play/track';
import type { TrackHome } from '../../journal/by-hand/hand-plan';
import type { StateProblem } from '../../journal/pages/state-on';
import type { TrackAt } from '../../journal/track/tracks-of-note';
import { tracksOfNote } from '../../journal/track/tracks-of-note';
import { namedAbove } from '../../journal/track/tracks-named';
import type { Desk } from '../desk';
import { allRead } from './all-read';
import type { NoteAt } from './note-at';

/**
 * The tracks of a note and those of the character that acts in it; of two with one name the first counts. What the index
 * alone knows of is there with its name and status, but without rank and ticks.
 */
export function tracksInReach({ shown, cast }: Desk, { path, text }: NoteAt): readonly TrackAt[] {
	const actor = shown.actor(path, undefined);
	const theirs = actor.ok ? actor.value.character.tracks.map(track => ({ track })) : [];
	const known = actor.ok ? knownTracks(cast, actor.value.path, path) : [];
	const isBroken = actor.ok ? namesUnread(actor.value.problems) : new Set<string>();
	const tracks = [...tracksOfNote(path, text), ...theirs, ...known.filter(({ track }) => !isBroken.has(track.name))];
	return tracks.filter(({ track }, i) => tracks.findIndex(other => other.track.name === track.name) === i);
}

/** The tracks whose text was read and cannot be understood: they say why where they stand. */
const namesUnread = (problems: readonly StateProblem[]): ReadonlySet<string> =>
	new Set(problems.flatMap(({ code, track }) => (track === undefined || code === 'same_name' ? [] : [track])));

/** Of the note at hand the index may still have what was there before. */
function knownTracks(cast: Desk['cast'], actor: string, here: string): readonly TrackAt[] {
	const notes = new Set(cast.belongingsOf(actor).filter(path => path !== here));
	return cast
		.tracksKnown()
		.filter(({ home }) => notes.has(home.path))
		.map(({ home, ...track }) => ({ track: { ...track, ticks: 0 }, home }));
}

/** The likeliest first: those named above the cursor, by a block of their own or by a record, the last one before the others. */
function likeliestFirst({ shown }: Desk, tracks: readonly TrackAt[], { text, line }: NoteAt): readonly TrackAt[] {
	const named = namedAbove(shown.tracksNamed(text), line + 1).map(name => name.toLowerCase());
	const place = ({ track }: TrackAt): number => {
		const at = named.indexOf(track.name.toLowerCase());
		return at < 0 ? named.length : at;
	};
	return [...tracks].sort((a, b) => place(a) - place(b));
}

/** Where a track is written: one that stands in no block of the note at hand is looked up by its name. */
export const homeOf = ({ cast }: Desk, { track, home }: TrackAt, near: string): TrackHome | undefined =>
	home ?? cast.trackHomes(track.name, near).find(({ kind, home }) => kind === track.kind && home.path !== near)?.home;

/**
 * What can be done with the tracks in reach, the likeliest first. Where that is nothing and it is not settled who acts, the
 * player is asked first; where it is nothing at all, that is told.
 */
export async function withTracks<T>(
	desk: Desk,
	note: NoteAt,
	ways: (at: TrackAt, all: readonly Track[]) => readonly T[],
	none: string,
	offer: (ways: readonly T[]) => void,
): Promise<void> {
	const inReach = (): readonly T[] => {
		const tracks = tracksInReach(desk, note);
		const all = tracks.map(({ track }) => track);
		const fitting = tracks.filter(at => ways(at, all).length > 0);
		return likeliestFirst(desk, fitting, note).flatMap(at => ways(at, all));
	};
	await allRead(desk, note.path);
	const now = inReach();
	if (now.length > 0) return offer(now);
	if (!desk.shown.actor(note.path, undefined).ok && !(await desk.whoActs(note.path))) return;
	const later = inReach();
	if (later.length > 0) return offer(later);
	new Notice(desk.cast.isComplete ? none : `${none} Some notes are still being read: try again in a moment.`);
}
