import { DropdownComponent } from './components/dropdown';
import { TextComponent } from './components/text';
import { ToggleComponent } from './components/toggle';

type Build<T> = (component: T) => unknown;

export class Setting {
	settingEl: HTMLElement;
	infoEl: HTMLElement;
	nameEl: HTMLElement;
	descEl: HTMLElement;
	controlEl: HTMLElement;

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

	addText(build: Build<TextComponent>): this {
		return this.add(TextComponent, build);
	}

	addToggle(build: Build<ToggleComponent>): this {
		return this.add(ToggleComponent, build);
	}

	addDropdown(build: Build<DropdownComponent>): this {
		return this.add(DropdownComponent, build);
	}

	private add<T>(make: new (containerEl: HTMLElement) => T, build: Build<T>): this {
		const component = new make(this.controlEl);
		const field = this.controlEl.querySelector('input:not([aria-label]),select:not([aria-label])');
		field?.setAttribute('aria-label', this.nameEl.textContent ?? '');
		build(component);
		return this;
	}
}
