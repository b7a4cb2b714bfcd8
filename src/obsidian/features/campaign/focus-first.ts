const PLACES = ['[data-first]', 'input:not([type=radio]), textarea', '.mod-cta'];

/** Focuses where a step begins: its action button, the first text field, or the button to continue. */
export const focusFirst = (el: HTMLElement | null): void =>
	PLACES.map(place => el?.querySelector<HTMLElement>(place))
		.find(Boolean)
		?.focus();
