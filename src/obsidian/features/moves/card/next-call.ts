import type { Step, StepOption } from '../../../../play/steps/agenda';
import { isDue } from '../../../../play/steps/agenda';
import type { RollCall } from '../roll-form/roll-offers';

/** The move that must be made next. */
export interface NextCall {
	readonly step: Step;
	readonly option: StepOption;
	readonly call: RollCall;
}

/**
 * The move that a record leads to, where nothing else must be answered: its roll is asked for at once, in place of a button
 * that would only open it. The roll that a cost leads to is offered as such.
 */
export function nextCall(
	steps: readonly Step[],
	{ character, book }: Pick<RollCall, 'character' | 'book'>,
): NextCall | undefined {
	const [step, ...others] = steps.filter(isDue);
	const [option, ...more] = step?.options.filter(({ isChosen }) => !isChosen) ?? [];
	if (!step || !option || others.length + more.length > 0) return undefined;
	const { action, blocked } = option;
	if (action.kind !== 'follow' || action.isRoll || blocked !== undefined) return undefined;
	const move = book.move(action.call.move);
	return move && { step, option, call: { record: action.call, move, character, book } };
}
