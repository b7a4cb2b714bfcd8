import type { PackEntry } from '../pack-entry';
import { arrayOfTexts, optionalText, property, type UncheckedValue } from './unvalidated-value';

/** The file that entries are from. */
export interface Pack {
	/** Its `_id`, else its name; the ids of its entries begin with it. */
	readonly id: string;
	readonly title: string;
}

/** The id of an entry, as it states or else as it follows from its place, the title of its file and what it replaces. */
export function entryOf(entry: UncheckedValue, { title }: Pack, id: string): PackEntry & { readonly _id: string } {
	const replaces = arrayOfTexts(property(entry, 'replaces'));
	return {
		_id: optionalText(property(entry, '_id')) ?? id,
		source: title,
		...(replaces.length > 0 && { replaces }),
	};
}
