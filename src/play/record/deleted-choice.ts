import { walkAgenda } from '../agenda';
import { isConditionLine } from '../agenda/condition-line';
import type { AgendaWalk } from '../agenda/agenda-walk';
import { isOpen } from './pending-step';

/** Whether `done` tells what an open option does: it was chosen, and its line was deleted. */
export function isChoiceDeleted({ record, steps, ledger, now, book }: AgendaWalk): boolean {
	const left = ledger.left.filter(line => !isConditionLine(line)).length;
	if (left === 0) return false;
	const open = steps.filter(isOpen).flatMap(({ options }) => options);
	return open.some(({ action, isChosen }) => {
		if (action.kind !== 'choose' || isChosen) return false;
		const again = walkAgenda({ ...record, chose: [...record.chose, action.chose] }, now, book).ledger.left;
		return again.filter(line => !isConditionLine(line)).length < left;
	});
}
