import type { App } from 'obsidian';
import type { Problem, Reading } from '../../rules/problem';
import type { Dice } from '../../play/roll/dice';
import type { PlayTable } from '../../play/record/play-table';
import type { MoveRecord } from '../../play/record/record';
import type { Pages, Plan } from '../../journal/pages/play-on-page';
import type { VaultIndex } from '../vault/index/vault-index';
import type { TableNoteIndex } from '../vault/index/table-note-index';
import type { RulesLibrary } from '../vault/rules-library';
import type { Settings } from './settings';
import type { ViewState } from './view-state/view-state';
import type { NoteWriter, Texts, Writing } from '../vault/writer/note-writer';
import type { ImportMemory } from '../vault/writer/import-memory';
import type { UndoMemory } from '../vault/writer/undo-memory';

/** What the plugin is built of. */
export interface Services {
	readonly app: App;
	readonly vaultIndex: VaultIndex;
	readonly library: RulesLibrary;
	readonly viewState: ViewState;
	readonly tables: TableNoteIndex;
	readonly writer: NoteWriter;
	readonly memory: UndoMemory;
	readonly imports: ImportMemory;
	readonly settings: Settings;
	readonly saveSettings: () => Promise<void>;
	readonly dice: () => Dice;
	readonly today: () => string;
}

/** Where the focus goes: after a press on a card to what is open there next; after a command it stays where one writes. */
export type Focus = 'on the card' | 'stays';

/** The fresh notes of one action, and the table that they are played at. */
export interface ActionContext {
	readonly pages: Pages;
	readonly table: PlayTable;
}

/** More about one action. */
export interface ActOptions {
	/** A record that the action concerns and that is not in the journal. */
	readonly about?: MoveRecord;
	/** The note that was pressed: of tracks and assets with one name, its own is meant. */
	readonly first?: string | undefined;
	/** Called when all is written, at the first try or later. */
	readonly wasWritten?: (done: Plan) => void;
}

/** One action of the player's: decided on fresh text, written to all notes or to none, with a notice when it fails. */
export interface ActionRunner {
	/** Opens the book of a character in a journal; asks for the rules if none are named. */
	openBook(journal: string, actor: string): Promise<boolean>;
	/** One action over all notes of a character. */
	act(
		journal: string,
		actor: string,
		plan: (at: ActionContext, dice: Dice) => Reading<Plan>,
		focus?: Focus,
		besides?: ActOptions,
	): Promise<boolean>;
	/** One action over notes that are named. */
	write<T extends Writing>(
		paths: readonly string[],
		plan: (texts: Texts) => Reading<T>,
		wasWritten?: (done: T) => void,
	): Promise<T | undefined>;
	showProblems(problems: readonly Problem[]): undefined;
}
