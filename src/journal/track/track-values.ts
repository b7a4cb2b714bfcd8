import type { Track } from '../../play/tracks/track';
import { MAX_HARM, MAX_SEGMENTS, MAX_TICKS, TRACK_STATUSES } from '../../play/tracks/track';
import { nearestName } from '../../rules/search/nearest-name';
import { read, unread, type Problem, type Reading } from '../../rules/problem';
import { isRank, RANKS } from '../../rules/rank';
import type { Rank } from '../../rules/rank';
import type { TrackKind } from '../../rules/track-kind';
import { given } from '../../rules/collections';
import { readName } from '../record/record-values';
import { readNumber } from '../sworn-block/sworn-block';
import { KEYS_OF_KIND } from '../sworn-block/kind';

/** One value of a key and where it stands. In the properties of a note the place is unknown: 0. */
export interface Said {
	readonly text: string;
	readonly from: number;
	readonly to: number;
}

/** All values of a key, in order; none when it is missing or empty. */
export type Says = (key: string) => readonly Said[];

/** The keys of a kind after the one that names the track, in the order in which they are written. */
export const keysOf = (kind: TrackKind): readonly string[] => KEYS_OF_KIND[kind].slice(1);

/** A track from what its keys say. A value that breaks its rule is a problem at its place; nothing is guessed. */
export function trackFrom(kind: TrackKind, name: string, says: Says): Reading<Track> {
	const problems: Problem[] = [];
	const keys = keysOf(kind);
	const each = <T>(key: string, readValue: (text: string) => Reading<T>, most = Infinity): readonly T[] =>
		(keys.includes(key) ? says(key).slice(0, most) : []).flatMap(({ text, from, to }) => {
			const reading = readValue(text);
			if (reading.ok) return [reading.value];
			problems.push(...reading.problems.map(({ code, message }) => ({ code, message, from, to })));
			return [];
		});
	const one = <T>(key: string, readValue: (text: string) => Reading<T>): T | undefined => each(key, readValue, 1)[0];
	const plain = (key: string) => one(key, text => read(readName(text)));

	const segments = one('segments', text => count('segments', text, 1, MAX_SEGMENTS));
	const filled = one('filled', text => filledOf(text, segments));
	const roles = each('role', text => read(readName(text)));
	const track: Track = {
		kind,
		name,
		ticks: one('ticks', text => count('ticks', text, 0, MAX_TICKS)) ?? 0,
		status: one('status', text => oneOf('status', text, TRACK_STATUSES)) ?? 'open',
		...given({
			rank: one('rank', readRank),
			segments,
			filled: filled ?? (segments === undefined ? undefined : 0),
			menace: one('menace', text => count('menace', text, 0, MAX_TICKS)) ?? (kind === 'threat' ? 0 : undefined),
			bond: one('bond', text => flag('bond', text)) || undefined,
			influence: one('influence', text => flag('influence', text)) || undefined,
			roles: roles.length > 0 ? roles : undefined,
			clears: plain('clears'),
			sworn_to: plain('sworn_to'),
			harm: one('harm', text => count('harm', text, 0, MAX_HARM)),
			vow: plain('vow'),
			theme: plain('theme'),
			domain: plain('domain'),
			odds: plain('odds'),
		}),
	};
	if (problems.length > 0) return { ok: false, problems: problems.sort((a, b) => a.from - b.from) };
	return read(track);
}

/** A whole number between two limits, both included. */
function count(key: string, text: string, min: number, max: number): Reading<number> {
	const number = readNumber(text);
	if (number !== undefined && number >= min && number <= max && text.trim() !== '00') return read(number);
	return unread('bad_track_value', `“${key}: ${text}” is not read. Write a whole number from ${min} to ${max}.`);
}

function filledOf(text: string, segments: number | undefined): Reading<number> {
	if (segments !== undefined) return count('filled', text, 0, segments);
	return unread('no_segments', `“filled: ${text}” needs to know of how many. Add a line such as “segments: 6”.`);
}

function readRank(text: string): Reading<Rank> {
	const word = text.trim().toLowerCase();
	return isRank(word) ? read(word) : oneOf('rank', text, RANKS);
}

function oneOf<Word extends string>(key: string, text: string, words: readonly Word[]): Reading<Word> {
	const written = text.trim().toLowerCase();
	const known = words.find(word => word === written);
	if (known) return read(known);
	const nearest = nearestName(written, words);
	const hint = nearest ? `Did you mean “${nearest}”?` : `Write one of ${words.join(', ')}.`;
	return unread(key === 'rank' ? 'unknown_rank' : 'bad_track_value', `“${key}: ${text}” is not known. ${hint}`);
}

const YES = ['yes', 'true', 'marked'];
const NO = ['no', 'false', 'none'];

function flag(key: string, text: string): Reading<boolean> {
	const word = text.trim().toLowerCase();
	if (YES.includes(word)) return read(true);
	if (NO.includes(word)) return read(false);
	return unread('bad_track_value', `“${key}: ${text}” is not read. Write “${key}: yes”, or leave the line out.`);
}

export type TrackValue = string | number | true | readonly string[];

/** What each key of a track says, in the order of its kind. What goes without saying has no key: an open track, no bond. */
export function trackValues(track: Track): ReadonlyMap<string, TrackValue> {
	const all: Readonly<Record<string, TrackValue | undefined>> = {
		rank: track.rank,
		ticks: track.ticks,
		status: track.status === 'open' ? undefined : track.status,
		sworn_to: track.sworn_to,
		clears: track.clears,
		role: track.roles,
		bond: track.bond || undefined,
		influence: track.influence || undefined,
		harm: track.harm,
		theme: track.theme,
		domain: track.domain,
		segments: track.segments,
		filled: track.filled ?? (track.segments === undefined ? undefined : 0),
		menace: track.menace ?? 0,
		vow: track.vow,
		odds: track.odds,
	};
	return new Map(
		keysOf(track.kind).flatMap(key => {
			const value = all[key];
			return value === undefined || (Array.isArray(value) && value.length === 0) ? [] : [[key, value] as const];
		}),
	);
}

/** The keys that say something else after than before, and what; null where nothing is left to say. */
export function changedValues(before: Track, after: Track): ReadonlyMap<string, TrackValue | null> {
	const [was, is] = [trackValues(before), trackValues(after)];
	const differs = (key: string) => JSON.stringify(was.get(key)) !== JSON.stringify(is.get(key));
	return new Map(
		keysOf(after.kind)
			.filter(differs)
			.map(key => [key, is.get(key) ?? null]),
	);
}

export const isSameTrack = (before: Track, after: Track): boolean =>
	before === after || changedValues(before, after).size === 0;
