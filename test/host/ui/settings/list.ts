import type { SettingDefinitionList } from 'obsidian';
import { Platform } from '../../platform';
import type { SettingGroup } from '../setting';
import { setIcon } from '../../icons';
import { asButton } from './as-button';

const rowsOf = (listEl: HTMLElement): HTMLElement[] =>
	Array.from(listEl.children).filter(el => el instanceof HTMLElement && el.hasClass('setting-item')) as HTMLElement[];

const nameOf = (row: HTMLElement): string => row.querySelector('.setting-item-name')?.textContent ?? '';

function iconButton(row: HTMLElement, icon: string, label: string, press: () => void): HTMLElement {
	const parent = row.querySelector('.setting-item-control') ?? row;
	const button = parent.createEl('button', { cls: 'clickable-icon', attr: { 'aria-label': label } });
	setIcon(button, icon);
	button.addEventListener('click', press);
	return button;
}

/** What can be done with the rows of a list: add, move, take away. */
export function drawList(group: SettingGroup, list: SettingDefinitionList, rows: readonly HTMLElement[]): void {
	const { listEl } = group;
	group.addClass('mod-list');
	if (rows.length === 0 && list.emptyState) {
		listEl.createDiv('setting-list-empty').setText(list.emptyState);
	}
	for (const row of rows) {
		if (list.onReorder) addHandle(row, listEl, list.onReorder);
		if (list.onDelete) addDelete(row, listEl, list.onDelete);
	}
	if (list.addItem) drawAddItem(group, list.addItem);
}

function addDelete(row: HTMLElement, listEl: HTMLElement, onDelete: (index: number) => void): void {
	const remove = () => onDelete(rowsOf(listEl).indexOf(row));
	iconButton(row, 'trash-2', `Delete ${nameOf(row)}`, remove);
	if (!row.hasAttribute('tabindex')) row.tabIndex = 0;
	row.addEventListener('keydown', event => {
		if (event.target !== row || (event.key !== 'Delete' && event.key !== 'Backspace')) return;
		event.preventDefault();
		remove();
	});
}

/** The row is moved before the plugin hears of it. Here with the arrow keys on its handle; the app has it dragged. */
function addHandle(row: HTMLElement, listEl: HTMLElement, onReorder: (from: number, to: number) => void): void {
	const handle = iconButton(row, 'grip-vertical', `Move ${nameOf(row)} with the arrow keys`, () => {});
	handle.addEventListener('keydown', event => {
		const step = { ArrowUp: -1, ArrowDown: 1 }[event.key];
		const rows = rowsOf(listEl);
		const from = rows.indexOf(row);
		const other = step && rows[from + step];
		if (!step || !other) return;
		event.preventDefault();
		listEl.insertBefore(row, step < 0 ? other : other.nextSibling);
		handle.focus();
		onReorder(from, from + step);
	});
}

/** A button in the head of the list; a row below it on a phone. */
function drawAddItem(group: SettingGroup, { name, action }: NonNullable<SettingDefinitionList['addItem']>): void {
	if (!Platform.isMobile) {
		group.addExtraButton(button =>
			button
				.setIcon('plus')
				.setTooltip(name)
				.onClick(() => action(button.extraSettingsEl)),
		);
		return;
	}
	const row = group.groupEl.createDiv({ cls: 'setting-add-item', text: `+ ${name}` });
	asButton(row, () => action(row));
}
