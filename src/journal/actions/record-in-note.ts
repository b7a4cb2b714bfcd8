import type { Character } from '../../play/character/character';
import { isRecord, type MoveRecord } from '../../play/record/record';
import { unaskedSince, unaskedWords, type UnaskedWords } from '../../play/moves/unexpected-text';
import { given } from '../../rules/core/collections';
import { parseOk, type ParseResult } from '../../rules/core/problem';
import type { Rulebook } from '../../rules/books/rulebook';
import { readMoveRecord } from '../record/read-record';
import { rewriteRecord } from '../record/write-record';
import { importedProblem } from '../record/imported-record';
import { keyOf, type RecordAt } from '../note-blocks/find-records';
import { findBlock, replaceBody, type BlockPosition } from '../note-blocks/find-blocks';
import type { SwornBlockAt } from '../sworn-block/block-at';
import { withPlainBreaks } from '../text/lines';
import { diffTexts } from '../text/text-change';
import type { WorkingCopy } from './working-copy';
import type { ActionNotes, RecordMark } from './action-notes';
import type { JournalUndoLog } from './undo-log';

/** The record in a block, for changing it; an imported record must not be changed. */
export function recordIn({ journal }: ActionNotes, place: BlockPosition): ParseResult<RecordAt> {
	const block = findBlock(journal.text, place);
	if (!block.ok) return block;
	const reading = readMoveRecord(block.value.body);
	if (!reading.ok) return reading;
	const { record } = reading.value;
	const imported = importedProblem(record);
	return imported ? { ok: false, problems: [imported] } : parseOk({ block: block.value, record });
}

/** Replaces the record of a block of the unchanged journal. */
export const rewriteIn = (
	journal: WorkingCopy,
	pages: ActionNotes,
	block: SwornBlockAt,
	{ record, mayBePlayers }: { readonly record: MoveRecord; readonly mayBePlayers?: UnaskedWords | undefined },
): void =>
	journal.applyToOriginal(replaceBody(pages.journal.text, block, rewriteRecord(block.body, record, mayBePlayers)));

/** Identifies a record before an action. */
export function markBefore(note: string, { block, record }: RecordAt): RecordMark {
	const { burn, chose, passed, table, done } = record;
	const hasChanged = burn !== undefined || [chose, passed, table, done].some(({ length }) => length > 0);
	const call = isRecord(record) ? undefined : asWritten(note, block);
	return { key: keyOf(record), body: block.body, hasChanged, ...given({ call }) };
}

/** What a record consists of in the note: the body of its block, or its inline code. */
const asWritten = (note: string, { form, body, fenceFrom, fenceTo }: SwornBlockAt): string =>
	form === 'line' ? note.slice(fenceFrom, fenceTo) : body;

/** Replaces a record by the call from which it was made, as that was written. */
export function rewriteAsWritten(journal: WorkingCopy, pages: ActionNotes, block: SwornBlockAt, call: string): void {
	const { text } = pages.journal;
	if (block.form === 'block') return journal.applyToOriginal(replaceBody(text, block, call));
	const { from, to, insert } = diffTexts(asWritten(text, block), call);
	journal.applyToOriginal([{ from: block.fenceFrom + from, to: block.fenceFrom + to, insert }]);
}

/** Text in a record that may be the player's; empty if the block is as the plugin wrote it. */
export function wordsThatMayBePlayers(
	{ block, record }: RecordAt,
	character: Character,
	book: Rulebook,
	known: JournalUndoLog,
): UnaskedWords | undefined {
	const written = known.bodies();
	if (written.includes(withPlainBreaks(block.body))) return undefined;
	const before = written.flatMap(body => {
		if (!body.includes(record.move)) return [];
		const reading = readMoveRecord(body);
		return reading.ok && keyOf(reading.value.record) === keyOf(record) ? [reading.value.record] : [];
	});
	return unaskedSince(unaskedWords({ record, character, book }), record, before);
}
