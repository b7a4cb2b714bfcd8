import type { Change } from '../../play/character/change';
import type { MoveRecord } from '../../play/record/record';
import type { RollInput } from '../../play/record/roll-input';
import type { BlockPosition } from '../note-blocks/find-blocks';
import type { Nearness } from '../character/folder-distance';
import type { StateKind } from '../notes/wrong-note-type';
import type { SameActor } from '../character/resolve-name';
import type { RecordForm } from '../sworn-block/block-at';
import type { LineBreaks } from '../text/insert-lines';
import type { PlannedEdit } from '../edit-guard/validate-plan';

/** The notes involved in one action, with their current texts. Two paths may be the same note. */
export interface ActionNotes {
	readonly journal: ActionNote;
	readonly actor: ActionNote;
	/** The actor's name in the journal's records; by default, the name of the note. */
	readonly by?: string;
	/** Whether two names mean the same actor in the journal; by default, if they are equal. */
	readonly isSame?: SameActor;
	/** The text of a link to the actor in a note next to it; by default, the name of the note. */
	readonly link?: string;
	/** Other notes with tracks or assets of the actor. */
	readonly others?: readonly ActionNote[];
	/** The note that the actor's `party` links to. */
	readonly party?: PartyNote;
	/** The other characters of the journal. */
	readonly allies?: readonly AllyNotes[];
	/** The form of a new record, unless the journal determines it; a block by default. */
	readonly form?: RecordForm;
	/** Typed within a sentence, where the line is inserted. */
	readonly isTyped?: true;
}

/** The note of another character of the journal, and the notes with its tracks and assets. */
export interface AllyNotes {
	/** Its name in the journal's records. */
	readonly name: string;
	readonly page: ActionNote;
	readonly others: readonly ActionNote[];
	readonly party?: PartyNote;
}

/** The note that the `party` of a character links to. */
export interface PartyNote {
	/** The target of the link, as written. */
	readonly link: string;
	readonly path: string;
	readonly text: string;
}

export interface ActionNote {
	readonly path: string;
	readonly text: string;
	/**
	 * Decides between tracks or assets with the same name: the nearer one counts. If both are equally near, this is
	 * reported and neither is changed.
	 */
	readonly nearness?: Nearness;
	/** The journal's name for the track that this note is; by default, the name of the note. */
	readonly trackName?: string;
	/** What the note seems to be, or was, if it cannot be read. */
	readonly seems?: StateKind;
	/** What its `character` says, if that leads to nobody by mistake, and the nearest name as a question. */
	readonly mistakenOwner?: { readonly written: string; readonly hint: readonly string[] };
}

/**
 * The one value in which an action goes from its decision to the disk: the edits in the order in which they are written,
 * the record first, then the state; what the page shows next; and what undo and the log must know.
 */
export interface Plan {
	readonly edits: readonly PlannedEdit[];
	/** Folders to remove at the end if they are empty, innermost first. A folder that stays is not an error. */
	readonly emptied?: readonly string[];
	/** Where writing continues in the new text of the first note, the journal. */
	readonly cursor?: number;
	/** The line of the block whose card gets the focus, in the new text. */
	readonly focus?: { readonly line: number };
	/** The call that was opened below, if it is rolled next. */
	readonly rollsNext?: { readonly place: BlockPosition; readonly rollInput: RollInput };
	/** The inserted record and tracks, with the line breaks inserted around each, so that undo can restore every byte. */
	readonly inserted?: readonly Inserted[];
	/** The key of a record that was removed. */
	readonly removed?: string;
	/** The record whose changes were undone. */
	readonly undone?: MoveRecord;
	/** The changes of the record and the state, for undo to restore their bytes. */
	readonly trail?: ChangedParts;
	/** What the record asks of the player next: looked for once it is written, as nothing else waits for it. */
	readonly asks?: () => string | undefined;
	/** What could not be done or undone, and why. */
	readonly remarks?: readonly string[];
	/** After undoing: values that had changed since. */
	readonly moved?: readonly Change[];
	/** What was not undone, because it is not there, or not as the record left it. */
	readonly left?: readonly Change[];
	/** What undo must remember, also if the action is interrupted and finished later. */
	readonly remembered?: UndoData;
	/** Set for repairs after a crash. They skip the edit guard, which checked the original action. */
	readonly isRepair?: true;
	/** Set where something is forgotten once this is written: it is logged, and on disk when the action is done. */
	readonly isToBeSaved?: true;
}

/** What undo needs to remember of an action once it is written. */
export interface UndoData extends Pick<Plan, 'inserted' | 'removed' | 'trail'> {
	readonly journal: string;
}

/** An inserted block, identified by its key. */
export interface Inserted {
	readonly key: string;
	readonly lineBreaks: LineBreaks;
}

/** The bytes of one part of a note before and after an action. */
export interface UndoTrace {
	readonly path: string;
	/** The track whose block it is; if absent, the part is the note's properties. */
	readonly track?: string;
	readonly before: string;
	readonly after: string;
}

/** The changes made by one action: of its record, and of the state. */
export interface ChangedParts {
	/** The record before the action; absent if the action inserted it. */
	readonly was?: RecordMark;
	readonly is: RecordMark;
	readonly traces: readonly UndoTrace[];
}

/** Identifies a record: by its key, and by its exact text. */
export interface RecordMark {
	readonly key: string;
	readonly body: string;
	/** Whether it had results: changes of the state, or decisions. */
	readonly hasChanged?: boolean;
	/** A call as it stood in the note: the body of its block, or its inline code. */
	readonly call?: string;
}

/** Every page of the actor: the journal, its note, the others. */
export const allPages = ({ journal, actor, others = [] }: ActionNotes): readonly ActionNote[] =>
	withoutTwins([journal, actor, ...others]);

/** Every page that an action may change: those of the actor, the notes of its allies, and those of their parties. */
export const changeablePages = (pages: ActionNotes): readonly ActionNote[] =>
	withoutTwins([...allPages(pages), ...(pages.allies ?? []).map(({ page }) => page), ...partiesOf(pages)]);

const partiesOf = ({ party, allies = [] }: ActionNotes): readonly ActionNote[] =>
	[party, ...allies.map(({ party }) => party)].flatMap(page => page ?? []);

const withoutTwins = (pages: readonly ActionNote[]): readonly ActionNote[] =>
	pages.filter((page, i, all) => all.findIndex(({ path }) => path === page.path) === i);
