import type { Plugin } from 'obsidian';
import type { SwornJournalApi } from '../../../docs/api/sworn-journal';
import type { JournalActions } from '../services/journal-actions';
import { ApiEvents, EVENTS, isEvent } from './api-events';
import type { ApiError } from './api-error';
import { refusal } from './api-error';
import { change, progress } from './change-verbs';
import { choose } from './choose-verb';
import { frozen } from './frozen';
import { pending, record, records, who } from './read-verbs';
import { move } from './move-verb';
import { ask, oracle } from './oracle-verbs';
import { readParameters } from './parameters';
import { show } from './show-verb';
import { undo } from './undo-verb';
import type { AnswerOf, AskedOf, VerbName } from './verbs';
import { actionResult } from './action-result';

/** Independent of the version of the plugin. */
const API_VERSION = '1.1.0';

const wasUnloaded = (): ApiError =>
	refusal('unloaded', 'Sworn Journal was switched off or updated since. Fetch its API anew: nothing was done.');

/** The implementation of each verb, given its parsed arguments. */
const RUN: { readonly [V in VerbName]: (actions: JournalActions, asked: AskedOf<V>) => Promise<AnswerOf<V>> } = {
	who,
	records,
	record,
	pending,
	move,
	choose,
	oracle,
	ask,
	change,
	progress,
	undo,
	show,
};

/** The public API. After the plugin is unloaded, its calls are rejected. */
export function journalApi(plugin: Plugin, actions: JournalActions): SwornJournalApi {
	const events = new ApiEvents();
	let isOver = false;
	plugin.register(() => {
		isOver = true;
		events.silence();
	});
	plugin.register(
		actions.writer.onWritten((edits, before) => {
			if (events.isHeard) events.tell(actionResult(edits, before));
		}),
	);
	const verb =
		<V extends VerbName>(name: V) =>
		async (asked?: unknown): Promise<AnswerOf<V>> => {
			if (isOver) throw wasUnloaded();
			return frozen(await RUN[name](actions, readParameters(name, asked)));
		};
	return Object.freeze({
		version: API_VERSION,
		who: verb('who'),
		records: verb('records'),
		record: verb('record'),
		pending: verb('pending'),
		move: verb('move'),
		choose: verb('choose'),
		oracle: verb('oracle'),
		ask: verb('ask'),
		change: verb('change'),
		progress: verb('progress'),
		undo: verb('undo'),
		show: verb('show'),
		on: (event: string, callback: (data: never) => void) => {
			if (isOver) throw wasUnloaded();
			if (!isEvent(event))
				throw refusal('unknown_event', `“${event}” is nothing that can be heard. There are: ${EVENTS.join(', ')}.`);
			return events.on(event, data => callback(data as never));
		},
		off: ref => events.offref(ref),
	} satisfies SwornJournalApi);
}
