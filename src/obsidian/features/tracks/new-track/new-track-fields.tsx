import { getOwn } from '../../../../rules/core/collections';
import type { JSX } from 'preact';
import type { Asks, Detail } from '../../../../play/record/pending-step';
import { invalid, Suggestions } from '../../../components/form-field';
import { RadioRow } from '../../../components/radio-row';
import { DetailField } from './detail-field';
import type { ChangeDraft, NewTrackDraft } from './new-track';
import { NEW_TRACK_WORDS } from './new-track';
import type { DetailKey } from '../../../../rules/core/track-key';
import { translateTerm } from '../../../../i18n/translate-terms';
import { t } from '../../../../i18n/translate';

interface FieldsProps {
	readonly draft: NewTrackDraft;
	readonly change: ChangeDraft;
	readonly id: string;
	/** The code of the problem, which identifies the field. */
	readonly wrong: string | undefined;
}

/** The fields of a new track: its name, its rank, and those specific to its kind. */
export function NewTrackFields({ asks, ...fields }: FieldsProps & { readonly asks: Asks }): JSX.Element {
	const { draft, change, id } = fields;
	return (
		<>
			<NameField track={asks.track} offered={asks.offered} {...fields} />
			{asks.ranks.length > 0 && (
				<RadioRow
					legend={t('Rank')}
					name={`${id}-rank`}
					options={asks.ranks}
					wordsOf={translateTerm}
					picked={draft.rank}
					onPick={rank => change(before => ({ ...before, rank }))}
				/>
			)}
			<DetailFields details={asks.details} {...fields} />
		</>
	);
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
			{offered && <Suggestions id={`${id}-offered`} values={offered} />}
		</label>
	);
}

/** Further fields. Rarely used ones are behind “More”, unless the move fills them in. */
function DetailFields({ details, ...fields }: FieldsProps & Pick<Asks, 'details'>): JSX.Element | null {
	const [often, rare] = [details.filter(({ isRare }) => !isRare), details.filter(({ isRare }) => isRare)];
	return (
		<>
			<EachDetail details={often} {...fields} />
			{rare.length > 0 && (
				<details class="sworn-more" open={rare.some(({ value }) => value !== '')}>
					<summary>{t('More')}</summary>
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
					value={getOwn(draft.details, detail.key) ?? detail.value}
					id={id}
					wrong={wrong === `bad_${detail.key}` ? `${id}-problem` : undefined}
					change={value => set(detail.key, value)}
				/>
			))}
		</>
	);
}
