import type { TypedOffer } from '../../play/typed/typed-offer';
import { t } from '../../language/text';

/** The rows for another text, without hints. */
export type RowsFor = (text: string) => readonly TypedOffer[];

/** A row that only says something: Enter does nothing. */
export const told = (label: string, detail: string): TypedOffer => ({ label, detail, completion: '' });

/** A row that writes the text as it is read; nothing is carried out. */
export const writtenAs = (
	completion: string,
	detail = t('is how it is written: Tab or Enter writes it so'),
): TypedOffer => ({ label: completion, detail, completion });
