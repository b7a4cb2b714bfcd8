import type { JSX } from 'preact';
import { ACTION_DIE_SIDES } from '../../../../play/dice/dice';
import { SelectField, TextField } from '../../../components/form-field';
import type { RollForm } from './use-roll-form';
import { fieldOf } from './use-roll-form';
import { t } from '../../../../language/text';

const ACTION_DIE: readonly (readonly [string, string])[] = [
	['', t('Rolled')],
	...Array.from({ length: ACTION_DIE_SIDES }, (_, i) => [String(i + 1), t('Set to {face}', { face: i + 1 })] as const),
];

/** Fields for the player's own dice: those rolled at the table, or a preset action die. */
export function OwnDice({ form }: { form: RollForm }): JSX.Element {
	const { id, view, draft, change } = form;
	const isAction = view.kind === 'action';
	const isChallengeOnly = !isAction || draft.presetActionDie !== undefined;
	return (
		<div class="sworn-own-dice">
			<TextField
				{...fieldOf(form, 'dice')}
				label={isChallengeOnly ? t('Challenge dice on the table') : t('Dice on the table')}
				value={draft.dice}
				onInput={dice => change({ dice })}
				input={{ inputMode: 'numeric', placeholder: isChallengeOnly ? '3 9' : '4 3 9' }}
			/>
			{isAction && (
				<SelectField
					id={`${id}-preset`}
					label={t('Action die')}
					value={String(draft.presetActionDie ?? '')}
					options={ACTION_DIE}
					onChange={face => change({ presetActionDie: face === '' ? undefined : Number(face) })}
				/>
			)}
		</div>
	);
}
