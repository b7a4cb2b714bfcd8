import type { RollType } from '../move';
import type { Outcome } from '../core/outcome';
import type { EffectsNotation } from '../stated-effects';
import type { RollResult } from './ability';

/**
 * The stated effects of an ability whose wording is too unusual to deserve a phrase. They replace everything read from
 * its text, and apply to exactly that text.
 */
export interface StatedAbility {
	readonly asset: string;
	/** 1-based. */
	readonly ability: number;
	/** Number of letters and digits in the printed text. If it differs, the statement is ignored. */
	readonly letters: number;
	/** Why it is stated: what no phrase covers, or what is left to the player. */
	readonly reason: string;
	/** Added to the uses read from the text. */
	readonly uses?: readonly StatedUse[];
	/** Discards the uses read from the text. */
	readonly instead?: true;
	/** The effects of the move on its card, where they cannot be read from the text. */
	readonly own?: EffectsNotation;
	/** What is stated below its text, in a note or file: it holds when the text says that the ability helps. */
	readonly below?: StatedUse;
	/** Why that cannot be read. */
	readonly problem?: string;
	/** Its effects at a moment of its own, outside any roll. */
	readonly moment?: StatedMoment;
}

/** One way to use an ability. Effects in notation are listed under their outcomes. */
export interface StatedUse extends EffectsNotation {
	/** Names of moves; if absent, the moves listed in the data. */
	readonly moves?: readonly string[];
	readonly roll_type?: RollType;
	readonly when?: string;
	readonly in_fight?: boolean;
	readonly variant?: string;
	readonly limit?: string;
	/** A number, or the name of what is added: "its health". */
	readonly add?: number | string;
	/** What to roll: "shadow", "wits or heart". */
	readonly roll?: string;
	readonly preset?: number | string;
	readonly as?: Outcome;
	readonly fallen?: RollResult;
	readonly mends?: true;
}

export interface StatedMoment {
	/** Such as "you make landfall". */
	readonly when: string;
	/** In effect notation. */
	readonly effects: string;
	/** Rows of a table rolled with one die. */
	readonly rows?: readonly MomentRow[];
	readonly sides?: number;
}

interface MomentRow {
	readonly min: number;
	readonly max: number;
	readonly text: string;
	readonly effects: string;
}
