import type { AtTable, Mode } from './at-table';
import type { Vault } from './vault';

/** How an action is undone: by *Undo last move*, in the editor, by a step of its own, or by nothing. */
export type Undo = 'move' | 'editor' | 'none' | ((table: AtTable) => Promise<void>);

/** One command or press of the README that writes: the vault that it begins in, what is pressed, and what it leaves. */
export interface Action {
	readonly name: string;
	/** The commands, by their ids, that this is about. */
	readonly commands: readonly string[];
	readonly files: Vault;
	/** The note that is open; the journal, or `null` for none. */
	readonly note?: string | null;
	/** Where the cursor stands; the end of the note unless told. */
	readonly cursor?: number;
	/** Faces of the dice; seeded ones unless told. */
	readonly dice?: readonly number[];
	readonly modes: readonly Mode[];
	/** What is played before; an undo of the whole move takes this back as well. */
	readonly prepare?: (table: AtTable) => Promise<void>;
	readonly run: (table: AtTable) => Promise<void>;
	/** Passages that stand in notes afterwards, by path; `null` is a note that is gone. */
	readonly leaves: Readonly<Record<string, string | readonly string[] | null>>;
	readonly undo: Undo;
	/** The action is about the settings: `data.json` is compared as well. */
	readonly isAboutSettings?: true;
}
