import type { MarkdownView } from 'obsidian';
import { Notice } from 'obsidian';
import type { Oracle } from '../../rules/oracles/oracle';
import { tableNear } from '../../rules/player-tables/tables-to-ask';
import { read } from '../../rules/problem';
import type { OracleAnswers } from '../../play/oracles-asked';
import { rollAsked } from '../../play/oracles-asked';
import { insertSayings } from '../../journal/answers/write-sayings';
import { backToNote, offsetIn } from '../commands/note-at';
import type { Desk } from '../desk';
import { LONG_NOTICE } from '../tell';
import { bookOfNote, tablesOf } from './book-for';
import { tellOracle } from './tell-answer';

/** Rolls on the table or list that the cursor stands in, or on the nearest one. It needs neither rules nor a character. */
export function rollOnTableAtCursor(desk: Desk, view: MarkdownView): void {
	const { file, editor } = view;
	if (!file) return;
	const table = tableNear(tablesOf(desk, file.path, editor.getValue()).tables, editor.getCursor().line);
	if (table) void roll(desk, view, file.path, table.oracle);
	else new Notice('No table or list stands in this note. Write one: a line for each result is enough.', LONG_NOTICE);
}

async function roll(desk: Desk, view: MarkdownView, path: string, oracle: Oracle): Promise<void> {
	let said: OracleAnswers | undefined;
	if (!desk.tables.isComplete) await desk.tables.whenRead();
	const written = await desk.roll([path], (texts, dice) => {
		const text = texts.get(path) ?? '';
		said = rollAsked({ oracles: [oracle], times: 1 }, bookOfNote(desk, { path, text }), dice);
		const { changes, cursor } = insertSayings(text, offsetIn(view, text), said, desk.settings.answers);
		return read({ edits: [{ path, changes }], ...(cursor === undefined ? {} : { cursor }) });
	});
	if (written && said) tellOracle(said);
	backToNote(view);
}
