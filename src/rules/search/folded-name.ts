import { statedName } from './stated-name';

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

/** Whether two names are the same when folded. */
export const isSameName = (one: string, other: string): boolean => foldedName(one) === foldedName(other);

/**
 * The thing with this name, which may be stated as a link: the one that is spelled so, else the one whose name is the
 * same when folded, unless several spellings are.
 */
export function findNamed<T extends { readonly name: string }>(all: readonly T[], name: string): T | undefined {
	const exact = all.find(each => each.name === name);
	if (exact) return exact;
	const plain = statedName(name.trim());
	if (plain !== name.trim()) return findNamed(all, plain);
	const folded = foldedName(name);
	const [first, ...others] = all.filter(each => foldedName(each.name) === folded);
	return others.every(other => other.name === first?.name) ? first : undefined;
}
