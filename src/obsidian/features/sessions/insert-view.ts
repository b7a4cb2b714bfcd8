import type { MarkdownView } from 'obsidian';
import { parseOk } from '../../../rules/core/problem';
import { insertBlock } from '../../../journal/note-blocks/insert-block';
import { pickOne } from '../../components/pick-dialog';
import type { JournalActions } from '../../services/journal-actions';
import { noteAt, writeAtCursor } from '../../services/note-at-cursor';
import { t } from '../../../i18n/translate';

interface ViewChoice {
	readonly words: string;
	/** The body of the block. */
	readonly body: string;
}

/** *Insert a view of the campaign*: writes a block that shows what the notes say. */
export function insertView(actions: JournalActions, view: MarkdownView): void {
	const note = noteAt(view);
	if (!note) return;
	const choices: readonly ViewChoice[] = [
		{ words: t('The campaign at a glance: meters, vows, last session, views'), body: 'show: campaign' },
		{ words: t('Luck and momentum of the campaign'), body: 'show: luck' },
		{ words: t('Luck and momentum of this session'), body: 'show: luck\nof: session' },
		{ words: t('Timeline of the campaign'), body: 'show: timeline' },
		{ words: t('Loose threads of the campaign'), body: 'show: threads' },
	];
	const pick = ({ body }: ViewChoice) => void insertShowBlock(actions, view, note.path, body);
	pickOne(actions.app, choices, { text: ({ words }) => words, placeholder: t('What does it show?') }, { onPick: pick });
}

/** Writes a `show` block with this body at the cursor, and goes back to the note. */
export async function insertShowBlock(
	actions: JournalActions,
	view: MarkdownView,
	path: string,
	body: string,
): Promise<void> {
	await writeAtCursor(actions, view, path, (text, offset) => {
		const { changes, cursor } = insertBlock(text, offset, body);
		return parseOk({ edits: [{ path, changes }], cursor });
	});
}
