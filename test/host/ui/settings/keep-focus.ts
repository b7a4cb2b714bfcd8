const FOCUSABLE = 'input,button,select,textarea,[tabindex]';

/** What is rendered again gets the focus at the place where it was. */
export function keepFocus(containerEl: HTMLElement, draw: () => void): void {
	const focusable = () => Array.from(containerEl.querySelectorAll<HTMLElement>(FOCUSABLE));
	const at = focusable().findIndex(el => el === document.activeElement);
	draw();
	if (at < 0) return;
	const now = focusable();
	now[Math.min(at, now.length - 1)]?.focus();
}
