import type { ChallengeDice } from '../dice/dice';
import type { Change } from '../character/change';
import type { TableRoll } from '../oracles/table-roll';

/**
 * A move in a note: a *call* while nothing has happened yet, a *record* once it has dice, an outcome, or any `chose`,
 * `table` or `done`. It holds only what the block says. Everything that the roll depended on is here, so nothing needs
 * to be looked up later.
 */
export interface MoveRecord {
	readonly move: string;
	/** The acting character; absent if it is the note itself. */
	readonly by?: string;
	/** The move that led here. */
	readonly from?: string;
	readonly track?: string;
	readonly roll?: { readonly option: string; readonly value?: number };
	readonly adds: readonly Add[];
	/** The asset abilities used for the roll; their later effects depend only on this. */
	readonly abilities?: readonly UsedAbility[];
	/**
	 * For a suffer move: the amount suffered, as a positive number, and whether the previous move has already applied it.
	 * `less` is what abilities took off it, so that nothing is taken off twice.
	 */
	readonly cost?: { readonly amount: number; readonly paid: boolean; readonly less?: number };
	readonly rank?: string;
	/** For a progress roll: full boxes of the track. */
	readonly progress?: number;
	/** The first throw. */
	readonly dice?: DiceRoll;
	/** The dice after each reroll, in order. */
	readonly rerolls: readonly DiceRoll[];
	/** The action die and the negative momentum that cancelled it. */
	readonly cancelled?: { readonly actionDie: number; readonly momentum: number };
	readonly burn?: { readonly from: number; readonly to: number };
	/** The text after `outcome:`; the actual outcome is computed from the dice. */
	readonly outcome?: string;
	/** An outcome that the dice alone do not give, which takes precedence: "strong hit (Sojourn)". */
	readonly as?: string;
	/** Rolls on the move's table. */
	readonly table: readonly TableRoll[];
	/** Every decision, as the option's label or its first words. */
	readonly chose: readonly string[];
	/** Steps that were declined or skipped. */
	readonly passed: readonly string[];
	readonly done: readonly Change[];
	/** The plugin it was imported from: “iron-vault”. Imported records are history and have no open steps. */
	readonly imported?: string;
}

/** An action roll has an action die, a progress roll has none. */
export interface DiceRoll {
	readonly actionDie?: number;
	readonly challengeDice: ChallengeDice;
}

/** A die: the action die, or the first or second challenge die. */
export type DieName = 'action' | 'first' | 'second';

/** A bonus and its source: "1 tailwind", "1 Juno, pilot, on a hit momentum +1". */
export interface Add {
	readonly amount: number;
	readonly reason: string;
	/** Additional momentum on a hit. */
	readonly momentum?: number;
}

/** A used ability: `Banshee 2`, `Archer 1, Line up your shot`. */
export interface UsedAbility {
	/** The name of the printed asset. */
	readonly asset: string;
	/** 1-based. */
	readonly ability: number;
	/** The variant, if the ability has several uses. */
	readonly way?: string;
}

export const newUnrolledMove = (move: string, more: Partial<MoveRecord> = {}): MoveRecord => ({
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
