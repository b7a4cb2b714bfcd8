const CARD = '.sworn-card';

/** In the order in which a player continues: what must be decided, what is to be rolled; else the card itself. */
const NEXT = [
	'.sworn-step.is-required button:not([aria-disabled="true"])',
	'.sworn-step.is-automatic button:not([aria-disabled="true"])',
	'.sworn-call [role="radiogroup"][tabindex="0"]',
	'.sworn-call .sworn-missing input',
	'.sworn-call .sworn-roll-button',
];

/** The first thing that must be decided or rolled on a card. */
export const nextOpen = (root: HTMLElement): HTMLElement | undefined =>
	NEXT.map(selector => root.querySelector<HTMLElement>(`${CARD} ${selector}`)).find(el => el !== null) ?? undefined;

/** Moves the focus to the first thing that is open on a card, else to the card, or to the line into which it has folded. */
export function focusNextOpen(root: HTMLElement): void {
	const next = nextOpen(root) ?? root.querySelector<HTMLElement>(`${CARD}, .sworn-line-press`);
	next?.focus();
}
