import { frontmatterBounds, lineEnding } from '../frontmatter/bounds';
import { readFrontmatter } from '../frontmatter/frontmatter';
import { isNested, textsOf } from '../frontmatter/properties';
import { setProperties } from '../frontmatter/set-properties';
import { replaceBody, swornBlocks } from '../note-blocks/find-blocks';
import type { SwornBlockAt } from '../sworn-block/block-at';
import { withPlainBreaks } from '../text/lines';
import { readMoveRecord } from '../record/read-record';
import { writeRecord } from '../record/write-record';
import type { MoveRecord } from '../../play/record/record';
import { diffTexts, type TextChange } from '../text/text-change';
import type { WorkingCopy } from './working-copy';
import type { WorkingCopies } from './working-copies';
import { changeablePages, type ActionNote, type ActionNotes, type UndoTrace } from './action-notes';
import type { State } from './character-state';
import type { JournalUndoLog } from './undo-log';

/** The parts changed by the drafts so far, including only tracks that still have a block. */
export const tracesOf = (drafts: WorkingCopies, pages: ActionNotes, before: State): readonly UndoTrace[] =>
	changeablePages(pages).flatMap(page => {
		const draft = drafts.of(page.path);
		if (draft.changes.length === 0) return [];
		const parts = [
			{ path: page.path, before: headOf(page.text), after: headOf(draft.text) },
			...blocksOn(page, draft, before).map(({ track, was, is }) => ({
				path: page.path,
				track,
				before: was.body,
				after: is.body,
			})),
		];
		return parts.filter(trace => trace.before !== trace.after);
	});

/**
 * Restores the previous bytes of each part that is still as the traces left it, after the state was written. This
 * restores more than values: their order, their spelling, and what was missing.
 */
export function restore(drafts: WorkingCopies, pages: ActionNotes, before: State, traces: readonly UndoTrace[]): void {
	for (const page of changeablePages(pages)) {
		const draft = drafts.of(page.path);
		const known = traces.filter(({ path }) => path === page.path);
		const head = known.find(({ track }) => track === undefined);
		const was = head && wasThere(head, headOf(page.text));
		if (was !== undefined) draft.apply([diffTexts(headOf(draft.text), was)]);
		else if (head) draft.apply(withoutAddedKeys(draft.text, head));
		for (const trace of known) {
			if (trace.track === undefined) continue;
			const block = blocksOn(page, draft, before).find(({ track }) => track === trace.track);
			const body = block && wasThere(trace, block.was.body);
			if (block && body !== undefined) draft.apply(replaceBody(draft.text, block.is, body));
		}
	}
}

/** Takes out the properties that came with an undone change and say nothing any more: `impacts: []`. */
function withoutAddedKeys(note: string, { before, after }: UndoTrace): readonly TextChange[] {
	const [was, made, now] = [before, after, note].map(readFrontmatter);
	if (!was?.ok || !made?.ok || !now?.ok) return [];
	const keys = [...now.value.values].flatMap(([key, value]) => {
		const isAdded = !was.value.values.has(key) && made.value.values.has(key);
		return isAdded && !isNested(value) && textsOf(now.value.values, key).every(text => SAYS_NOTHING.test(text))
			? [key]
			: [];
	});
	const changes = setProperties(note, Object.fromEntries(keys.map(key => [key, null])));
	return changes.ok ? changes.value : [];
}

const SAYS_NOTHING = /^(?:0|false|none)$/;

/**
 * The previous text of a part with its current line breaks, since an editor uses only one kind, whatever the file has.
 */
function wasThere({ before, after }: UndoTrace, now: string): string | undefined {
	// Playing in an editor and then on disk leaves line breaks of both kinds.
	if (after === now && lineEnding(before) === lineEnding(after)) return before;
	if (withPlainBreaks(after) !== withPlainBreaks(now)) return undefined;
	return withPlainBreaks(before).replaceAll('\n', lineEnding(now));
}

/** The part of a note before its content. */
const headOf = (text: string): string => text.slice(0, frontmatterBounds(text).contentStart);

/** The tracks in the blocks of a page, before and after the draft's changes. */
function blocksOn(page: ActionNote, draft: WorkingCopy, before: State) {
	const now = new Map(swornBlocks(draft.text).map(block => [block.fenceFrom, block]));
	return [...before.homes.tracks].flatMap(([track, home]) => {
		if (home.kind !== 'block' || home.page.path !== page.path) return [];
		const was: SwornBlockAt = home.block;
		const is = now.get(draft.at(was.fenceFrom));
		return is ? [{ track, was, is }] : [];
	});
}

/** The bytes that a record changed elsewhere, even if it is gone from its journal. */
export function tracesOfRecord(known: JournalUndoLog, record: MoveRecord): readonly UndoTrace[] {
	const written = writeRecord(record);
	const body = known.bodies().find(each => {
		const read = readMoveRecord(each);
		return read.ok && writeRecord(read.value.record) === written;
	});
	return body === undefined ? [] : known.tracesOf(body);
}
