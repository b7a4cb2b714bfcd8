import { swornBlocks } from '../note-blocks/find-blocks';
import { headingsIn } from '../text/headings';
import { lineIndexAt, linesOf } from '../text/lines';
import { readSessionBlock } from './session-block';
import { sessionEntries, type SessionEntry, type ResolveActor } from './session-entries';
import { isMoveNamed, numberInName, sessionsIn, sessionWithoutDigest, type SessionSpan } from './session-span';
import { BEGIN_A_SESSION, END_A_SESSION } from '../../play/moves/session-moves';

/** A note in which a session may have been played. */
export interface SessionNote {
	readonly text: string;
	/** The note's name, which may itself be that of a session. */
	readonly name: string;
	readonly who: ResolveActor;
	/** Whether all of it is one session, such as the note of a day; by default, if it is named after one. */
	readonly isOne?: boolean;
}

/** A session with what happened in it to the acting character. */
export interface PlayedSession {
	readonly note: string;
	readonly span: SessionSpan;
	/** The title of the heading under which it begins; absent if it begins otherwise. */
	readonly heading?: string;
	readonly entries: readonly SessionEntry[];
}

/**
 * The last session that was played in a note above an offset. What stands above the first beginning counts only where
 * it is a session: in a note named after one, or where a digest says so.
 */
export function lastPlayed({ who, ...note }: SessionNote, before = note.text.length): PlayedSession | undefined {
	const { text } = note;
	const spans = sessionSpans(note);
	const above = spans.filter(({ from }) => from < before).map(span => ({ ...span, to: Math.min(span.to, before) }));
	for (const span of above.reverse()) {
		const entries = sessionEntries(text, span, who);
		if (entries.some(isPlayed)) return { note: text, span, entries, ...headingOf(text, span) };
	}
	return undefined;
}

/** The sessions of a note, with what stands above the first beginning where that is one. */
export function sessionSpans({
	text,
	name,
	isOne = numberInName(name) !== undefined,
}: Omit<SessionNote, 'who'>): readonly SessionSpan[] {
	const begun = sessionsIn(text, name);
	const untold = sessionWithoutDigest(text, name, begun);
	return isOne || hasDigest(text, untold) ? [untold, ...begun] : begun;
}

const hasDigest = (text: string, { from, to }: SessionSpan): boolean =>
	swornBlocks(text).some(({ fenceFrom, body }) => from <= fenceFrom && fenceFrom < to && readSessionBlock(body).ok);

/** Whether something happened; the moves that begin and end a session are none of its story. */
const isPlayed = (entry: SessionEntry): boolean =>
	entry.kind === 'move'
		? ![BEGIN_A_SESSION, END_A_SESSION].some(name => isMoveNamed(entry.record.move, name))
		: entry.kind !== 'unread';

export function headingOf(text: string, { from }: SessionSpan): Pick<PlayedSession, 'heading'> {
	const line = lineIndexAt(linesOf(text), from);
	const heading = headingsIn(text).find(heading => heading.line === line)?.title;
	return heading === undefined ? {} : { heading };
}
