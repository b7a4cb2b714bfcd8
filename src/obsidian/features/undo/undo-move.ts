import type { Editor, MarkdownView } from 'obsidian';
import { Notice } from 'obsidian';
import { isRecord } from '../../../play/record/record';
import type { MoveRecord } from '../../../play/record/record';
import { recordsOf } from '../../../journal/pages/play-on-page';
import type { JournalActions } from '../../plugin/journal-actions';
import { askToUndo } from './ask-to-undo';

/** Undo last move: the record at or nearest above the cursor, shown with its changes before the press. */
export function undoMoveAbove(actions: JournalActions, editor: Editor, view: MarkdownView): void {
	const journal = view.file?.path;
	const offset = editor.posToOffset(editor.getCursor());
	const at = recordsOf(editor.getValue())
		.filter(({ record, block }) => block.fenceFrom <= offset && isResolved(actions, journal ?? '', record))
		.at(-1);
	if (journal === undefined || !at) {
		new Notice('There is no move here or above to undo.');
		return;
	}
	askToUndo(actions, editor, journal, at);
}

/** A move that is not rolled counts as made as soon as it stands in the note. */
function isResolved(actions: JournalActions, journal: string, record: MoveRecord): boolean {
	if (isRecord(record)) return true;
	const actor = actions.viewState.actor(journal, record.by);
	return actor.ok && actor.value.book.move(record.move)?.roll_type === 'no_roll';
}
