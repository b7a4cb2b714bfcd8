import type { Menu } from 'obsidian';

export interface MenuRow {
	readonly title: string;
	readonly icon: string;
	readonly run: () => void;
}

export function addRows(menu: Menu, rows: readonly MenuRow[]): void {
	for (const { title, icon, run } of rows) menu.addItem(item => item.setTitle(title).setIcon(icon).onClick(run));
}
