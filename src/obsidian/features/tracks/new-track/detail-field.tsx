import { RadioRow } from '../../../components/radio-row';
import type { JSX } from 'preact';
import type { Detail, DetailRow } from '../../../../play/record/pending-step';
import { invalid, Options, Suggestions } from '../../../components/form-field';
import { questionOf } from '../../../../rules/core/track-key';
import { fairDice } from '../../../services/fair-dice';
import { t } from '../../../../i18n/translate';
import { translateTerm } from '../../../../i18n/translate-terms';

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
export function DetailField(props: DetailFieldProps): JSX.Element {
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
