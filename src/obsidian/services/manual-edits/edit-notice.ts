import { Notice } from 'obsidian';
import type { Change } from '../../../play/character/change';
import { parseOk } from '../../../rules/core/problem';
import { mergeChanges } from '../../../journal/inline/merge-changes';
import { about } from '../../../journal/inline/inline-record';
import { insertInline } from '../../../journal/inline/insert-inline';
import type { ActionRunner } from '../action-runner';
import type { NoteWriter } from '../../vault/writer/note-writer';
import { LONG_NOTICE } from '../../components/long-notice';
import { offer } from '../notices';
import { offsetIn } from './journal-for-edit';
import { t } from '../../../i18n/translate';
import { changesInWords } from '../../components/format-record';

/** The changes that a notice offers to record, and the journal they go to. */
interface Offered {
	readonly journal: string;
	readonly changes: readonly Change[];
	readonly notice: Notice;
}

/** One notice for a series of manual edits: it shows their combined effect and records them when clicked. */
export class EditNotice {
	private offered: Offered | undefined;

	constructor(
		private readonly acts: Pick<ActionRunner, 'write'>,
		private readonly writer: NoteWriter,
	) {}

	/** Offers to record changes, combined with those already offered. */
	ask(journal: string, changes: readonly Change[], by: string | undefined): void {
		const before = this.standing(journal);
		const told = mergeChanges([...(before?.changes ?? []), ...changes.map(change => about(change, by))]);
		before?.notice.hide();
		this.offered = undefined;
		if (told.length === 0) return;
		const writeDown = () => {
			this.offered = undefined;
			void this.write(journal, told);
		};
		const notice = offer(changesInWords(told), t('Write it down'), writeDown, LONG_NOTICE);
		this.offered = { journal, changes: told, notice };
	}

	/** Shows changes that are not recorded anywhere. */
	show(changes: readonly Change[]): void {
		new Notice(changesInWords(changes), LONG_NOTICE);
	}

	/** The offer for this journal that is still visible. */
	private standing(journal: string): Offered | undefined {
		const { offered } = this;
		return offered?.journal === journal && offered.notice.messageEl.isConnected ? offered : undefined;
	}

	private async write(journal: string, changes: readonly Change[]): Promise<void> {
		await this.acts.write([journal], texts => {
			const text = texts.get(journal) ?? '';
			const told = insertInline(text, offsetIn(this.writer, journal, text), changes, {});
			const { cursor } = told;
			return parseOk({
				edits: [{ path: journal, changes: told.changes }],
				...(cursor === undefined ? {} : { cursor }),
			});
		});
	}
}
