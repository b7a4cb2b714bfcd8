import type { EventRef, Plugin } from 'obsidian';
import { Events } from 'obsidian';
import type { RecordData, SwornJournalApi, ValueChange } from '../../../docs/api/sworn-journal';
import type { JournalActions } from '../services/journal-actions';
import { registerCli } from './cli';
import { registerLinks } from './links';
import type { ApiError } from './parameters';
import { readParameters, refusal } from './parameters';
import { change, progress, undo } from './change-verbs';
import { choose } from './choose-verb';
import { pending, record, records, show, who } from './read-verbs';
import { move } from './move-verb';
import { ask, oracle } from './oracle-verbs';
import type { AnswerOf, AskedOf, VerbName } from './api-methods';
import type { ActionResult } from './non-interactive-prompts';
import { actionResult } from './non-interactive-prompts';

/** Registers the API, and the links and command line that use it. */
export function registerApi(plugin: Plugin, actions: JournalActions): SwornJournalApi {
	const api = journalApi(plugin, actions);
	registerLinks(plugin, actions, api);
	registerCli(plugin, api);
	return api;
}

/** Independent of the version of the plugin. */
const API_VERSION = '1.3.0';

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
function journalApi(plugin: Plugin, actions: JournalActions): SwornJournalApi {
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

const EVENTS = ['move', 'undo', 'change'] as const;
type EventName = (typeof EVENTS)[number];

const isEvent = (name: string): name is EventName => EVENTS.some(event => event === name);

/** The events that the plugin triggers for API listeners. */
class ApiEvents extends Events {
	private readonly refs = new Set<EventRef>();

	/** Whether there are listeners; if not, notes need not be compared. */
	get isHeard(): boolean {
		return this.refs.size > 0;
	}

	override on(name: string, callback: (...data: unknown[]) => unknown, context?: unknown): EventRef {
		const ref = super.on(name, callback, context);
		this.refs.add(ref);
		return ref;
	}

	override offref(ref: EventRef): void {
		this.refs.delete(ref);
		super.offref(ref);
	}

	tell({ made, gone, values }: ActionResult): void {
		const trigger = (name: EventName, all: readonly (RecordData | ValueChange)[]) => {
			for (const each of all) this.trigger(name, frozen(each));
		};
		trigger('move', made);
		trigger('undo', gone);
		trigger('change', values);
	}

	/** Removes all listeners. */
	silence(): void {
		for (const ref of [...this.refs]) this.offref(ref);
	}
}

/** Deep-freezes plain data. */
function frozen<T>(data: T): T {
	if (typeof data === 'object' && data !== null && !Object.isFrozen(data)) {
		Object.freeze(data);
		for (const part of Object.values(data)) frozen(part);
	}
	return data;
}
