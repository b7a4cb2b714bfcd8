import type { Change } from '../../play/character/change';
import { newUnrolledMove, type MoveRecord } from '../../play/record/record';
import { outcomeLine, outcomeOfRecord } from '../../play/roll/roll';
import { OUTCOMES, type Outcome } from '../../rules/core/outcome';
import { readChange, writeChange } from '../record/change-lines';
import { FROM_IRON_VAULT } from '../record/imported-record';
import { readMoveRecord } from '../record/read-record';
import { writeRecord } from '../record/write-record';
import { hasUnread, markAllRead, type KdlNode } from './kdl-nodes';

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
	| { readonly kind: 'prose'; readonly text: string }
	/** Part of a block that stays in a block of the other plugin, and why. */
	| { readonly kind: 'kept'; readonly text: string; readonly why: string };

/** Thrown for something without an equivalent, with the reason. It stays as it is. */
export class NoCounterpart extends Error {}

export function keep(why: string): never {
	throw new NoCounterpart(why);
}

export const COMMENT_STAYS = 'A record has no place for a comment.';

/** Why a node stays that holds something unknown. */
export const WHY_UNREAD = ({ name, unread }: KdlNode): string => {
	const [property] = [...unread].filter(each => each.startsWith('='));
	return property === undefined
		? `“${name}” holds more than a record can tell.`
		: `“${property.slice(1)}” in “${name}” has no counterpart.`;
};

/** The entries of a node, or the given text in its place if it has no equivalent or something of it was not read. */
export function keptInstead(
	node: KdlNode,
	text: string,
	played: () => readonly ImportedEntry[],
): readonly ImportedEntry[] {
	try {
		const entries = played();
		if (hasUnread(node)) keep(WHY_UNREAD(node));
		return entries;
	} catch (error) {
		if (!(error instanceof NoCounterpart)) throw error;
		markAllRead(node);
		return [{ kind: 'kept', text, why: error.message }];
	}
}

/** A move with the outcome given by its dice. What our format could not express is kept. */
export function importedMove(
	move: string,
	more: Partial<MoveRecord>,
	from: string = FROM_IRON_VAULT,
): Extract<ImportedEntry, { kind: 'move' }> {
	const rolled = withoutHarmfulBurn(newUnrolledMove(move, more));
	const outcome = outcomeLine(rolled);
	const record = { ...rolled, ...(outcome === undefined ? {} : { outcome }), imported: from };
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

/** Momentum that was burned and made the outcome worse did not count for it: it only changed. */
function withoutHarmfulBurn(record: MoveRecord): MoveRecord {
	const { burn, ...unburned } = record;
	if (!burn || !isWorse(outcomeOfRecord(record), outcomeOfRecord(unburned))) return record;
	return { ...unburned, done: [...record.done, burnChange(burn)] };
}

const isWorse = (one: Outcome | undefined, other: Outcome | undefined): boolean =>
	one !== undefined && other !== undefined && OUTCOMES.indexOf(one) > OUTCOMES.indexOf(other);

/** Burned momentum that belongs to no roll. */
export const burnChange = ({ from, to }: { readonly from: number; readonly to: number }): Change =>
	checkedChange({ kind: 'value', what: 'momentum', from, to, note: 'burned' });

/** Checks that a change can be written and read back. */
export function checkedChange(change: Change): Change {
	const again = readChange(writeChange(change));
	if (!again.ok || writeChange(again.value) !== writeChange(change)) keep('The change cannot be told in a record.');
	return change;
}
