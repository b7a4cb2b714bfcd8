import type { JSX } from 'preact';
import { useContext, useLayoutEffect, useRef, useState } from 'preact/hooks';
import type { Answer, Asks } from '../../../../play/record/pending-step';
import { useFormId } from '../../../components/form-id';
import { Pending, PressButton } from '../../../components/press-button';
import { NewTrackFields } from './new-track-fields';
import type { ChangeDraft, NewTrackDraft } from './new-track';
import { answerOf, NEW_TRACK_WORDS } from './new-track';
import { t } from '../../../../language/text';

interface NewTrackFormProps {
	readonly asks: Asks;
	readonly draft: NewTrackDraft;
	readonly change: ChangeDraft;
	onAnswer: (answer: Answer) => void;
	/** The form is put away; what was filled in is kept by the caller. */
	onClose: () => void;
}

/** Names a new track, ranks it and asks what its kind has besides: Enter sends it off from anywhere in it, Esc puts it away. */
export function NewTrackForm({ asks, draft, change, onAnswer, onClose }: NewTrackFormProps): JSX.Element {
	const [tried, setTried] = useState(0);
	const isPending = useContext(Pending);
	const id = useFormId('new-track');
	const form = useRef<HTMLFormElement>(null);
	const { label, button } = NEW_TRACK_WORDS[asks.track];
	const reading = answerOf(asks, draft);
	const problem = tried > 0 && !reading.ok ? reading.problems[0] : undefined;
	useLayoutEffect(() => {
		const wrong = form.current?.querySelector<HTMLElement>('[aria-invalid="true"]');
		(wrong ?? form.current?.querySelector<HTMLElement>('input'))?.focus();
	}, [tried]);
	const fields = { draft, change, id, wrong: problem?.code };
	return (
		<form
			ref={form}
			class="sworn-new-track"
			aria-label={label}
			noValidate
			onSubmit={event => {
				event.preventDefault();
				if (!reading.ok) setTried(tried + 1);
				else if (!isPending) onAnswer(reading.value);
			}}
			onKeyDown={event => {
				if (event.key !== 'Escape' || event.isComposing) return;
				event.preventDefault();
				event.stopPropagation();
				onClose();
			}}
		>
			<NewTrackFields asks={asks} {...fields} />
			<span class={problem ? 'sworn-error' : 'sworn-no-error'} id={`${id}-problem`} role="status">
				{problem?.message}
			</span>
			<div class="sworn-buttons">
				<button type="submit" class="sworn-button mod-cta" aria-disabled={isPending ? 'true' : undefined}>
					{button}
				</button>
				<PressButton class="sworn-button is-quiet" onPress={onClose}>
					{t('Not now')}
				</PressButton>
			</div>
		</form>
	);
}
