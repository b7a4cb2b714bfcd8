import { Notice } from 'obsidian';
import { nameOf } from '../../../rules/search/stated-name';
import { WorkingCopies } from '../../../journal/actions/working-copies';
import type { ActionNotes, Plan } from '../../../journal/actions/action-notes';
import { restore } from '../../../journal/actions/restore-changed-parts';
import { stateOn } from '../../../journal/actions/character-state';
import { writeState } from '../../../journal/actions/write-state';
import { namesIn } from '../../../journal/note-blocks/names-in-note';
import type { RecordDifference } from '../../../journal/note-blocks/record-snapshot';
import { changesIn, isOfChanges, isSame, snapshotOf, timesIn } from '../../../journal/note-blocks/record-snapshot';
import { changedNothing } from '../../../play/character/change';
import { undoMove } from '../../../play/moves/undo-move';
import { repeatAll } from '../../../play/character/revert-changes';
import { parseOk, parseError, type ParseResult } from '../../../rules/core/problem';
import type { JournalActions } from '../../services/journal-actions';
import type { ActionContext } from '../../services/services';
import { LONG_NOTICE } from '../../components/long-notice';
import { offer } from '../../services/notices';
import { notesWithRecord, withActor } from './duplicate-records';
import { t } from '../../../i18n/translate';
import { changesInWords } from '../../components/format-record';

/** An open notice with an offer. */
interface Offer {
	readonly kind: 'take back' | 'repeat';
	readonly gone: RecordDifference;
	readonly notice: Notice;
}

/** How many undone records are remembered: as many as in a long evening. */
const MOST_REMEMBERED = 100;

/**
 * The notices about records that were removed from a note, or came back, without their changes. A notice is hidden once
 * it no longer applies, and a press is checked against the fresh notes.
 */
export class RemovalOffers {
	private open: readonly Offer[] = [];
	/** Records, or parts of them, whose changes are not in effect. If one comes back, its changes do not. */
	private takenBack: readonly RecordDifference[] = [];

	constructor(private readonly actions: JournalActions) {}

	/** Called when the changes of a record were undone by any means. */
	tookBack(gone: RecordDifference): void {
		this.takenBack = [...this.takenBack, gone].slice(-MOST_REMEMBERED);
	}

	/** Called when the player removed a record from a note. */
	went(path: string, gone: RecordDifference): void {
		if (this.withdraw('repeat', gone) || this.wasTakenBack(gone)) return;
		void this.offerTakeBack(path, gone);
	}

	/** Called when the player added a record to a note, by restoring it or from another note. */
	came(path: string, gone: RecordDifference): void {
		if (!this.withdraw('take back', gone) && this.wasTakenBack(gone)) this.offerRepeat(path, gone);
	}

	private wasTakenBack(gone: RecordDifference): boolean {
		return this.takenBack.some(other => isSame(other, gone));
	}

	/** Offers to undo the changes of a removed record, unless it was moved to another note. */
	private async offerTakeBack(path: string, gone: RecordDifference): Promise<void> {
		const { actions } = this;
		const times = timesIn(snapshotOf(actions.writer.openText(path) ?? ''), gone);
		if ((await this.otherNotes(path, gone)).length > 0) return;
		if (timesIn(snapshotOf(actions.writer.openText(path) ?? ''), gone) > times) return;
		const message = t('{gone} is gone from this note. Its changes still stand: {changes}.', {
			gone: whatOf(gone),
			changes: changesOf(gone),
		});
		this.offer('take back', gone, {
			message,
			label: t('Take them back'),
			press: async () => {
				const others = await this.otherNotes(path, gone);
				if (others.length > 0)
					return announceNothingDone(
						t('{gone} stands in “{note}” now', { gone: whatOf(gone), note: nameOf(others[0] ?? '') }),
					);
				await this.change(path, gone, 'take back', text =>
					timesIn(snapshotOf(text), gone) > times
						? t('{gone} is back in this note', { gone: whatOf(gone) })
						: undefined,
				);
			},
		});
	}

