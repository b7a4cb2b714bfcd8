import type { ComponentChildren, JSX } from 'preact';
import { RecordLine, type PendingState } from '../../components/record-line';
import type { RecordElement } from '../../components/record-elements';
import type { BlockOnPage } from './block-view';

export interface AsLine {
	readonly label: string;
	readonly told: RecordElement;
	/** The answer, if it stands beside the token. */
	readonly story?: ComponentChildren;
	readonly waiting: PendingState;
}

/**
 * Renders a block as a line, with its card below while it is open. In the `cards` display mode, only the card is
 * rendered.
 */
export function asLine(on: BlockOnPage, { label, told, story, waiting }: AsLine, card: () => JSX.Element): JSX.Element {
	if (on.displayMode === 'cards') return card();
	const isOpen = on.opened ?? (waiting === 'must' && on.displayMode !== 'story');
	return (
		<RecordLine
			line={{ isOpen, isMark: on.displayMode === 'story', toggle: () => on.open(!isOpen) }}
			label={label}
			waiting={waiting}
			isPending={on.isPending}
			told={told}
			look={{ isWithoutAnswer: story !== undefined }}
			story={story}
			card={card}
		/>
	);
}
