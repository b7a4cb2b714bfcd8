import { Notice, type MarkdownView } from 'obsidian';
import type { Oracle } from '../../../rules/oracles/oracle';
import { nearestTable } from '../../../rules/player-tables/rollable-tables';
import { parseOk } from '../../../rules/core/problem';
import { rollAsked, type OracleAnswers } from '../../../play/oracles/oracles-asked';
import { insertOracleResults } from '../../../journal/oracle-blocks/write-oracle-results';
import { writeAtCursor } from '../../services/note-at-cursor';
import type { JournalActions } from '../../services/journal-actions';
import { mayPlayHere } from '../../services/with-actor';
import { LONG_NOTICE } from '../../components/long-notice';
import { bookOfNote, tablesOf } from './book-for';
import { announceOracle } from './announce-answer';
import { t } from '../../../i18n/translate';

/** Rolls on the table or list at or nearest to the cursor. It needs neither rules nor a character. */
export function rollOnTableAtCursor(actions: JournalActions, view: MarkdownView): void {
	const { file, editor } = view;
	if (!file || !mayPlayHere(actions, file.path)) return;
	const table = nearestTable(tablesOf(actions, file.path, editor.getValue()).tables, editor.getCursor().line);
	if (table) void roll(actions, view, file.path, table.oracle);
	else
		new Notice(t('There is no table or list in this note. Write one: a line for each result is enough.'), LONG_NOTICE);
}

async function roll(actions: JournalActions, view: MarkdownView, path: string, oracle: Oracle): Promise<void> {
	let said: OracleAnswers | undefined;
	if (!actions.tables.isComplete) await actions.tables.whenRead();
	const written = await writeAtCursor(actions, view, path, (text, offset, dice) => {
		said = rollAsked({ oracles: [oracle], times: 1 }, bookOfNote(actions, { path, text }), dice);
		const { changes, cursor } = insertOracleResults(text, offset, said, {
			form: actions.settings.answers,
		});
		return parseOk({ edits: [{ path, changes }], ...(cursor === undefined ? {} : { cursor }) });
	});
	if (written && said) announceOracle(said);
}
