import type { Player } from './player';
import type { Step } from './step';

/** What came of a step. */
export interface Deed {
	/** What was done, for people. */
	readonly words: string;
	/**
	 * `nothing` was possible; what the player `typed` must stand there as it was typed; the `app` itself may change texts;
	 * `files` come, go and get other names; the plugin `played`.
	 */
	readonly by: 'nothing' | 'typed' | 'app' | 'files' | 'played';
	/** The texts that the player has made, by path. */
	readonly typed?: ReadonlyMap<string, string>;
	readonly play?: PlayDeed;
	/** The disk failed, or the app went, in the middle of it. A note of its own may be cut off, as by any save of the app. */
	readonly fault?:
		{ readonly kind: 'failure'; readonly isCutOff: boolean } | { readonly kind: 'crash'; readonly isLogged: boolean };
	/** The note in which the editor's own undo or redo was pressed. */
	readonly history?: string;
	/** In which way a note was torn. */
	readonly torn?: string;
}

/** An action of the plugin. */
export interface PlayDeed {
	readonly what: 'move' | 'press' | 'undo' | 'by hand' | 'track' | 'turn' | 'answer' | 'notice' | 'rename' | 'other';
	/** The note in which it was asked for. */
	readonly journal: string;
	/** Who must act in it; absent where that is a question. */
	readonly actor?: string;
	/** The note of the track that the player picked from a list. */
	readonly picked?: string;
	/** Where the record stands among the blocks of its journal: the one that was pressed, or undone. */
	readonly block?: number;
	/** What the plugin answered. */
	readonly isDone?: boolean;
}

export const NOTHING: Deed = { words: 'nothing', by: 'nothing' };

/** Carries a step out; what it picks from is what is there by then. */
export type Carry = (player: Player, step: Step) => Promise<Deed> | Deed;

/** One of what is there, by a number of the step. */
export const oneOf = <T>(items: readonly T[], n: number | undefined): T | undefined =>
	items.length === 0 ? undefined : items[(n ?? 0) % items.length];
