/**
 * Folds a name for comparison: ignores case, as the app does, and what nobody sees or types on purpose: Unicode
 * normalization, curly or straight quotes, and the kind and number of spaces.
 */
export const foldedName = (name: string): string =>
	name
		.normalize('NFC')
		.replace(/[\u2018\u2019\u201b\u02bc\u00b4`]/g, "'")
		.replace(/[\u201c-\u201f\u00ab\u00bb]/g, '"')
		.replace(/\s+/g, ' ')
		.trim()
		.toLowerCase();

export const isSameName = (one: string, other: string): boolean => foldedName(one) === foldedName(other);
