import type { Character } from '../../play/character/character';
import { isRecord } from '../../play/record/record';
import type { MoveRecord } from '../../play/record/record';
import type { UnaskedWords } from '../../play/moves/unasked-words';
import { unaskedSince, unaskedWords } from '../../play/moves/unasked-words';
import { given } from '../../rules/collections';
import { read, type Reading } from '../../rules/problem';
import type { Rulebook } from '../../rules/rulebook';
import { readMoveRecord, rewriteRecord } from '../record/record';
import { importedProblem } from '../record/imported-record';
import { keyOf } from '../blocks-in-note/records-of';
import type { RecordAt } from '../blocks-in-note/records-of';
import { findBlock, replaceBody } from '../blocks-in-note/in-note';
import type { BlockPlace, SwornBlockAt } from '../blocks-in-note/in-note';
import { withPlainBreaks } from '../text/lines';
import { difference } from '../text/text-change';
import type { Draft } from './draft';
import type { Pages, RecordMark } from './page';
import type { Known } from './session-memory';

/** The record in a block, for changing it; an imported record must not be changed. */
export function recordIn({ journal }: Pages, place: BlockPlace): Reading<RecordAt> {
	const block = findBlock(journal.text, place);
	if (!block.ok) return block;
	const reading = readMoveRecord(block.value.body);
	if (!reading.ok) return reading;
	const { record } = reading.value;
	const imported = importedProblem(record);
	return imported ? { ok: false, problems: [imported] } : read({ block: block.value, record });
}

/** Replaces the record of a block of the unchanged journal. */
export const rewriteIn = (
	journal: Draft,
	pages: Pages,
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
export function rewriteAsWritten(journal: Draft, pages: Pages, block: SwornBlockAt, call: string): void {
	const { text } = pages.journal;
	if (block.form === 'block') return journal.applyToOriginal(replaceBody(text, block, call));
	const { from, to, insert } = difference(asWritten(text, block), call);
	journal.applyToOriginal([{ from: block.fenceFrom + from, to: block.fenceFrom + to, insert }]);
}

/** Text in a record that may be the player's; empty if the block is as the plugin wrote it. */
export function wordsThatMayBePlayers(
	{ block, record }: RecordAt,
	character: Character,
	book: Rulebook,
	known: Known,
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
