import { inOrder, type TimelineEvent, type TimelineNote, type TimelineSession } from './session-timeline';

/** What the notes of a campaign say about one of several characters. */
export interface CharacterTimeline {
	readonly name: string;
	readonly notes: readonly TimelineNote[];
}

/**
 * The sessions of several characters in the order of play, each session once. What only one of them has, such as a scar,
 * says whose it is; what they share is told once.
 */
export function sessionsTogether(all: readonly CharacterTimeline[]): readonly TimelineSession[] {
	const notes = new Map<string, TimelineNote>();
	for (const { name, notes: own } of all)
		for (const note of own) notes.set(note.path, withSessions(notes.get(note.path), note, name));
	return inOrder([...notes.values()]);
}

function withSessions(known: TimelineNote | undefined, note: TimelineNote, name: string): TimelineNote {
	const sessions = new Map((known?.sessions ?? []).map(session => [session.line, session]));
	for (const session of note.sessions) sessions.set(session.line, together(sessions.get(session.line), session, name));
	const inNote = [...sessions.values()].sort((one, other) => one.line - other.line);
	return { ...note, ...known, sessions: inNote };
}

function together(known: TimelineSession | undefined, session: TimelineSession, name: string): TimelineSession {
	const own = session.events.map(event => (isOfOne(event) ? { ...event, who: name } : event));
	if (!known) return { ...session, events: own };
	return {
		...session,
		...known,
		rolls: [...known.rolls, ...session.rolls].sort(byLine),
		momentum: [],
		events: once([...known.events, ...own], ({ line, what, name, who }) => [line, what, name, who]).sort(byLine),
		answers: once([...known.answers, ...session.answers], ({ line, asked, said }) => [line, asked, said]).sort(byLine),
		mentions: new Map([...known.mentions, ...session.mentions]),
		changed: latest(known.changed, session.changed),
		named: [...known.named, ...session.named],
	};
}

/** Whether an event happens to one character and not to what they share: vows are shared, legacies and scars are not. */
const isOfOne = ({ what }: TimelineEvent): boolean => what === 'scar' || what === 'end' || what === 'bond';

const byLine = (one: { readonly line: number }, other: { readonly line: number }): number => one.line - other.line;

const once = <T>(all: readonly T[], keyOf: (each: T) => readonly unknown[]): T[] => [
	...new Map(all.map(each => [JSON.stringify(keyOf(each)), each])).values(),
];

function latest(one: ReadonlyMap<string, number>, other: ReadonlyMap<string, number>): ReadonlyMap<string, number> {
	const lines = new Map(one);
	for (const [name, line] of other) lines.set(name, Math.max(line, lines.get(name) ?? 0));
	return lines;
}
