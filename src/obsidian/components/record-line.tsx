import type { ComponentChildren, JSX } from 'preact';
import { useRef } from 'preact/hooks';
import { Pending } from './press-button';
import { isComposing } from './is-composing';
import { RecordSummaryView, type TokenLook } from './summary-view';
import { nameRecord, attachRecord, type RecordElement } from './record-elements';

/** What is pending on a record: an answer is due, one that Enter gives is offered, something is offered, or nothing. */
export type PendingState = 'must' | 'next' | 'may' | 'nothing';

/** The state of a line, and the handler for a press on it. */
export interface LineState {
	readonly isOpen: boolean;
	/** Whether the mechanics are hidden: a closed line then shows only its picture, in the margin. */
	readonly isMark: boolean;
	readonly toggle: () => void;
}

interface RecordLineProps {
	readonly line: LineState;
	/** “Move: Face Danger” */
	readonly label: string;
	/** A class for the outcome. */
	readonly mood?: string | undefined;
	/** The classes of the open state, if they differ from the usual ones. */
	readonly openClass?: string;
	readonly waiting: PendingState;
	readonly isPending: boolean;
	readonly told: RecordElement;
	readonly look?: TokenLook;
	/** Story text, such as a price or an answer. */
	readonly story?: ComponentChildren;
	/** Renders the card; called only while it is open. */
	readonly card: () => ComponentChildren;
}

const SIGNS: Readonly<Record<PendingState, string>> = {
	must: ' is-due',
	next: ' is-offered',
	may: ' is-offered',
	nothing: '',
};

/** A record as its token. A press opens its card below; another press, or Escape, closes it. */
export function RecordLine(props: RecordLineProps): JSX.Element {
	const {
		line,
		label,
		mood,
		openClass = 'sworn-line is-open',
		waiting,
		isPending,
		told,
		look = {},
		story,
		card,
	} = props;
	const { isOpen, isMark, toggle } = line;
	const wasOpen = useRef(isOpen);
	// A line that is open on its first render is not animated.
	const unfolds = isOpen && !wasOpen.current ? ' is-unfolding' : '';
	const mark = told.token.sign === undefined ? ' is-mark is-plain' : ' is-mark';
	const drawn = isOpen ? `${openClass}${unfolds}` : `sworn-line${SIGNS[waiting]}${isMark ? mark : ''}`;
	const isDue = !isOpen && waiting === 'must';
	return (
		<article
			class={`${drawn}${mood === undefined ? '' : ` ${mood}`}`}
			aria-label={label}
			aria-busy={isPending ? 'true' : undefined}
			tabIndex={isOpen ? -1 : undefined}
			onKeyDown={event => {
				if (!isOpen || event.key !== 'Escape' || isComposing(event) || event.defaultPrevented) return;
				event.preventDefault();
				event.stopPropagation();
				event.currentTarget.querySelector<HTMLElement>('.sworn-line-press')?.focus();
				toggle();
			}}
		>
			<button
				type="button"
				class="sworn-line-press"
				ref={el => {
					if (!el) return;
					attachRecord(el, told);
					nameRecord(el, told.words);
				}}
				aria-expanded={isOpen}
				onClick={toggle}
			>
				<RecordSummaryView token={told.token} look={{ ...look, isOpen }} isDue={isDue} />
			</button>
			{story}
			{isOpen && <Pending.Provider value={isPending}>{card()}</Pending.Provider>}
		</article>
	);
}
