import { isSameName } from '../../../../rules/search/folded-name';
import type { PersonInNote } from '../../../../journal/answers/people-in-note';
import type { Step, StepOption } from '../../../../play/steps/agenda';

/** Fills the form for a new connection with the person generated just above. */
export const withPerson = (steps: readonly Step[], person: PersonInNote): readonly Step[] =>
	steps.map(step =>
		step.options.some(({ asks }) => asks?.track === 'connection')
			? { ...step, options: step.options.map(option => proposing(option, person)) }
			: step,
	);

function proposing(option: StepOption, { name, role }: PersonInNote): StepOption {
	const { asks } = option;
	if (asks?.track !== 'connection' || asks.taken.some(taken => isSameName(taken, name))) return option;
	const hasRole = role !== undefined && asks.details.some(({ key }) => key === 'role');
	return { ...option, asks: { ...asks, proposed: { name, ...(hasRole ? { details: { role } } : {}) } } };
}
