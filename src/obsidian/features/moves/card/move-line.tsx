import type { JSX } from 'preact';
import { rollsOf } from '../../../../play/steps/agenda';
import type { MoveRecord } from '../../../../play/record/record';
import { lineOf } from '../../../../journal/record/record-line';
import type { RecordLine as Line } from '../../../../journal/record/record-line';
import { RecordLine } from '../../../components/record-line';
import type { CardContext } from './card-view';
import type { DisplayMode } from '../../../services/display/display-mode';
import { pendingState } from './pending-state';
import { t } from '../../../../language/text';
import { drawn } from '../../../../language/drawn';

/** What a line depends on besides its record. */
export interface MoveLineData {
	readonly displayMode: DisplayMode;
	/** Whether the player opened or closed it; undefined if neither. */
	readonly opened: boolean | undefined;
	/** Whether the actor is the journal's own character. */
	readonly isOwn: boolean;
	/** Whether a press is being written. */
	readonly isPending: boolean;
}

interface MoveLineProps {
	readonly record: MoveRecord;
	readonly context: CardContext;
	readonly shown: MoveLineData;
	open: (isOpen: boolean) => void;
	/** Renders the card; called only while it is open. */
	card: () => JSX.Element;
}

/**
 * Renders a move as a line, with its card below while an answer is due or the player opened it. A page may have
 * hundreds of lines, so their parts are plain functions, not components.
 */
export function moveLine({ record, context, shown, open, card }: MoveLineProps): JSX.Element {
	const { displayMode, opened, isOwn, isPending } = shown;
	const { book } = context;
	const waiting = pendingState(record, context);
	const isOpen = opened ?? (waiting === 'must' && displayMode !== 'story');
	const said = lineOf({ ...record, move: book.move(record.move)?.name ?? record.move, table: rollsOf(record, book) });
	return (
		<RecordLine
			line={{ isOpen, isMark: displayMode === 'story', toggle: () => open(!isOpen) }}
			label={t('Move: {name}', { name: said.name })}
			mood={said.outcome && `sworn-${said.outcome.kind}`}
			openClass="sworn-card is-under-line"
			waiting={waiting}
			isPending={isPending}
			head={headOf(said, isOwn ? undefined : record.by)}
			story={said.story.length > 0 && <p class="sworn-story">{said.story.join(' · ')}</p>}
			card={card}
		/>
	);
}

/** Each part begins with a space, as together they form the accessible name of the line. */
function headOf(line: Line, by: string | undefined): JSX.Element {
	const { name, roll, outcome, came } = line;
	const about = [...(by === undefined ? [] : [by]), ...line.about];
	return (
		<>
			<strong class="sworn-name">{name}</strong>
			{about.length > 0 && <span class="sworn-line-about">{` ${about.join(' · ')}`}</span>}
			{roll !== undefined && <span class="sworn-line-roll">{` ${drawn(roll)}`}</span>}
			{outcome && (
				<span class={`sworn-outcome${outcome.isMatch ? ' is-match' : ''}`}>{` ${capital(drawn(outcome.words))}`}</span>
			)}
			{came.length > 0 && <span class="sworn-line-came">{` ${came.map(drawn).join(' · ')}`}</span>}
		</>
	);
}

const capital = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1);
