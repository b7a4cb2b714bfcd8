import type { MarkdownView } from 'obsidian';
import type { WrittenTexts } from '../../../journal/actions/restore-texts';
import type { LegendFacts } from '../../../journal/campaign/legend';
import { legendNote } from '../../../journal/campaign/legend';
import { campaignFolder } from '../../../journal/character/acting-path';
import { folderOf } from '../../../journal/character/folder-distance';
import { partOfNote, type NotePart } from '../../../journal/export/note-part';
import { SUBJECT_FOLDERS } from '../../../journal/oracle-blocks/subject-summary';
import { noteToCreate } from '../../../journal/notes/note-to-create';
import { threadName } from '../../../journal/sessions/named-lines';
import type { TimelineSession } from '../../../journal/sessions/session-timeline';
import { tracksOfNote } from '../../../journal/track/parse-tracks';
import { parseOk } from '../../../rules/core/problem';
import { lastingImpacts } from '../../../rules/ruleset';
import { nameOf } from '../../../rules/search/stated-name';
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
	const homes = trackHomes(actions, actors);
	const read = await actions.writer.look([...homes, ...found.together.map(session => session.path)], parseOk);
	if (!read.ok) return actions.showProblems(read.problems);
	const texts = read.value;
	const text = legendNote({
		characters: actors.map(factsOf),
		tracks: homes.flatMap(home => tracksOfNote(home, texts.get(home) ?? '').map(({ track }) => track)),
		sessions: found.together,
		texts,
		...notesNamed(actions, folder, found.together),
		link: name => linkFrom(actions, path, name),
	});
	const made: WrittenTexts = { before: new Map(), after: new Map([[path, text]]) };
	const written = await actions.write([], () => parseOk({ edits: [noteToCreate(path, text)] }));
	if (!written) return;
	offerUndo(actions, t('“{path}” tells what this campaign left behind.', { path }), made);
	await actions.app.workspace.openLinkText(path, '', 'tab');
}

function factsOf({ character: { name, impacts, assets }, book }: ActorView): LegendFacts['characters'][number] {
	const lasting = lastingImpacts(book.ruleset);
	return { name, assets, scars: impacts.filter(impact => lasting.has(impact)) };
}

/** The notes with tracks of the characters, also those in which all are closed, which no sheet has. */
function trackHomes({ vaultIndex }: Actions<'vaultIndex'>, actors: readonly ActorView[]): readonly string[] {
	const own = new Set(actors.flatMap(({ path }) => [path, ...vaultIndex.belongingsOf(path)]));
	const homes = vaultIndex.tracksKnown().flatMap(({ home }) => (own.has(home.path) ? home.path : []));
	return [...new Set(homes)];
}

/** The names of the notes in a folder about people and places, of those that the story names. */
function notesNamed(
	{ app, vaultIndex }: Actions<'app' | 'vaultIndex'>,
	folder: string,
	sessions: readonly TimelineSession[],
): Pick<LegendFacts, 'people' | 'places'> {
	const named = new Set(sessions.flatMap(session => session.named.map(({ name }) => name)));
	const around = folder === '' ? app.vault.getRoot() : app.vault.getFolderByPath(folder);
	const parts = (around ? notesIn(around) : []).flatMap(({ path, basename: name }) => {
		if (!named.has(threadName(name)) || vaultIndex.isForm(path)) return [];
		const part = partOfNote({ path, text: '', properties: vaultIndex.properties(path) ?? new Map(), isRules: false });
		return { name, part: part === 'other' && nameOf(folderOf(path)) === SUBJECT_FOLDERS.place ? 'place' : part };
	});
	const namesOf = (wanted: NotePart) => parts.flatMap(({ name, part }) => (part === wanted ? name : []));
	return { people: namesOf('person'), places: namesOf('place') };
}

/** A link to the note of what has a name, or to the note with its block. */
function linkFrom({ vaultIndex }: Actions<'vaultIndex'>, from: string, name: string): string | undefined {
	const thing = linkToThing(vaultIndex, from, name);
	const path = thing === undefined ? vaultIndex.resolve(name, from) : undefined;
	return path === undefined ? thing : linkTo(vaultIndex, path, from);
}
