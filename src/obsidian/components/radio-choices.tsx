import type { JSX } from 'preact';

interface RadioChoicesProps<T extends string> {
	/** The `name` attribute of the radio group. */
	readonly name: string;
	readonly legend: string;
	readonly choices: readonly { readonly value: T; readonly label: string; readonly what: string }[];
	readonly value: T;
	readonly onChange: (value: T) => void;
}

/** A radio group of options with descriptions. */
export const RadioChoices = <T extends string>({
	name,
	legend,
	choices,
	value,
	onChange,
}: RadioChoicesProps<T>): JSX.Element => (
	<fieldset class="sworn-ways">
		<legend>{legend}</legend>
		{choices.map(choice => (
			<label key={choice.value} class={choice.value === value ? 'sworn-way is-picked' : 'sworn-way'}>
				<input
					type="radio"
					name={name}
					value={choice.value}
					checked={choice.value === value}
					onChange={() => onChange(choice.value)}
				/>
				<span>
					<strong>{choice.label}</strong>
					<span class="sworn-detail">{choice.what}</span>
				</span>
			</label>
		))}
	</fieldset>
);
