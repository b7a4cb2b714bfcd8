/** Names of notes: their paths, and what links and records call them. */

export const nameOf = (path: string): string => withoutEnding(path.slice(path.lastIndexOf('/') + 1));

export const withoutEnding = (path: string): string => path.replace(/\.md$/, '');

/** `[[Kestrel Vane|Kes]]` leads to "Kestrel Vane". */
export const linkTarget = (link: string): string =>
	link.trim().replace(/^\[\[/, '').replace(/\]\]$/, '').split(/[|#]/, 1)[0]?.trim() ?? '';

/** As the app compares names: capitals do not count, nor how a letter and its accent are stored. */
export const foldedName = (name: string): string => name.trim().normalize('NFC').toLowerCase();
