import type { RollType } from '../move';
import type { Outcome } from '../outcome';
import type { EffectsNotation } from '../stated-effects';
import type { RollResult } from './ability';

/**
 * What an ability does where its words are so much its own that a phrase would serve nothing else. It takes the place of all
 * that is read from its text, and holds for that text alone.
 */
export interface StatedAbility {
	readonly asset: string;
	/** Counted from 1. */
	readonly ability: number;
	/** How many letters and digits the printed text has: of another text nothing is stated. */
	readonly letters: number;
	/** What the text says that no phrase has, or what is left to the player. */
	readonly reason: string;
	/** Beside those that are read from the text. */
	readonly uses?: readonly StatedUse[];
	/** What is read from the text is no use. */
	readonly instead?: true;
	/** What the move on its card does, where that is not read from the text. */
	readonly own?: EffectsNotation;
	/** What it does when its own time has come. */
	readonly moment?: StatedMoment;
}

/** One way to use it. Effects in notation are at the outcomes that they are for. */
export interface StatedUse extends EffectsNotation {
	/** By name; those of the data if none is named. */
	readonly moves?: readonly string[];
	readonly roll_type?: RollType;
	readonly when?: string;
	readonly variant?: string;
	readonly limit?: string;
	/** A number, or what is added: "its health". */
	readonly add?: number | string;
	/** What is rolled: "shadow", "wits or heart". */
	readonly roll?: string;
	readonly preset?: number | string;
	readonly as?: Outcome;
	readonly fallen?: RollResult;
	readonly mends?: true;
}

export interface StatedMoment {
	/** "you make landfall" */
	readonly when: string;
	/** In the notation of effects. */
	readonly effects: string;
	/** The rows of a table that is rolled on with one die. */
	readonly rows?: readonly MomentRow[];
	readonly sides?: number;
}

interface MomentRow {
	readonly min: number;
	readonly max: number;
	readonly text: string;
	readonly effects: string;
}
