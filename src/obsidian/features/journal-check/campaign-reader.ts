import type { TFile } from 'obsidian';
import type { ReadNote } from '../../../journal/journal-check/journal-check';
import { recordedChangesIn } from '../../../journal/journal-check/recorded-changes';
import type { RecordedInNote } from '../../../journal/journal-check/recorded-changes';
import { sharedBy } from '../../../journal/actions/party';
import { textsOf } from '../../../journal/frontmatter/properties';
import { given } from '../../../rules/core/collections';
import type { Actions } from '../../services/journal-actions';
import type { ReadCallbacks } from '../../services/journal-reader';
import { JournalReader } from '../../services/journal-reader';
import { namesIn } from './character-names';
import { t } from '../../../i18n/translate';

/** Reads what the notes record about a character. */
export class CampaignReader {
	private readonly reader: JournalReader<RecordedInNote>;

	constructor(
		private readonly actions: Actions<'app' | 'vaultIndex' | 'viewState' | 'writer'>,
		actor: string,
	) {
		const { vaultIndex } = actions;
		// copies are read, so that the check can name those that it leaves out
		this.reader = new JournalReader(
			actions,
			actor,
			({ path }, text) =>
				typeof text === 'string'
					? recordedChangesIn(path, text, namesIn(vaultIndex, path, { actor, shared: this.shared(actor) }))
					: notRead(path, text),
			vaultIndex.isInTemplates,
		);
	}

	/** The values that the rules of a character call shared. */
	private shared(actor: string): readonly string[] {
		const { book } = this.actions.viewState.around(actor, undefined);
		if (!book.ok) return [];
		const { meters, impacts } = sharedBy(book.value.ruleset);
		return [...meters, ...impacts];
	}

	/** Returns undefined if it was cancelled. */
	async read(waiting: ReadCallbacks): Promise<readonly ReadNote[] | undefined> {
		const notes = await this.reader.read(waiting);
		return notes?.map(({ file, said }) => this.noteOf(file, said));
	}

	private noteOf({ path, stat }: TFile, recorded: RecordedInNote): ReadNote {
		const properties = this.actions.vaultIndex.properties(path) ?? new Map();
		const [date] = textsOf(properties, 'date');
		const isJournal = textsOf(properties, 'character').length > 0 && typeof properties.get('sworn') !== 'string';
		return { path, created: stat.ctime, recorded, isJournal, ...given({ date }) };
	}
}

const notRead = (path: string, { message }: Error): RecordedInNote => ({
	changes: [],
	unread: [{ path, line: 1, words: '', message: t('The note could not be read ({error}).', { error: message }) }],
});
