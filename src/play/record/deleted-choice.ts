import { buildAgenda } from '../agenda';
import { isConditionLine } from '../agenda/condition-line';
import type { AgendaBuilder } from '../agenda/agenda-builder';
import type { Change } from '../character/change';
import { isOpen } from './pending-step';

/**
 * Whether `done` lists what an open option does: it was chosen, and its line was deleted. A track that was begun stays
 * whatever is edited, and may have been begun for something else.
 */
export function isChoiceDeleted({ record, steps, ledger, now, book }: AgendaBuilder): boolean {
	const left = ledger.left.filter(tells).length;
	if (left === 0) return false;
	const open = steps.filter(isOpen).flatMap(({ options }) => options);
	return open.some(({ action, isChosen }) => {
		if (action.kind !== 'choose' || isChosen) return false;
		const again = buildAgenda({ ...record, chose: [...record.chose, action.chose] }, now, book).ledger.left;
		return again.filter(tells).length < left;
	});
}

const tells = (line: Change): boolean => !isConditionLine(line) && !(line.kind === 'event' && line.event === 'begun');
