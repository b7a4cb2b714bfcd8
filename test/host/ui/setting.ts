import type { TooltipOptions } from 'obsidian';
import { setTooltip } from '../functions';
import type { BaseComponent } from './components/base';
import { ButtonComponent } from './components/button';
import { ColorComponent } from './components/color';
import { DropdownComponent } from './components/dropdown';
import { ExtraButtonComponent } from './components/extra-button';
import { SearchComponent } from './components/search';
import { SliderComponent } from './components/slider';
import { TextAreaComponent, TextComponent } from './components/text';
import { ToggleComponent } from './components/toggle';
import { DisplayValueComponent } from './settings/display-value';

type Make<T extends BaseComponent> = new (containerEl: HTMLElement) => T;
type Build<T> = (component: T) => unknown;

let errorsMade = 0;

export class Setting {
	settingEl: HTMLElement;
	infoEl: HTMLElement;
	nameEl: HTMLElement;
	descEl: HTMLElement;
	controlEl: HTMLElement;
	components: BaseComponent[] = [];
	errorEl: HTMLElement | null = null;

	constructor(containerEl: HTMLElement) {
		this.settingEl = containerEl.createDiv('setting-item');
		this.infoEl = this.settingEl.createDiv('setting-item-info');
		this.nameEl = this.infoEl.createDiv('setting-item-name');
		this.descEl = this.infoEl.createDiv('setting-item-description');
		this.controlEl = this.settingEl.createDiv('setting-item-control');
	}

	setName(name: string | DocumentFragment): this {
		this.nameEl.setText(name);
		return this;
	}

	setDesc(desc: string | DocumentFragment): this {
		this.descEl.setText(desc);
		return this;
	}

	setHeading(): this {
		this.settingEl.addClass('setting-item-heading');
		return this;
	}

	setClass(name: string): this {
		this.settingEl.addClass(name);
		return this;
	}

	setTooltip(tooltip: string, options?: TooltipOptions): this {
		setTooltip(this.nameEl, tooltip, options);
		return this;
	}

	setDisabled(disabled: boolean): this {
		for (const component of this.components) component.setDisabled(disabled);
		return this;
	}

	/** Tied to the field, so that it is read out with it. */
	setErrorMessage(message: string | null): this {
		this.errorEl?.remove();
		this.errorEl = message ? this.infoEl.createDiv({ cls: 'setting-item-error', text: message }) : null;
		if (this.errorEl) this.errorEl.id = `setting-error-${++errorsMade}`;
		this.settingEl.toggleClass('is-invalid', this.errorEl !== null);
		for (const field of this.controlEl.querySelectorAll('input,select,textarea')) {
			field.setAttrs({ 'aria-invalid': this.errorEl && 'true', 'aria-describedby': this.errorEl?.id ?? null });
		}
		return this;
	}

	then(callback: (setting: this) => unknown): this {
		callback(this);
		return this;
	}

	clear(): this {
		this.controlEl.empty();
		this.components = [];
		return this;
	}

	addText(build: Build<TextComponent>): this {
		return this.add(TextComponent, build);
	}

	addTextArea(build: Build<TextAreaComponent>): this {
		return this.add(TextAreaComponent, build);
	}

	addSearch(build: Build<SearchComponent>): this {
		return this.add(SearchComponent, build);
	}

	addToggle(build: Build<ToggleComponent>): this {
		return this.add(ToggleComponent, build);
	}

	addDropdown(build: Build<DropdownComponent>): this {
		return this.add(DropdownComponent, build);
	}

	addSlider(build: Build<SliderComponent>): this {
		return this.add(SliderComponent, build);
	}

	addColorPicker(build: Build<ColorComponent>): this {
		return this.add(ColorComponent, build);
	}

	addButton(build: Build<ButtonComponent>): this {
		return this.add(ButtonComponent, build);
	}

	addExtraButton(build: Build<ExtraButtonComponent>): this {
		return this.add(ExtraButtonComponent, build);
	}

	addDisplayValue(build: Build<DisplayValueComponent>): this {
		build(new DisplayValueComponent(this.controlEl));
		return this;
	}

	addComponent<T extends BaseComponent>(make: (el: HTMLElement) => T): this {
		this.components.push(make(this.controlEl));
		return this;
	}

	private add<T extends BaseComponent>(make: Make<T>, build: Build<T>): this {
		const component = new make(this.controlEl);
		const field = this.controlEl.querySelector(
			'input:not([aria-label]),select:not([aria-label]),textarea:not([aria-label])',
		);
		field?.setAttribute('aria-label', this.nameEl.textContent ?? '');
		this.components.push(component);
		build(component);
		return this;
	}
}

export class SettingGroup {
	groupEl: HTMLElement;
	headingEl: HTMLElement;
	listEl: HTMLElement;
	private readonly buttonsEl: HTMLElement;

	constructor(containerEl: HTMLElement) {
		this.groupEl = containerEl.createDiv('setting-group');
		const head = this.groupEl.createDiv('setting-group-head');
		this.headingEl = head.createDiv('setting-group-heading');
		this.buttonsEl = head.createDiv('setting-group-buttons');
		this.listEl = this.groupEl.createDiv('setting-items');
	}

	setHeading(text: string | DocumentFragment): this {
		this.headingEl.setText(text);
		return this;
	}

	addClass(...classes: string[]): this {
		this.groupEl.addClass(...classes);
		return this;
	}

	/** At the head of the group. */
	addSearch(build: Build<SearchComponent>): this {
		const box = createDiv('setting-group-search');
		this.groupEl.insertBefore(box, this.listEl);
		build(new SearchComponent(box));
		return this;
	}

	/** At the head of the group. */
	addExtraButton(build: Build<ExtraButtonComponent>): this {
		build(new ExtraButtonComponent(this.buttonsEl));
		return this;
	}

	addSetting(build: (setting: Setting) => unknown): this {
		build(new Setting(this.listEl));
		return this;
	}
}
