import type { Scope } from '../scope';

type PickEvent = MouseEvent | KeyboardEvent;

export interface ChooserOwner<T> {
	renderSuggestion(value: T, el: HTMLElement): void;
	selectSuggestion(value: T, event: PickEvent): void;
}

/** The list under a prompt: one item is selected, arrows and the mouse move, a click or Enter picks. */
export class Chooser<T> {
	selectedItem = 0;
	values: readonly T[] = [];

	constructor(
		readonly containerEl: HTMLElement,
		private readonly owner: ChooserOwner<T>,
	) {}

	setSuggestions(values: readonly T[]): void {
		this.values = values;
		this.containerEl.empty();
		values.forEach((value, i) => {
			const item = this.containerEl.createDiv({ cls: 'suggestion-item', attr: { role: 'option' } });
			this.owner.renderSuggestion(value, item);
			item.addEventListener('mousemove', () => this.setSelectedItem(i));
			item.addEventListener('click', event => this.owner.selectSuggestion(value, event));
		});
		this.setSelectedItem(0);
	}

	/** Counts round: one before the first is the last. */
	setSelectedItem(index: number): void {
		const items = Array.from(this.containerEl.children);
		if (items.length === 0) return;
		this.selectedItem = (index + items.length) % items.length;
		items.forEach((item, i) => {
			item.classList.toggle('is-selected', i === this.selectedItem);
			item.setAttribute('aria-selected', String(i === this.selectedItem));
		});
		items[this.selectedItem]?.scrollIntoView?.({ block: 'nearest' });
	}

	moveByArrows(scope: Scope): void {
		const move = (by: number) => () => {
			this.setSelectedItem(this.selectedItem + by);
			return false;
		};
		scope.register([], 'ArrowDown', move(1));
		scope.register([], 'ArrowUp', move(-1));
	}

	useSelectedItem(event: PickEvent): boolean {
		const value = this.values[this.selectedItem];
		if (value === undefined) return false;
		this.owner.selectSuggestion(value, event);
		return true;
	}

	addMessage(text: string): void {
		this.containerEl.createDiv({ cls: 'suggestion-empty', text, attr: { role: 'option', 'aria-disabled': 'true' } });
	}
}
