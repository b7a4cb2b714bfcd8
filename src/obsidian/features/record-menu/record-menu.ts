import type { MarkdownView } from 'obsidian';
import { actorName } from '../../../journal/character/name-for';
import { otherFormat } from '../../../journal/notes/format-version';
import type { RecordAt } from '../../../journal/pages/play-on-page';
import type { SwornBlockAt } from '../../../journal/sworn-block/in-note';
import { isLineKind } from '../../../journal/sworn-block/kind';
import { blockKind, readBlock } from '../../../journal/sworn-block/sworn-block';
import type { MenuRow } from '../../components/menu-rows';
import { recordText } from '../../editor/inline-pill';
import type { JournalActions } from '../../plugin/journal-actions';
import { copyText } from '../../plugin/notices';
import { continueRecord } from '../moves/continue-move';
import { ONE_RECORD, turnOne } from '../record-form/convert-records';
import { askToUndo } from '../undo/ask-to-undo';
import { isResolved } from '../undo/undo-move';

/** What can be done with a record that stands in a note which can be written, and with its text. */
export const recordRows = (actions: JournalActions, view: MarkdownView, block: SwornBlockAt): readonly MenuRow[] => [
	...moveRows(actions, view, block),
	...formRows(actions, view, block),
	...textRows(actions, view.file?.path ?? '', block.body),
];

/** Whether a block records something: what only draws what stands elsewhere has the app's own menu. */
export function isRecordBody(body: string): boolean {
	const kind = blockKind(readBlock(body));
	return kind.ok && isLineKind(kind.value);
}

function moveRows(actions: JournalActions, view: MarkdownView, block: SwornBlockAt): readonly MenuRow[] {
	const journal = view.file?.path;
	const reading = actions.viewState.recordIn(block.body);
	if (journal === undefined || !reading.ok || otherFormat(view.editor.getValue()) !== undefined) return [];
	const { record } = reading.value;
	const at: RecordAt = { record, block };
	const goesOn = view.getMode() === 'source' ? 'in the list' : 'on the card';
	const rows = [
		{ title: 'Continue move', icon: 'list-todo', run: () => continueRecord(actions, view, at, goesOn) },
		{ title: 'Undo this move', icon: 'undo-2', run: () => askToUndo(actions, view.editor, journal, at) },
	];
	return isResolved(actions, journal, record) ? rows : rows.slice(0, 1);
}

/** Left out where the record stays as it is. */
function formRows(actions: JournalActions, { file, editor }: MarkdownView, block: SwornBlockAt): readonly MenuRow[] {
	const text = editor.getValue();
	if (!file || otherFormat(text) !== undefined) return [];
	const { form, stays, run } = turnOne(actions, file.path, text, block);
	return stays === undefined ? [{ title: `Write as ${ONE_RECORD[form]}`, icon: 'wrap-text', run }] : [];
}

/** What can be done with the text of a record, wherever it is drawn. */
export const textRows = (actions: JournalActions, path: string, body: string): readonly MenuRow[] => [
	{
		title: 'Copy as text',
		icon: 'copy',
		run: () => void copyText(recordText(body, actorName(path, actions.vaultIndex))),
	},
];
