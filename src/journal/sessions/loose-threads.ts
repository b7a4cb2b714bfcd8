import type { NextBonus } from '../../play/character/next-bonus';
import { openTracks, type Track } from '../../play/tracks/track';
import { given } from '../../rules/core/collections';
import type { TrackKind } from '../../rules/core/track-kind';
import { stemsOf } from './mentions';
import type { LineOfNote } from '../notes/line-of-note';
import type { TimelineSession } from './session-timeline';
import { threadName } from './named-lines';

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

/** A bonus that waits for a move, and the character who has it, where several are told of. */
type WaitingBonus = Pick<NextBonus, 'text'> & { readonly who?: string; readonly home?: LineOfNote };

/** What loose threads are read from. */
interface ThreadSource {
	/** In the order of play. */
	readonly sessions: readonly TimelineSession[];
	readonly tracks: readonly Track[];
	readonly next: readonly WaitingBonus[];
	/** Where a track is written. */
	readonly homeOf: (track: Track) => LineOfNote | undefined;
}

/**
 * What is unresolved: open vows, threats and clocks that did not change for three sessions, connections that were not
 * mentioned for three, answers of oracles that were never mentioned again, and bonuses on a next move that wait.
 */
export function looseThreads(source: ThreadSource): readonly Thread[] {
	const seen = lastSeenIn(source.sessions);
	const waiting = source.next.map(({ text, who, home }): Thread => {
		const [, place = home] = seen.changed.get(threadName(`next ${text}`)) ?? [];
		return { kind: 'next', name: who === undefined ? text : `${who} › ${text}`, ...given({ place }) };
	});
	const tracks = (['vow', 'threat', 'clock', 'connection'] as const).flatMap(kind => leftAlone(kind, source, seen));
	return [...tracks, ...unmentioned(source.sessions, seen), ...waiting];
}

/** The index of a session, and a line in it. */
type Seen = readonly [at: number, place: LineOfNote];

/** The last sessions of a campaign that have something, each with its line. */
interface LastSeen {
	readonly mentioned: ReadonlyMap<string, Seen>;
	readonly changed: ReadonlyMap<string, Seen>;
	/** How many sessions with a title come after the one at an index; for -1, all. */
	readonly since: (at: number) => number;
}

/** Reads every session once, so that a long campaign costs no more than its sessions. */
function lastSeenIn(sessions: readonly TimelineSession[]): LastSeen {
	const mentioned = new Map<string, Seen>();
	const changed = new Map<string, Seen>();
	const titled = [0];
	for (const [at, { path, title, ...session }] of sessions.entries()) {
		for (const [word, line] of session.mentions) mentioned.set(word, [at, { path, line }]);
		for (const [name, line] of session.changed) changed.set(name, [at, { path, line }]);
		titled.push((titled[at] ?? 0) + (title === undefined ? 0 : 1));
	}
	return { mentioned, changed, since: at => (titled.at(-1) ?? 0) - (titled[at + 1] ?? 0) };
}

function leftAlone(
	kind: ThreadKind & TrackKind,
	{ sessions, tracks, homeOf }: ThreadSource,
	seen: LastSeen,
): readonly Thread[] {
	return openTracks(tracks, [kind]).flatMap((track): readonly Thread[] => {
		const { name } = track;
		const home = homeOf(track);
		const mentioned = latest(stemsOf(name).map(word => seen.mentioned.get(word)));
		const changed = seen.changed.get(threadName(name));
		const [at, place] = latest(kind === 'connection' ? [changed, mentioned] : [changed ?? mentioned]) ??
			begunIn(sessions, home) ?? [-1, undefined];
		const since = seen.since(at);
		return since < SESSIONS ? [] : [{ kind, name, sessions: since, ...given({ place: place ?? home }) }];
	});
}

/** The one in the last session; of one session, on the last line. */
const latest = (seen: readonly (Seen | undefined)[]): Seen | undefined =>
	seen.flatMap(each => (each ? [each] : [])).sort(([one, a], [other, b]) => other - one || b.line - a.line)[0];

/** The session in which a track is written as a block. */
function begunIn(sessions: readonly TimelineSession[], home: LineOfNote | undefined): Seen | undefined {
	const at = sessions.findIndex(
		({ path, line, lastLine }) => home?.path === path && line <= home.line && home.line <= lastLine,
	);
	return home && at >= 0 ? [at, home] : undefined;
}

/** Of the same answer to the same question, the last one. */
function unmentioned(sessions: readonly TimelineSession[], { mentioned }: LastSeen): readonly Thread[] {
	const found = sessions.flatMap(({ answers }, at) =>
		answers.flatMap(({ asked, said, words, path, line }): readonly Thread[] => {
			const isMentioned = words.some(word => (mentioned.get(word)?.[0] ?? -1) > at);
			return isMentioned ? [] : [{ kind: 'oracle', name: asked, said, place: { path, line } }];
		}),
	);
	return [...new Map(found.map(thread => [threadWords(thread), thread])).values()];
}

/** A thread in the words by which a block says that it was let go: `vow Find the ark`, `oracle Action, Betray`. */
export const threadWords = ({ kind, name, said }: Thread): string =>
	[`${kind} ${name}`, ...(said === undefined ? [] : [said])].join(', ');
