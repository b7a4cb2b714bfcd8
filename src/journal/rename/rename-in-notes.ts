import { parseOk, parseError, type ParseResult } from '../../rules/core/problem';
import type { TrackLocation } from '../track/parse-tracks';
import { WorkingCopy } from '../actions/working-copy';
import type { PlannedEdit } from '../edit-guard/validate-plan';
import { findBlock, replaceBody } from '../note-blocks/find-blocks';
import type { TextChange } from '../text/text-change';
import { nameOf } from '../character/acting-character';
import { renameTrackBlock } from './rename-in-block';
import { renameInNote } from './rename-in-note';
import type { Renaming } from './renaming';
import { inNoteAt } from './renaming';
import { t } from '../../i18n/translate';

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
	home?: TrackLocation,
): ParseResult<RenamePlan> {
	const edits: PlannedEdit[] = [];
	let [records, notes, unsure] = [0, 0, 0];
	for (const [path, text] of texts) {
		const draft = new WorkingCopy(text);
		const own = home?.path === path ? ownName(text, home, renamings) : parseOk([]);
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
	return parseOk({ edits, records, notes, unsure });
}

function renameAll(draft: WorkingCopy, renamings: readonly Renaming[]): ParseResult<Omit<RenameCount, 'notes'>> {
	let [records, unsure] = [0, 0];
	for (const renaming of renamings) {
		const renamed = renameInNote(draft.text, renaming);
		if (!renamed.ok) return renamed;
		draft.apply(renamed.value.changes);
		records += renamed.value.records;
		unsure += renamed.value.unsure;
	}
	return parseOk({ records, unsure });
}

function ownName(
	text: string,
	{ place }: TrackLocation,
	[renaming]: readonly Renaming[],
): ParseResult<readonly TextChange[]> {
	if (!place || !renaming) return parseOk([]);
	const block = findBlock(text, place);
	return block.ok ? parseOk(replaceBody(text, block.value, renameTrackBlock(block.value.body, renaming))) : block;
}

function inNote(path: string, { problems }: ParseResult<never> & { ok: false }): ParseResult<never> {
	const words = problems.map(({ message }) => message).join(' ');
	return parseError('not_renamed', t('In “{path}”: {words} Nothing was written.', { path: nameOf(path), words }));
}

/** Adds a renaming to earlier ones: a name that was to become the old name becomes the new one. */
export function joined(before: readonly Renaming[], next: Renaming): readonly Renaming[] {
	const gone = before.map(each => (each.kind === next.kind && each.to === next.from ? { ...each, to: next.to } : each));
	return [...gone, next].filter(({ from, to }) => from !== to);
}
