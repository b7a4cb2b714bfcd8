import type { MarkdownView } from 'obsidian';
import type { Plan } from '../../../journal/actions/action-notes';
import type { WrittenTexts } from '../../../journal/actions/restore-texts';
import type { LegendFacts } from '../../../journal/campaign/legend';
import { legendNote } from '../../../journal/campaign/legend';
import { campaignFolder } from '../../../journal/character/acting-path';
import { folderOf } from '../../../journal/character/folder-distance';
import { partOfNote, tracksIn, type NotePart } from '../../../journal/export/note-part';
import { noteToCreate } from '../../../journal/notes/note-to-create';
import { threadName } from '../../../journal/sessions/named-lines';
import type { TimelineSession } from '../../../journal/sessions/session-timeline';
import { readTrackNote } from '../../../journal/track/track-note';
import type { Track } from '../../../play/tracks/track';
import { tracksTogether } from '../../../play/tracks/track';
import { parseOk } from '../../../rules/core/problem';
import { nameOf, withoutEnding } from '../../../rules/search/stated-name';
import { t } from '../../../i18n/translate';
import { freeName } from '../../services/free-path';
import type { Actions, JournalActions } from '../../services/journal-actions';
import { offerUndo } from '../../services/offer-undo';
import type { ActorView } from '../../services/view-state/view-state';
import { allRead } from '../../services/wait-for-notes';
import { withActor } from '../../services/with-actor';
import { noteIn } from '../../vault/note-path';
import { notesIn } from '../../vault/rules-at';
import { actorsOfView } from '../sessions/actors-of-view';
import { campaignSessions } from '../sessions/campaign-sessions';
import { linkTo, linkToThing } from '../sessions/session-owner';

/** *Make a legend*: writes a note of tables, by which the campaign of the note in use can be rolled on in another one. */
export async function makeLegend(actions: JournalActions, view: MarkdownView): Promise<void> {
	const note = view.file?.path;
	if (note === undefined) return;
	await allRead(actions, note);
	const { actors } = actorsOfView(actions, note, undefined);
	if (actors.ok) await makeLegendOf(actions, actors.value, note);
	else await withActor(actions, view, actor => makeLegendOf(actions, [actor], note));
}

async function makeLegendOf(actions: JournalActions, actors: readonly ActorView[], note: string): Promise<void> {
	const [first] = actors;
	const found = await campaignSessions(actions, actors, { isOver: () => false, progress: () => undefined });
	if (!first || !found) return;
	const folder = campaignFolder(note, actions.vaultIndex) ?? folderOf(first.path);
	const of = folder === '' ? actors.map(({ character }) => character.name).join(', ') : nameOf(folder);
	const path = noteIn(folder, freeName(actions, `Legend of ${of}`, note));
	const text = legendNote({
		characters: actors.map(factsOf),
		tracks: tracksTogether([...actors.map(({ character }) => character.tracks), await closedTracks(actions, actors)]),
		sessions: found.together,
		texts: await textsOf(actions, found.together),
		...(await notesNamed(actions, folder, found.together)),
		link: name => linkFrom(actions, path, name),
	});
	const written = await actions.write([], () =>
		parseOk<WrittenTexts & Plan>({
			edits: [noteToCreate(path, text)],
			before: new Map(),
			after: new Map([[path, text]]),
		}),
	);
	if (!written) return;
	offerUndo(actions, t('“{path}” tells what this campaign left behind.', { path }), written);
	await actions.app.workspace.openLinkText(path, '', 'tab');
}

function factsOf({ character: { name, impacts, assets }, book }: ActorView): LegendFacts['characters'][number] {
	const lasting = new Set(book.ruleset.impacts.flatMap(({ name: impact, permanent }) => (permanent ? impact : [])));
	return { name, assets, scars: impacts.filter(impact => lasting.has(impact)) };
}

/** The tracks of notes in which all are closed; no move needs them, so that no sheet has them. */
async function closedTracks(
	actions: Actions<'app' | 'vaultIndex' | 'writer'>,
	actors: readonly ActorView[],
): Promise<readonly Track[]> {
	const { vaultIndex } = actions;
	const own = new Set(actors.flatMap(({ path }) => vaultIndex.belongingsOf(path)));
	const closed = vaultIndex.tracksKnown().filter(({ home, status }) => own.has(home.path) && status !== 'open');
	const homes = closed.map(({ home }) => home);
	return [...(await textsOf(actions, homes))].flatMap(([path, text]) => {
		const note = readTrackNote(nameOf(path), vaultIndex.properties(path) ?? new Map());
		const all = note.ok ? [{ ...note.value, path: withoutEnding(path) }, ...tracksIn(text)] : tracksIn(text);
		return all.filter(({ status }) => status !== 'open');
	});
}

async function textsOf(
	{ app, writer }: Actions<'app' | 'writer'>,
	within: readonly { readonly path: string }[],
): Promise<ReadonlyMap<string, string>> {
	const texts = new Map<string, string>();
	for (const path of new Set(within.map(({ path }) => path))) {
		const file = app.vault.getFileByPath(path);
		if (file) texts.set(path, await writer.read(file));
	}
	return texts;
}

/** The names of the notes in a folder about people and places, of those that the story names. */
async function notesNamed(
	{ app, vaultIndex, writer }: Actions<'app' | 'vaultIndex' | 'writer'>,
	folder: string,
	sessions: readonly TimelineSession[],
): Promise<Pick<LegendFacts, 'people' | 'places'>> {
	const named = new Set(sessions.flatMap(session => session.named.map(({ name }) => name)));
	const around = folder === '' ? app.vault.getRoot() : app.vault.getFolderByPath(folder);
	const files = (around ? notesIn(around) : []).filter(
		({ path }) => named.has(threadName(nameOf(path))) && !vaultIndex.isForm(path),
	);
	const parts = new Map<string, NotePart>();
	for (const file of files) {
		const { path } = file;
		const text = await writer.read(file);
		parts.set(path, partOfNote({ path, text, properties: vaultIndex.properties(path) ?? new Map(), isRules: false }));
	}
	const namesOf = (wanted: NotePart, home: string) =>
		[...parts].flatMap(([path, part]) => {
			const isAtHome = part === 'other' && nameOf(folderOf(path)) === home;
			return part === wanted || isAtHome ? [nameOf(path)] : [];
		});
	return { people: namesOf('person', 'People'), places: namesOf('place', 'Places') };
}

/** A link to the note of what has a name, or to the note with its block. */
function linkFrom({ vaultIndex }: Actions<'vaultIndex'>, from: string, name: string): string | undefined {
	const thing = linkToThing(vaultIndex, from, name);
	const path = thing === undefined ? vaultIndex.resolve(name, from) : undefined;
	return path === undefined ? thing : linkTo(vaultIndex, path, from);
}
