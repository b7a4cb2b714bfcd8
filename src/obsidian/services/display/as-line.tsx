import type { ComponentChildren, JSX } from 'preact';
import type { PendingState } from '../../components/record-line';
import { RecordLine } from '../../components/record-line';
import type { BlockOnPage } from './block-view';

export interface AsLine {
	readonly label: string;
	/** The texts before and after the name, and the results. */
	readonly before?: string | undefined;
	readonly name: string;
	readonly after?: string | undefined;
	readonly came?: string | undefined;
	/** Whether the open card repeats the results in full. */
	readonly isOnCard?: boolean;
	/** The answer to a question. */
	readonly answer?: string | undefined;
	readonly story?: ComponentChildren;
	readonly waiting: PendingState;
}

/**
 * Renders a block as a line, with its card below while it is open. In the `cards` display mode, only the card is
 * rendered.
 */
export function asLine(on: BlockOnPage, said: AsLine, card: () => JSX.Element): JSX.Element {
	if (on.displayMode === 'cards') return card();
	const { label, before, name, after, came, isOnCard = false, answer, story, waiting } = said;
	const isOpen = on.opened ?? (waiting === 'must' && on.displayMode !== 'story');
	const head = (
		<>
			{before !== undefined && `${before} `}
			<strong class={after === undefined ? 'sworn-name' : 'sworn-name is-followed'}>{name}</strong>
			{after}
			{came !== undefined && (
				<span class={isOnCard ? 'sworn-line-came is-on-card' : 'sworn-line-came'}>{` ${came}`}</span>
			)}
			{answer !== undefined && <span class="sworn-outcome">{` ${answer}`}</span>}
		</>
	);
	return (
		<RecordLine
			line={{ isOpen, isMark: on.displayMode === 'story', toggle: () => on.open(!isOpen) }}
			label={label}
			waiting={waiting}
			isPending={on.isPending}
			head={head}
			story={story}
			card={card}
		/>
	);
}
