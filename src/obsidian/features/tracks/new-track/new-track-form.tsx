import type { ComponentChildren, JSX } from 'preact';
import type { Answer, Asks } from '../../../../play/record/pending-step';
import { ChoiceButton, MAIN } from '../../../components/card-keys';
import { submitFromSelect } from '../../../components/form';
import { useFormId } from '../../../components/form-id';
import { PressButton } from '../../../components/press-button';
import { useForm } from '../../../components/use-form';
import { NewTrackFields } from './new-track-fields';
import { answerOf, NEW_TRACK_WORDS, type ChangeDraft, type NewTrackDraft } from './new-track';
import { t } from '../../../../i18n/translate';
import { ownKeys } from '../../../components/is-composing';

interface NewTrackFormProps {
	readonly asks: Asks;
	readonly draft: NewTrackDraft;
	/**
	 * Set where it stands without being asked for: it then neither takes the focus nor closes. Whether Enter leads into it, and
	 * what may be done instead.
	 */
	readonly inSight?: { readonly isMain: boolean; readonly buttons: ComponentChildren };
	readonly change: ChangeDraft;
	onAnswer: (answer: Answer) => void;
	/** Called when the form is closed; the caller keeps the draft. */
	onClose?: () => void;
}

/** A form for a new track: name, rank, and what its kind needs. Enter submits it from any field, Esc closes it. */
export function NewTrackForm({ asks, draft, inSight, change, onAnswer, onClose }: NewTrackFormProps): JSX.Element {
	const id = useFormId('new-track');
	const { label, button } = NEW_TRACK_WORDS[asks.track];
	const { form, problem, onSubmit } = useForm(() => answerOf(asks, draft), onAnswer, inSight ? {} : { first: 'input' });
	const fields = { draft, change, id, wrong: problem?.code };
	return (
		<form
			ref={form}
			class="sworn-new-track"
			aria-label={label}
			noValidate
			onSubmit={event => {
				event.preventDefault();
				onSubmit();
			}}
			onKeyDown={ownKeys(event => {
				submitFromSelect(event);
				if (event.key !== 'Escape' || !onClose) return;
				event.preventDefault();
				event.stopPropagation();
				onClose();
			})}
		>
			<NewTrackFields asks={asks} {...fields} />
			<span class={problem ? 'sworn-error' : 'sworn-no-error'} id={`${id}-problem`} role="status">
				{problem?.message}
			</span>
			<div class="sworn-buttons">
				{inSight?.isMain ? (
					<ChoiceButton id={MAIN} class="mod-cta">
						{button}
					</ChoiceButton>
				) : (
					<PressButton class="sworn-button mod-cta">{button}</PressButton>
				)}
				{inSight?.buttons}
				{onClose && (
					<PressButton class="sworn-button is-quiet" onPress={onClose}>
						{t('Not now')}
					</PressButton>
				)}
			</div>
		</form>
	);
}
