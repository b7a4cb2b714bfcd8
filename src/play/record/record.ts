import type { ChallengeDice } from '../roll/dice';
import type { Change } from '../character/change';

/**
 * A move in a note: a *call* while nothing has happened yet, a *record* once any of dice, outcome, chose, table or done
 * is there. It holds what the block says, and nothing else: what a roll depended on is here, and nothing is looked up later.
 */
export interface MoveRecord {
	readonly move: string;
	/** The acting character; absent when that is the note itself. */
	readonly by?: string;
	/** The move that led here. */
	readonly from?: string;
	readonly track?: string;
	readonly roll?: { readonly option: string; readonly value?: number };
	readonly adds: readonly Add[];
	/** The abilities of assets that the roll was made with; what they do after it follows from this alone. */
	readonly abilities?: readonly UsedAbility[];
	/** Of a suffer move: how much is suffered, as a positive number, and whether the move that led here has paid it. */
	readonly cost?: { readonly amount: number; readonly paid: boolean };
	readonly rank?: string;
	/** Full boxes of the track, of a progress roll. */
	readonly progress?: number;
	/** The first throw. */
	readonly dice?: Throw;
	/** The dice after each reroll, in order. */
	readonly rerolls: readonly Throw[];
	/** The action die does not count: negative momentum matches it. */
	readonly cancelled?: { readonly actionDie: number; readonly momentum: number };
	readonly burn?: { readonly from: number; readonly to: number };
	/** The words after `outcome:`; the outcome itself is computed from the dice. */
	readonly outcome?: string;
	/** An outcome that the dice alone do not give: "strong hit (Sojourn)". It wins. */
	readonly as?: string;
	/** Rolls on the table of the move. */
	readonly table: readonly TableRoll[];
	/** Every decision, by the option's label or first words. */
	readonly chose: readonly string[];
	/** What was declined or skipped. */
	readonly passed: readonly string[];
	readonly done: readonly Change[];
	/** Whose record it was before it was imported: “iron-vault”. It is history: nothing is open on it. */
	readonly imported?: string;
}

/** An action roll has an action die, a progress roll has none. */
export interface Throw {
	readonly actionDie?: number;
	readonly challengeDice: ChallengeDice;
}

/** A die of a throw: the action die, the first or the second challenge die. */
export type DieName = 'action' | 'first' | 'second';

/** What is added to the roll, and what it is for: "1 tailwind", "1 Juno, pilot, on a hit momentum +1". */
export interface Add {
	readonly amount: number;
	readonly reason: string;
	/** Momentum that it gives besides, on a hit. */
	readonly momentum?: number;
}

/** An ability that was used: `Banshee 2`, `Archer 1, Line up your shot`. */
export interface UsedAbility {
	/** The printed asset. */
	readonly asset: string;
	/** Counted from 1. */
	readonly ability: number;
	/** Which of its uses, where it has several. */
	readonly way?: string;
}

export interface TableRoll {
	readonly roll: number;
	readonly text: string;
}

export const newCall = (move: string, more: Partial<MoveRecord> = {}): MoveRecord => ({
	move,
	adds: [],
	rerolls: [],
	table: [],
	chose: [],
	passed: [],
	done: [],
	...more,
});

/** A call becomes a record as soon as anything has happened. */
export const isRecord = (record: MoveRecord): boolean =>
	record.dice !== undefined ||
	record.outcome !== undefined ||
	record.chose.length > 0 ||
	record.table.length > 0 ||
	record.done.length > 0 ||
	record.imported !== undefined;
