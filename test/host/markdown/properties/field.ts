/** What shows the value of a property, and lets it be changed. */
export interface Field {
	readonly el: HTMLElement;
	/** What is being typed stays. */
	show(value: unknown): void;
	focus(): void;
}

export interface FieldOptions {
	/** The name of the property, which is read out with its value. */
	readonly name: string;
	readonly change: (value: unknown) => void;
}
