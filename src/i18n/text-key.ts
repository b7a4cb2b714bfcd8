/**
 * A short key for an English text, used by the catalogues of the built plugin so that they do not contain the English
 * texts again. It is a 32-bit FNV-1a hash; the build fails if two texts share a key.
 */
export function textKey(english: string): string {
	let hash = 0x811c9dc5;
	for (let i = 0; i < english.length; i++) hash = Math.imul(hash ^ english.charCodeAt(i), 0x01000193);
	return (hash >>> 0).toString(36);
}
