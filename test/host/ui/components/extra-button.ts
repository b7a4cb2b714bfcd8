import type { TooltipOptions } from 'obsidian';
import { setTooltip } from '../../functions';
import { setIcon } from '../../icons';
import { BaseComponent } from './base';

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

	setTooltip(tooltip: string, options?: TooltipOptions): this {
		setTooltip(this.extraSettingsEl, tooltip, options);
		return this;
	}

	onClick(callback: () => unknown): this {
		this.extraSettingsEl.addEventListener('click', () => callback());
		return this;
	}
}
