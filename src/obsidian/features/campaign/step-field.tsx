import { RadioRow } from '../../components/radio-row';
import type { JSX } from 'preact';
import type { StartingMap } from '../../../rules/books/campaign-setup';
import type { Generator } from '../../../rules/generators/generator';
import type { Oracle } from '../../../rules/oracles/oracle';
import { invalid, StatField } from '../../components/form-field';
import type { StepField } from './step-fields';
import { translateTerm } from '../../../i18n/translate-terms';
import { midSentence, t } from '../../../i18n/translate';

interface FieldProps {
	readonly field: StepField;
	readonly value: string;
	readonly wrong: boolean;
	readonly set: (value: string) => void;
	/** Adds oracle results to the field. */
	readonly roll: (oracles: readonly Oracle[]) => void;
	/** Fills all fields that a generator provides. */
	readonly generate?: (generator: Generator) => void;
	readonly rollMap?: (map: StartingMap) => void;
}

/** One field of a step, with the oracles that fill it. */
export function Field(props: FieldProps): JSX.Element {
	const { kind } = props.field;
	if (kind === 'ranks') return <Ranks {...props} />;
	if (kind === 'area') return <Area {...props} />;
	return kind === 'stat' ? <Stat {...props} /> : <Text {...props} />;
}

const idOf = ({ key }: StepField): string => `sworn-campaign-${key}`;

function Text({ field, value, wrong, set, roll }: FieldProps): JSX.Element {
	const { label, hint, oracles = [] } = field;
	return (
		<div class="sworn-field">
			<label for={idOf(field)}>{label}</label>
			<div class="sworn-campaign-line">
				<input
					id={idOf(field)}
					type="text"
					autocomplete="off"
					spellcheck={false}
					placeholder={hint}
					value={value}
					{...invalid(wrong)}
					onInput={event => set(event.currentTarget.value)}
				/>
				{oracles.length > 0 && (
					<button type="button" onClick={() => roll(oracles)}>
						{t('Roll {label}', { label: midSentence(label) })}
					</button>
				)}
			</div>
		</div>
	);
}

function Area({ field, value, set, roll, generate, rollMap }: FieldProps): JSX.Element {
	const { label, oracles = [], generator, map } = field;
	return (
		<div class="sworn-field">
			<label for={idOf(field)}>{label}</label>
			<textarea
				id={idOf(field)}
				class="sworn-truth-own"
				rows={map ? 8 : 4}
				value={value}
				onInput={event => set(event.currentTarget.value)}
			/>
			{(oracles.length > 0 || generator) && (
				<div
					class="sworn-campaign-rolls"
					role="group"
					aria-label={t('Roll for {label}', { label: midSentence(label) })}
				>
					{generator && (
						<button type="button" onClick={() => generate?.(generator)}>
							{t('Roll the whole {name}', { name: generator.name.toLowerCase() })}
						</button>
					)}
					{map && (
						<button type="button" onClick={() => rollMap?.(map)}>
							{t('Roll a {what}', { what: map.what })}
						</button>
					)}
					{oracles.length > 1 && !generator && (
						<button type="button" onClick={() => roll(oracles)}>
							{t('Roll all')}
						</button>
					)}
					{oracles.map(oracle => (
						<button key={oracle._id} type="button" onClick={() => roll([oracle])}>
							{t('Roll {oracle}', { oracle: shortName(oracle) })}
						</button>
					))}
				</div>
			)}
		</div>
	);
}

/** The short name of an oracle in a line. */
export const shortName = ({ path }: Oracle): string => path.at(-1) ?? '';

const Stat = ({ field, value, wrong, set }: FieldProps): JSX.Element => (
	<StatField id={idOf(field)} label={field.label} value={value} input={invalid(wrong)} onInput={set} />
);

const Ranks = ({ field: { label, ranks = [], key }, value, set }: FieldProps): JSX.Element => (
	<RadioRow
		legend={label}
		name={`sworn-campaign-${key}`}
		options={ranks}
		wordsOf={translateTerm}
		picked={value}
		onPick={set}
	/>
);
