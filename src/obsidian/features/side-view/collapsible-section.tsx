import type { ComponentChildren, JSX } from 'preact';
import type { Section } from './side-view-state';

interface Folding {
	readonly section: Section;
	readonly isFolded: boolean;
	readonly onFold: (section: Section) => void;
}

/** Whether a section is collapsed, and what collapses it. */
export type FoldOf = (section: Section) => Folding;

interface FoldProps extends Folding {
	readonly heading: string;
	/** A button beside the heading. */
	readonly beside?: ComponentChildren;
	readonly children: ComponentChildren;
}

/** A section of the Table, collapsible by its heading. */
export function Fold({ section, heading, isFolded, onFold, beside, children }: FoldProps): JSX.Element {
	const id = `sworn-table-${section}`;
	return (
		<div class="sworn-table-section">
			<div class="sworn-table-top">
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
				{!isFolded && beside}
			</div>
			{!isFolded && (
				<div id={id} class="sworn-table-body">
					{children}
				</div>
			)}
		</div>
	);
}
