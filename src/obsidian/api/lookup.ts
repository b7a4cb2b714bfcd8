import type { App, MarkdownView } from 'obsidian';
import { didYouMean } from '../../rules/search/nearest-name';
import { foldedName } from '../../rules/search/folded-name';
import { nameOf } from '../../rules/search/stated-name';
import { noteInUse, noteViews } from '../vault/active-note';
import type { Actions, JournalActions } from '../services/journal-actions';
import { parseOk } from '../../rules/core/problem';
import { idsOf, keyOf, type RecordAt } from '../../journal/note-blocks/find-records';
import type { RecordPlace, WhereWritten } from '../../../docs/api/sworn-journal';
import type { ActorView } from '../services/view-state/view-state';
import { endOfNote, followCursor, type CursorThen } from '../services/note-at-cursor';
import type { Track } from '../../play/tracks/track';
import { refusal, valueOf } from './parameters';
import { NonInteractivePrompts } from './non-interactive-prompts';

/**
 * The path of the requested note, which is given by its path (with or without extension) or its name. Without an
 * argument, it is the note used last.
 */
export function pathOfNote(app: App, note: string | undefined): string {
	if (note !== undefined) return pathCalled(app, note);
	const path = noteInUse(app)?.file?.path;
	if (path !== undefined) return path;
	throw refusal('no_note', 'No note is open. Say which one is meant: “note”.');
}

function pathCalled({ vault }: App, note: string): string {
	const path = note.replace(/^\/+/, '');
	const file = [path, `${path}.md`].map(each => vault.getFileByPath(each)).find(each => each?.extension === 'md');
	if (file) return file.path;
	const isCalledSo = (other: string) => foldedName(nameOf(other)) === foldedName(nameOf(path));
	const notes = path.includes('/') ? [] : vault.getMarkdownFiles().filter(other => isCalledSo(other.path));
	const [only, ...others] = notes.map(each => each.path);
	if (only === undefined) {
		const near = didYouMean(
			nameOf(path),
			vault.getMarkdownFiles().map(other => nameOf(other.path)),
		);
		const hint = near.length > 0 ? near.join(' ') : 'Check its path.';
		throw refusal('no_note', `There is no note “${note}” in this vault. ${hint}`);
	}
	if (others.length === 0) return only;
	throw refusal(
		'several_notes',
		`Several notes are called “${note}”: ${[only, ...others].join(', ')}. Say the path of one.`,
	);
}

/** The view in which a note is open, preferably the one used last. */
export function viewOfNote(app: App, path: string): MarkdownView | undefined {
	const last = noteInUse(app);
	if (last?.file?.path === path) return last;
	return noteViews(app).find(({ file }) => file?.path === path);
}

/** The text of a note as it is now, unsaved typing included. */
export const freshText = async ({ writer }: JournalActions, path: string): Promise<string> =>
	valueOf(await writer.look([path], texts => parseOk(texts.get(path) ?? '')));

/** Finds a record by its id or by a line; without either, it is the last one. */
export function findRecord(
	note: string,
	all: readonly RecordAt[],
	{ id, line }: RecordPlace,
	isMeant: (at: RecordAt) => boolean = () => true,
): RecordAt {
	const last = all.filter(isMeant).at(-1);
	if (id !== undefined) return knownBy(note, all, id, line);
	if (line !== undefined) return standingOn(note, all, line);
	if (last) return last;
	throw refusal('no_record', `There is no move in “${note}” of which this could be said. Make a move first.`);
}

function knownBy(note: string, all: readonly RecordAt[], id: string, line: number | undefined): RecordAt {
	const ids = idsOf(all);
	const own = all.find(({ block }) => ids.get(block.fenceFrom) === id);
	if (own) return own;
	const alike = all.filter(({ record }) => keyOf(record) === id);
	const here = alike.filter(({ block }) => line !== undefined && isOn(line, block));
	const [only, ...others] = here;
	if (only && others.length === 0) return only;
	if (alike.length === 0)
		throw refusal('no_record', `The record is not in “${note}” any more, or it was changed. Read the records anew.`);
	throw refusal(
		'several_records',
		`This record stands in “${note}” more than once, on lines ${linesOf(alike)}. Read the records anew: each has an “id” of its own.`,
	);
}

function standingOn(note: string, all: readonly RecordAt[], line: number): RecordAt {
	const here = all.filter(({ block }) => isOn(line, block));
	const [only, ...others] = here;
	if (only && others.length === 0) return only;
	if (!only)
		throw refusal(
			'no_record',
			all.length === 0
				? `There is no move in “${note}”.`
				: `No move stands on line ${line} of “${note}”, counted from 0. Those that there are stand on lines ${linesOf(all)}.`,
		);
	const names = here.map(({ record }) => record.move).join(', ');
	throw refusal('several_records', `Several moves share line ${line} of “${note}”: ${names}. Say which “id” is meant.`);
}

const isOn = (line: number, { startLine, endLine }: RecordAt['block']): boolean => line >= startLine && line <= endLine;

const linesOf = (records: readonly RecordAt[]): string => records.map(({ block }) => block.startLine).join(', ');

/** The character that acts in a note, from the fresh text of all notes concerned. If several may act, none is guessed. */
export const whoActs = (
	actions: Actions<'asking'>,
	note: string,
	by?: string,
	parameter?: string,
): Promise<ActorView> => actions.asking(new NonInteractivePrompts(parameter)).whoActs(note, by);

/** Caches the actors of the records of a note. */
export class ActorsOf {
	private readonly known = new Map<string | undefined, Promise<ActorView>>();

	constructor(
		private readonly actions: Actions<'asking'>,
		readonly note: string,
	) {}

	of(by: string | undefined): Promise<ActorView> {
		const known = this.known.get(by) ?? whoActs(this.actions, this.note, by);
		this.known.set(by, known);
		return known;
	}
}

/** Where new text is inserted: where a command would write it, or at the end, which leaves the cursor alone. */
export function placeFor(app: App, note: string, at: WhereWritten['at']): CursorThen {
	const view = at === 'end' ? undefined : viewOfNote(app, note);
	return view ? followCursor(view) : endOfNote;
}

/** Lists the open tracks, for messages about an unknown track: "Open are: Find the ark, Tide." */
export function openTracksInWords(tracks: readonly Track[]): string {
	const open = tracks.filter(({ status }) => status === 'open').map(({ name }) => name);
	return open.length === 0 ? 'No track is open there.' : `Open are: ${open.join(', ')}.`;
}
