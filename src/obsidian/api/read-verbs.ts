import type { MarkdownView } from 'obsidian';
import type { JournalActions } from '../services/journal-actions';
import type { RecordAt } from '../../journal/note-blocks/find-records';
import { idsOf, recordsOf } from '../../journal/note-blocks/find-records';
import type {
	AssetData,
	CharacterData,
	InNote,
	PendingRecord,
	RecordData,
	RecordPlace,
	ShowAsked,
	StepData,
	TrackData,
} from '../../../docs/api/sworn-journal';
import { cardOf } from '../features/moves/continue-move';
import type { Asset } from '../../play/assets/asset';
import { unreadValue } from '../../play/character/character';
import type { Track } from '../../play/tracks/track';
import type { ActorView } from '../services/view-state/view-state';
import { makeMove } from '../features/moves/make-move';
import { askAtCursor } from '../features/oracles/ask-the-oracle';
import { openTable } from '../features/side-view/open-side-view';
import { leafOf, openAtLine } from '../vault/open-at-line';
import { ApiError, refusal } from './parameters';
import { ActorsOf, findRecord, freshText, pathOfNote, viewOfNote, whoActs } from './lookup';
import { openSteps, stepData } from './choose-verb';
import { recordData } from './non-interactive-prompts';

export async function who(
	actions: JournalActions,
	{ note, by }: InNote & { readonly by?: string },
): Promise<CharacterData> {
	return characterData(await whoActs(actions, pathOfNote(actions.app, note), by));
}

export async function records(actions: JournalActions, { note }: InNote): Promise<readonly RecordData[]> {
	const path = pathOfNote(actions.app, note);
	const all = recordsOf(await freshText(actions, path));
	const ids = idsOf(all);
	return all.map(at => recordData(path, at, ids));
}

export async function record(actions: JournalActions, place: RecordPlace): Promise<RecordData> {
	const path = pathOfNote(actions.app, place.note);
	const all = recordsOf(await freshText(actions, path));
	return recordData(path, findRecord(path, all, place), idsOf(all));
}

export async function pending(actions: JournalActions, { note }: InNote): Promise<readonly PendingRecord[]> {
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

export async function show(actions: JournalActions, { what, note, line }: ShowAsked): Promise<void> {
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
	if (file && line !== undefined) await openAtLine(app, file, line + 1);
	else if (open) app.workspace.setActiveLeaf(open, { focus: true });
	else if (file) await app.workspace.getLeaf(false).openFile(file);
	const view = viewOfNote(app, path);
	if (view) return view;
	throw refusal('no_note', `“${path}” could not be opened.`);
}
