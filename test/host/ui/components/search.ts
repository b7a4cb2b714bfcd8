import { AbstractTextComponent } from './text';

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
