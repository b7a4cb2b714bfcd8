import type { ComponentChildren, JSX } from 'preact';
import { useRef } from 'preact/hooks';
import { Pending } from './press-button';

/** What is open behind a line: an answer is due, something is offered, or nothing. */
export type PendingState = 'must' | 'may' | 'nothing';

/** How a line is on the page, and what a press on it does. */
export interface LineState {
	readonly isOpen: boolean;
	/** The mechanics are hidden: while it is closed, only a mark in the margin shows. */
	readonly isMark: boolean;
	readonly toggle: () => void;
}

interface RecordLineProps {
	readonly line: LineState;
	/** “Move: Face Danger” */
	readonly label: string;
	/** The outcome, as a class. */
	readonly mood?: string | undefined;
	/** The classes while it is open, if they differ from those of a line. */
	readonly openClass?: string;
	readonly waiting: PendingState;
	readonly isPending: boolean;
	/** What the line says: text and spans, for all of it is the name of a button. */
	readonly head: ComponentChildren;
	/** What belongs to the story: a price, an answer. */
	readonly story?: ComponentChildren;
	/** The card, asked for while it is open. */
	readonly card: () => ComponentChildren;
}

const SIGNS: Readonly<Record<PendingState, string>> = { must: ' is-due', may: ' is-offered', nothing: '' };

/** A record as one line. A press opens its card under it; the same press, or Escape, closes it. */
export function RecordLine(props: RecordLineProps): JSX.Element {
	const { line, label, mood, openClass = 'sworn-line is-open', waiting, isPending, head, story, card } = props;
	const { isOpen, isMark, toggle } = line;
	const wasOpen = useRef(isOpen);
	// What is open when it is rendered does not unfold.
	const unfolds = isOpen && !wasOpen.current ? ' is-unfolding' : '';
	const drawn = isOpen ? `${openClass}${unfolds}` : `sworn-line${SIGNS[waiting]}${isMark ? ' is-mark' : ''}`;
	return (
		<article
			class={`${drawn}${mood === undefined ? '' : ` ${mood}`}`}
			aria-label={label}
			aria-busy={isPending ? 'true' : undefined}
			tabIndex={isOpen ? -1 : undefined}
			onKeyDown={event => {
				if (!isOpen || event.key !== 'Escape' || event.isComposing || event.defaultPrevented) return;
				event.preventDefault();
				event.stopPropagation();
				event.currentTarget.querySelector<HTMLElement>('.sworn-line-press')?.focus();
				toggle();
			}}
		>
			<button type="button" class="sworn-line-press" aria-expanded={isOpen} onClick={toggle}>
				{head}
			</button>
			{story}
			{isOpen && <Pending.Provider value={isPending}>{card()}</Pending.Provider>}
		</article>
	);
}
