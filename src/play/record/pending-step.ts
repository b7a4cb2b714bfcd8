import type { Effect, EffectOf } from '../../rules/effects/effect';
import type { Rank } from '../../rules/core/rank';
import type { DieName, MoveRecord, UsedAbility } from './record';
import type { TableRoll } from '../oracles/table-roll';
import type { TrackKind } from '../../rules/core/track-kind';
import type { DetailKey } from '../../rules/core/track-key';

/** One thing that a record asks of the player, with the possible answers. */
export interface PendingStep {
	/** Stable as long as the record's effects stay the same; a press uses it to find its step again. */
	readonly id: string;
	readonly prompt: string;
	readonly state: StepState;
	readonly options: readonly StepOption[];
	/** The text recorded in `passed` when the player declines; absent if declining has no meaning. */
	readonly pass?: string;
	/** The same of what the rules demand, which something else may take away, such as an ability that is only shown. */
	readonly waive?: string;
	/** The step exists because of the current state, not because of the record. */
	readonly dependsOnState?: true;
	/** An offer whose answer is due, to take or to pass, until the character rolls again. */
	readonly isAwaited?: true;
	/** It stays open until it is taken or passed, even once the character has rolled again. */
	readonly stays?: true;
	/** An optional rule that the character has not used yet. */
	readonly isUnused?: true;
}

/**
 * `automatic` needs no choice and is applied at once; `required` waits for one; `optional` may be skipped; `settled` is
 * answered; `text` is an instruction for the player to follow.
 */
export type StepState = 'automatic' | 'required' | 'optional' | 'settled' | 'text';

export interface StepOption {
	readonly label: string;
	/** The change it would make: "health 5 → 4". */
	readonly detail?: string;
	/** The cell of a cost, among the other costs of its step. */
	readonly cell?: CostCell;
	/** The foes that inflict so much. */
	readonly foes?: readonly string[];
	/** What an option that changes one meter leaves of it, and the change in the words of the rules. */
	readonly leaves?: MeterLeft & { readonly words: string };
	/** Why it is unavailable. */
	readonly blocked?: string;
	readonly isChosen: boolean;
	readonly action: Action;
	/** What to ask for in a form after the button is pressed. */
	readonly asks?: Asks;
}

/** What is left of a meter. */
export interface MeterLeft {
	/** The meter, or the companion or vehicle that has it. */
	readonly meter: string;
	readonly from: number;
	readonly to: number;
	/** What else would change, such as momentum where health runs out. */
	readonly beside?: string;
}

/** What a cost takes from a meter and what it leaves: a cell in a grid of meters and amounts. */
export interface CostCell extends MeterLeft {
	readonly amount: number;
}

/** A new track needs a name and, except for a plain clock, one of these ranks; a new asset needs only a name. */
export interface Asks {
	readonly kind: 'new_track';
	readonly track: TrackKind | 'asset';
	readonly ranks: readonly Rank[];
	/** Further questions about the kind; all may be left at their defaults. */
	readonly details: readonly Detail[];
	/** Names already in use. */
	readonly taken: readonly string[];
	/** Initial values for the form. */
	readonly proposed?: Answer;
	/** Names to choose from; others may be typed. */
	readonly offered?: readonly string[];
}

/** A question about a detail. `value` is its default; an empty one adds nothing. */
export interface Detail {
	readonly key: DetailKey;
	readonly value: string;
	/** Answers to choose from. */
	readonly offered: readonly string[];
	/** The table of the book that an answer can be rolled on, with d100. */
	readonly rows?: readonly DetailRow[];
	/** Only the offered answers, or none, are allowed. */
	readonly isClosed?: true;
	/** Rarely needed, so it may be behind “More”. */
	readonly isRare?: true;
}

/** An answer that is rolled for, from `min` to `max`. */
export interface DetailRow {
	readonly min: number;
	readonly max: number;
	readonly text: string;
}

/** The player's answers in the form of an option. */
export interface Answer {
	readonly name: string;
	readonly rank?: Rank;
	/** Details whose answers differ from the defaults. */
	readonly details?: Readonly<Partial<Record<DetailKey, string>>>;
}

/** The record's own track, another track, or an asset. */
export interface Target {
	readonly kind: 'own' | 'other';
	readonly name: string;
}

/** The effect of choosing an option on the record. */
export type Action =
	| { readonly kind: 'choose'; readonly chose: string; readonly then?: readonly string[] }
	/**
	 * Apply an effect that needs no choice. `chosen` if it belongs to an option that was chosen; `so` if nothing would
	 * change and it is only recorded.
	 */
	| {
			readonly kind: 'carry_out';
			readonly effect: Effect;
			readonly why?: string;
			readonly chosen: boolean;
			readonly so?: true;
			/** The track or asset it acts on, if any. */
			readonly target?: Target;
	  }
	/** Pay the cost of a suffer move; `target` is the companion or vehicle that suffers it. */
	| { readonly kind: 'pay'; readonly move: string; readonly amount: number; readonly target?: string }
	/** State the cost of a suffer move; `less` is what abilities took off it, `used` the one that is used with it. */
	| { readonly kind: 'cost'; readonly amount: number; readonly less?: number; readonly used?: UsedAbility }
	/**
	 * Roll on a move's table a number of times; `chose` is the option that says so, `instead` names a row that is passed
	 * over.
	 */
	| {
			readonly kind: 'roll_table';
			readonly move: string;
			readonly column?: string;
			readonly times?: number;
			readonly chose?: string;
			readonly instead?: string;
	  }
	/** Roll a die with one side per option. */
	| { readonly kind: 'roll_option'; readonly labels: readonly string[] }
	/** Choose a row of a table without rolling. */
	| { readonly kind: 'take_row'; readonly row: TableRoll }
	/** Reroll dice. */
	| { readonly kind: 'reroll'; readonly dice: readonly DieName[] }
	/** Make another move, as a record of its own. `isRoll`: the player has said to roll it. */
	| { readonly kind: 'follow'; readonly chose: string; readonly call: MoveRecord; readonly isRoll?: true }
	| { readonly kind: 'ask'; readonly chose: string }
	/** Set the track that the record is about. */
	| { readonly kind: 'use_track'; readonly track: string }
	/** Gain an asset named by the player. */
	| { readonly kind: 'gain_asset'; readonly effect: EffectOf<'asset'>; readonly why?: string }
	/** Begin a track named and ranked by the player. */
	| {
			readonly kind: 'begin_track';
			readonly effect: EffectOf<'track'>;
			readonly why?: string;
			/** The track is not the record's own, which the player must still name. */
			readonly aside?: true;
	  };

/** Puts required steps before optional ones. */
export const requiredFirst = (steps: readonly PendingStep[]): readonly PendingStep[] => [
	...steps.filter(({ state }) => state !== 'optional'),
	...steps.filter(({ state }) => state === 'optional'),
];

/** Whether a step must be answered. */
export const isDue = ({ state }: PendingStep): boolean => state === 'automatic' || state === 'required';

export const isOpen = (step: PendingStep): boolean => isDue(step) || step.state === 'optional';
