import { getOwn } from '../../../../rules/core/collections';
import type { JSX } from 'preact';
import type { Asks, Detail, DetailRow } from '../../../../play/record/pending-step';
import { invalid, Suggestions, Options } from '../../../components/form-field';
import { RadioRow } from '../../../components/radio-row';
import { NEW_TRACK_WORDS, type ChangeDraft, type NewTrackDraft } from './new-track';
import { questionOf, type DetailKey } from '../../../../rules/core/track-key';
import { translateTerm } from '../../../../i18n/translate-terms';
import { t } from '../../../../i18n/translate';
import { fairDice } from '../../../services/fair-dice';

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
					<summary>{t('Details')}</summary>
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

interface DetailFieldProps {
	readonly detail: Detail;
	readonly value: string;
	/** The prefix of its ids, unique among open forms. */
	readonly id: string;
	/** The id of the line that states its problem. */
	readonly wrong: string | undefined;
	change: (value: string) => void;
}

/** One more field for a new track, with an input that suits its answers. */
function DetailField(props: DetailFieldProps): JSX.Element {
	if (props.detail.key === 'segments') return <SegmentsField {...props} />;
	if (props.detail.isClosed) return <ListField {...props} />;
	return props.detail.rows ? <RolledField {...props} rows={props.detail.rows} /> : <TextField {...props} />;
}

/** A text field whose answer can be rolled on a table of the book as well. */
function RolledField({ rows, ...field }: DetailFieldProps & { rows: readonly DetailRow[] }): JSX.Element {
	const roll = () => {
		const rolled = fairDice.roll(Math.max(...rows.map(({ max }) => max)));
		field.change(rows.find(({ min, max }) => min <= rolled && rolled <= max)?.text ?? '');
	};
	const label = translateTerm(questionOf(field.detail.key).label);
	return (
		<div class="sworn-rolled-field">
			<TextField {...field} />
			<button type="button" class="sworn-button" aria-label={t('Roll: {label}', { label })} onClick={roll}>
				{t('Roll')}
			</button>
		</div>
	);
}

/** A text field with suggestions that accepts any text. */
function TextField({ detail: { key, offered }, value, id, wrong, change }: DetailFieldProps): JSX.Element {
	const { label, hint } = questionOf(key);
	const list = offered.length > 0 ? `${id}-${key}-offered` : undefined;
	return (
		<label class="sworn-detail-field">
			<span>{translateTerm(label)}</span>
			<input
				type="text"
				autocomplete="off"
				placeholder={hint && translateTerm(hint)}
				inputMode={key === 'harm' ? 'numeric' : 'text'}
				list={list}
				value={value}
				{...invalid(wrong, wrong)}
				onInput={event => change(event.currentTarget.value)}
			/>
			{list && <Suggestions id={list} values={offered} />}
		</label>
	);
}

function ListField({ detail: { key, offered }, value, change }: DetailFieldProps): JSX.Element {
	const { label, none } = questionOf(key);
	return (
		<label class="sworn-detail-field">
			<span>{translateTerm(label)}</span>
			<select class="dropdown" value={value} onChange={event => change(event.currentTarget.value)}>
				<option value="">{none && translateTerm(none)}</option>
				<Options values={offered} label={key === 'odds' ? translateTerm : undefined} />
			</select>
		</label>
	);
}

/** The sizes of printed clocks in one row, and a field for another size. */
function SegmentsField({ detail: { key, offered }, value, id, wrong, change }: DetailFieldProps): JSX.Element {
	return (
		<RadioRow
			legend={translateTerm(questionOf(key).label)}
			name={`${id}-${key}`}
			options={offered}
			picked={value}
			onPick={change}
		>
			<input
				type="text"
				class="sworn-number"
				inputMode="numeric"
				autocomplete="off"
				placeholder={t('other')}
				aria-label={t('Another number of segments')}
				value={offered.includes(value) ? '' : value}
				{...invalid(wrong, wrong)}
				onInput={event => change(event.currentTarget.value)}
			/>
		</RadioRow>
	);
}
