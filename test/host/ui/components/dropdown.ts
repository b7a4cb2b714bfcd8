import { FieldComponent } from './field';

export class DropdownComponent extends FieldComponent<string, HTMLSelectElement> {
	selectEl: HTMLSelectElement;

	constructor(containerEl: HTMLElement) {
		super(containerEl.createEl('select', 'dropdown'), 'change');
		this.selectEl = this.fieldEl;
	}

	addOption(value: string, display: string): this {
		this.selectEl.createEl('option', { value, text: display });
		return this;
	}

	addOptions(options: Readonly<Record<string, string>>): this {
		for (const [value, display] of Object.entries(options)) this.addOption(value, display);
		return this;
	}

	getValue(): string {
		return this.selectEl.value;
	}

	setValue(value: string): this {
		this.selectEl.value = value;
		return this;
	}
}
