import type { JSX } from 'preact';
import { rollsOf } from '../../../../play/pending-steps/list-pending-steps';
import type { MoveRecord } from '../../../../play/record/record';
import { isRecord } from '../../../../play/record/record';
import { summarizeRecord } from '../../../../journal/record/record-summary';
import { RecordLine } from '../../../components/record-line';
import { moveWords } from '../../../components/format-record';
import type { CardContext } from './card-view';
import type { DisplayMode } from '../../../services/display/display-mode';
import { pendingState } from './pending-state';
import { t } from '../../../../i18n/translate';

/** What a line depends on besides its record. */
export interface MoveLineData {
	readonly displayMode: DisplayMode;
	/** Whether the player opened or closed it; undefined if neither. */
	readonly opened: boolean | undefined;
	/** Whether the actor is the journal's own character. */
	readonly isOwn: boolean;
	/** Whether a press is being written. */
	readonly isPending: boolean;
	/** Whether the record right above says its name already. */
	readonly isNamed: boolean;
	/** Whether the token shows the dice. */
	readonly hasDice: boolean;
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
	const { displayMode, opened, isOwn, isPending, isNamed, hasDice } = shown;
	const { book } = context;
	const waiting = pendingState(record, context);
	const isOpen = opened ?? (waiting === 'must' && displayMode !== 'story');
	const named = { ...record, move: book.move(record.move)?.name ?? record.move, table: rollsOf(record, book) };
	// the answers of tables stand beside the token in full
	const { outcome, story, inShort: _, ...told } = summarizeRecord(named);
	// the name of a call shows the text of its move under the pointer
	const { name, ...rest } = told;
	const token = {
		...rest,
		...(isRecord(named) ? { name } : { call: name }),
		...(outcome ? { sign: outcome } : {}),
		...(isOwn || record.by === undefined ? {} : { by: record.by }),
	};
	const words = moveWords(named, isOwn ? record.by : undefined);
	return (
		<RecordLine
			line={{ isOpen, isMark: displayMode === 'story', toggle: () => open(!isOpen) }}
			label={t('Move: {name}', { name: words })}
			mood={outcome && `sworn-${outcome}`}
			openClass="sworn-card is-under-line"
			waiting={waiting}
			isPending={isPending}
			told={{
				token,
				words,
				record: isRecord(named) ? named : undefined,
			}}
			look={{ hasDice, isAsked: isNamed && !isOpen }}
			story={story.length > 0 && <p class="sworn-story">{story.join(' · ')}</p>}
			card={card}
		/>
	);
}
