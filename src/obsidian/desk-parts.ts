import type { App } from 'obsidian';
import type { Dice } from '../play/dice';
import type { VaultCast } from './index/cast';
import type { TableNotes } from './index/table-notes';
import type { RulesLibrary } from './library';
import type { Settings } from './settings';
import type { ShownNotes } from './shown';
import type { NoteWriter } from './writer/note-writer';
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
