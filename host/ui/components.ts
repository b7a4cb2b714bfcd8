import { setIcon } from '../icons';

type Changed<T> = (value: T) => unknown;

export abstract class BaseComponent {
	disabled = false;

	then(callback: (component: this) => unknown): this {
		callback(this);
		return this;
	}

	setDisabled(disabled: boolean): this {
		this.disabled = disabled;
		return this;
	}
}

export abstract class ValueComponent<T> extends BaseComponent {
	abstract getValue(): T;
	abstract setValue(value: T): this;

	registerOptionListener(listeners: Record<string, (value?: T) => T>, key: string): this {
		listeners[key] = value => {
			if (value !== undefined) this.setValue(value);
			return this.getValue();
		};
		return this;
	}
}

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

export class TextAreaComponent extends AbstractTextComponent<HTMLTextAreaElement> {
	constructor(containerEl: HTMLElement) {
		super(containerEl.createEl('textarea'));
	}
}

export class SearchComponent extends AbstractTextComponent<HTMLInputElement> {
	clearButtonEl: HTMLElement;

	constructor(containerEl: HTMLElement) {
		const box = containerEl.createDiv('search-input-container');
		super(box.createEl('input', { type: 'search' }));
		this.clearButtonEl = box.createDiv({ cls: 'search-input-clear-button', attr: { 'aria-label': 'Clear search' } });
		this.clearButtonEl.addEventListener('click', () => {
			this.setValue('');
			this.onChanged();
		});
	}

	/** Not public in the typings, but used by real plugins. */
	addRightDecorator(callback: (el: HTMLElement) => unknown): this {
		callback(this.clearButtonEl.parentElement?.createDiv('input-right-decorator') ?? createDiv());
		return this;
	}
}

abstract class FieldComponent<T, E extends HTMLInputElement | HTMLSelectElement> extends ValueComponent<T> {
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

	setTooltip(tooltip: string): this {
		this.toggleEl.setAttr('aria-label', tooltip);
		return this;
	}

	onClick(): void {
		this.fieldEl.click();
	}

	protected override onChanged(): void {
		this.toggleEl.toggleClass('is-enabled', this.getValue());
		super.onChanged();
	}
}

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

export class SliderComponent extends FieldComponent<number, HTMLInputElement> {
	sliderEl: HTMLInputElement;

	constructor(containerEl: HTMLElement) {
		super(containerEl.createEl('input', { type: 'range' }), 'change');
		this.sliderEl = this.fieldEl;
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

	setInstant(): this {
		return this;
	}
}

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

export class ButtonComponent extends BaseComponent {
	buttonEl: HTMLButtonElement;

	constructor(containerEl: HTMLElement) {
		super();
		this.buttonEl = containerEl.createEl('button');
	}

	override setDisabled(disabled: boolean): this {
		this.buttonEl.disabled = disabled;
		return super.setDisabled(disabled);
	}

	setButtonText(text: string): this {
		this.buttonEl.setText(text);
		return this;
	}

	setIcon(icon: string): this {
		setIcon(this.buttonEl, icon);
		return this;
	}

	setCta(): this {
		this.buttonEl.addClass('mod-cta');
		return this;
	}

	removeCta(): this {
		this.buttonEl.removeClass('mod-cta');
		return this;
	}

	setWarning(): this {
		this.buttonEl.addClass('mod-warning');
		return this;
	}

	setDestructive(): this {
		return this.setWarning();
	}

	setTooltip(tooltip: string): this {
		this.buttonEl.setAttr('aria-label', tooltip);
		return this;
	}

	setClass(name: string): this {
		this.buttonEl.addClass(name);
		return this;
	}

	onClick(callback: (event: MouseEvent) => unknown): this {
		this.buttonEl.addEventListener('click', callback);
		return this;
	}
}

export class ExtraButtonComponent extends BaseComponent {
	extraSettingsEl: HTMLElement;

	constructor(containerEl: HTMLElement) {
		super();
		const attr = { role: 'button', tabindex: '0' };
		this.extraSettingsEl = containerEl.createDiv({ cls: 'clickable-icon extra-setting-button', attr });
	}

	override setDisabled(disabled: boolean): this {
		this.extraSettingsEl.toggleClass('is-disabled', disabled);
		return super.setDisabled(disabled);
	}

	setIcon(icon: string): this {
		setIcon(this.extraSettingsEl, icon);
		return this;
	}

	setTooltip(tooltip: string): this {
		this.extraSettingsEl.setAttr('aria-label', tooltip);
		return this;
	}

	onClick(callback: () => unknown): this {
		this.extraSettingsEl.addEventListener('click', () => callback());
		return this;
	}
}
