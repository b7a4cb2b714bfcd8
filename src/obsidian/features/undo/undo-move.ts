import { Notice, type Editor } from 'obsidian';
import { isRecord, type MoveRecord } from '../../../play/record/record';
import { recordsOf, type RecordAt } from '../../../journal/note-blocks/find-records';
import { importedProblem } from '../../../journal/record/imported-record';
import { missingEnd } from '../../../journal/note-blocks/find-blocks';
import type { Actions, JournalActions } from '../../services/journal-actions';
import { LONG_NOTICE } from '../../components/long-notice';
import { askToUndo } from './ask-to-undo';
import { t } from '../../../i18n/translate';

/** *Undo last move*: shows the record at or above the cursor with its changes and undoes it on a press. */
export function undoMoveAbove(actions: JournalActions, editor: Editor, journal: string | undefined): void {
	const offset = editor.posToOffset(editor.getCursor());
	const note = editor.getValue();
	const above = recordsOf(note).filter(({ block }) => block.fenceFrom <= offset);
	const at = above.filter(({ record }) => isResolved(actions, journal ?? '', record)).at(-1);
	if (journal === undefined || !at) {
		new Notice([t('There is no move here or above to undo.'), ...whyNot(note, above.at(-1))].join(' '), LONG_NOTICE);
		return;
	}
	const imported = importedProblem(at.record);
	if (imported) return void new Notice(imported.message, LONG_NOTICE);
	askToUndo(actions, editor, journal, at);
}

/** Why there is nothing to undo, if only a call is above: it was not rolled, or its result was removed already. */
function whyNot(note: string, call: RecordAt | undefined): readonly string[] {
	if (!call) return [];
	const end = call.block.closed ? [] : [missingEnd(note, call.block)];
	return [t('“{move}” is a call that is not rolled.', { move: call.record.move }), ...end];
}

/** Whether a move counts as made; one without a roll does as soon as it is in the note. */
export function isResolved(actions: Actions<'viewState'>, journal: string, record: MoveRecord): boolean {
	if (isRecord(record)) return true;
	const actor = actions.viewState.actor(journal, record.by);
	return actor.ok && actor.value.book.move(record.move)?.roll_type === 'no_roll';
}
