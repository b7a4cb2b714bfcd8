import { isDue, type PendingStep, type StepOption } from '../../../../play/record/pending-step';
import type { MoveToRoll } from '../roll-form/roll-offers';

/** The move that must be made next. */
export interface NextCall {
	readonly step: PendingStep;
	readonly option: StepOption;
	readonly call: MoveToRoll;
}

/**
 * The move that a record leads to, where nothing else must be answered: its roll is asked for at once, in place of a button
 * that would only open it. The roll that a cost leads to is offered as such.
 */
export function nextCall(
	steps: readonly PendingStep[],
	{ character, book }: Pick<MoveToRoll, 'character' | 'book'>,
): NextCall | undefined {
	const [step, ...others] = steps.filter(isDue);
	const [option, ...more] = step?.options.filter(({ isChosen }) => !isChosen) ?? [];
	if (!step || !option || others.length + more.length > 0) return undefined;
	const { action, blocked } = option;
	if (action.kind !== 'follow' || action.isRoll || blocked !== undefined) return undefined;
	const move = book.move(action.call.move);
	return move && { step, option, call: { record: action.call, move, character, book } };
}
