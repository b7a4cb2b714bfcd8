import { placeOf } from '../../journal/blocks-in-note/in-note';
import type { RecordAt } from '../../journal/blocks-in-note/records-of';
import type { Done, RecordPlace } from '../../../docs/api/sworn-journal';
import { notesWithRecord } from '../features/undo/same-record';
import { isResolved } from '../features/undo/undo-move';
import type { JournalActions } from '../services/journal-actions';
import { refusal } from './api-error';
import { pathOfNote } from './find-note';
import { findRecord } from './find-record';
import { freshText } from './read-verbs';
import { ScriptRunner } from './script-runner';
import { actorPath } from './who-acts';

export async function undo(actions: JournalActions, place: RecordPlace): Promise<Done> {
	const note = pathOfNote(actions.app, place.note);
	const { record, block } = await recordToUndo(actions, note, place);
	const actor = await actorPath(actions, note, record.by);
	const runner = new ScriptRunner(actions.silent);
	await runner.act(note, actor, actions.silent.undoing(note, placeOf(block)));
	return runner.doneWith(({ gone, changed }) => gone[0] ?? changed[0]);
}

/** Finds the record to undo. Rejects one that other notes contain as well, because its changes were made only once. */
export async function recordToUndo(actions: JournalActions, note: string, place: RecordPlace): Promise<RecordAt> {
	const text = await freshText(actions, note);
	const at = findRecord(note, text, place, each => isResolved(actions, note, each.record));
	const copies = await notesWithRecord(actions, note, at.record);
	if (copies.length > 0)
		throw refusal(
			'copied_record',
			`The same record stands in ${copies.map(path => `“${path}”`).join(', ')} as well, and its changes were made only once. Undo it by hand, with “Undo last move”.`,
		);
	return at;
}
