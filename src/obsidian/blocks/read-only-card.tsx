import type { ComponentChildren, JSX } from 'preact';
import { IsToldAbove } from '../components/card-note';

/** A card that is shown with all its controls off, and why. */
export const ShownOnly = ({ why, children }: { why: string; children: ComponentChildren }): JSX.Element => (
	<IsToldAbove.Provider value>
		<p class="sworn-note">{why}</p>
		<fieldset class="sworn-shown-only" disabled>
			{children}
		</fieldset>
	</IsToldAbove.Provider>
);
