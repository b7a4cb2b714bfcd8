import type { ComponentChildren, JSX } from 'preact';
import { IsExplainedAbove } from '../components/card-note';

/** A card with all controls disabled and the reason above it. */
export const ReadOnlyCard = ({ why, children }: { why: string; children: ComponentChildren }): JSX.Element => (
	<IsExplainedAbove.Provider value>
		<p class="sworn-note">{why}</p>
		<fieldset class="sworn-shown-only" disabled>
			{children}
		</fieldset>
	</IsExplainedAbove.Provider>
);
