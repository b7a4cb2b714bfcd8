import { applyChanges } from '../../src/journal/text/text-change';
import type { TextChange } from '../../src/journal/text/text-change';

/** Marks the cursor in the notes of these tests. A sign that no note, table or link uses. */
export const CURSOR = '‸';

/** A note with its cursor: "She runs.‸". */
export function cursorNote(marked: string): { note: string; cursor: number } {
	const cursor = marked.indexOf(CURSOR);
	if (cursor === -1) throw new Error(`No ${CURSOR} in the note`);
	return { note: marked.slice(0, cursor) + marked.slice(cursor + CURSOR.length), cursor };
}

export function withCursor(note: string, changes: readonly TextChange[], cursor: number): string {
	const text = applyChanges(note, changes);
	return text.slice(0, cursor) + CURSOR + text.slice(cursor);
}
