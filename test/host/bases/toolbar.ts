import { DropdownComponent } from '../ui/components/dropdown';
import type { ViewData } from './base';

/** The choice among the views; the count of the one that shows comes behind it. */
export class Toolbar {
	private shape = '';
	private readonly countEl: HTMLElement;
	private readonly switcherEl: HTMLElement;

	constructor(
		containerEl: HTMLElement,
		private readonly choose: (name: string) => void,
	) {
		const el = containerEl.createDiv('bases-toolbar');
		this.switcherEl = el.createDiv('bases-view-switcher');
		this.countEl = el.createSpan({ cls: 'bases-result-count', attr: { role: 'status' } });
	}

	/** For another base. */
	clear(): void {
		this.shape = '';
		this.switcherEl.empty();
		this.forgetView();
	}

	/** Rendered again only when there are other views, so that the focus stays. */
	showViews(views: readonly ViewData[], shown: ViewData): void {
		const shape = JSON.stringify([...views, shown].map(({ name }) => name));
		if (shape === this.shape) return;
		this.shape = shape;
		this.switcherEl.empty();
		const switcher = new DropdownComponent(this.switcherEl);
		switcher.selectEl.setAttr('aria-label', 'View');
		for (const { name } of views) switcher.addOption(name, name);
		switcher.setValue(shown.name).onChange(name => {
			this.choose(name);
			this.switcherEl.querySelector('select')?.focus();
		});
	}

	showCount(count: number): void {
		const text = count === 1 ? '1 result' : `${count} results`;
		if (this.countEl.textContent !== text) this.countEl.setText(text);
	}

	/** No view shows any more. */
	forgetView(): void {
		this.countEl.empty();
	}
}
