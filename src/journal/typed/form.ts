import { t } from '../../language/text';
import type { TypedAt, TypedOffer } from '../../play/typed/typed-offer';
import type { Read } from './tokens';

/** A meaning of a typed text. At cost 0 it acts or asks, at 1 or 2 it is completed, from `UNREAD` on it only says why not. */
export interface Row extends TypedOffer {
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

/** A row that only says something: Enter does nothing. */
export const told = (label: string, detail: string): TypedOffer => ({ label, detail, completion: '' });

/** A row that writes the text as it is read; nothing is carried out. */
export const writtenAs = (
	completion: string,
	detail = t('is how it is written: Tab or Enter writes it so'),
): TypedOffer => ({
	label: completion,
	detail,
	completion,
});
