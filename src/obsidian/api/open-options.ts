import { isOpen, requiredFirst } from '../../play/agenda';
import type { Step, StepOption } from '../../play/agenda';
import { isProgressMove } from '../../play/roll/roll-options';
import type { Press } from '../../journal/pages/press';
import { pickOf } from '../../journal/pages/press';
import type { OptionData, StepData } from '../../../docs/api/sworn-journal';
import type { CardView } from '../features/moves/card/card-view';
import { waysToRoll } from '../features/moves/roll-form/roll-form-view';

/** An open option of a record, and its press. */
export interface OpenOption extends OptionData {
	readonly press: Press;
	/** What it asks for in a form. */
	readonly form?: StepOption['asks'];
	/** Of a roll: how many dice it is made with. */
	readonly dice?: 2 | 3;
}

/** One thing that a record asks, with all that can be answered. */
export interface OpenStep extends Omit<StepData, 'options'> {
	readonly options: readonly OpenOption[];
}

/** All that is open on a record, what must be answered first: what its card and *Continue move* offer. */
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

/** Without what only the plugin needs. */
export const stepData = ({ options, ...step }: OpenStep): StepData => ({
	...step,
	options: options.map(({ label, detail, blocked, asks }) => ({ label, detail, blocked, asks })),
});
