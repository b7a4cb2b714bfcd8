import { FieldComponent } from './field';

export class ColorComponent extends FieldComponent<string, HTMLInputElement> {
	constructor(containerEl: HTMLElement) {
		super(containerEl.createEl('input', { type: 'color' }), 'input');
	}

	getValue(): string {
		return this.fieldEl.value;
	}

	setValue(value: string): this {
		this.fieldEl.value = value;
		return this;
	}
}
