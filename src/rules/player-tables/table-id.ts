import { foldText } from '../folded-text';
import { readTitle } from './table-dice';

/**
 * The id of a table in a note of the player's own. A note without a heading stands for the table above its first heading,
 * or for its only one.
 */
export const tableId = (path: string, heading: string): string =>
	`oracle_rollable:own/${safe(path)}#${headingKey(heading)}`;

/** The signs that mean something in ids and links. */
const safe = (path: string): string =>
	path.replace(/[%)(*{}[\]]/g, sign => encodeURIComponent(sign).replace(/[()*]/g, '_'));

/** A link names a heading with or without its dice: “Weather (d6)” and “Weather” are one. */
export const headingKey = (heading: string): string => foldText(readTitle(heading).title).letters;
