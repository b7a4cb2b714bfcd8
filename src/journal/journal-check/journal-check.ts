import type { Character } from '../../play/character/character';
import type { Ruleset } from '../../rules/ruleset';
import { stepForEach, type WorkSlices } from '../../rules/core/work-slices';
import { folderOf } from '../character/folder-distance';
import { currentValue } from './current-value';
import { comesAfter, possibleOrders, type DatedNote, type NoteOrder } from './note-order';
import { isSameLevel } from './value-chain';
import type { RecordedChange, RecordedInNote, UnreadLine } from './recorded-changes';
import { GIVEN_UP, HANDED_ON, type RecordedValue } from './value-key';
import type { Break, ValueChangeStep, ValueHistory } from './value-history';
import { breaksInHistory, breaksOf, historiesOf, inOrder, sumOf } from './value-history';

/** A note of a campaign, and what it records about the acting character. */
export interface ReadNote extends DatedNote {
	readonly recorded: RecordedInNote;
	/** Whether its properties say whose journal it is. */
	readonly isJournal?: boolean;
}

/** A value on the sheet with its history. */
export interface CheckedValue extends ValueHistory {
	/** Absent if the sheet has no such track, asset or meter. */
	readonly now: RecordedValue | undefined;
	readonly last: ValueChangeStep;
	readonly breaks: readonly Break[];
	readonly says: Verdict;
}

/**
 * How a value in the story compares with the sheet: the last line agrees, the sum of all changes agrees, they differ,
 * or the sheet does not have it.
 */
export type Verdict = 'same' | 'adds up' | 'differs' | 'not there';

/** The result of comparing the story with a character's sheet. */
export interface JournalCheck {
	/** The number of recorded changes, and of notes with changes. */
	readonly changes: number;
	readonly notes: number;
	readonly order: NoteOrder;
	/** In the order in which they were first recorded. */
	readonly values: readonly CheckedValue[];
	readonly unread: readonly UnreadLine[];
	/** Where the story ends; absent if nothing was recorded. */
	readonly end: StoryEnd | undefined;
}

/** The note with the last change and its 1-based line; without a line in a note that continues the story. */
export interface StoryEnd {
	readonly path: string;
	readonly line: number;
}

/**
 * Follows every value through the notes and compares its last state with the sheet. `inUse` is a journal in which the
 * story may continue.
 */
export function* checkJournal(
	notes: readonly ReadNote[],
	character: Character,
	ruleset: Ruleset,
	inUse?: string,
): WorkSlices<JournalCheck> {
	const telling = notes.filter(({ recorded }) => recorded.changes.length > 0 || recorded.unread.length > 0);
	const { order, sorted, histories } = yield* bestOrder(telling, character);
	const changes = sorted.flatMap(({ recorded }) => recorded.changes);
	const values = yield* stepForEach(histories, history => checked(history, character, ruleset));
	return {
		changes: changes.length,
		notes: new Set(changes.map(({ path }) => path)).size,
		order,
		values: values.flatMap(value => value ?? []),
		unread: sorted.flatMap(({ recorded }) => recorded.unread),
		end: endOf(changes.at(-1), notes, order, inUse),
	};
}

/** The note in use continues the story if it is a journal or next to one, and comes after all notes with changes. */
function endOf(
	last: RecordedChange | undefined,
	notes: readonly ReadNote[],
	order: NoteOrder,
	inUse: string | undefined,
): StoryEnd | undefined {
	const noteAt = (path: string | undefined) => notes.find(note => note.path === path);
	const [telling, used] = [noteAt(last?.path), noteAt(inUse)];
	if (!last || !telling) return undefined;
	const mayGoOn = used?.isJournal === true || (used !== undefined && folderOf(used.path) === folderOf(telling.path));
	const goesOn = mayGoOn && used !== telling && comesAfter(order, used, telling);
	return goesOn ? { path: used.path, line: 0 } : { path: last.path, line: last.line };
}

interface Ordered {
	readonly order: NoteOrder;
	readonly sorted: readonly ReadNote[];
	readonly histories: readonly ValueHistory[];
}

/** Of the possible orders of the notes, the one in which the lines fit best. */
function* bestOrder(notes: readonly ReadNote[], character: Character): WorkSlices<Ordered> {
	let best: (Ordered & { readonly breaks: number }) | undefined;
	for (const sorting of possibleOrders(notes)) {
		const { order, notes: sorted } = yield* sorting;
		const changes = sorted.flatMap(({ recorded }) => recorded.changes);
		const histories = yield* historiesOf(changes, character);
		const breaks = (yield* stepForEach(histories, breaksInHistory)).reduce((sum, each) => sum + each, 0);
		if (!best || breaks < best.breaks) best = { order, sorted, histories, breaks };
		if (breaks === 0) break;
	}
	return best ?? { order: 'path', sorted: [], histories: [] };
}

function checked(asRecorded: ValueHistory, character: Character, ruleset: Ruleset): CheckedValue | undefined {
	const now = currentValue(character, asRecorded.value, ruleset);
	const history = inOrder(asRecorded, now);
	const last = history.steps.at(-1);
	if (!last) return undefined;
	return { ...history, now, last, breaks: breaksOf(history), says: verdict(history, last, now) };
}

function verdict(history: ValueHistory, { to }: ValueChangeStep, now: RecordedValue | undefined): Verdict {
	if (now === undefined) return isGone(to) ? 'same' : 'not there';
	if (isSameLevel(to, now) || hasWaited(history, to, now)) return 'same';
	return typeof now === 'number' && sumOf(history) === now ? 'adds up' : 'differs';
}

/** Whether more bonuses may have been waiting before the recorded story began. */
const hasWaited = ({ value }: ValueHistory, told: RecordedValue, now: RecordedValue): boolean =>
	value.sort === 'next' && Number(now) > Number(told);

/** An asset that the character no longer has may be missing on the sheet. */
const isGone = (to: RecordedValue): boolean => to === GIVEN_UP || to === HANDED_ON;
