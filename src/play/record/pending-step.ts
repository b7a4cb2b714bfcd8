import type { Effect, EffectOf } from '../../rules/effects/effect';
import type { Rank } from '../../rules/rank';
import type { Detail } from '../tracks/new-track/details';
import type { DieName, MoveRecord, TableRoll } from './record';
import type { TrackKind } from '../../rules/track-kind';
import type { DetailKey } from '../../rules/track-key';

/** One thing that a record asks of the player: what is asked, and the ways to answer. */
export interface Step {
	/** Stays the same while the record's effects do: how a press finds its step again. */
	readonly id: string;
	readonly prompt: string;
	readonly state: StepState;
	readonly options: readonly StepOption[];
	/** What `passed` says when the player declines; absent if declining means nothing. */
	readonly pass?: string;
	/** It is there because of the state as it is now, not because of the record. */
	readonly dependsOnState?: true;
}

/**
 * `automatic` needs no choice and is applied at once; `required` waits for one; `optional` may be left;
 * `settled` is answered; `text` is an instruction for the player to act on.
 */
export type StepState = 'automatic' | 'required' | 'optional' | 'settled' | 'text';

export interface StepOption {
	readonly label: string;
	/** What it would change: "health 5 → 4". */
	readonly detail?: string;
	/** Why it cannot be picked now. */
	readonly blocked?: string;
	readonly isChosen: boolean;
	readonly action: Action;
	/** What the player must say besides, in a form after the button. */
	readonly asks?: Asks;
}

/** A new track needs a name and, but for a plain clock, a rank out of these; a new asset needs a name alone. */
export interface Asks {
	readonly kind: 'new_track';
	readonly track: TrackKind | 'asset';
	readonly ranks: readonly Rank[];
	/** What else the kind has to say; all of it may be left as it is. */
	readonly details: readonly Detail[];
	/** Names that are in use. */
	readonly taken: readonly string[];
	/** What is likely meant: it is in the form until something else is typed. */
	readonly proposed?: Answer;
	/** Names to choose from while one types; any other may be typed. */
	readonly offered?: readonly string[];
}

/** What the player said in the form of an option. */
export interface Answer {
	readonly name: string;
	readonly rank?: Rank;
	/** Details that were said otherwise than they were asked. */
	readonly details?: Readonly<Partial<Record<DetailKey, string>>>;
}

/** The record's own track; or another track, or an asset. */
export interface Target {
	readonly kind: 'own' | 'other';
	readonly name: string;
}

/** What picking an option does to the record. */
export type Action =
	| { readonly kind: 'choose'; readonly chose: string }
	/**
	 * Carry out an effect that needs no choice. `chosen` when it belongs to an option that was picked, `so` when all of it is
	 * so already and is only written down.
	 */
	| {
			readonly kind: 'carry_out';
			readonly effect: Effect;
			readonly why?: string;
			readonly chosen: boolean;
			readonly so?: true;
			/** The track or asset it acts on, when there is one. */
			readonly target?: Target;
	  }
	| { readonly kind: 'pay'; readonly move: string; readonly amount: number }
	/** Say how much a suffer move costs. */
	| { readonly kind: 'cost'; readonly amount: number }
	/** Roll on the table of a move, so many times; `instead` of a row that is passed over. */
	| {
			readonly kind: 'roll_table';
			readonly move: string;
			readonly column?: string;
			readonly times?: number;
			readonly instead?: string;
	  }
	/** Roll one die with a side for each of these options. */
	| { readonly kind: 'roll_option'; readonly labels: readonly string[] }
	/** Take a row of a table without rolling. */
	| { readonly kind: 'take_row'; readonly row: TableRoll }
	/** Throw dice again. */
	| { readonly kind: 'reroll'; readonly dice: readonly DieName[] }
	/** Make another move, as a record of its own. */
	| { readonly kind: 'follow'; readonly chose: string; readonly call: MoveRecord }
	| { readonly kind: 'ask'; readonly chose: string }
	/** The track that the record is about. */
	| { readonly kind: 'use_track'; readonly track: string }
	/** Gain an asset, named by the player's answer. */
	| { readonly kind: 'gain_asset'; readonly effect: EffectOf<'asset'>; readonly why?: string }
	/** Begin a track, named and ranked by the player's answer. */
	| {
			readonly kind: 'begin_track';
			readonly effect: EffectOf<'track'>;
			readonly why?: string;
			/** The record is about another track, which the player must still name. */
			readonly aside?: true;
	  };

/** What must be answered is before what may be. */
export const requiredFirst = (steps: readonly Step[]): readonly Step[] => [
	...steps.filter(({ state }) => state !== 'optional'),
	...steps.filter(({ state }) => state === 'optional'),
];

export const isOpen = (step: Step): boolean =>
	step.state === 'automatic' || step.state === 'required' || step.state === 'optional';
