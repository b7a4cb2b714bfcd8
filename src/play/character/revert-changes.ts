import { rankAfter, RANKS, isRank } from '../../rules/core/rank';
import type { Ruleset } from '../../rules/ruleset';
import { changedNothing, type Change, type EventChange, type ValueChange } from './change';
import type { Character } from './character';
import { applyEvent, reverseEvent } from './events';
import { placeOf, POINTS, type ChangeTarget } from './change-target';
import type { Track } from '../tracks/track';

/** A character after changes were reverted, and what to report to the player. */
export interface TakenBack {
	readonly character: Character;
	/** The values that had changed since and were adjusted by the difference. */
	readonly moved: readonly Change[];
	/** What was not reverted, because it is not there, or not as the changes left it. */
	readonly left: readonly Change[];
}

/** Reverts changes, last first. A value that has changed since is adjusted by the difference. */
export const revertChanges = (character: Character, changes: readonly Change[], ruleset: Ruleset): TakenBack =>
	oneByOne(character, [...changes].reverse(), (now, change) =>
		change.kind === 'value'
			? adjust(now, change, { from: change.to, to: change.from }, ruleset)
			: happened(change, reverseEvent(now, change)),
	);

/**
 * Reapplies recorded changes in order, the opposite of reverting them. A track that begins again is looked up in
 * `known`, since its line does not have all of its values.
 */
export const repeatAll = (
	character: Character,
	changes: readonly Change[],
	ruleset: Ruleset,
	known: readonly Track[] = [],
): TakenBack =>
	oneByOne(character, changes, (now, change) =>
		change.kind === 'value' ? adjust(now, change, change, ruleset) : happened(change, applyEvent(now, change, known)),
	);

function oneByOne(
	character: Character,
	changes: readonly Change[],
	step: (now: Character, change: Change) => TakenBack,
): TakenBack {
	return changes.reduce<TakenBack>(
		(so_far, change) => {
			const next = step(so_far.character, change);
			return {
				character: next.character,
				moved: [...so_far.moved, ...next.moved],
				left: [...so_far.left, ...next.left],
			};
		},
		{ character, moved: [], left: [] },
	);
}

const happened = (change: Change, { character, moved }: { character: Character; moved: boolean }): TakenBack => ({
	character,
	moved: [],
	left: moved ? [change] : [],
});

function adjust(
	character: Character,
	change: ValueChange,
	{ from, to }: Pick<ValueChange, 'from' | 'to'>,
	ruleset: Ruleset,
): TakenBack {
	if (change.what === POINTS && change.target === undefined) return { character, moved: [], left: [] };
	if (changedNothing(change)) return { character, moved: [], left: [] };
	const place = placeOf(character, change, ruleset);
	if (!place) return { character, moved: [], left: [change] };
	const value = adjusted(place, from, to);
	if (value === undefined) return { character, moved: [], left: [change] };
	return { character: place.with(value), moved: place.now === from ? [] : [change], left: [] };
}

/** Adjusts a number by the difference in the line and a rank by as many steps; any other word stays if it has changed. */
function adjusted(
	{ now, least = -Infinity, most = Infinity }: ChangeTarget,
	from: number | string,
	to: number | string,
): number | string | undefined {
	if (typeof now === 'number') {
		if (typeof from !== 'number' || typeof to !== 'number') return undefined;
		// A value that was beyond a limit before may return there.
		return now === from ? to : Math.max(Math.min(now, least), Math.min(Math.max(now, most), now + to - from));
	}
	if (typeof from === 'number' || typeof to === 'number') return undefined;
	if (now === from) return to;
	if (!isRank(now) || !isRank(from) || !isRank(to)) return undefined;
	return rankAfter(now, RANKS.indexOf(to) - RANKS.indexOf(from));
}

/**
 * Later changes, as if undone ones had never been: a word goes on from what was there before, and a box is not cleared
 * that is not marked any more. Numbers and ranks are adjusted by their difference, in any order.
 */
export const withoutUndone = (later: readonly Change[], undone: readonly Change[]): readonly Change[] =>
	[...undone].reverse().reduce((lines, change) => {
		if (changedNothing(change)) return lines;
		const at = lines.findIndex(line => isAbout(line, change) && !changedNothing(line));
		const next = lines[at] && goesOn(lines[at], change);
		return next ? lines.map((line, i) => (i === at ? next : line)) : lines;
	}, later);

const isAbout = (line: Change, change: Change): boolean =>
	line.kind === change.kind && line.what === change.what && line.target === change.target;

/** The line without what the undone change did before it; `undefined` if it does not go on from there. */
function goesOn(line: Change, undone: Change): Change | undefined {
	if (line.kind === 'event') return undone.kind === 'event' ? withoutBox(line, undone) : undefined;
	const isWord = typeof line.from === 'string' && !isRank(line.from);
	return undone.kind === 'value' && isWord && line.from === undone.to ? { ...line, from: undone.from } : undefined;
}

function withoutBox(line: EventChange, { event }: EventChange): EventChange | undefined {
	if (event === 'marked' && line.event === 'cleared') return { ...line, note: 'was not marked' };
	return event === 'cleared' && line.event === 'marked' ? { ...line, note: 'already' } : undefined;
}
