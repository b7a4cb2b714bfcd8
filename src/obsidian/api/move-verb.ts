import type { Done, MoveAsked } from '../../../docs/api/sworn-journal';
import { making } from '../features/moves/make-move';
import type { JournalActions } from '../services/journal-actions';
import { pathOfNote } from './find-note';
import { moveRequest } from './move-request';
import { ScriptRunner } from './script-runner';
import { leavingCursor, offsetFor } from './write-position';
import { whoActs } from './who-acts';

export async function move(actions: JournalActions, asked: MoveAsked): Promise<Done> {
	const note = pathOfNote(actions.app, asked.note);
	const actor = await whoActs(actions, note, asked.by);
	const { name, rollInput } = moveRequest(asked, actor);
	const runner = new ScriptRunner(actions.silent);
	const plan = making(actions, name, rollInput, offsetFor(actions.app, note, asked.at));
	await leavingCursor(runner, asked.at).act(note, actor.path, plan);
	return runner.doneWith(({ made, called }) => made[0] ?? called[0]);
}
