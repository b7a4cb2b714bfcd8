import type { ComponentChildren, JSX } from 'preact';

interface RadioRowProps<T> {
	readonly legend: string;
	/** Keeps the radio buttons of two open forms apart. */
	readonly name: string;
	readonly options: readonly T[];
	readonly picked: T | undefined;
	readonly onPick: (option: T) => void;
	/** What an option is called, when it is not its own name. */
	readonly wordsOf?: (option: T) => ComponentChildren;
	/** Whatever is behind the options, such as a field for any other. */
	readonly children?: ComponentChildren;
}

/** A few options in one row, of which one is picked: ranks, meters, sizes of clocks. */
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
