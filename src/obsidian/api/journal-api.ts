import { Events, type EventRef, type Plugin, type MarkdownView } from 'obsidian';
import type {
	RecordData,
	SwornJournalApi,
	ValueChange,
	AssetData,
	CharacterData,
	InNote,
	PendingRecord,
	RecordPlace,
	ShowAsked,
	StepData,
	TrackData,
} from '../../../docs/api/sworn-journal';
import type { JournalActions } from '../services/journal-actions';
import { registerCli } from './cli';
import { registerLinks } from './links';
import { readParameters, refusal, ApiError } from './parameters';
import { change, progress, undo } from './change-verbs';
import { choose, openSteps, stepData } from './choose-verb';
import { move } from './move-verb';
import { ask, oracle } from './oracle-verbs';
import type { AnswerOf, AskedOf, VerbName } from './api-methods';
import { actionResult, recordData, type ActionResult } from './non-interactive-prompts';
import { idsOf, recordsOf, type RecordAt } from '../../journal/note-blocks/find-records';
import { cardOf } from '../features/moves/continue-move';
import type { Asset } from '../../play/assets/asset';
import { unreadValue } from '../../play/character/character';
import type { Track } from '../../play/tracks/track';
import type { ActorView } from '../services/view-state/view-state';
import { makeMove } from '../features/moves/make-move';
import { askAtCursor } from '../features/oracles/ask-the-oracle';
import { openTable } from '../features/side-view/open-side-view';
import { leafOf, openAtLine } from '../vault/open-at-line';
import { ActorsOf, findRecord, freshText, pathOfNote, viewOfNote, whoActs } from './lookup';

async function who(actions: JournalActions, { note, by }: InNote & { readonly by?: string }): Promise<CharacterData> {
	return characterData(await whoActs(actions, pathOfNote(actions.app, note), by));
}

async function records(actions: JournalActions, { note }: InNote): Promise<readonly RecordData[]> {
	const path = pathOfNote(actions.app, note);
	const all = recordsOf(await freshText(actions, path));
	const ids = idsOf(all);
	return all.map(at => recordData(path, at, ids));
}

async function record(actions: JournalActions, place: RecordPlace): Promise<RecordData> {
	const path = pathOfNote(actions.app, place.note);
	const all = recordsOf(await freshText(actions, path));
	return recordData(path, findRecord(path, all, place), idsOf(all));
}

async function pending(actions: JournalActions, { note }: InNote): Promise<readonly PendingRecord[]> {
	const path = pathOfNote(actions.app, note);
	const text = await freshText(actions, path);
	const actors = new ActorsOf(actions, path);
	const all: PendingRecord[] = [];
	const found = recordsOf(text);
	const ids = idsOf(found);
	for (const at of found) {
		const steps = await stepsOf(actions, actors, text, at);
		if (steps.length > 0) all.push({ ...recordData(path, at, ids), steps });
	}
	return all;
}

/** The pending steps of a record. If its character is not found, the error is returned as its only step. */
async function stepsOf(
	actions: JournalActions,
	actors: ActorsOf,
	text: string,
	at: RecordAt,
): Promise<readonly StepData[]> {
	try {
		const actor = await actors.of(at.record.by);
		return openSteps(cardOf(actions, { journal: actors.note, text }, at, actor)).map(stepData);
	} catch (error) {
		if (!(error instanceof ApiError)) throw error;
		return [{ step: 'who', prompt: error.message, isRequired: true, options: [] }];
	}
}

/** A character as plain data. */
function characterData({ path, character, book, problems }: ActorView): CharacterData {
	const ifRead = <Value>(key: string, value: Value): Value | null =>
		unreadValue(character, key) === undefined ? value : null;
	return {
		note: path,
		name: character.name,
		ruleset: book.ruleset._id,
		stats: { ...character.stats },
		meters: { ...character.meters },
		momentum: ifRead('momentum', character.momentum),
		impacts: ifRead('impacts', [...new Set(character.impacts)]),
		position: ifRead('combat', character.combat ?? null),
		legacies: { ...character.special },
		experience: {
			earned: ifRead('experience', character.experience),
			spent: ifRead('experience_spent', character.experience_spent),
		},
		tracks: character.tracks.map(trackData),
		assets: ifRead('assets', character.assets.map(assetData)),
		problems: problems.map(({ code, message }) => ({ code, message })),
	};
}

const assetData = ({ name, meters }: Asset): AssetData => ({
	name,
	meters: Object.fromEntries(Object.entries(meters).map(([meter, { value }]) => [meter, value])),
});

const trackData = ({ name, kind, rank, ticks, status, segments, filled }: Track): TrackData => ({
	name,
	kind,
	rank: rank ?? null,
	ticks,
	status,
	segments: segments ?? null,
	filled: filled ?? null,
});

async function show(actions: JournalActions, { what, note, line }: ShowAsked): Promise<void> {
	if (what === 'table') {
		if (note !== undefined) await viewOf(actions, note);
		return openTable(actions);
	}
	const view = await viewOf(actions, note, line);
	if (what === 'moves') makeMove(actions, view);
	if (what === 'oracles') askAtCursor(actions, view);
}

/** Opens or activates the note, and returns its view. */
async function viewOf({ app }: JournalActions, note: string | undefined, line?: number): Promise<MarkdownView> {
	const path = pathOfNote(app, note);
	const file = app.vault.getFileByPath(path);
	const open = viewOfNote(app, path)?.leaf ?? (file ? leafOf(app, file) : undefined);
	await open?.loadIfDeferred();
	if (line !== undefined) await openAtLine(app, { path, line: line + 1 });
	else if (open) app.workspace.setActiveLeaf(open, { focus: true });
	else if (file) await app.workspace.getLeaf(false).openFile(file);
	const view = viewOfNote(app, path);
	if (view) return view;
	throw refusal('no_note', `“${path}” could not be opened.`);
}

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
