import type { MoveRecord } from '../../play/record/record';
import type { SameActor } from '../character/resolve-name';
import { chainFrom } from '../note-blocks/insert-block';
import type { SwornBlockAt } from '../note-blocks/find-blocks';
import { recordsOf } from '../note-blocks/find-records';
import type { RecordAt } from '../note-blocks/find-records';

/**
 * The record that led to a move; `unsure` if there are several candidates, or if the candidate's choices are all
 * accounted for.
 */
type LedHere = { readonly kind: 'one'; readonly parent: RecordAt } | { readonly kind: 'none' | 'unsure' };

/**
 * Finds the record whose card opened this one: it has the same actor and lists this move as chosen. One in the same
 * chain of blocks is preferred; otherwise it must be the only one above whose move does not already follow it.
 */
export function findParentRecord(
	note: string,
	block: SwornBlockAt,
	{ from, by, move }: MoveRecord,
	isSame: SameActor = (one, other) => one === other,
): LedHere {
	if (from === undefined) return { kind: 'none' };
	const records = recordsOf(note);
	const above = records.filter(
		at =>
			at.block.fenceFrom < block.fenceFrom &&
			at.record.move === from &&
			isSame(at.record.by, by) &&
			timesChosen(at.record, move) > 0,
	);
	/** The moves in the chain of a record that say it led to them. */
	const followers = ({ block: parent }: RecordAt) => {
		const starts = chainFrom(note, parent).map(({ fenceFrom }) => fenceFrom);
		return records.filter(
			({ record, block: { fenceFrom } }) =>
				starts.indexOf(fenceFrom) > 0 && record.move === move && record.from === from && isSame(record.by, by),
		);
	};
	const holds = (parent: RecordAt) => followers(parent).some(other => other.block.fenceFrom === block.fenceFrom);
	const inChain = above.filter(holds).at(-1);
	if (inChain) return followers(inChain).length > timesChosen(inChain.record, move) ? { kind: 'unsure' } : one(inChain);
	const possible = above.filter(parent => followers(parent).length < timesChosen(parent.record, move));
	const [only] = possible;
	if (only && possible.length === 1) return one(only);
	return { kind: above.length > 0 ? 'unsure' : 'none' };
}

const one = (parent: RecordAt): LedHere => ({ kind: 'one', parent });

/** The record without its choice of a move, so that its card offers the move again. */
export function withoutChosenMove(record: MoveRecord, move: string): MoveRecord {
	const at = Math.max(...waysToSay(move).map(words => record.chose.lastIndexOf(words)));
	return { ...record, chose: record.chose.filter((_, i) => i !== at) };
}

const waysToSay = (move: string): readonly string[] => [move, `Resist (${move})`];

const timesChosen = ({ chose }: MoveRecord, move: string): number =>
	chose.filter(words => waysToSay(move).includes(words)).length;
