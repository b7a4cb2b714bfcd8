import type { TooltipOptions } from 'obsidian';
import { setTooltip } from '../../functions';
import { setIcon } from '../../icons';
import { BaseComponent } from './base';

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

	setTooltip(tooltip: string, options?: TooltipOptions): this {
		setTooltip(this.buttonEl, tooltip, options);
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
