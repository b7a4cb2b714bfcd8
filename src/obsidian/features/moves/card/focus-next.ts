const CARD = '.sworn-card';

/** In the order in which a player goes on: what must be decided, what is to be rolled; else the card itself. */
const NEXT = [
	'.sworn-step.is-required button:not([aria-disabled="true"])',
	'.sworn-step.is-automatic button:not([aria-disabled="true"])',
	'.sworn-call [role="radio"][aria-checked="false"][tabindex="0"]',
	'.sworn-call .sworn-missing input',
	'.sworn-call .sworn-roll-button',
];

/** A card that has folded into its line. */
function focusLine(root: HTMLElement): boolean {
	const line = root.querySelector<HTMLElement>('.sworn-line-press');
	line?.focus();
	return line !== null;
}

/** Moves the focus to the first thing that is open on a card; false when there is no card. */
export function focusNextOpen(root: HTMLElement): boolean {
	const card = root.matches(CARD) ? root : root.querySelector<HTMLElement>(CARD);
	if (!card) return focusLine(root);
	const next = NEXT.map(selector => card.querySelector<HTMLElement>(selector)).find(el => el !== null);
	(next ?? card).focus();
	return true;
}
