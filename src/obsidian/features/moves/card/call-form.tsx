import type { ComponentChildren, JSX } from 'preact';
import type { RollInput } from '../../../../play/record/roll-input';
import { useKept } from '../../../services/display/draft-store';
import type { TextHome } from '../../../components/rules-text';
import { newRollDraft } from '../roll-form/roll-draft';
import { RollFields } from '../roll-form/roll-fields';
import type { MoveToRoll } from '../roll-form/roll-offers';
import { useFocusOnNew } from '../roll-form/use-focus-on-new';
import { useRollForm } from '../roll-form/use-roll-form';
import { ChoiceButton, MAIN } from '../../../components/card-keys';
import { PressButton } from '../../../components/press-button';
import { isOn } from '../../../components/event-target';
import { ownKeys } from '../../../components/is-composing';
import { t } from '../../../../i18n/translate';

interface CallFormProps {
	readonly call: MoveToRoll;
	readonly home: TextHome;
	readonly roll: (rollInput: RollInput) => void;
	/** What may be done instead. */
	readonly children?: ComponentChildren;
}

/** The roll form of a call with its Roll button. Enter in any field rolls. */
export function CallForm({ call, home, roll, children }: CallFormProps): JSX.Element {
	const kept = useKept(`call of ${call.move.name}`, () => newRollDraft(call));
	const [hasOwnDice, setOwnDice] = useKept('own dice', () => false);
	const form = useRollForm(call, kept, roll);
	useFocusOnNew(form.root, hasOwnDice ? 1 : 0, '.sworn-own-dice input');
	const { as } = call.record;
	if (as !== undefined) return <GivenOutcome {...{ as, roll, children }} />;
	const submit = (event: Event) => {
		event.preventDefault();
		form.roll();
	};
	const toggleOwnDice = () => {
		form.change({ dice: '', presetActionDie: undefined });
		setOwnDice(isShown => !isShown);
	};
	return (
		<form
			ref={form.root}
			class={`sworn-call${form.draft.begins ? ' has-new-track' : ''}`}
			onSubmit={submit}
			onKeyDown={ownKeys(event => {
				if (event.key === 'Enter' && isOption(event.target)) submit(event);
			})}
		>
			<RollFields form={form} home={home} hasKeys={false} hasOwnDice={hasOwnDice} />
			<div class="sworn-buttons">
				<ChoiceButton id={MAIN} class="sworn-roll-button mod-cta">
					{form.view.kind === 'no_roll' ? t('Make the move') : t('Roll')}
				</ChoiceButton>
				{form.view.kind === 'action' && (
					<PressButton class="sworn-button is-quiet" onPress={form.addRow}>
						{t('Add')}
					</PressButton>
				)}
				{form.view.kind !== 'no_roll' && (
					<PressButton class="sworn-button is-quiet" aria-expanded={hasOwnDice} onPress={toggleOwnDice}>
						{t('Own dice')}
					</PressButton>
				)}
				{children}
			</div>
		</form>
	);
}

const isOption = (target: EventTarget | null): boolean => isOn(target, '[role=radio], [role=radiogroup]');

/** A call whose outcome is given, so it needs no dice. */
function GivenOutcome({ as, roll, children }: Omit<CallFormProps, 'call' | 'home'> & { as: string }): JSX.Element {
	return (
		<div class="sworn-call">
			<span class="sworn-prompt">{t('The outcome is given: {as}', { as })}</span>
			<div class="sworn-buttons">
				<ChoiceButton id={MAIN} class="sworn-roll-button mod-cta" onPress={() => roll({})}>
					{t('Take this outcome')}
				</ChoiceButton>
				{children}
			</div>
		</div>
	);
}
