import type { NextBonus } from '../../play/character/next-bonus';
import type { Track } from '../../play/tracks/track';
import { openTracks } from '../../play/tracks/track';
import { given } from '../../rules/collections';
import type { TrackKind } from '../../rules/track-kind';
import { stemsOf } from './mentions';
import type { LineOfNote, ToldSession } from './told-sessions';
import { threadName } from './told-sessions';

/** Something that is unresolved. */
export interface Thread {
	readonly kind: ThreadKind;
	/** The name of the track, the bonus, or what the oracle was asked. */
	readonly name: string;
	/** What the oracle said. */
	readonly said?: string;
	/** How many sessions it was left alone; absent if that does not matter. */
	readonly sessions?: number;
	/** Its last line; absent if no line is known. */
	readonly place?: LineOfNote;
}

export const THREAD_KINDS = ['vow', 'threat', 'clock', 'connection', 'oracle', 'next'] as const;
type ThreadKind = (typeof THREAD_KINDS)[number];

/** For how many sessions nothing happens about a track until it is loose. */
const SESSIONS = 3;

/** What loose threads are read from. */
interface ThreadSource {
	/** In the order of play. */
	readonly sessions: readonly ToldSession[];
	readonly tracks: readonly Track[];
	readonly next: readonly NextBonus[];
	/** Where a track is written. */
	readonly homeOf: (track: Track) => LineOfNote | undefined;
}

/**
 * What is unresolved: open vows, threats and clocks that did not change for three sessions, connections that were not
 * mentioned for three, answers of oracles that were never mentioned again, and bonuses on a next move that wait.
 */
export function looseThreads(source: ThreadSource): readonly Thread[] {
	const { sessions, next } = source;
	const waiting = next.map(({ text }): Thread => {
		const [, place] = lastIn(sessions, ({ changed }) => changed.get(threadName(`next ${text}`))) ?? [];
		return { kind: 'next', name: text, ...given({ place }) };
	});
	const tracks = (['vow', 'threat', 'clock', 'connection'] as const).flatMap(kind => leftAlone(kind, source));
	return [...tracks, ...unmentioned(sessions), ...waiting];
}

function leftAlone(kind: ThreadKind & TrackKind, { sessions, tracks, homeOf }: ThreadSource): readonly Thread[] {
	return openTracks(tracks, [kind]).flatMap((track): readonly Thread[] => {
		const { name } = track;
		const home = homeOf(track);
		const words = stemsOf(name);
		const mentioned = lastIn(sessions, ({ mentions }) => lastOf(words.flatMap(word => mentions.get(word) ?? [])));
		const changed = lastIn(sessions, ({ changed }) => changed.get(threadName(name)));
		const [at, place] = latest(kind === 'connection' ? [changed, mentioned] : [changed ?? mentioned]) ??
			begunIn(sessions, home) ?? [-1, undefined];
		const since = sessions.slice(at + 1).filter(({ title }) => title !== undefined).length;
		return since < SESSIONS ? [] : [{ kind, name, sessions: since, ...given({ place: place ?? home }) }];
	});
}

/** The index of a session, and a line in it. */
type Seen = readonly [at: number, place: LineOfNote];

/** The last session that has a line of something. */
function lastIn(
	sessions: readonly ToldSession[],
	lineIn: (session: ToldSession) => number | undefined,
): Seen | undefined {
	for (let at = sessions.length - 1; at >= 0; at--) {
		const session = sessions[at];
		const line = session && lineIn(session);
		if (session && line !== undefined) return [at, { path: session.path, line }];
	}
	return undefined;
}

const lastOf = (lines: readonly number[]): number | undefined => (lines.length > 0 ? Math.max(...lines) : undefined);

const latest = (seen: readonly (Seen | undefined)[]): Seen | undefined =>
	seen.flatMap(each => (each ? [each] : [])).sort(([one], [other]) => other - one)[0];

/** The session in which a track is written as a block. */
function begunIn(sessions: readonly ToldSession[], home: LineOfNote | undefined): Seen | undefined {
	const at = sessions.findIndex(
		({ path, line, lastLine }) => home?.path === path && line <= home.line && home.line <= lastLine,
	);
	return home && at >= 0 ? [at, home] : undefined;
}

/** Of the same answer to the same question, the last one. */
function unmentioned(sessions: readonly ToldSession[]): readonly Thread[] {
	const found = sessions.flatMap(({ answers }, at) =>
		answers.flatMap(({ asked, said, words, path, line }): readonly Thread[] => {
			const isMentioned = sessions.slice(at + 1).some(({ mentions }) => words.some(word => mentions.has(word)));
			return isMentioned ? [] : [{ kind: 'oracle', name: asked, said, place: { path, line } }];
		}),
	);
	return [...new Map(found.map(thread => [threadWords(thread), thread])).values()];
}

/** A thread in the words by which a block says that it was let go: `vow Find the ark`, `oracle Action, Betray`. */
export const threadWords = ({ kind, name, said }: Thread): string =>
	[`${kind} ${name}`, ...(said === undefined ? [] : [said])].join(', ');
