import type { Change } from '../../play/character/change';
import { insertInline } from '../inline/insert-inline';
import type { Drafts } from '../pages/drafts';
import type { Plan } from '../pages/page';
import type { BlockPlace } from '../sworn-block/in-note';

/** Where a track is written: a block of a note, or the note itself. */
export interface TrackHome {
	readonly path: string;
	readonly place?: BlockPlace;
}

/** Where a change is recorded: in which journal, at which offset, and whom it is about when that is not this very note. */
export interface LineAt {
	readonly path: string;
	readonly offset: number;
	readonly by?: string;
	/** Typed where one writes: it goes into the sentence. */
	readonly isTyped?: true;
}

/** The edits of a change made by hand, and its history. */
export interface ManualEditPlan extends Plan {
	readonly done: readonly Change[];
}

/** The edits of all drafts, with the line in the journal that records the changes. */
export function handPlan(drafts: Drafts, done: readonly Change[], line: LineAt | undefined): ManualEditPlan {
	const cursor = line && tell(drafts, done, line);
	return { edits: drafts.edits, done, ...(cursor === undefined ? {} : { cursor }) };
}

function tell(drafts: Drafts, done: readonly Change[], line: LineAt): number | undefined {
	const draft = drafts.of(line.path);
	const { changes, cursor } = insertInline(draft.text, draft.at(line.offset), done, line.by, line.isTyped);
	draft.apply(changes);
	return cursor;
}
