import { isRank } from '../../rules/rank';

/**
 * One change of state, as a record's `done` line has it. History, read from the right:
 * `health 5 → 4 (Endure Harm)`, `Find the ark › 8 → 12 ticks`, `wounded marked`, `next +1 (Secure an Advantage) spent`,
 * `combat in control, stays`.
 */
export type Change = ValueChange | EventChange;

export interface ValueChange {
	readonly kind: 'value';
	/** The character, track, companion or vehicle, when it is not the acting character. */
	readonly target?: string;
	/** `health`, `momentum`, `combat`; empty for the ticks of a track. */
	readonly what: string;
	/** A number, or a word such as a rank or a position. `none` is the absence of a word. */
	readonly from: number | string;
	readonly to: number | string;
	readonly unit?: 'ticks' | 'boxes' | 'segments';
	/** Why the value is where it is: "at its maximum"; "stays" where it was there already. */
	readonly note?: string;
	/** The move or option that brought it about, when it is not the outcome itself. */
	readonly why?: string;
}

/** The note of a value that was so already: it is recorded once, `combat in control, stays`. */
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

/** An event with a note changed nothing, but for a track that begins: its note is the rank that it has. */
export const changedNothing = ({ event, note }: EventChange): boolean =>
	note !== undefined && !(event === 'begun' && isRank(note));
