import { type Changed, ValueComponent } from './base';

/** What is set in one element of the page. */
export abstract class FieldComponent<T, E extends HTMLInputElement | HTMLSelectElement> extends ValueComponent<T> {
	private callback: Changed<T> | null = null;

	protected constructor(
		protected readonly fieldEl: E,
		changeEvent: string,
	) {
		super();
		fieldEl.addEventListener(changeEvent, () => this.onChanged());
	}

	override setDisabled(disabled: boolean): this {
		this.fieldEl.disabled = disabled;
		return super.setDisabled(disabled);
	}

	onChange(callback: Changed<T>): this {
		this.callback = callback;
		return this;
	}

	protected onChanged(): void {
		this.callback?.(this.getValue());
	}
}
