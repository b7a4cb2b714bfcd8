import { isRank } from '../../rules/core/rank';

/**
 * One change of state, as in a record's `done` line, which is parsed from the right: `health 5 → 4 (Endure Harm)`,
 * `Find the ark › 8 → 12 ticks`, `wounded marked`, `next +1 (Secure an Advantage) spent`, `combat in control, stays`.
 */
export type Change = ValueChange | EventChange;

export interface ValueChange {
	readonly kind: 'value';
	/** The character, track, companion or vehicle, if other than the acting character. */
	readonly target?: string;
	/** Such as `health`, `momentum` or `combat`; empty for the ticks of a track. */
	readonly what: string;
	/** A number, or a word such as a rank or a position. `none` stands for no word. */
	readonly from: number | string;
	readonly to: number | string;
	readonly unit?: 'ticks' | 'boxes' | 'segments';
	/** An explanation of the value: "at its maximum", or "stays" if it did not change. */
	readonly note?: string;
	/** The move or option that caused it, if not the outcome itself. */
	readonly why?: string;
}

/** The note for a value that did not change, which is recorded once: `combat in control, stays`. */
export const STAYS = 'stays';

export const isStaying = (change: Change): boolean =>
	change.kind === 'value' && change.note === STAYS && change.from === change.to;

export interface EventChange {
	readonly kind: 'event';
	readonly target?: string;
	readonly what: string;
	readonly event: ChangeEvent;
	readonly note?: string;
	readonly why?: string;
}

export const CHANGE_EVENTS = [
	'marked',
	'cleared',
	'begun',
	'completed',
	'forsaken',
	'taken',
	'spent',
	'gained',
	'discarded',
	'inherited',
] as const;
export type ChangeEvent = (typeof CHANGE_EVENTS)[number];

/**
 * Whether a change left everything as it was: a value that is what it was, or an event with a note, except when a track
 * begins: there the note is its rank.
 */
export const changedNothing = (change: Change): boolean =>
	change.kind === 'value'
		? change.from === change.to
		: change.note !== undefined && !(change.event === 'begun' && isRank(change.note));
