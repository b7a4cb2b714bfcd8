import { TRACK_STATUSES, type Track } from '../../play/tracks/track';
import { nearestName } from '../../rules/search/nearest-name';
import { misspelledWords } from '../../rules/search/misspelled-words';
import type { Problem, ParseResult } from '../../rules/core/problem';
import { placedAt, problem, parseOk, slipWithin, parseError } from '../../rules/core/problem';
import { isRank, RANKS, type Rank } from '../../rules/core/rank';
import { statedName as readName } from '../../rules/search/stated-name';
import { readNumber } from '../sworn-block/sworn-block';
import { countsSegments, hasKey, TRACK_KIND_ROWS, type TrackKind } from '../../rules/core/track-kind';
import { TRACK_KEY_ROWS, type TrackKey } from '../../rules/core/track-key';
import { t } from '../../i18n/translate';

/** A value of a key with its position; 0 in the properties of a note, where it is unknown. */
interface KeyValue {
	readonly text: string;
	readonly from: number;
	readonly to: number;
}

/** All values of a key, in order; empty if it is missing or empty. */
export type KeyValues = (key: string) => readonly KeyValue[];

/** The keys of a kind besides its name, in writing order. */
export const keysOf = (kind: TrackKind): readonly TrackKey[] => TRACK_KIND_ROWS[kind].keys;

export type TrackValue = string | number | true | readonly string[];

/** How to read and write a key of a track. Default values are not written. */
interface KeyOfTrack {
	readonly read: (
		texts: readonly KeyValue[],
		before: Partial<Track>,
		problem: (at: KeyValue, of: Unread) => void,
	) => Partial<Track>;
	readonly write: (track: Track) => TrackValue | undefined;
}

type Unread = Extract<ParseResult<never>, { readonly ok: false }>;

type Parts = { -readonly [F in keyof Track]?: Track[F] };

/**
 * A key with one value, which is a field of the track. Of several values the first counts; a default may be left out.
 */
const one = <F extends Exclude<keyof Track, 'kind' | 'name'>>(
	field: F,
	readValue: (text: string, before: Partial<Track>) => ParseResult<NonNullable<Track[F]>>,
	write: (track: Track) => TrackValue | undefined,
	whenAbsent: (before: Partial<Track>) => Partial<Track> = () => ({}),
): KeyOfTrack => ({
	read: ([said], before, problem) => {
		const part: Parts = {};
		if (said === undefined) return whenAbsent(before);
		const reading = readValue(said.text, before);
		if (reading.ok) part[field] = reading.value;
		else problem(said, reading);
		return part;
	},
	write,
});

const numbered = (key: 'ticks' | 'harm' | 'menace' | 'segments'): KeyOfTrack =>
	one(
		key,
		text => counted(key, text),
		track => track[key],
	);

const text = (key: 'clears' | 'sworn_to' | 'vow' | 'theme' | 'domain' | 'odds'): KeyOfTrack =>
	one(
		key,
		text => parseOk(readName(text)),
		track => track[key],
	);

const texts = (field: 'roles' | 'denizens'): KeyOfTrack => ({
	read: said => (said.length > 0 ? { [field]: said.map(({ text }) => readName(text)) } : {}),
	write: track => (track[field]?.length ? track[field] : undefined),
});

/** An unchecked checkbox is the same as none. */
function ticked(key: 'bond' | 'influence'): KeyOfTrack {
	const { read, write } = one(
		key,
		text => flag(key, text),
		track => track[key] || undefined,
	);
	return { read: (...said) => (read(...said)[key] ? { [key]: true } : {}), write };
}

/** Every key of a track, in reading order. Reading and writing depend only on these rows. */
const KEYS: Readonly<Record<TrackKey, KeyOfTrack>> = {
	ticks: numbered('ticks'),
	status: one(
		'status',
		text => oneOf('status', text, TRACK_STATUSES),
		({ status }) => (status === 'open' ? undefined : status),
	),
	rank: one('rank', readRank, ({ rank }) => rank),
	segments: numbered('segments'),
	filled: one(
		'filled',
		(text, { segments }) => filledOf(text, segments),
		({ filled, segments }) => filled ?? (segments === undefined ? undefined : 0),
		({ segments }) => (segments === undefined ? {} : { filled: 0 }),
	),
	menace: one(
		'menace',
		text => counted('menace', text),
		({ menace = 0 }) => menace,
		() => ({ menace: 0 }),
	),
	bond: ticked('bond'),
	influence: ticked('influence'),
	role: texts('roles'),
	clears: text('clears'),
	sworn_to: text('sworn_to'),
	harm: numbered('harm'),
	vow: text('vow'),
	theme: text('theme'),
	domain: text('domain'),
	denizens: texts('denizens'),
	odds: text('odds'),
};

