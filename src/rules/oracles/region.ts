import type { Oracle } from './oracle';

/** One collection of Sundered Isles has the tag of its regions under another name. */
export const usualTag = (key: string): string => (key === 'regional' ? 'region' : key);

/** The region that a table is for: `terminus`. */
export function regionOf({ tags }: Oracle): string | undefined {
	const region = Object.entries(tags).find(([key]) => usualTag(key) === 'region')?.[1];
	return typeof region === 'string' ? region : undefined;
}

/** "The Outlands" and "outlands" are one region. */
export const regionKey = (words: string): string =>
	words.trim().toLowerCase().replace(/^the /, '').replace(/[ -]+/g, '_');
