import type { ActorView } from '../plugin/view-state';
import type { JournalActions } from '../plugin/journal-actions';
import type { RecordAt } from '../../journal/record/records-of';
import { recordsOf } from '../../journal/record/records-of';
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
import { openSteps, stepData } from './openings';
import { recordData } from './record-data';
import { whoActs } from './who-acts';

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
		const steps = await actors.stepsOf(text, at);
		if (steps.length > 0) all.push({ ...recordData(path, at), steps });
	}
	return all;
}

/** The text of a note as it is now, unsaved typing included. */
export const freshText = async ({ writer }: JournalActions, path: string): Promise<string> =>
	valueOf(await writer.look([path], texts => read(texts.get(path) ?? '')));

/** Who acts in the records of a note, each looked up once. */
class ActorsOf {
	private readonly known = new Map<string | undefined, Promise<ActorView>>();

	constructor(
		private readonly actions: JournalActions,
		private readonly path: string,
	) {}

	/** What is open on a record. Where nobody is found who made it, that is what is to be answered. */
	async stepsOf(text: string, at: RecordAt): Promise<readonly StepData[]> {
		try {
			const actor = await this.actorOf(at.record.by);
			return openSteps(cardOf(this.actions, this.path, text, at, actor)).map(stepData);
		} catch (error) {
			if (!(error instanceof ApiError)) throw error;
			return [{ step: 'who', prompt: error.message, isRequired: true, options: [] }];
		}
	}

	private actorOf(by: string | undefined): Promise<ActorView> {
		const known = this.known.get(by) ?? whoActs(this.actions, this.path, by);
		this.known.set(by, known);
		return known;
	}
}
