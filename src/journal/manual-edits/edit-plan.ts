import type { Change } from '../../play/character/change';
import { insertInline } from '../inline/insert-inline';
import type { Drafts } from '../pages/drafts';
import type { Plan } from '../pages/page';

/** Where to record a change: the journal, the offset, and the character if it is not the note itself. */
export interface LineAt {
	readonly path: string;
	readonly offset: number;
	readonly by?: string;
	/** Typed within a sentence, where the line is inserted. */
	readonly isTyped?: true;
}

/** The edits of a manual change, with the changes to record. */
export interface ManualEditPlan extends Plan {
	readonly done: readonly Change[];
}

/** The edits of all drafts, including the line that records the changes in the journal. */
export function handPlan(drafts: Drafts, done: readonly Change[], line: LineAt | undefined): ManualEditPlan {
	const cursor = line && tell(drafts, done, line);
	return { edits: drafts.edits, done, ...(cursor === undefined ? {} : { cursor }) };
}

function tell(drafts: Drafts, done: readonly Change[], line: LineAt): number | undefined {
	const draft = drafts.of(line.path);
	const { changes, cursor } = insertInline(draft.text, draft.at(line.offset), done, {
		by: line.by,
		isTyped: line.isTyped,
	});
	draft.apply(changes);
	return cursor;
}
