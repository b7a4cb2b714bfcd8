import type { Oracle } from './oracle';

/** The region that a table is for: `terminus`. One collection of Sundered Isles has the tag under another name. */
export function regionOf({ tags }: Oracle): string | undefined {
	const region = tags['region'] ?? tags['regional'];
	return typeof region === 'string' ? region : undefined;
}

/** "The Outlands" and "outlands" are one region. */
export const regionKey = (words: string): string =>
	words.trim().toLowerCase().replace(/^the /, '').replace(/[ -]+/g, '_');
