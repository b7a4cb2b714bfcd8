/**
 * A short key for an English text, used by the catalogues of the built plugin so that they do not contain the English
 * texts again. It is a 32-bit FNV-1a hash; the build fails if two texts share a key.
 */
export function textKey(english: string): string {
	let hash = 0x811c9dc5;
	for (let i = 0; i < english.length; i++) hash = Math.imul(hash ^ english.charCodeAt(i), 0x01000193);
	return (hash >>> 0).toString(36);
}

/** What stands between the texts of a catalogue, and between a key and its text. */
export const BETWEEN_TEXTS = '~';
export const BEHIND_KEY = '`';

/** The texts of a catalogue of the built plugin by key. */
export const readCatalogue = (catalogue: string): Readonly<Record<string, string>> =>
	Object.fromEntries(catalogue.split(BETWEEN_TEXTS).map(row => row.split(BEHIND_KEY) as [string, string]));
