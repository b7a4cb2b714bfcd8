import type { JSX } from 'preact';
import { drawn } from '../../../language/drawn';

interface FactsProps {
	readonly facts: readonly { readonly label: string; readonly text: string }[];
}

/** Further facts, each with its label. */
export function Facts({ facts }: FactsProps): JSX.Element | null {
	if (facts.length === 0) return null;
	return (
		<dl class="sworn-track-facts">
			{facts.map(({ label, text }) => (
				<div key={label}>
					<dt>{drawn(label)}</dt>
					<dd>{text}</dd>
				</div>
			))}
		</dl>
	);
}
