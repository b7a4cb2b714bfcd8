import { copySign } from '../notes/conflict-copy';
import type { ReadNote } from './journal-check';
import type { RecordedChange } from './recorded-changes';

/** The notes of a campaign without copies of them, and the paths of the copies that record something. */
interface WithoutCopies {
	readonly notes: readonly ReadNote[];
	readonly copies: readonly string[];
}

/**
 * Leaves copies out, because what they record was carried out once. A name that only may be that of a copy counts if
 * half of its records or more are also in the note that it would be a copy of.
 */
export function withoutCopies(
	notes: readonly ReadNote[],
	sheet: string,
	exists: (path: string) => boolean,
): WithoutCopies {
	const byPath = new Map(notes.map(note => [note.path, note]));
	const isCopy = (note: ReadNote): boolean => {
		const sign = copySign(note.path, sheet);
		switch (sign?.kind) {
			case undefined:
				return false;
			case 'certain':
				return true;
			case 'copy of':
				return exists(sign.original);
			case 'perhaps':
				return sign.originals.some(path => isMostlyIn(note, byPath.get(path)));
		}
	};
	const copies = new Set(notes.filter(isCopy));
	return {
		notes: countedOnce(notes.filter(note => !copies.has(note))),
		copies: [...copies].filter(recordsSomething).map(({ path }) => path),
	};
}

/** Without the changes of rolls that stand with the same dice and words in an earlier note: each was made once. */
export function countedOnce<Note extends { readonly recorded: { readonly changes: readonly RecordedChange[] } }>(
	notes: readonly Note[],
): readonly Note[] {
	const known = new Set<string>();
	return notes.map(note => {
		const { recorded } = note;
		const changes = recorded.changes.filter(({ record = '' }) => !known.has(record));
		for (const { record = '' } of changes) if (HAS_DICE.test(record)) known.add(record);
		return changes.length === recorded.changes.length ? note : { ...note, recorded: { ...recorded, changes } };
	});
}

const HAS_DICE = /^dice:/m;

const recordsSomething = ({ recorded }: ReadNote): boolean => recorded.changes.length + recorded.unread.length > 0;

function isMostlyIn(note: ReadNote, original: ReadNote | undefined): boolean {
	const [own, others] = [recordsIn(note), original ? recordsIn(original) : new Set()];
	const shared = [...own].filter(record => others.has(record)).length;
	return shared > 0 && shared * 2 >= own.size;
}

const recordsIn = ({ recorded }: ReadNote): ReadonlySet<string> =>
	new Set(recorded.changes.flatMap(({ record }) => record ?? []));
