import type { Editor } from 'obsidian';
import { undoMove } from '../../../play/moves/undo-move';
import type { Change } from '../../../play/character/change';
import { placeOf } from '../../../play/character/change-target';
import { recordsOf, type RecordAt } from '../../../journal/note-blocks/find-records';
import { undoProblem, type WhatIsUndone } from '../../../journal/actions/undo-in-notes';
import type { ActorView } from '../../services/view-state/view-state';
import { keptBlockReason } from '../../../journal/edit-guard/kept-block-reason';
import { recordHome } from '../../services/services';
import type { JournalActions } from '../../services/journal-actions';
import { focusEditor } from '../../editor/focus-editor';
import { notesWithRecord } from './duplicate-records';
import { openUndo, type Undoing } from './undo-dialog';

/** Opens a dialog that shows what undoing a record does, and does it on a press. */
export function askToUndo(actions: JournalActions, editor: Editor, journal: string, at: RecordAt): void {
	const problem = undoProblem(at);
	if (problem) return actions.showProblems([problem]);
	openUndo(actions.app, undoingOf(actions, editor, journal, at));
}

/** Undoes a record whose changes the player has seen; opens the dialog if there is more to know. */
export async function undoOrAsk(actions: JournalActions, editor: Editor, journal: string, at: RecordAt): Promise<void> {
	const problem = undoProblem(at);
	if (problem) return actions.showProblems([problem]);
	const undoing = undoingOf(actions, editor, journal, at);
	const copies = await undoing.copies;
	if (undoing.stays === undefined && undoing.moved.length + undoing.left.length === 0 && copies.length === 0)
		undoing.undo();
	else openUndo(actions.app, undoing);
}

function undoingOf(actions: JournalActions, editor: Editor, journal: string, at: RecordAt): Undoing {
	const { record, block } = at;
	const undo = (what: WhatIsUndone) => () =>
		void actions.undo(recordHome(journal, note, at), what).then(() => focusEditor(editor));
	const actor = actions.viewState.actor(journal, record.by);
	const note = editor.getValue();
	const undone = actor.ok ? undoMove({ record, character: actor.value.character, book: actor.value.book }) : undefined;
	return {
		record,
		stays: actor.ok ? actions.whyStays(journal, note, at, actor.value) : keptBlockReason(note, block),
		moved: undone?.moved ?? [],
		isContinued: actor.ok && areContinued(undone?.moved ?? [], changesSince(note, at), actor.value),
		left: undone?.left ?? [],
		copies: notesWithRecord(actions, journal, record),
		undo: undo('the move'),
		removeRecord: undo('the record alone'),
	};
}

/** The changes of a record and of those of the same character below it in the note, in their order. */
const changesSince = (note: string, { block, record: { by } }: RecordAt): readonly Change[] =>
	recordsOf(note)
		.filter(newer => newer.block.fenceFrom >= block.fenceFrom && newer.record.by === by)
		.flatMap(({ record: { burn, done } }) => [
			...(burn ? [{ kind: 'value', what: 'momentum', ...burn } as const] : []),
			...done,
		]);

/** Whether these lines lead from each of the changed values to what it is now, so that nobody took it back. */
const areContinued = (moved: readonly Change[], lines: readonly Change[], { character, book }: ActorView): boolean =>
	moved.every(change => {
		if (change.kind !== 'value') return false;
		const { what, target, to } = change;
		const last = lines.reduce(
			(value, line) =>
				line.kind === 'value' && line.what === what && line.target === target && line.from === value ? line.to : value,
			to,
		);
		return last !== to && last === placeOf(character, change, book.ruleset)?.now;
	});
