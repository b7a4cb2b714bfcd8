import { openPendingSteps, buildPendingSteps } from '../../../../play/pending-steps/list-pending-steps';
import { isDue, isOpen } from '../../../../play/record/pending-step';
import { abilitiesAfter } from '../../../../play/abilities/available-abilities';
import { editedRecord } from '../../../../play/moves/edited-record';
import { hasFollowed } from '../../../../play/moves/is-followed-up';
import { NOBODY } from '../../../../play/character/character';
import { isRecord, type MoveRecord } from '../../../../play/record/record';
import { possibleBurn } from '../../../../play/moves/burn-momentum';
import type { PendingState } from '../../../components/record-line';
import { unknownAbilities, waitsForRoll, type CardContext } from './card-view';
import { hasMainAnswer, usedOnly } from './card-choices';
import { siteRolls } from './site-rolls';

/** What is pending on a record. It only walks the agenda and computes nothing else that a card needs. */
export function pendingState(record: MoveRecord, context: CardContext): PendingState {
	if (record.imported !== undefined) return 'nothing';
	const { book, character, problems } = context;
	const move = book.move(record.move);
	if (!move || problems.length > 0 || waitsForRoll(record, move, context)) return 'must';
	if (unknownAbilities(record, move, book).length > 0) return 'must';
	const walk = buildPendingSteps({ record, character: character ?? NOBODY, book });
	const steps = usedOnly(openPendingSteps({ record, character: character ?? NOBODY, ...context }, walk)).filter(isOpen);
	if (steps.some(isDue)) return 'must';
	if (!character) return steps.length > 0 ? 'may' : 'nothing';
	if (isRecord(record) && editedRecord({ record, character, ...context }, walk)) return 'must';
	const onSite = context.rolledAgain ? [] : siteRolls({ ...context, record, character, book }, move);
	if (onSite.some(({ rolled }) => rolled !== undefined)) return 'must';
	if (steps.length > 0) return hasMainAnswer(steps) ? 'next' : 'may';
	if (context.rolledAgain) return 'nothing';
	if (onSite.length > 0) return 'may';
	if (hasFollowed(record, book)) return 'nothing';
	const isOffered =
		possibleBurn({ record, character, book }) !== undefined || abilitiesAfter({ record, character, book }).length > 0;
	return isOffered ? 'may' : 'nothing';
}
