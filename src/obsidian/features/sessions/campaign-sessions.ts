import { textsOf } from '../../../journal/frontmatter/properties';
import { isJournalOf } from '../../../journal/character/acting-path';
import { lastingImpacts } from '../../../rules/ruleset';
import { nameOf } from '../../../rules/search/stated-name';
import { dayOf } from '../../../journal/notes/natural-order';
import { numberInName } from '../../../journal/sessions/session-span';
import { sessionsTogether, type CharacterTimeline } from '../../../journal/sessions/merge-sessions';
import type { TimelineNote, TimelineSession } from '../../../journal/sessions/session-timeline';
import { inOrder, timelineOfNote } from '../../../journal/sessions/session-timeline';
import { given } from '../../../rules/core/collections';
import type { Actions } from '../../services/journal-actions';
import { JournalReader, type ReadCallbacks } from '../../services/journal-reader';
import type { ActorView } from '../../services/view-state/view-state';
import type { VaultIndex } from '../../vault/index/vault-index';
import { whenComplete } from '../rename/when-indexed';
import { whoIn } from './session-owner';

type Reader = JournalReader<TimelineNote>;

/** The readers of each vault, by character and by the impacts that stay, so that its views share what they read. */
const READERS = new WeakMap<VaultIndex, Map<string, Reader>>();

/** The sessions of a campaign, in the order in which they were played. */
export interface CampaignSessions {
	/** Those of all its characters, each session once. */
	readonly together: readonly TimelineSession[];
	readonly ofEach: readonly { readonly actor: ActorView; readonly sessions: readonly TimelineSession[] }[];
}

/** All sessions of one or several characters; undefined if it was cancelled. */
export async function campaignSessions(
	actions: Actions<'app' | 'vaultIndex' | 'writer'>,
	actors: readonly ActorView[],
	waiting: ReadCallbacks,
): Promise<CampaignSessions | undefined> {
	await whenComplete(actions.vaultIndex, waiting.isOver);
	const told: (CharacterTimeline & { readonly actor: ActorView })[] = [];
	for (const actor of actors) {
		const notes = await notesAbout(actions, actor, waiting);
		if (!notes) return undefined;
		told.push({ actor, name: actor.character.name, notes });
	}
	const ofEach = told.map(({ actor, notes }) => ({ actor, sessions: inOrder(notes) }));
	const [only, ...others] = ofEach;
	return { ofEach, together: only && others.length === 0 ? only.sessions : sessionsTogether(told) };
}

async function notesAbout(
	actions: Actions<'app' | 'vaultIndex' | 'writer'>,
	actor: ActorView,
	waiting: ReadCallbacks,
): Promise<readonly TimelineNote[] | undefined> {
	const notes = await readerOf(actions, actor).read(waiting);
	const isOf = (said: TimelineNote) =>
		isJournalOf(actor.path, said.path, actions.vaultIndex) || said.sessions.some(isAboutActor);
	return notes?.map(({ said }) => said).filter(isOf);
}

/** Whether a session in the journal of somebody else tells of the character. */
const isAboutActor = ({ rolls, momentum, events }: TimelineSession): boolean =>
	rolls.length > 0 || momentum.length > 0 || events.length > 0;

function readerOf(actions: Actions<'app' | 'vaultIndex' | 'writer'>, { path: actor, book }: ActorView): Reader {
	const { vaultIndex } = actions;
	const lasting = lastingImpacts(book.ruleset);
	const readers = READERS.get(vaultIndex) ?? new Map<string, Reader>();
	READERS.set(vaultIndex, readers);
	const key = [actor, ...lasting].join('\n');
	const known = readers.get(key);
	if (known) return known;
	const reader: Reader = new JournalReader(actions, actor, ({ path }, text) => {
		const properties = vaultIndex.properties(path) ?? new Map();
		const name = nameOf(path);
		const [date] = textsOf(properties, 'date');
		return timelineOfNote({
			path,
			text: typeof text === 'string' ? text : '',
			name,
			who: whoIn(vaultIndex, path, [actor]),
			isOne: path !== actor && (numberInName(name) !== undefined || dayOf({ path }) !== undefined),
			storyDates: textsOf(properties, 'story_date'),
			isLasting: impact => lasting.has(impact),
			...given({ date }),
		});
	});
	readers.set(key, reader);
	return reader;
}
