import type { DecisionContext } from '../../play/record/move-context';
import { useAbility } from '../../play/moves/use-ability';
import { parseError, type ParseResult } from '../../rules/core/problem';
import type { DiceRoller } from '../../play/dice/dice';
import type { DieName } from '../../play/record/record';
import { burnMomentum } from '../../play/moves/burn-momentum';
import { reroll, setDie } from '../../play/moves/change-dice';
import { mayChangeDice } from '../../play/moves/dice-locked';
import { applyEdit } from '../../play/moves/edited-record';
import type { Decided } from '../../play/record/decision-settings';
import { declineStep, chooseOption } from '../../play/moves/pick-option';
import type { RollInput } from '../../play/record/roll-input';
import { rollMove } from '../../play/moves/roll-move';
import type { Answer, StepOption } from '../../play/record/pending-step';
import { t } from '../../i18n/translate';

/** A press on the card of a move, or a choice in *Continue move*. */
export type RecordAction =
	| { readonly kind: 'roll'; readonly rollInput: RollInput }
	/**
	 * `asks`: the option asks the oracle, so the player types a question first. `answer`: the input of the option's form.
	 * `rollInput`: how the move is rolled that the option leads to.
	 */
	| {
			readonly kind: 'pick';
			readonly step: string;
			readonly option: string;
			readonly asks?: boolean;
			readonly answer?: Answer;
			readonly rollInput?: RollInput;
	  }
	| { readonly kind: 'pass'; readonly step: string }
	| { readonly kind: 'burn' }
	/** Uses an ability after the roll, identified by its text in the record. */
	| { readonly kind: 'use_ability'; readonly ability: string }
	| { readonly kind: 'reroll'; readonly dice: readonly DieName[] }
	| { readonly kind: 'set_die'; readonly die: DieName; readonly face: number }
	/** Applies a record that was edited by hand. */
	| { readonly kind: 'apply_edit' };

/** The press for an option of a step, with the input of its form or how its move is rolled. */
export const optionAction = (
	step: string,
	{ label, action }: StepOption,
	input: { readonly answer?: Answer; readonly rollInput?: RollInput } = {},
): RecordAction => ({
	kind: 'pick',
	step,
	option: label,
	...(action.kind === 'ask' ? { asks: true } : {}),
	...input,
});

const progressStands = (): ParseResult<never> =>
	parseError(
		'progress_stands',
		t('A progress roll stands as it fell: no rule here lets you reroll it or change its dice. Nothing was done.'),
	);

/** Decides a press using the current text and state. */
export function resolveRecordAction(
	press: RecordAction,
	situation: DecisionContext,
	dice: DiceRoller,
): ParseResult<Decided> {
	const isByHand = press.kind === 'reroll' || press.kind === 'set_die';
	if (isByHand && !mayChangeDice(situation)) return progressStands();
	switch (press.kind) {
		case 'roll':
			return rollMove(situation, press.rollInput, dice);
		case 'pick':
			return chooseOption({ ...press, label: press.option }, situation, dice);
		case 'pass':
			return declineStep(press.step, situation);
		case 'use_ability':
			return useAbility(press.ability, situation);
		case 'burn':
			return burnMomentum(situation);
		case 'reroll':
			return reroll(press.dice, situation, dice);
		case 'set_die':
			return setDie(press.die, press.face, situation);
		case 'apply_edit':
			return applyEdit(situation);
	}
}
