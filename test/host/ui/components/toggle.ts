import { FieldComponent } from './field';

export class ToggleComponent extends FieldComponent<boolean, HTMLInputElement> {
	toggleEl: HTMLElement;

	constructor(containerEl: HTMLElement) {
		const toggleEl = containerEl.createEl('label', 'checkbox-container');
		super(toggleEl.createEl('input', { type: 'checkbox' }), 'change');
		this.toggleEl = toggleEl;
	}

	getValue(): boolean {
		return this.fieldEl.checked;
	}

	setValue(on: boolean): this {
		this.fieldEl.checked = on;
		this.toggleEl.toggleClass('is-enabled', on);
		return this;
	}

	protected override onChanged(): void {
		this.toggleEl.toggleClass('is-enabled', this.getValue());
		super.onChanged();
	}
}