const IN_ORDER = Object.keys(KEYS) as readonly TrackKey[];

/** Reads a track from the values of its keys. An invalid value is a problem at its position; nothing is guessed. */
export function trackFrom(kind: TrackKind, name: string, says: KeyValues): ParseResult<Track> {
	const problems: Problem[] = [];
	const problem = ({ from, to }: KeyValue, { problems: found }: Unread) =>
		void problems.push(...found.map(each => placedAt(each, { from, to })));
	const track = IN_ORDER.filter(key => hasKey(kind, key)).reduce<Track>(
		(before, key) => ({ ...before, ...KEYS[key].read(says(key), before, problem) }),
		{ kind, name, ticks: 0, status: 'open' },
	);
	return problems.length > 0 ? { ok: false, problems: problems.sort((a, b) => a.from - b.from) } : parseOk(track);
}

/** Whether a clock lacks the required number of segments. */
export const isWithoutSegments = ({ kind, segments }: Track): boolean => countsSegments(kind) && segments === undefined;

/** Reads a whole number within the limits of its key. */
function counted(key: TrackKey, text: string, most = TRACK_KEY_ROWS[key].most ?? Infinity): ParseResult<number> {
	const { least = 0 } = TRACK_KEY_ROWS[key];
	const number = readNumber(text);
	if (number !== undefined && number >= least && number <= most && text.trim() !== '00') return parseOk(number);
	return parseError(
		'bad_track_value',
		t('“{key}: {text}” is not read. Write a whole number from {least} to {most}.', { key, text, least, most }),
	);
}

function filledOf(text: string, segments: number | undefined): ParseResult<number> {
	if (segments !== undefined) return counted('filled', text, segments);
	return parseError(
		'no_segments',
		t('“filled: {text}” needs to know of how many. Add a line such as “segments: 6”.', { text }),
	);
}

function readRank(text: string): ParseResult<Rank> {
	const word = text.trim().toLowerCase();
	return isRank(word) ? parseOk(word) : oneOf('rank', text, RANKS);
}

function oneOf<Word extends string>(key: string, text: string, words: readonly Word[]): ParseResult<Word> {
	const written = text.trim().toLowerCase();
	const known = words.find(word => word === written);
	if (known) return parseOk(known);
	const nearest = nearestName(written, words);
	const code = key === 'rank' ? 'unknown_rank' : 'bad_track_value';
	const message = t('“{key}: {text}” is not known.', { key, text });
	return nearest === undefined
		? parseError(code, t('{message} Write one of {words}.', { message, words: words.join(', ') }))
		: {
				ok: false,
				problems: [
					slipWithin(
						problem(code, t('{message} Did you mean “{nearest}”?', { message, nearest }), 0, text.length),
						misspelledWords(text, nearest),
						nearest,
					),
				],
			};
}

const YES = ['yes', 'true', 'marked'];
const NO = ['no', 'false', 'none'];

function flag(key: string, text: string): ParseResult<boolean> {
	const word = text.trim().toLowerCase();
	if (YES.includes(word)) return parseOk(true);
	if (NO.includes(word)) return parseOk(false);
	return parseError(
		'bad_track_value',
		t('“{key}: {text}” is not read. Write “{key2}: yes”, or leave the line out.', { key, text, key2: key }),
	);
}

/** The values of a track's keys, in the order of its kind. Defaults such as an open track or no bond are left out. */
export const trackValues = (track: Track): ReadonlyMap<string, TrackValue> =>
	new Map(
		keysOf(track.kind).flatMap(key => {
			const value = KEYS[key].write(track);
			return value === undefined ? [] : [[key, value] as const];
		}),
	);

/** The keys whose values differ between two states, with the new value; null if there is none. */
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
