import type { App } from 'obsidian';
import type { ParseResult, Problem } from '../../rules/core/problem';
import type { DiceRoller } from '../../play/dice/dice';
import type { DecisionSettings } from '../../play/record/decision-settings';
import type { MoveRecord } from '../../play/record/record';
import { placeOf, swornBlocks, twinIn, type BlockPosition } from '../../journal/note-blocks/find-blocks';
import type { RecordAt } from '../../journal/note-blocks/find-records';
import type { ActionNotes, Plan } from '../../journal/actions/action-notes';
import type { VaultIndex } from '../vault/index/vault-index';
import type { TableNoteIndex } from '../vault/index/table-note-index';
import type { RulesLibrary } from '../vault/rules-library';
import type { Settings } from './settings';
import type { ViewState } from './view-state/view-state';
import type { NoteWriter } from '../vault/writer/note-writer';
import type { ImportMemory } from '../vault/writer/import-log';
import type { UndoLogFile } from '../vault/writer/undo-log-file';

/** The services that make up the plugin. */
export interface Services {
	readonly app: App;
	readonly vaultIndex: VaultIndex;
	readonly library: RulesLibrary;
	readonly viewState: ViewState;
	readonly tables: TableNoteIndex;
	readonly writer: NoteWriter;
	readonly memory: UndoLogFile;
	readonly imports: ImportMemory;
	readonly settings: Settings;
	readonly saveSettings: () => Promise<void>;
	readonly dice: () => DiceRoller;
	readonly today: () => string;
}

/**
 * Where the focus goes after an action: after a press on a card, to the next open control there; after a command, it
 * stays in the editor.
 */
export type Focus = 'on the card' | 'stays';

/** The fresh notes of one action, and the rulebook and settings to play with. */
export interface ActionContext {
	readonly pages: ActionNotes;
	readonly table: DecisionSettings;
}

/** The block of a record or an answer, in the note that an action starts from. */
export interface BlockLocation {
	readonly path: string;
	readonly place: BlockPosition;
	/** The actor named in the record. */
	readonly by?: string | undefined;
}

/** Where a record stands, and who acts in it. */
export const recordHome = (path: string, text: string, { record: { by }, block }: RecordAt): BlockLocation => ({
	path,
	place: { ...placeOf(block), ...twinIn(swornBlocks(text), block) },
	by,
});

/** Decides what one action does, given the fresh notes. */
export type ActionPlan = (at: ActionContext, dice: DiceRoller) => ParseResult<Plan>;

/** Options for one action. */
export interface ActOptions {
	/** Whether the card that is pressed is focused again once it is rendered. */
	readonly focus?: Focus;
	/** A record that the action concerns but that is not in the journal. */
	readonly about?: MoveRecord;
	/** Whether it takes back what was done, which it also does in a copy of a note, where nothing is played. */
	readonly isUndo?: true;
	/** The note whose card was pressed. If several tracks or assets have the same name, the one in this note is used. */
	readonly first?: string | undefined;
	/** Whether the player changes a value by hand, so that no open difference is asked about. */
	readonly isByHand?: boolean;
	/** Called after everything is written, on the first attempt or a retry. */
	readonly wasWritten?: (done: Plan) => void;
	/** Tells where the action was begun why it is refused; false if that cannot be seen. */
	readonly tellRefusal?: (problems: readonly Problem[]) => boolean;
}
