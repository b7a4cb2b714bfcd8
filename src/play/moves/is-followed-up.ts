import type { Rulebook } from '../../rules/books/rulebook';
import type { MoveRecord } from '../record/record';
import { followLabels } from '../pending-steps/follow-up';
import { sufferMove } from '../apply-effects/suffer-moves';

/**
 * Whether the story has moved on from a record, which makes its dice final: a following move was made, or the record
 * was imported.
 */
export function hasFollowed(record: MoveRecord, book: Rulebook): boolean {
	if (record.imported !== undefined) return true;
	const move = book.move(record.move);
	const labels = move ? followLabels(move, book) : [];
	const isOtherMove = (chose: string) => book.move(chose) !== undefined && !sufferMove(chose, book.ruleset);
	const isRolledAgain = (chose: string) => chose.startsWith('Resist (') || chose.startsWith(`${record.move} (`);
	return record.chose.some(chose => isRolledAgain(chose) || labels.includes(chose) || isOtherMove(chose));
}
