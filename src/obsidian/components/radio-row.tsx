import type { ComponentChildren, JSX } from 'preact';

interface RadioRowProps<T> {
	readonly legend: string;
	/** The `name` attribute, unique among the open forms. */
	readonly name: string;
	readonly options: readonly T[];
	readonly picked: T | undefined;
	readonly onPick: (option: T) => void;
	/** The label of an option, if it differs from the option. */
	readonly wordsOf?: (option: T) => ComponentChildren;
	/** Elements after the options, such as a field for another value. */
	readonly children?: ComponentChildren;
}

/** A radio group in one row: ranks, meters, clock sizes. */
export const RadioRow = <T extends string | number>({
	legend,
	name,
	options,
	picked,
	onPick,
	wordsOf = option => option,
	children,
}: RadioRowProps<T>): JSX.Element => (
	<fieldset class="sworn-ranks">
		<legend>{legend}</legend>
		{options.map(option => (
			<label key={option} class={option === picked ? 'sworn-rank is-picked' : 'sworn-rank'}>
				<input type="radio" name={name} checked={option === picked} onChange={() => onPick(option)} />
				{wordsOf(option)}
			</label>
		))}
		{children}
	</fieldset>
);
