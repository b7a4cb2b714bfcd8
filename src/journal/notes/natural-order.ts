import { nameOf } from '../../rules/search/stated-name';

interface NoteAt {
	readonly path: string;
}

const BY_NUMBERS = new Intl.Collator('en', { numeric: true, sensitivity: 'base' });

/** Compares by folder and name, with “Session 2” before “Session 10”. */
export const byPath = (a: NoteAt, b: NoteAt): number =>
	BY_NUMBERS.compare(a.path, b.path) || (a.path < b.path ? -1 : 1);

export const byName = (a: NoteAt, b: NoteAt): number =>
	BY_NUMBERS.compare(nameOf(a.path), nameOf(b.path)) || byPath(a, b);

const DAY = /(?:^|\D)(\d{4}-\d{2}-\d{2})(?!\d)/;

/** The day of a note, in its properties or in its name: `2026-11-21`. */
export const dayOf = ({ path, date }: NoteAt & { readonly date?: string }): string | undefined =>
	(DAY.exec(date ?? '') ?? DAY.exec(nameOf(path)))?.[1];
