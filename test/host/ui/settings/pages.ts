import type { SettingDefinitionItem, SettingDefinitionPage, SettingPage as PublicSettingPage } from 'obsidian';
import { setIcon } from '../../icons';

/** A page that shows in place of what led to it. */
export interface OpenPage {
	hide(): void;
}

/** A page that its plugin renders by hand. */
export abstract class SettingPage {
	rootEl: HTMLElement = createDiv('setting-page');
	titlebarEl: HTMLElement = this.rootEl.createDiv('setting-page-titlebar');
	containerEl: HTMLElement = this.rootEl.createDiv('setting-page-content');
	title = '';

	abstract display(): void;

	hide(): void {}
}

/** The page of that name among the items and their groups. */
export function declaredPage(items: readonly SettingDefinitionItem[], name: string): SettingDefinitionPage | null {
	for (const item of items) {
		if (!('type' in item)) continue;
		if (item.type === 'page') {
			if (item.name === name) return item;
		} else {
			const found = declaredPage(item.items ?? [], name);
			if (found) return found;
		}
	}
	return null;
}

/** The head of a page: what leads back, and its name. */
export function declaredHead(containerEl: HTMLElement, title: string, back: () => void): OpenPage {
	drawHead(containerEl.createDiv('setting-page-titlebar'), title, back);
	return { hide() {} };
}

export function writtenPage(containerEl: HTMLElement, page: PublicSettingPage, back: () => void): OpenPage {
	drawHead(page.titlebarEl, page.title, back);
	containerEl.append(page.rootEl);
	page.display();
	return page;
}

function drawHead(el: HTMLElement, title: string, back: () => void): void {
	const button = el.createEl('button', { cls: 'clickable-icon setting-page-back', attr: { 'aria-label': 'Back' } });
	setIcon(button, 'chevron-left');
	button.addEventListener('click', back);
	el.createDiv({ cls: 'setting-page-title', text: title, attr: { role: 'heading', 'aria-level': 2 } });
}
