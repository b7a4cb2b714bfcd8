import type { Change } from '../../play/character/change';
import type { MoveRecord } from '../../play/record/record';
import { newCall } from '../../play/record/record';
import { outcomeLine } from '../../play/roll/roll';
import { readChange, writeChange } from '../record/change-lines';
import { FROM_IRON_VAULT } from '../record/imported-record';
import { readMoveRecord, writeRecord } from '../record/record';

/** An entry of play in the form our notes use. */
export type ImportedEntry =
	| { readonly kind: 'move'; readonly record: MoveRecord }
	/** Changes outside a move, each naming whom it is about. */
	| { readonly kind: 'changes'; readonly changes: readonly Change[] }
	/** The block of a question, an oracle or a generated subject. */
	| { readonly kind: 'answer'; readonly body: string }
	/** Inline code without an equivalent block: rolled dice. */
	| { readonly kind: 'code'; readonly code: string }
	/** The player's comment. */
	| { readonly kind: 'prose'; readonly text: string };

/** Thrown for something without an equivalent, with the reason. It stays as it is. */
export class NoCounterpart extends Error {}

export function keep(why: string): never {
	throw new NoCounterpart(why);
}

/** A move with the outcome given by its dice. What our format could not express is kept. */
export function importedMove(move: string, more: Partial<MoveRecord>): Extract<ImportedEntry, { kind: 'move' }> {
	const rolled = newCall(move, more);
	const outcome = outcomeLine(rolled);
	const record = { ...rolled, ...(outcome === undefined ? {} : { outcome }), imported: FROM_IRON_VAULT };
	const again = readMoveRecord(writeRecord(record));
	if (
		!again.ok ||
		writeRecord(again.value.record) !== writeRecord(record) ||
		again.value.record.done.length !== record.done.length
	)
		keep(
			again.ok
				? 'A record cannot hold these values.'
				: (again.problems[0]?.message ?? 'A record cannot hold these values.'),
		);
	return { kind: 'move', record };
}

/** Checks that a change can be written and read back. */
export function checkedChange(change: Change): Change {
	const again = readChange(writeChange(change));
	if (!again.ok || writeChange(again.value) !== writeChange(change)) keep('The change cannot be told in a record.');
	return change;
}
