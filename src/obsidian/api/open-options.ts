import { isOpen, requiredFirst } from '../../play/steps/agenda';
import type { Step, StepOption } from '../../play/steps/agenda';
import { isProgressMove } from '../../play/roll/roll-options';
import type { Press } from '../../journal/pages/press';
import { pickOf } from '../../journal/pages/press';
import type { OptionData, StepData } from '../../../docs/api/sworn-journal';
import type { CardView } from '../features/moves/card/card-view';
import { waysToRoll } from '../features/moves/roll-form/roll-form-view';

/** An open option of a record, with the press that picks it. */
export interface OpenOption extends OptionData {
	readonly press: Press;
	/** The form to fill in for it. */
	readonly form?: StepOption['asks'];
	/** For a roll, the number of dice. */
	readonly dice?: 2 | 3;
}

/** One pending step of a record, with its options. */
export interface OpenStep extends Omit<StepData, 'options'> {
	readonly options: readonly OpenOption[];
}

/** The open steps of a record, required ones first. They are the same as on its card and in *Continue move*. */
export const openSteps = (card: CardView): readonly OpenStep[] =>
	[...edited(card), ...toRoll(card), ...requiredFirst(card.steps.filter(isOpen)).map(asked), ...toBurn(card)].filter(
		({ options }) => options.length > 0,
	);

const PLAIN = { detail: '', blocked: null, asks: [] } as const;

function edited({ edited: detail }: CardView): readonly OpenStep[] {
	if (detail === undefined) return [];
	const apply: OpenOption = { ...PLAIN, label: 'Apply the change', detail, press: { kind: 'apply_edit' } };
	return [{ step: 'edited', prompt: 'The record was edited by hand.', isRequired: false, options: [apply] }];
}

function toRoll({ call, move }: CardView): readonly OpenStep[] {
	if (!call) return [];
	const options = waysToRoll(call).map(({ option: { name, value, text = '', track }, rollInput }): OpenOption => ({
		...PLAIN,
		label: track === undefined ? `Roll +${name}` : `Roll against ${track}`,
		detail: [value === undefined ? '' : `${name} ${value}`, text].filter(Boolean).join(': '),
		press: { kind: 'roll', rollInput },
		dice: move && isProgressMove(move) ? 2 : 3,
	}));
	return [{ step: 'roll', prompt: 'Roll it.', isRequired: true, options }];
}

function toBurn({ roll }: CardView): readonly OpenStep[] {
	if (!roll?.burn) return [];
	const { from, to, outcome } = roll.burn;
	const detail = `momentum ${from} → ${to}: ${outcome.replace('_', ' ')}`;
	const burn: OpenOption = { ...PLAIN, label: 'Burn momentum', detail, press: { kind: 'burn' } };
	return [{ step: 'burn', prompt: 'Momentum can be burned.', isRequired: false, options: [burn] }];
}

function asked({ id, prompt, state, options, pass }: Step): OpenStep {
	const declining: readonly OpenOption[] =
		pass === undefined ? [] : [{ ...PLAIN, label: 'Pass', press: { kind: 'pass', step: id } }];
	const open = options.filter(({ isChosen }) => !isChosen).map(option => opening(id, option));
	return { step: id, prompt, isRequired: state === 'required', options: [...open, ...declining] };
}

function opening(step: string, option: StepOption): OpenOption {
	const { label, detail = '', blocked = null, asks: form, action } = option;
	const ranked = form && form.ranks.length > 0 ? (['rank'] as const) : [];
	const named = form ? (['name', ...ranked] as const) : [];
	return {
		label,
		detail,
		blocked,
		asks: action.kind === 'ask' ? ['question'] : [...named],
		press: pickOf(step, option),
		...(form ? { form } : {}),
	};
}

/** The public part of a step, without internal fields. */
export const stepData = ({ options, ...step }: OpenStep): StepData => ({
	...step,
	options: options.map(({ label, detail, blocked, asks }) => ({ label, detail, blocked, asks })),
});
