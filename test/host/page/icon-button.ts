import { setIcon } from '../icons';

/** A button of the page that shows an icon and says its name in a tooltip. */
export function iconButton(parent: HTMLElement, icon: string, label: string, onClick: () => void): HTMLButtonElement {
	const attr = { 'aria-label': label, title: label };
	const button = parent.createEl('button', { cls: 'host-icon-button clickable-icon', attr });
	setIcon(button, icon);
	button.addEventListener('click', onClick);
	return button;
}
