/** What a plugin has called with the new value. */
export type Changed<T> = (value: T) => unknown;

export abstract class BaseComponent {
	disabled = false;

	setDisabled(disabled: boolean): this {
		this.disabled = disabled;
		return this;
	}
}

export abstract class ValueComponent<T> extends BaseComponent {
	abstract getValue(): T;
	abstract setValue(value: T): this;
}
