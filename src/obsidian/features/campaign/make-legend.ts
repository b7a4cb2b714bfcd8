import type { MarkdownView } from 'obsidian';
import type { WrittenTexts } from '../../../journal/actions/restore-texts';
import { legendNote, type LegendFacts } from '../../../journal/campaign/legend';
import { campaignFolder } from '../../../journal/character/acting-path';
import { folderOf } from '../../../journal/character/folder-distance';
import type { NotePart } from '../../../journal/export/note-part';
import { tracksOfNote } from '../../../journal/track/parse-tracks';
import type { Track } from '../../../play/tracks/track';
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
import { CollectedCampaign, type CollectedNote } from '../export/collected-campaign';
import { RunDialog } from '../export/run-progress';
import { actorsOfView } from '../sessions/actors-of-view';
import { campaignSessions, type CampaignSessions } from '../sessions/campaign-sessions';
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
	const { vaultIndex } = actions;
	const folder = campaignFolder(note, vaultIndex) ?? folderOf(actors[0]?.path ?? note);
	const of = folder === '' ? actors.map(({ character }) => character.name).join(', ') : nameOf(folder);
	const path = noteIn(folder, freeName(actions, `Legend of ${of}`, note));
	const own = new Set(actors.flatMap(actor => [actor.path, ...vaultIndex.belongingsOf(actor.path)]));
	const dialog = new RunDialog(actions, t('Make a legend'));
	let text = '';
	const isMade = await dialog.make(path, async waiting => {
		const found = await campaignSessions(actions, actors, waiting);
		const around = dialog.run.plan(folder, 'markdown').copies.keys();
		const paths = new Set([...around, ...own, ...(found?.together ?? []).map(session => session.path)]);
		const campaign = found && (await CollectedCampaign.of(actions, [...paths], waiting));
		if (!campaign) return undefined;
		const namesOf = (part: NotePart) =>
			campaign.notes.filter(each => each.part === part).map(each => nameOf(each.path));
		text = legendNote({
			characters: found.ofEach.map(factsOf),
			tracks: campaign.notes.filter(each => own.has(each.path)).flatMap(tracksIn),
			sessions: found.together,
			texts: new Map(campaign.notes.map(each => [each.path, each.text])),
			people: namesOf('person'),
			places: namesOf('place'),
			link: name => linkFrom(actions, path, name),
		});
		return { notes: [], add: async () => [], files: () => [{ path, content: text }] };
	});
	if (!isMade) return;
	const made: WrittenTexts = { before: new Map(), after: new Map([[path, text]]) };
	offerUndo(actions, t('“{path}” tells what this campaign left behind.', { path }), made);
	await actions.app.workspace.openLinkText(path, '', 'tab');
}

function factsOf({ actor, sessions }: CampaignSessions['ofEach'][number]): LegendFacts['characters'][number] {
	const { name, impacts, assets } = actor.character;
	const lasting = lastingImpacts(actor.book.ruleset);
	const end = sessions.flatMap(({ events }) => events.filter(({ what }) => what === 'end')).at(-1)?.name;
	return { name, assets, end, scars: impacts.filter(impact => lasting.has(impact)) };
}

/** A note's own as a track, and those whose blocks are in it. */
const tracksIn = ({ path, text }: CollectedNote): readonly Track[] =>
	tracksOfNote(path, text).map(({ track }) => track);

/** A link to the note of what has a name, or to the note with its block. */
function linkFrom({ vaultIndex }: Actions<'vaultIndex'>, from: string, name: string): string | undefined {
	const thing = linkToThing(vaultIndex, from, name);
	const path = thing === undefined ? vaultIndex.resolve(name, from) : undefined;
	return path === undefined ? thing : linkTo(vaultIndex, path, from);
}
