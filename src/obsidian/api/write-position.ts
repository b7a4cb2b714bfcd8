import type { App } from 'obsidian';
import type { WhereWritten } from '../../../docs/api/sworn-journal';
import { offsetIn } from '../services/note-at-cursor';
import type { ActionRunner } from '../services/services';
import { viewOfNote } from './find-note';

/** The offset at which new text is inserted: where a command would write it, or at the end. */
export function offsetFor(app: App, note: string, at: WhereWritten['at']): (text: string) => number {
	const view = at === 'end' ? undefined : viewOfNote(app, note);
	return text => (view ? offsetIn(view, text) : text.length);
}

/** Keeps a plan from moving the cursor if it writes to the end of the note. */
export const leavingCursor = (runner: ActionRunner, at: WhereWritten['at']): Pick<ActionRunner, 'act'> =>
	at !== 'end'
		? runner
		: {
				act: (journal, actor, plan, focus, options) =>
					runner.act(
						journal,
						actor,
						(context, dice) => {
							const planned = plan(context, dice);
							if (!planned.ok) return planned;
							const { cursor: _, ...value } = planned.value;
							return { ok: true, value };
						},
						focus,
						options,
					),
			};
