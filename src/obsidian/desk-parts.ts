import type { App } from 'obsidian';
import type { Problem, Reading } from '../rules/problem';
import type { Dice } from '../play/dice';
import type { PlayTable } from '../play/play-table';
import type { MoveRecord } from '../play/record';
import type { Pages, Plan } from '../journal/pages/play-on-page';
import type { VaultCast } from './index/cast';
import type { TableNotes } from './index/table-notes';
import type { RulesLibrary } from './library';
import type { Settings } from './settings';
import type { ShownNotes } from './shown';
import type { NoteWriter, Texts, Writing } from './writer/note-writer';
import type { UndoMemory } from './writer/undo-memory';

/** What the desk works with. */
export interface DeskParts {
	readonly app: App;
	readonly cast: VaultCast;
	readonly library: RulesLibrary;
	readonly shown: ShownNotes;
	readonly tables: TableNotes;
	readonly writer: NoteWriter;
	readonly memory: UndoMemory;
	readonly settings: Settings;
	readonly saveSettings: () => Promise<void>;
	readonly dice: () => Dice;
	readonly today: () => string;
}

/** Where the focus goes: after a press on a card to what is open there next; after a command it stays where one writes. */
export type Focus = 'on the card' | 'stays';

/** The fresh notes of one action, and the table that they are played at. */
export interface AtTheTable {
	readonly pages: Pages;
	readonly table: PlayTable;
}

/** What else one action may be told. */
export interface BesidesOfAct {
	/** A record that the action concerns and that is not in the journal. */
	readonly about?: MoveRecord;
	/** The note that was pressed: of tracks and assets with one name, its own is meant. */
	readonly first?: string | undefined;
	/** Called when all is written, at the first try or later. */
	readonly wasWritten?: (done: Plan) => void;
}

/** One action of the player's: decided on fresh text, written to all notes or to none, and told when it fails. */
export interface JournalActs {
	/** Opens the book of a character in a journal; asks for the rules where none are named. */
	openBook(journal: string, actor: string): Promise<boolean>;
	/** One action over all notes of a character. */
	act(
		journal: string,
		actor: string,
		plan: (at: AtTheTable, dice: Dice) => Reading<Plan>,
		focus?: Focus,
		besides?: BesidesOfAct,
	): Promise<boolean>;
	/** One action over notes that are named. */
	write<T extends Writing>(
		paths: readonly string[],
		plan: (texts: Texts) => Reading<T>,
		wasWritten?: (done: T) => void,
	): Promise<T | undefined>;
	tell(problems: readonly Problem[]): undefined;
}
