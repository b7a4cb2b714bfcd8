/** What is set on the page that a row leads to, so that it is seen without opening it. */
export class DisplayValueComponent {
	valueEl: HTMLElement;

	constructor(containerEl: HTMLElement) {
		this.valueEl = containerEl.createSpan('setting-display-value');
	}

	setValue(value: string | null): this {
		this.valueEl.setText(value ?? '');
		return this;
	}

	setStatus(status: 'warning' | null): this {
		this.valueEl.toggleClass('mod-warning', status === 'warning');
		this.valueEl.setAttr('title', status === 'warning' ? 'Needs your attention' : null);
		return this;
	}
}
