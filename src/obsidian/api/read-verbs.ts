import type { JournalActions } from '../services/journal-actions';
import type { RecordAt } from '../../journal/blocks-in-note/records-of';
import { recordsOf } from '../../journal/blocks-in-note/records-of';
import { read } from '../../rules/problem';
import type {
	CharacterData,
	InNote,
	PendingRecord,
	RecordData,
	RecordPlace,
	StepData,
} from '../../../docs/api/sworn-journal';
import { cardOf } from '../features/moves/continue-move';
import { ApiError, valueOf } from './api-error';
import { characterData } from './character-data';
import { pathOfNote } from './find-note';
import { findRecord } from './find-record';
import { openSteps, stepData } from './open-options';
import { recordData } from './record-data';
import { ActorsOf, whoActs } from './who-acts';

export async function who(
	actions: JournalActions,
	{ note, by }: InNote & { readonly by?: string },
): Promise<CharacterData> {
	return characterData(await whoActs(actions, pathOfNote(actions.app, note), by));
}

export async function records(actions: JournalActions, { note }: InNote): Promise<readonly RecordData[]> {
	const path = pathOfNote(actions.app, note);
	return recordsOf(await freshText(actions, path)).map(at => recordData(path, at));
}

export async function record(actions: JournalActions, place: RecordPlace): Promise<RecordData> {
	const path = pathOfNote(actions.app, place.note);
	return recordData(path, findRecord(path, await freshText(actions, path), place));
}

export async function pending(actions: JournalActions, { note }: InNote): Promise<readonly PendingRecord[]> {
	const path = pathOfNote(actions.app, note);
	const text = await freshText(actions, path);
	const actors = new ActorsOf(actions, path);
	const all: PendingRecord[] = [];
	for (const at of recordsOf(text)) {
		const steps = await stepsOf(actions, actors, text, at);
		if (steps.length > 0) all.push({ ...recordData(path, at), steps });
	}
	return all;
}

/** The text of a note as it is now, unsaved typing included. */
export const freshText = async ({ writer }: JournalActions, path: string): Promise<string> =>
	valueOf(await writer.look([path], texts => read(texts.get(path) ?? '')));

/** The pending steps of a record. If its character is not found, the error is returned as its only step. */
async function stepsOf(
	actions: JournalActions,
	actors: ActorsOf,
	text: string,
	at: RecordAt,
): Promise<readonly StepData[]> {
	try {
		const actor = await actors.of(at.record.by);
		return openSteps(cardOf(actions, actors.note, text, at, actor)).map(stepData);
	} catch (error) {
		if (!(error instanceof ApiError)) throw error;
		return [{ step: 'who', prompt: error.message, isRequired: true, options: [] }];
	}
}
