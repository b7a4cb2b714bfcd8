import type { App } from '../app-parts';
import { setIcon } from '../icons';
import { DropdownComponent } from '../ui/components/dropdown';
import type { ViewData } from './base';
import type { BasesView, BasesViewRegistration } from './bases-view';
import { ViewOptionsModal } from './view-options';

/** The choice among the views; the count and the options of the one that shows come behind it. */
export class Toolbar {
	private shape = '';
	private readonly countEl: HTMLElement;
	private readonly switcherEl: HTMLElement;
	private readonly actionsEl: HTMLElement;

	constructor(
		containerEl: HTMLElement,
		private readonly choose: (name: string) => void,
	) {
		const el = containerEl.createDiv('bases-toolbar');
		this.switcherEl = el.createDiv('bases-view-switcher');
		this.countEl = el.createSpan({ cls: 'bases-result-count', attr: { role: 'status' } });
		this.actionsEl = el.createDiv('bases-actions');
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

	/** A button for what the view lets its user choose. */
	offerOptions({ options }: BasesViewRegistration, app: App, view: BasesView): void {
		if (!options || this.actionsEl.firstChild) return;
		const attr = { 'aria-label': 'Configure view' };
		const button = this.actionsEl.createEl('button', { cls: 'clickable-icon', attr });
		setIcon(button, 'settings-2');
		button.addEventListener('click', () => new ViewOptionsModal(app, view, options).open());
	}

	/** No view shows any more. */
	forgetView(): void {
		this.countEl.empty();
		this.actionsEl.empty();
	}
}
