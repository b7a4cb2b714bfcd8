import type { ComponentChildren, JSX } from 'preact';
import type { Section } from './table-state';

interface FoldProps {
	readonly section: Section;
	readonly heading: string;
	readonly isFolded: boolean;
	readonly onFold: (section: Section) => void;
	readonly children: ComponentChildren;
}

/** A section of the Table, collapsible by its heading. */
export function Fold({ section, heading, isFolded, onFold, children }: FoldProps): JSX.Element {
	const id = `sworn-table-${section}`;
	return (
		<div class="sworn-table-section">
			<h2 class="sworn-table-heading">
				<button
					type="button"
					class="sworn-table-fold"
					aria-expanded={!isFolded}
					aria-controls={isFolded ? undefined : id}
					onClick={() => onFold(section)}
				>
					{heading}
				</button>
			</h2>
			{!isFolded && (
				<div id={id} class="sworn-table-body">
					{children}
				</div>
			)}
		</div>
	);
}
