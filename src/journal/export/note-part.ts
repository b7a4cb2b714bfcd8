import { isTrackKind } from '../../rules/core/track-kind';
import { isRecord } from '../../play/record/record';
import { swornIn, textsOf, type Properties } from '../frontmatter/properties';
import { nameOf } from '../../rules/search/stated-name';
import { sectionsOf } from '../text/literal-sections';
import { folderOf } from '../character/folder-distance';
import { SUBJECT_FOLDERS } from '../oracle-blocks/subject-summary';
import { entriesInNote } from './entries-in-note';

/** The parts of a campaign, in the order in which its page shows them. */
export const NOTE_PARTS = ['session', 'person', 'place', 'vow', 'truths', 'asset', 'other', 'rules'] as const;

export type NotePart = (typeof NOTE_PARTS)[number];

interface NoteToSort {
	readonly path: string;
	readonly properties: Properties;
	/** Whether a character or a journal plays by this note. */
	readonly isRules: boolean;
	readonly text: string;
}

const PEOPLE = /\b(?:character|npc|person)\b/i;
/** How a move begins, and how its outcomes do. */
const TRIGGER = /^[^\S\r\n]*When \**you\b/im;
const OUTCOME = /^[^\S\r\n]*On an? \**(?:strong |weak )?(?:hit|miss)\b/im;
const SESSION = /^session\b/i;

/** Whether a text holds something that was played: a move with its outcome, a change, the end of a session. */
const isPlayedIn = (note: string): boolean =>
	entriesInNote(note, sectionsOf(note)).some(({ entries }) =>
		entries.some(each => (each.kind === 'move' ? isRecord(each.record) : ['changes', 'session'].includes(each.kind))),
	);

/** Which part of the campaign a note belongs to, by its properties and its folder; a journal is also known by its name and by what was played in it. */
export function partOfNote({ path, properties, isRules, text }: NoteToSort): NotePart {
	const sworn = swornIn(properties) ?? '';
	if (isRules || properties.has('replaces') || properties.has('moves') || /^oracles?$/.test(sworn)) return 'rules';
	if (sworn === 'character' || sworn === 'npc' || sworn === 'connection') return 'person';
	if (sworn === 'asset' || sworn === 'truths') return sworn;
	if (sworn === 'site' || sworn === 'place') return 'place';
	if (sworn === 'generated') return PEOPLE.test(textsOf(properties, 'generated').join(' ')) ? 'person' : 'place';
	if (isTrackKind(sworn)) return 'vow';
	const folder = nameOf(folderOf(path));
	if (properties.has('momentum') || folder === SUBJECT_FOLDERS.person) return 'person';
	if (folder === SUBJECT_FOLDERS.place) return 'place';
	if (properties.has('character') || SESSION.test(nameOf(path)) || isPlayedIn(text)) return 'session';
	return TRIGGER.test(text) && OUTCOME.test(text) ? 'rules' : 'other';
}

/** Whether the story of a campaign has a note of this part: neither the cards of assets nor rules are told. */
export const isOfStory = (part: NotePart): boolean => part !== 'asset' && part !== 'rules';
