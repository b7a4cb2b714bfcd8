import { read, unread, type Reading } from '../../rules/problem';
import type { TrackHome } from '../track/tracks-of-note';
import { Draft } from '../pages/draft';
import type { PlannedEdit } from '../edit-guard/refusal';
import { findBlock, replaceBody } from '../blocks-in-note/in-note';
import type { TextChange } from '../text/text-change';
import { nameOf } from '../character/acting-character';
import { renameTrackBlock } from './rename-in-block';
import { renameInNote } from './rename-in-note';
import type { Renaming } from './renaming';
import { inNoteAt } from './renaming';
import { t } from '../../language/text';

/** The edits that rename in several notes, all or none. */
export interface RenamePlan extends RenameCount {
	readonly edits: readonly PlannedEdit[];
}

/** Number of places that refer to what is renamed. */
export interface RenameCount {
	readonly records: number;
	readonly notes: number;
	/** Number of records left alone because they may refer to something else with that name. */
	readonly unsure: number;
}

/** Renames in every note; a track in a block is also renamed there. */
export function renameInNotes(
	texts: ReadonlyMap<string, string>,
	renamings: readonly Renaming[],
	home?: TrackHome,
): Reading<RenamePlan> {
	const edits: PlannedEdit[] = [];
	let [records, notes, unsure] = [0, 0, 0];
	for (const [path, text] of texts) {
		const draft = new Draft(text);
		const own = home?.path === path ? ownName(text, home, renamings) : read([]);
		if (!own.ok) return own;
		draft.apply(own.value);
		const counted = renameAll(
			draft,
			renamings.map(renaming => inNoteAt(renaming, path)),
		);
		if (!counted.ok) return inNote(path, counted);
		records += counted.value.records;
		unsure += counted.value.unsure;
		if (counted.value.records > 0) notes++;
		if (draft.changes.length > 0) edits.push({ path, changes: draft.changes });
	}
	return read({ edits, records, notes, unsure });
}

function renameAll(draft: Draft, renamings: readonly Renaming[]): Reading<Omit<RenameCount, 'notes'>> {
	let [records, unsure] = [0, 0];
	for (const renaming of renamings) {
		const renamed = renameInNote(draft.text, renaming);
		if (!renamed.ok) return renamed;
		draft.apply(renamed.value.changes);
		records += renamed.value.records;
		unsure += renamed.value.unsure;
	}
	return read({ records, unsure });
}

function ownName(text: string, { place }: TrackHome, [renaming]: readonly Renaming[]): Reading<readonly TextChange[]> {
	if (!place || !renaming) return read([]);
	const block = findBlock(text, place);
	return block.ok ? read(replaceBody(text, block.value, renameTrackBlock(block.value.body, renaming))) : block;
}

function inNote(path: string, { problems }: Reading<never> & { ok: false }): Reading<never> {
	const words = problems.map(({ message }) => message).join(' ');
	return unread('not_renamed', t('In “{path}”: {words} Nothing was written.', { path: nameOf(path), words }));
}

/** Adds a renaming to earlier ones: a name that was to become the old name becomes the new one. */
export function joined(before: readonly Renaming[], next: Renaming): readonly Renaming[] {
	const gone = before.map(each => (each.kind === next.kind && each.to === next.from ? { ...each, to: next.to } : each));
	return [...gone, next].filter(({ from, to }) => from !== to);
}
