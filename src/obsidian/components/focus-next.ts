const CARD = '.sworn-card';

/** Selectors in the order in which play continues: required decisions, automatic steps, then what a roll needs. */
const NEXT = [
	':is(.sworn-step.is-required, .sworn-call) .sworn-new-track-name input:placeholder-shown',
	'.sworn-step.is-required button:not([aria-disabled="true"])',
	'.sworn-step.is-automatic button:not([aria-disabled="true"])',
	'.sworn-call [role="radiogroup"][tabindex="0"]',
	'.sworn-call .sworn-missing input',
	'.sworn-call .sworn-roll-button',
];

/** The first control on a card for something that must be decided or rolled. */
export const nextOpen = (root: HTMLElement): HTMLElement | undefined =>
	NEXT.map(selector => root.querySelector<HTMLElement>(`${CARD} ${selector}`)).find(el => el !== null) ?? undefined;

/** Focuses the first such control on a card; otherwise the card, or the line that it collapsed to. */
export function focusNextOpen(root: HTMLElement): void {
	const next = nextOpen(root) ?? root.querySelector<HTMLElement>(`${CARD}, .sworn-line-press`);
	next?.focus();
}
