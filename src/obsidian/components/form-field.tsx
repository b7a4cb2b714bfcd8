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

/** What an input says that is filled in wrongly, with the id of the line that says why. */
export const invalid = (problem: unknown, describedBy?: string): InvalidAttributes =>
	problem ? { 'aria-invalid': 'true', 'aria-describedby': describedBy } : {};

interface FieldProps {
	readonly id: string;
	readonly label: string;
	readonly value: string;
	readonly onInput: (value: string) => void;
	/** Whatever else the input has. */
	readonly input?: InputAttributes;
}

/** A line of text with its label, and under it what is wrong with it. */
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
	/** Each value, and what it is called. */
	readonly options: readonly (readonly [value: string, words: string])[];
	readonly onChange: (value: string) => void;
}

/** A list to choose from, with its label. */
export const SelectField = ({ id, label, value, options, onChange }: SelectFieldProps): JSX.Element => (
	<div class="sworn-field">
		<label for={id}>{label}</label>
		<select id={id} class="dropdown" value={value} onChange={event => onChange(event.currentTarget.value)}>
			{options.map(([each, words]) => (
				<option key={each} value={each}>
					{words}
				</option>
			))}
		</select>
	</div>
);

interface OptionsProps {
	readonly values: readonly string[];
	/** How a value is displayed, if not as it is. */
	readonly label?: ((value: string) => string) | undefined;
}

/** What a list offers to choose from. */
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
	/** What the field names in its `list`. */
	readonly id: string;
	readonly values: readonly string[];
}

/** What may be meant in a field in which anything can be written. */
export const Suggestions = ({ id, values }: SuggestionsProps): JSX.Element => (
	<datalist id={id}>
		{values.map(value => (
			<option key={value} value={value} />
		))}
	</datalist>
);

/** A stat of a new character. */
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

/** Why a form cannot be sent yet, said as soon as it shows. */
export const ProblemLine = ({ id, problem }: { id?: string; problem: string | undefined }): JSX.Element | null =>
	problem ? (
		<p class="sworn-error" id={id} role="alert">
			{problem}
		</p>
	) : null;