	private offerRepeat(path: string, gone: RecordDifference): void {
		const message = t('{gone} is back in this note, without its changes: {changes}.', {
			gone: whatOf(gone),
			changes: changesOf(gone),
		});
		this.offer('repeat', gone, {
			message,
			label: t('Carry them out again'),
			press: () =>
				this.change(path, gone, 'repeat', text =>
					timesIn(snapshotOf(text), gone) === 0
						? t('{gone} is gone from this note again', { gone: whatOf(gone) })
						: undefined,
				),
		});
	}

	private otherNotes(path: string, { record, isPart }: RecordDifference): Promise<readonly string[]> {
		return isPart ? Promise.resolve([]) : notesWithRecord(this.actions, path, record);
	}

	private offer(
		kind: Offer['kind'],
		gone: RecordDifference,
		{
			message,
			label,
			press,
		}: { readonly message: string; readonly label: string; readonly press: () => Promise<void> },
	): void {
		const notice = offer(message, label, () => {
			this.open = this.open.filter(other => other.notice !== notice);
			void press();
		});
		this.open = [...this.open.filter(({ notice: { messageEl } }) => messageEl.isConnected), { kind, gone, notice }];
	}

	/** Hides a notice that no longer applies. */
	private withdraw(kind: Offer['kind'], gone: RecordDifference): boolean {
		const stale = this.open.find(
			other => other.kind === kind && isSame(other.gone, gone) && other.notice.messageEl.isConnected,
		);
		this.open = this.open.filter(other => other !== stale);
		stale?.notice.hide();
		return stale !== undefined;
	}

	/** Applies or undoes the changes in the other notes; those in the journal itself came or went with the record. */
	private async change(
		journal: string,
		gone: RecordDifference,
		how: Offer['kind'],
		isUntrue: (journal: string) => string | undefined,
	): Promise<void> {
		const { actions } = this;
		const record = withActor(actions, journal, gone.record);
		const actor = await actions.actorPath(journal, record.by);
		if (actor === undefined) return;
		const change = ({ pages, table: { book } }: ActionContext): ParseResult<Plan> => {
			const untrue = isUntrue(pages.journal.text);
			if (untrue !== undefined) return parseError('not_true_any_more', nothingDone(untrue));
			const elsewhere: ActionNotes = { ...pages, journal: pages.actor };
			const now = stateOn(elsewhere, book.ruleset, namesIn(record));
			if (!now.ok) return now;
			const { character } = now.value;
			const then =
				how === 'repeat'
					? repeatAll(character, changesIn(record), book.ruleset)
					: undoMove({ record, character, book });
			const drafts = new WorkingCopies(elsewhere);
			const written = writeState(drafts, now.value, then.character);
			if (!written.ok) return written;
			if (how === 'take back') restore(drafts, elsewhere, now.value, actions.tracesOf(journal, gone.record));
			return parseOk({ edits: drafts.edits });
		};
		const wasWritten = () => {
			if (how === 'take back') this.tookBack(gone);
			else this.carriedOut(gone);
		};
		await actions.act(journal, actor, change, { isUndo: true, about: record, wasWritten });
	}

	private carriedOut(gone: RecordDifference): void {
		const at = this.takenBack.findIndex(other => isSame(other, gone));
		this.takenBack = this.takenBack.filter((_, i) => i !== at);
	}
}

function whatOf({ record, isPart }: RecordDifference): string {
	if (isOfChanges(record)) return isPart ? t('Part of a line of changes') : t('A line of changes');
	return isPart ? t('Part of {move}', { move: record.move }) : record.move;
}

const changesOf = ({ record }: RecordDifference): string =>
	changesInWords(changesIn(record).filter(change => !changedNothing(change)));

const nothingDone = (why: string): string => t('{why}, so its changes were left as they are.', { why });

const announceNothingDone = (why: string): void => void new Notice(nothingDone(why), LONG_NOTICE);
