import type { DecisionContext } from '../record/move-context';
import type { ParseResult } from '../../rules/core/problem';
import { openPendingSteps } from '../pending-steps/list-pending-steps';
import { begunByOutcome } from '../pending-steps/begin-with-roll';
import { chooseOption } from './pick-option';
import type { Decided } from '../record/decision-settings';
import { readAnswer } from '../new-track/new-track';
import type { DiceRoller } from '../dice/dice';
import { rollMove } from './roll-move';
import type { RollInput } from '../record/roll-input';

/**
 * Resolves a call. If a track was named beforehand and the outcome begins it, it begins now (Starforged, Make a
 * Connection); otherwise the name is not used.
 */
export function rollAndBegin(situation: DecisionContext, rollInput: RollInput, dice: DiceRoller): ParseResult<Decided> {
	const { begin, ...others } = rollInput;
	const asks = begin && begunByOutcome(situation);
	if (!begin || !asks) return rollMove(situation, rollInput, dice);
	const answer = readAnswer(begin, asks);
	if (!answer.ok) return answer;
	const rolled = rollMove(situation, others, dice);
	if (!rolled.ok) return rolled;
	const { record, character: now } = rolled.value;
	for (const { id, options } of openPendingSteps({ ...situation, record, character: now }))
		for (const { label, action } of options)
			if (action.kind === 'begin_track' && action.effect.track === asks.track)
				return chooseOption({ step: id, label, answer: begin }, { ...situation, record, character: now }, dice);
	return rolled;
}
