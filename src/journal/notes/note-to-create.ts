import type { TextChange } from '../text/text-change';

/** The edit that creates a note with a text; refused if the note exists. */
export const noteToCreate = (
	path: string,
	text: string,
): { readonly path: string; readonly changes: readonly [TextChange]; readonly isNew: true } => ({
	path,
	changes: [{ from: 0, to: 0, insert: text }],
	isNew: true,
});
