import type { JSX, RefObject } from 'preact';

interface InvalidAttributes {
	readonly 'aria-invalid'?: 'true';
	readonly 'aria-describedby'?: string | undefined;
}

interface InputAttributes extends InvalidAttributes {
	readonly ref?: RefObject<HTMLInputElement | null>;
	readonly placeholder?: string;
	readonly spellcheck?: boolean;
	readonly enterkeyhint?: 'go';
	readonly inputMode?: 'numeric';
}

/** ARIA attributes for an input with a problem. `describedBy` is the id of the line that explains it. */
export const invalid = (problem: unknown, describedBy?: string): InvalidAttributes =>
	problem ? { 'aria-invalid': 'true', 'aria-describedby': describedBy } : {};

interface FieldProps {
	readonly id: string;
	readonly label: string;
	readonly value: string;
	readonly onInput: (value: string) => void;
	/** Other attributes of the input. */
	readonly input?: InputAttributes;
}

/** A labelled text input, with its problem below. */
export function TextField({
	id,
	label,
	value,
	problem,
	onInput,
	input,
}: FieldProps & { readonly problem: string | undefined }): JSX.Element {
	return (
		<>
			<div class="sworn-field">
				<label for={id}>{label}</label>
				<input
					id={id}
					type="text"
					autocomplete="off"
					value={value}
					{...input}
					{...invalid(problem, `${id}-problem`)}
					onInput={event => onInput(event.currentTarget.value)}
				/>
			</div>
			<ProblemLine id={`${id}-problem`} problem={problem} />
		</>
	);
}

interface SelectFieldProps {
	readonly id: string;
	readonly label: string;
	readonly value: string;
	/** The values with their labels. */
	readonly options: readonly (readonly [value: string, words: string])[];
	readonly onChange: (value: string) => void;
	readonly problem?: string | undefined;
}

/** A labelled select, with its problem below. */
export const SelectField = ({ id, label, value, options, onChange, problem }: SelectFieldProps): JSX.Element => (
	<>
		<div class="sworn-field">
			<label for={id}>{label}</label>
			<select
				id={id}
				class="dropdown"
				value={value}
				{...invalid(problem, `${id}-problem`)}
				onChange={event => onChange(event.currentTarget.value)}
			>
				{options.map(([each, words]) => (
					<option key={each} value={each}>
						{words}
					</option>
				))}
			</select>
		</div>
		<ProblemLine id={`${id}-problem`} problem={problem} />
	</>
);

interface OptionsProps {
	readonly values: readonly string[];
	/** The label of a value, if it differs from the value. */
	readonly label?: ((value: string) => string) | undefined;
}

/** The options of a select. */
export const Options = ({ values, label }: OptionsProps): JSX.Element => (
	<>
		{values.map(value => (
			<option key={value} value={value}>
				{label ? label(value) : value}
			</option>
		))}
	</>
);

interface SuggestionsProps {
	/** The id that the input's `list` attribute refers to. */
	readonly id: string;
	readonly values: readonly string[];
}

/** Suggestions for a field that also accepts other input. */
export const Suggestions = ({ id, values }: SuggestionsProps): JSX.Element => (
	<datalist id={id}>
		{values.map(value => (
			<option key={value} value={value} />
		))}
	</datalist>
);

/** The input for a stat of a new character. */
export const StatField = ({ id, label, value, onInput, input }: FieldProps): JSX.Element => (
	<div class="sworn-stat-field">
		<label for={id}>{label}</label>
		<input
			id={id}
			type="number"
			inputMode="numeric"
			min={0}
			max={5}
			step={1}
			value={value}
			{...input}
			onFocus={event => event.currentTarget.select()}
			onInput={event => onInput(event.currentTarget.value)}
		/>
	</div>
);

/** Why a form cannot be submitted yet. Screen readers announce it as soon as it appears. */
export const ProblemLine = ({ id, problem }: { id?: string; problem: string | undefined }): JSX.Element | null =>
	problem ? (
		<p class="sworn-error" id={id} role="alert">
			{problem}
		</p>
	) : null;
