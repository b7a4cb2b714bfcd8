import type { MenuPositionDef } from 'obsidian';
import { Component } from '../component';
import { setIcon } from '../icons';

type ClickCallback = (event: MouseEvent | KeyboardEvent) => unknown;

export class MenuItem {
	title: string | DocumentFragment = '';
	icon: string | null = null;
	disabled = false;
	warning = false;
	callback: ClickCallback | null = null;

	setTitle(title: string | DocumentFragment): this {
		this.title = title;
		return this;
	}

	setIcon(icon: string | null): this {
		this.icon = icon;
		return this;
	}

	setDisabled(disabled: boolean): this {
		this.disabled = disabled;
		return this;
	}

	setWarning(warning: boolean): this {
		this.warning = warning;
		return this;
	}

	onClick(callback: ClickCallback): this {
		this.callback = callback;
		return this;
	}
}

export class Menu extends Component {
	readonly items: (MenuItem | null)[] = [];
	private dom: HTMLElement | null = null;
	private hideCallback: (() => unknown) | null = null;

	addItem(callback: (item: MenuItem) => unknown): this {
		const item = new MenuItem();
		callback(item);
		this.items.push(item);
		return this;
	}

	addSeparator(): this {
		this.items.push(null);
		return this;
	}

	onHide(callback: () => unknown): void {
		this.hideCallback = callback;
	}

	showAtMouseEvent({ clientX, clientY }: MouseEvent): this {
		return this.showAtPosition({ x: clientX, y: clientY });
	}

	showAtPosition({ x, y }: MenuPositionDef, doc = document): this {
		this.hide();
		const dom = createDiv({ cls: 'menu', attr: { role: 'menu' } });
		for (const item of this.items) {
			if (item) this.drawItem(dom, item);
			else dom.createDiv({ cls: 'menu-separator', attr: { role: 'separator' } });
		}
		doc.body.append(dom);
		this.dom = dom;
		dom.style.left = `${Math.max(0, Math.min(x, window.innerWidth - dom.offsetWidth - 4))}px`;
		dom.style.top = `${Math.max(0, Math.min(y, window.innerHeight - dom.offsetHeight - 4))}px`;
		void this.load();
		const outside = (event: MouseEvent) => {
			if (!(event.target instanceof Element && event.target.closest('.menu'))) this.hide();
		};
		this.registerDomEvent(doc, 'mousedown', outside, true);
		this.registerDomEvent(doc, 'keydown', (event: KeyboardEvent) => this.onKey(event), true);
		return this;
	}

	hide(): this {
		if (!this.dom) return this;
		this.dom.remove();
		this.dom = null;
		this.unload();
		this.hideCallback?.();
		return this;
	}

	close(): void {
		this.hide();
	}

	private drawItem(dom: HTMLElement, item: MenuItem): void {
		const row = dom.createDiv({ cls: 'menu-item', attr: { role: 'menuitem' } });
		row.toggleClass('is-disabled', item.disabled);
		row.toggleClass('is-warning', item.warning);
		if (item.disabled) row.setAttribute('aria-disabled', 'true');
		else row.tabIndex = -1;
		const icon = row.createDiv('menu-item-icon');
		if (item.icon) setIcon(icon, item.icon);
		row.createDiv('menu-item-title').setText(item.title);
		if (item.disabled) return;
		row.addEventListener('click', event => {
			this.hide();
			item.callback?.(event);
		});
	}

	/** Arrows walk, Enter picks, Escape leaves. */
	private onKey(event: KeyboardEvent): void {
		const rows = Array.from(this.dom?.querySelectorAll<HTMLElement>('.menu-item[tabindex]') ?? []);
		const at = rows.findIndex(row => row === document.activeElement);
		const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
		if (event.key === 'Escape') this.hide();
		else if (step) rows.at((at + step + (at < 0 && step < 0 ? 1 : 0)) % rows.length)?.focus();
		else if (event.key === 'Enter' && at >= 0) rows[at]?.click();
		else return;
		event.preventDefault();
		event.stopPropagation();
	}
}
