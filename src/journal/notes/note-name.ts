/** The name of a note, from its path. */

export const nameOf = (path: string): string => withoutEnding(path.slice(path.lastIndexOf('/') + 1));

export const withoutEnding = (path: string): string => path.replace(/\.md$/, '');

/** `[[Kestrel Vane|Kes]]` leads to "Kestrel Vane". */
export const linkTarget = (link: string): string =>
	link.trim().replace(/^\[\[/, '').replace(/\]\]$/, '').split(/[|#]/, 1)[0]?.trim() ?? '';

/** Folds a name for comparison as the app does: ignores case and Unicode normalization. */
export const foldedName = (name: string): string => name.trim().normalize('NFC').toLowerCase();
