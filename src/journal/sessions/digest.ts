import { changedNothing, type Change, type EventChange, type ValueChange } from '../../play/character/change';
import { isMatchOf, outcomeOfRecord } from '../../play/roll/roll';
import { TRACK_KIND_ROWS, TRACK_KINDS } from '../../rules/core/track-kind';
import type { Outcome } from '../../rules/core/outcome';
import { mergeChanges } from '../inline/merge-changes';
import { changesIn } from '../note-blocks/record-snapshot';
import { momentumHistory } from './momentum-history';
import { BEGIN_A_SESSION, END_A_SESSION } from '../../play/moves/session-moves';
import { isMoveNamed } from './session-span';
import type { SessionEntry } from './session-entries';

/** The summary of a session. */
export interface Digest {
	readonly moves: readonly MoveCount[];
	/** How many of them had a match. */
	readonly matches: number;
	/** Every value that changed, from its first to its last, in order of first change. */
	readonly values: readonly ValueChange[];
	/** Marks, beginnings, completions and so on; anything undone in the same session is left out. */
	readonly events: readonly EventChange[];
	/** The values and events, in the order of play. */
	readonly told: readonly Change[];
	/** Experience earned. */
	readonly earned: number;
	readonly spent: number;
	/** Momentum lost, as it is won and lost with every move. */
	readonly lostMomentum: number;
	readonly oracles: readonly { readonly asked: string; readonly said: string }[];
	readonly unread: readonly { readonly line: number; readonly words: string }[];
	/** Momentum at the start, and after each move. */
	readonly momentum: readonly number[];
}

/** A move, with the outcomes of its rolls in order. */
interface MoveCount {
	readonly move: string;
	readonly times: number;
	readonly outcomes: readonly Outcome[];
}

export function digestOf(entries: readonly SessionEntry[]): Digest {
	const changes = entries.flatMap(changesOf);
	const moves = movesOf(entries);
	const values = changes.filter(change => change.kind === 'value');
	const told = inOrder(entries);
	return {
		moves: countsOf(moves),
		matches: moves.filter(isMatchOf).length,
		values: fromFirstToLast(values).filter(change => change.kind === 'value'),
		events: told.filter(change => change.kind === 'event'),
		told,
		earned: movedBy(values, 'experience', 1),
		spent: movedBy(values, 'experience spent', 1),
		lostMomentum: movedBy(values, 'momentum', -1),
		oracles: entries.filter(each => each.kind === 'oracle').map(({ asked, said }) => ({ asked, said })),
		unread: entries.filter(each => each.kind === 'unread').map(({ line, words }) => ({ line, words })),
		momentum: momentumHistory(entries.filter(({ kind }) => kind === 'move' || kind === 'by_hand').map(changesOf)),
	};
}

/** Whether it is an event that changed something; the answer to a condition did not. */
export const hasHappened = (change: Change): boolean => change.kind === 'event' && !changedNothing(change);

/**
 * What came of the entries, each where it first happened: values from their first to their last, events, and the tracks
 * that moves have begun without an event, as swearing a vow names a track that is there.
 */
function inOrder(entries: readonly SessionEntry[]): readonly Change[] {
	const happened = entries.map(each => ({ each, changes: changesOf(each) }));
	const told = new Set(happened.flatMap(({ changes }) => changes.filter(isBeginning)).map(({ target }) => target));
	const begunAt = (each: SessionEntry) =>
		begunBy(each).filter(({ target }) => !told.has(target) && told.add(target).size > 0);
	const all = happened.flatMap(({ each, changes }) => [...begunAt(each), ...changes]);
	const kept = mergeChanges(
		all.filter(change => change.kind === 'value' || isBeginning(change) || hasHappened(change)),
	);
	return fromFirstToLast(kept);
}

const isBeginning = (change: Change): change is EventChange => change.kind === 'event' && change.event === 'begun';

/** A move that begins a kind of track, unless it missed or goes on with a track that has progress. */
export function begunBy(each: SessionEntry): readonly EventChange[] {
	if (each.kind !== 'move' || each.record.track === undefined) return [];
	const { record } = each;
	const { move, track: target } = each.record;
	const kind = TRACK_KINDS.find(kind => isMoveNamed(move, TRACK_KIND_ROWS[kind].begunBy ?? ''));
	if (kind === undefined) return [];
	const isOnItsWay = changesIn(record).some(
		change => change.kind === 'value' && change.target === target && change.what === '' && change.from !== 0,
	);
	const hasBegun = kind === 'vow' || outcomeOfRecord(record) !== 'miss';
	return hasBegun && !isOnItsWay ? [{ kind: 'event', target, what: kind, event: 'begun' }] : [];
}

export function changesOf(each: SessionEntry): readonly Change[] {
	if (each.kind === 'move') return changesIn(each.record);
	return each.kind === 'by_hand' ? each.changes : [];
}

/** Begin a Session and End a Session themselves are not counted. */
export const movesOf = (entries: readonly SessionEntry[]) =>
	entries
		.flatMap(each => (each.kind === 'move' ? [each.record] : []))
		.filter(({ move }) => ![BEGIN_A_SESSION, END_A_SESSION].some(name => isMoveNamed(move, name)));

function countsOf(records: ReturnType<typeof movesOf>): readonly MoveCount[] {
	const counts = new Map<string, MoveCount>();
	for (const record of records) {
		const { move } = record;
		const { times = 0, outcomes = [] } = counts.get(move) ?? {};
		const outcome = outcomeOfRecord(record);
		counts.set(move, { move, times: times + 1, outcomes: [...outcomes, ...(outcome ? [outcome] : [])] });
	}
	return [...counts.values()];
}

/**
 * Combines changes of a value from its first to its last, even if it also changed elsewhere in between. Notes and
 * reasons are left out.
 */
function fromFirstToLast(changes: readonly Change[]): readonly Change[] {
	const all = new Map<string, Change>();
	for (const [at, change] of changes.entries()) {
		if (change.kind === 'event') {
			all.set(String(at), change);
			continue;
		}
		const { note: _, why: __, ...value } = change;
		const key = JSON.stringify([value.target, value.what, value.unit, typeof value.to]);
		const first = all.get(key);
		all.set(key, first?.kind === 'value' ? { ...first, to: value.to } : value);
	}
	return [...all.values()];
}

/** How far a value of the acting character went up or down, change by change. */
const movedBy = (changes: readonly ValueChange[], value: string, direction: 1 | -1): number =>
	changes
		.filter(({ what, target }) => what === value && target === undefined)
		.reduce((sum, { from, to }) => sum + Math.max(0, direction * (Number(to) - Number(from)) || 0), 0);
