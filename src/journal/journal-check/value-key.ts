import { changedNothing, type Change, type EventChange, type ValueChange } from '../../play/character/change';
import { ASSET, ENDINGS, SECOND_ROLE } from '../../play/character/events';
import { POINTS } from '../../play/character/change-target';

/** Identifies a value that a line changes, and its owner. */
export interface ValueKey {
	readonly sort: ValueSort;
	/** The track or asset; absent for the character itself. */
	readonly target?: string;
	/** `momentum`, `ticks`, `wounded`, or the text of a bonus. */
	readonly what: string;
	readonly unit?: ValueChange['unit'];
}

/** A number or a word; a mark that is set or not; a waiting bonus; an owned asset. */
type ValueSort = 'value' | 'mark' | 'next' | 'asset';

/** A value: a number, or a word such as `in control`, `marked`, `owned`. */
export type RecordedValue = number | string;

export const MARKED = 'marked';
export const NOT_MARKED = 'not marked';
export const OWNED = 'owned';
export const GIVEN_UP = 'given up';
export const HANDED_ON = 'handed on';

/**
 * A change from one value to another; `from` is absent if the line does not say. For a bonus, the change in its number.
 */
export interface RecordedStep {
	readonly value: ValueKey;
	readonly from?: RecordedValue;
	readonly to: RecordedValue;
	readonly by?: number;
}

/** The steps made by one change; empty if it affects no value. */
export function stepsOf(change: Change): readonly RecordedStep[] {
	return change.kind === 'value' ? stepOfValue(change) : stepsOfEvent(change);
}

/** A line without a name for its value gets one from its unit or type: `Find the ark › 8 → 12 ticks`. */
function stepOfValue({ target, what, unit, from, to }: ValueChange): readonly RecordedStep[] {
	if (unit === 'boxes' || (target === undefined && what === POINTS)) return [];
	const of = what === '' ? unnamed(unit, from) : what;
	return [{ value: { sort: 'value', ...on(target), what: of, ...(unit ? { unit } : {}) }, from, to }];
}

const unnamed = (unit: ValueChange['unit'], from: RecordedValue): string =>
	unit === 'segments' ? 'segments' : typeof from === 'string' ? 'rank' : 'ticks';

const on = (target: string | undefined) => (target === undefined ? {} : { target });

function stepsOfEvent(change: EventChange): readonly RecordedStep[] {
	const { target, what, event } = change;
	switch (event) {
		case 'marked':
			return mark(change, NOT_MARKED, MARKED);
		case 'cleared':
			return mark(change, MARKED, NOT_MARKED);
		case 'taken':
		case 'spent':
			return waiting(change);
		case 'begun':
			return begun(target ?? what, changedNothing(change));
		case 'completed':
		case 'forsaken':
			return change.note === undefined ? [status(target ?? what, 'open', event)] : [];
		case 'gained':
		case 'discarded':
			return what === ASSET && target !== undefined ? [owning(change, target)] : [];
		case 'inherited':
			return [];
	}
}

/** A line with a note changed nothing: `wounded marked, already`. */
function mark({ target, what, note }: EventChange, from: RecordedValue, to: RecordedValue): readonly RecordedStep[] {
	if ((target === undefined && ENDINGS.includes(what)) || what === SECOND_ROLE) return [];
	return [
		{ value: { sort: 'mark', ...on(target), what: what.toLowerCase() }, from: note === undefined ? from : to, to },
	];
}

const NEXT = 'next ';

function waiting({ what, event, note }: EventChange): readonly RecordedStep[] {
	if (!what.startsWith(NEXT) || note !== undefined) return [];
	const by = event === 'taken' ? 1 : -1;
	return [{ value: { sort: 'next', what: what.slice(NEXT.length) }, to: 0, by }];
}

/** A track begins open and without progress. */
const begun = (target: string, isOld: boolean): readonly RecordedStep[] =>
	isOld
		? []
		: [status(target, undefined, 'open'), { value: { sort: 'value', target, what: 'ticks', unit: 'ticks' }, to: 0 }];

const status = (target: string, from: RecordedValue | undefined, to: RecordedValue): RecordedStep => ({
	value: { sort: 'value', target, what: 'status' },
	...(from === undefined ? {} : { from }),
	to,
});

function owning({ event, note }: EventChange, target: string): RecordedStep {
	const value: ValueKey = { sort: 'asset', target, what: ASSET };
	if (event === 'gained') return { value, to: OWNED };
	return { value, to: note?.startsWith('to ') ? HANDED_ON : GIVEN_UP };
}
