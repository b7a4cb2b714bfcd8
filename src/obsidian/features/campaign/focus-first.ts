const PLACES = ['select', '[data-first]', 'input:not([type=radio]), textarea', '.mod-cta'];

/** Where a step begins: the window that does it, else the first thing to type, else what continues. */
export const focusFirst = (el: HTMLElement | null): void =>
	PLACES.map(place => el?.querySelector<HTMLElement>(place))
		.find(Boolean)
		?.focus();
