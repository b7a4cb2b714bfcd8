import { FieldComponent } from './field';

export class SliderComponent extends FieldComponent<number, HTMLInputElement> {
	sliderEl: HTMLInputElement;
	private isInstant = false;

	constructor(containerEl: HTMLElement) {
		super(containerEl.createEl('input', { type: 'range' }), 'change');
		this.sliderEl = this.fieldEl;
		this.sliderEl.addEventListener('input', () => {
			if (this.isInstant) super.onChanged();
		});
	}

	setLimits(min: number | null, max: number | null, step: number | 'any'): this {
		for (const [name, value] of Object.entries({ min, max, step })) this.sliderEl.setAttr(name, value);
		return this;
	}

	getValue(): number {
		return Number(this.sliderEl.value);
	}

	setValue(value: number): this {
		this.sliderEl.value = String(value);
		return this;
	}

	setDynamicTooltip(): this {
		return this;
	}

	/** While the slider is dragged, instead of once when it is let go. */
	setInstant(instant: boolean): this {
		this.isInstant = instant;
		return this;
	}

	protected override onChanged(): void {
		if (!this.isInstant) super.onChanged();
	}
}
