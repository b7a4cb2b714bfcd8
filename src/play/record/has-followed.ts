import type { Rulebook } from '../../rules/rulebook';
import type { MoveRecord } from './record';
import { followLabels } from '../agenda/follow-up';
import { sufferMove } from '../suffer/suffer';

/** Once the story has gone on from a record, its dice stand: a move to follow was made, or all of it was played elsewhere. */
export function hasFollowed(record: MoveRecord, book: Rulebook): boolean {
	if (record.imported !== undefined) return true;
	const move = book.move(record.move);
	const labels = move ? followLabels(move, book) : [];
	const isOtherMove = (chose: string) => book.move(chose) !== undefined && !sufferMove(chose, book.ruleset);
	const isRolledAgain = (chose: string) => chose.startsWith('Resist (') || chose.startsWith(`${record.move} (`);
	return record.chose.some(chose => isRolledAgain(chose) || labels.includes(chose) || isOtherMove(chose));
}
