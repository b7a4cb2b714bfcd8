import { type Changed, ValueComponent } from './base';

export class AbstractTextComponent<T extends HTMLInputElement | HTMLTextAreaElement> extends ValueComponent<string> {
	private callback: Changed<string> | null = null;

	constructor(readonly inputEl: T) {
		super();
		inputEl.addEventListener('input', () => this.onChanged());
	}

	override setDisabled(disabled: boolean): this {
		this.inputEl.disabled = disabled;
		return super.setDisabled(disabled);
	}

	getValue(): string {
		return this.inputEl.value;
	}

	setValue(value: string): this {
		this.inputEl.value = value;
		return this;
	}

	setPlaceholder(placeholder: string): this {
		this.inputEl.placeholder = placeholder;
		return this;
	}

	/** One callback: a second one replaces the first. */
	onChange(callback: Changed<string>): this {
		this.callback = callback;
		return this;
	}

	onChanged(): void {
		this.callback?.(this.getValue());
	}
}

export class TextComponent extends AbstractTextComponent<HTMLInputElement> {
	constructor(containerEl: HTMLElement) {
		super(containerEl.createEl('input', { type: 'text' }));
	}
}
