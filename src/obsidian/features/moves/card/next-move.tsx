import type { JSX } from 'preact';
import { optionAction, type RecordAction } from '../../../../journal/actions/record-action';
import { ChoiceButton } from '../../../components/card-keys';
import type { TextHome } from '../../../components/rules-text';
import { CallForm } from './call-form';
import { skipChoice } from './card-choices';
import { says } from './steps';
import type { NextCall } from './next-call';
import { t } from '../../../../i18n/translate';

interface NextMoveProps {
	readonly next: NextCall;
	readonly home: TextHome;
	/** The text just above it on the card. */
	readonly above: string | undefined;
	readonly isUnfolded: boolean;
	press: (press: RecordAction) => void;
}

/** The roll of the move that must be made next, or a button that skips it. */
export function NextMove({ next: { step, option, call }, home, above, isUnfolded, press }: NextMoveProps): JSX.Element {
	return (
		<div class={`sworn-step is-required${isUnfolded ? ' is-unfolded' : ''}`} role="group" aria-label={call.move.name}>
			{!says(above, call.move.name) && <span class="sworn-prompt">{call.move.name}</span>}
			<CallForm {...{ call, home }} roll={rollInput => press(optionAction(step.id, option, { rollInput }))}>
				{step.pass !== undefined && (
					<ChoiceButton id={skipChoice(step)} class="is-quiet" onPress={() => press({ kind: 'pass', step: step.id })}>
						{t('Skip')}
					</ChoiceButton>
				)}
			</CallForm>
		</div>
	);
}
