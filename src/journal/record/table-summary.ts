import { isInstruction } from '../../rules/effects/clauses';
import { isConditionLine } from '../../play/pending-steps/condition-line';
import { BY_HAND } from '../../play/pending-steps/list-pending-steps';
import type { MoveRecord } from '../../play/record/record';

/**
 * The rows that a move rolled, as they stand beside its name: without “you”, and once something came of them without
 * the instructions, which the changes tell.
 */
export function tableInShort(record: MoveRecord): string {
	const isCarriedOut =
		record.chose.some(chose => chose !== BY_HAND) || record.done.some(line => !isConditionLine(line));
	const rows = record.table.map(({ text }) => withoutYou(isCarriedOut ? storyIn(text) : text));
	return rows.filter(row => row !== '').join(' · ');
}

/** What stands before the colon or in the first sentence; nothing if that is an instruction. */
function storyIn(text: string): string {
	const [first = ''] = text.split(/[:.](?:\s|$)/);
	return isInstruction(first) ? '' : first;
}

const withoutYou = (text: string): string => text.replace(/^you(?:['’](?:re|ve)| are)? /i, '').replace(/\.$/, '');
