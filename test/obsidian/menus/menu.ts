/** The rows of the menu that shows. */
export const menuRows = (): string[] =>
	[...document.querySelectorAll('.menu .menu-item-title')].map(({ textContent }) => textContent ?? '');

/** Right click, menu key, or a finger that rests where the browser makes an event of it. Whether the app's own menu comes. */
export function openMenuOn(el: Element | null, init: MouseEventInit = { clientX: 5, clientY: 5, button: 2 }): boolean {
	if (!el) throw new Error('there is nothing to open a menu on');
	if (init.button === 2) el.dispatchEvent(new MouseEvent('pointerdown', { bubbles: true, ...init }));
	return el.dispatchEvent(new MouseEvent('contextmenu', { bubbles: true, cancelable: true, ...init }));
}

export function pickRow(title: string): void {
	const row = [...document.querySelectorAll<HTMLElement>('.menu .menu-item')].find(
		({ textContent }) => textContent === title,
	);
	if (!row) throw new Error(`no “${title}” among: ${menuRows().join(' | ')}`);
	row.click();
}
