/**
 * A short key for an English text, by which the catalogues of the built plugin are looked up: they need not carry every text
 * twice. FNV-1a in 32 bits; the build fails if two texts share a key.
 */
export function textKey(english: string): string {
	let hash = 0x811c9dc5;
	for (let i = 0; i < english.length; i++) hash = Math.imul(hash ^ english.charCodeAt(i), 0x01000193);
	return (hash >>> 0).toString(36);
}
