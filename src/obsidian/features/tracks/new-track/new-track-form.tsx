import type { JSX } from 'preact';
import { useContext, useLayoutEffect, useRef, useState } from 'preact/hooks';
import type { Detail } from '../../../../play/tracks/new-track/details';
import type { Answer, Asks } from '../../../../play/record/pending-step';
import { invalid } from '../../../components/form-field';
import { useFormId } from '../../../components/form-id';
import { Pending, PressButton } from '../../../components/press-button';
import { RadioRow } from '../../../components/radio-row';
import { DetailField } from './detail-field';
import type { ChangeDraft, NewTrackDraft } from './new-track';
import { answerOf, NEW_TRACK_WORDS } from './new-track';
import type { DetailKey } from '../../../../rules/track-key';

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
			<NameField track={asks.track} offered={asks.offered} {...fields} />
			{asks.ranks.length > 0 && (
				<RadioRow
					legend="Rank"
					name={`${id}-rank`}
					options={asks.ranks}
					picked={draft.rank}
					onPick={rank => change(before => ({ ...before, rank }))}
				/>
			)}
			<DetailFields details={asks.details} {...fields} />
			<span class={problem ? 'sworn-error' : 'sworn-no-error'} id={`${id}-problem`} role="status">
				{problem?.message}
			</span>
			<div class="sworn-buttons">
				<button type="submit" class="sworn-button mod-cta" aria-disabled={isPending ? 'true' : undefined}>
					{button}
				</button>
				<PressButton class="sworn-button is-quiet" onPress={onClose}>
					Not now
				</PressButton>
			</div>
		</form>
	);
}

interface FieldsProps {
	readonly draft: NewTrackDraft;
	readonly change: ChangeDraft;
	readonly id: string;
	/** The code of what is wrong: it says which field is meant. */
	readonly wrong: string | undefined;
}

type NameFieldProps = FieldsProps & Pick<Asks, 'track'> & { readonly offered: readonly string[] | undefined };

function NameField({ track, offered, draft, change, id, wrong }: NameFieldProps): JSX.Element {
	const { label, placeholder } = NEW_TRACK_WORDS[track];
	const isWrong = wrong?.startsWith('name_');
	return (
		<label class="sworn-new-track-name">
			{label}
			<input
				type="text"
				autocomplete="off"
				enterkeyhint="go"
				placeholder={placeholder}
				list={offered && `${id}-offered`}
				value={draft.name}
				{...invalid(isWrong, `${id}-problem`)}
				onInput={event => {
					const name = event.currentTarget.value;
					change(before => ({ ...before, name }));
				}}
			/>
			{offered && (
				<datalist id={`${id}-offered`}>
					{offered.map(name => (
						<option key={name} value={name} />
					))}
				</datalist>
			)}
		</label>
	);
}

/** What is seldom said stands behind a “More”, unless the move says it already. */
function DetailFields({ details, ...fields }: FieldsProps & Pick<Asks, 'details'>): JSX.Element | null {
	const [often, rare] = [details.filter(({ isRare }) => !isRare), details.filter(({ isRare }) => isRare)];
	return (
		<>
			<EachDetail details={often} {...fields} />
			{rare.length > 0 && (
				<details class="sworn-more" open={rare.some(({ value }) => value !== '')}>
					<summary>More</summary>
					<EachDetail details={rare} {...fields} />
				</details>
			)}
		</>
	);
}

function EachDetail({ details, draft, change, id, wrong }: FieldsProps & { details: readonly Detail[] }): JSX.Element {
	const set = (key: DetailKey, value: string) =>
		change(before => ({ ...before, details: { ...before.details, [key]: value } }));
	return (
		<>
			{details.map(detail => (
				<DetailField
					key={detail.key}
					detail={detail}
					value={draft.details[detail.key] ?? detail.value}
					id={id}
					wrong={wrong === `bad_${detail.key}` ? `${id}-problem` : undefined}
					change={value => set(detail.key, value)}
				/>
			))}
		</>
	);
}
