import { isSameName } from '../../rules/search/folded-name';
import { didYouMean } from '../../rules/search/nearest-name';
import type { ActorView } from '../services/view-state/view-state';
import { isSameWhenFolded } from '../../rules/search/folded-text';
import type { TrackEdit } from '../../play/manual-edits/track-edit';
import { findTrack, type Track } from '../../play/tracks/track';
import type { TrackLocation } from '../../journal/track/parse-tracks';
import type { ChangeAsked, Done, ProgressAsked, RecordPlace } from '../../../docs/api/sworn-journal';
import { ManualEdits } from '../services/manual-edits/manual-edits';
import { gaugeWords, gaugesOf, type MeterChoice } from '../features/moves/take-or-suffer/meter-choices';
import { homeOf, tracksInReach, unreadCalled } from '../features/tracks/available-tracks';
import { recordHome } from '../services/services';
import type { JournalActions } from '../services/journal-actions';
import { allRead } from '../services/wait-for-notes';
import { recordsOf, type RecordAt } from '../../journal/note-blocks/find-records';
import { notesWithRecord } from '../features/undo/duplicate-records';
import { isResolved } from '../features/undo/undo-move';
import { ApiError, refusal } from './parameters';
import { findRecord, freshText, openTracksInWords, pathOfNote, whoActs } from './lookup';
import { NonInteractivePrompts } from './non-interactive-prompts';

export async function change(actions: JournalActions, asked: ChangeAsked): Promise<Done> {
	const note = pathOfNote(actions.app, asked.note);
	const { path, character, book, problems } = await whoActs(actions, note, asked.who, 'who');
	const { name: meter, asset } = gaugeCalled(asked, gaugesOf(character, book.ruleset), character.name, problems);
	const edit = { kind: 'meter', meter, by: asked.by } as const;
	return byHand(actions, edits =>
		asset === undefined ? edits.character(path, edit, note) : edits.asset(path, asset, edit, { shownIn: note }),
	);
}

/**
 * Finds a meter by name. The character's own meters take precedence over those of assets; if several assets have it,
 * the asset must be named.
 */
function gaugeCalled(
	{ meter, asset }: ChangeAsked,
	gauges: readonly MeterChoice[],
	who: string,
	problems: ActorView['problems'],
): MeterChoice {
	const called = gauges.filter(({ name }) => isSameWhenFolded(name, meter));
	const own = called.find(gauge => gauge.asset === undefined);
	if (asset === undefined && own) return own;
	const meant = called.filter(gauge => asset === undefined || isSameName(gauge.asset ?? '', asset));
	const [only, ...others] = meant;
	if (only && others.length === 0) return only;
	const words = (list: readonly MeterChoice[]) => list.map(gaugeWords).join(', ');
	if (only) throw refusal('several_meters', `Which meter is meant: ${words(meant)}? Name the “asset”.`);
	const unread = asset === undefined ? [] : unreadCalled(problems, asset);
	if (unread.length > 0) throw new ApiError(unread);
	const owners = gauges.flatMap(gauge => gauge.asset ?? []);
	const isOwned = asset === undefined || owners.some(owner => isSameName(owner, asset));
	const near = isOwned
		? didYouMean(
				meter,
				gauges.map(({ name }) => name),
			)
		: didYouMean(asset, owners);
	const message = [`${who} has no such meter “${meter}”.`, ...near, `There are: ${words(gauges)}.`];
	throw refusal('unknown_meter', message.join(' '));
}

export async function progress(actions: JournalActions, asked: ProgressAsked): Promise<Done> {
	const note = pathOfNote(actions.app, asked.note);
	const { track, home } = await trackCalled(actions, note, asked.track);
	const { times = 1 } = asked;
	const edit: TrackEdit =
		track.segments === undefined || track.rank !== undefined
			? { kind: 'progress', times }
			: { kind: 'filled', by: times };
	return byHand(actions, edits => edits.track(home, edit, note));
}

async function trackCalled(
	actions: JournalActions,
	note: string,
	name: string,
): Promise<{ readonly track: Track; readonly home: TrackLocation }> {
	const text = await freshText(actions, note);
	await allRead(actions, note);
	const inReach = tracksInReach(actions, { path: note, text });
	const tracks = inReach.map(({ track }) => track);
	const track = findTrack(tracks, name);
	const at = inReach.find(each => each.track === track);
	const home = at && homeOf(actions, at, note);
	if (at && home) return { track: at.track, home };
	const actor = actions.viewState.actor(note, undefined);
	const unread = actor.ok ? unreadCalled(actor.value.problems, name) : [];
	const isUnclear = unread.some(({ code }) => code === 'twins');
	if (isUnclear) throw refusal('several_tracks', unread.map(({ message }) => message).join(' '));
	if (unread.length > 0) throw new ApiError(unread);
	const near = didYouMean(
		name,
		tracks.map(track => track.name),
	);
	const nobody = actor.ok ? [] : actor.problems.map(problem => problem.message);
	const message = [
		`No track called “${name}” is in reach of “${note}”.`,
		...near,
		...nobody,
		openTracksInWords(tracks),
	];
	throw refusal('missing_track', message.join(' '));
}

/**
 * Makes a manual edit, as the sheet and the cards do. The journal line is written unless the setting is `never`, since
 * there is nobody to ask.
 */
async function byHand(actions: JournalActions, edit: (edits: ManualEdits) => Promise<boolean>): Promise<Done> {
	const script = new NonInteractivePrompts();
	const journal = actions.settings.journal === 'never' ? 'never' : 'always';
	await edit(actions.manualEdits.runBy(actions.asking(script), { ...actions.settings, journal }));
	return script.doneWith();
}

export async function undo(actions: JournalActions, place: RecordPlace): Promise<Done> {
	const note = pathOfNote(actions.app, place.note);
	const { at, text } = await recordToUndo(actions, note, place);
	const script = new NonInteractivePrompts();
	await actions.asking(script).undo(recordHome(note, text, at));
	return script.doneWith(({ gone, changed }) => gone[0] ?? changed[0]);
}

/** Finds the record to undo. Rejects one that other notes contain as well, because its changes were made only once. */
export async function recordToUndo(
	actions: JournalActions,
	note: string,
	place: RecordPlace,
): Promise<{ readonly at: RecordAt; readonly text: string }> {
	const text = await freshText(actions, note);
	const at = findRecord(note, recordsOf(text), place, each => isResolved(actions, note, each.record));
	const copies = await notesWithRecord(actions, note, at.record);
	if (copies.length > 0)
		throw refusal(
			'copied_record',
			`The same record stands in ${copies.map(path => `“${path}”`).join(', ')} as well, and its changes were made only once. Undo it by hand, with “Undo last move”.`,
		);
	return { at, text };
}
