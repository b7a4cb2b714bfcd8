import type { TypedAt, Suggestion } from '../../play/suggest/suggestion';
import type { Read } from './tokens';

/** A meaning of a typed text. At cost 0 it acts or asks, at 1 or 2 it is completed, from `UNREAD` on it only says why not. */
export interface Row extends Suggestion {
	readonly cost: number;
	/** How loosely its names were called. */
	readonly rank: number;
}

/** A row of the table of what can be typed. */
export interface Form {
	readonly key: string;
	/** Its slots, as the guide shows them. */
	readonly shape: string;
	readonly example: string;
	readonly rows: (read: Read, at: TypedAt) => readonly Row[];
}

/** The cost of a row that has a token that fits nowhere. */
export const UNREAD = 10;

/** Places an offer among the rows. */
export const rowAt = (cost: number, rank: number, offer: Suggestion): Row => ({ ...offer, cost, rank });

/** A row that only says something: Enter does nothing. */
export const messageSuggestion = (label: string, detail: string): Suggestion => ({ label, detail, completion: '' });

/** A row that writes the text as it is read; nothing is carried out. */
export const completionSuggestion = (completion: string, detail = ''): Suggestion => ({
	label: completion,
	detail,
	completion,
});
