import { problem } from '../../../rules/core/problem';
import type { MarkdownView } from 'obsidian';
import type { Change } from '../../../play/character/change';
import { editTrack, type TrackEdit } from '../../../play/manual-edits/track-edit';
import type { Track } from '../../../play/tracks/track';
import { formatChange } from '../../../journal/record/format-change';
import type { TrackAt, TrackLocation } from '../../../journal/track/parse-tracks';
import { offerChoices, type Choice } from '../../components/pick-dialog';
import type { Actions, JournalActions } from '../../services/journal-actions';
import { mayPlayHere } from '../../services/with-actor';
import { backToNote, noteAt, type NoteAt } from '../../services/note-at-cursor';
import { homeOf, withTracks } from './available-tracks';
import { t } from '../../../i18n/translate';
import { translateTerm } from '../../../i18n/translate-terms';

/** One way to change a track. */
export interface Way {
	/** Its description next to the name of the track. */
	readonly words?: string;
	/** What it would change: "8 → 12 ticks". */
	readonly detail: string;
	/** Writes the change. `shownIn` is the note in which the command was run. */
	carryOut(home: TrackLocation, shownIn: string): Promise<boolean>;
}

/** A command on tracks: its question, and the ways to change each track. */
export interface TrackCommand {
	readonly question: string;
	/** The message if no track has any option. */
	readonly none: string;
	/** `all` are the tracks in reach, since a related track may provide a rank. */
	readonly waysOf: (at: TrackAt, all: readonly Track[]) => readonly Way[];
}

/** Lists tracks with the ways to change them; the picked one is written at once. */
export function changeTrack(
	actions: JournalActions,
	view: MarkdownView,
	{ question, none, waysOf }: TrackCommand,
): void {
	const note = noteAt(view);
	if (!note || !mayPlayHere(actions, note.path)) return;
	void withTracks(actions, note, (at, all) => waysOf(at, all).map(way => choiceOf(actions, note, at, way)), {
		none,
		offer: (choices, unread) => offerChoices(actions.app, question, [...choices, ...unread.map(label => ({ label }))]),
	});
}

const choiceOf = (actions: Actions<'showProblems' | 'vaultIndex'>, note: NoteAt, at: TrackAt, way: Way): Choice => ({
	label: way.words === undefined ? at.track.name : `${at.track.name}: ${way.words}`,
	detail: `${kindWords(at.track)} · ${way.detail}`,
	run: () => void carryOut(actions, note, at, way),
});

/** “formidable vow” */
const kindWords = ({ rank, kind }: Track): string =>
	rank === undefined
		? translateTerm(kind)
		: t('{rank} {kind}', { rank: translateTerm(rank), kind: translateTerm(kind) });

async function carryOut(
	actions: Actions<'showProblems' | 'vaultIndex'>,
	note: NoteAt,
	at: TrackAt,
	way: Way,
): Promise<void> {
	const home = homeOf(actions, at, note.path);
	if (home) await way.carryOut(home, note.path);
	else
		actions.showProblems([
			problem('missing_track', t('“{name}” is not found any more. Nothing was written.', { name: at.track.name })),
		]);
	backToNote(note.view);
}

/** Turns an edit into a way to change a track; empty if it would change nothing or is refused. */
export function editing(
	actions: Actions<'manualEdits'>,
	track: Track,
	edit: TrackEdit,
	words?: string,
): readonly Way[] {
	const edited = editTrack(track, edit);
	if (!edited.ok || edited.value.changes.length === 0) return [];
	return [
		{
			...(words === undefined ? {} : { words }),
			detail: edited.value.changes.map(change => translateTerm(withoutName(change))).join('; '),
			carryOut: (home, shownIn) => actions.manualEdits.track(home, edit, shownIn),
		},
	];
}

/** A change such as `8 → 12 ticks`, without the track's name, which is next to it. */
const withoutName = ({ target: _, ...change }: Change): string => formatChange(change);
