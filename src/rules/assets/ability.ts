import type { Effect, MoveEffects } from '../effects/effect';
import type { Move, RollType } from '../move';
import { OUTCOMES, type Outcome } from '../outcome';

/** What an ability does to rolls, as far as its text was understood. */
export interface AbilityReading {
	/** Each is optional, and applies to one roll. */
	readonly uses: readonly AbilityUse[];
	/** Instructions that were not understood, and are shown in their words when they may apply. */
	readonly reminders: readonly Reminder[];
	/** Sentences of the moves of its own card that the uses carry out later, at other moves. */
	readonly later: readonly string[];
	/** What it does at a time of its own, when no move of the book is made. */
	readonly moment?: Move;
}

/** Words of an ability that were not understood, and when they are shown. */
export interface Reminder {
	readonly words: string;
	/** The moves that it speaks of; none when no move is named, and only the card of the asset shows it. */
	readonly appliesTo: readonly Applicability[];
	/** If set, it is shown after the roll, and only with this result. */
	readonly onResult?: RollResult;
}

/** One way to use an ability on a roll. */
export interface AbilityUse {
	readonly appliesTo: readonly Applicability[];
	/** "Line up your shot": one of several ways that the ability offers. */
	readonly variant?: string;
	/** "once per fight", "one time only"; not enforced. */
	readonly limit?: string;
	readonly before: BeforeRoll;
	readonly after: AfterRoll;
	/** If set, it is used after the roll, and only with this result. */
	readonly onResult?: RollResult;
	/** It brings the card back to order, and so is on offer while the card is broken as well. */
	readonly mends?: true;
}

/** Which moves a use applies to, and in which situation. */
export interface Applicability {
	/** By name; none for any move that Datasworn says it enhances. */
	readonly moves: readonly string[];
	/** In the words of the card, without the names of the moves: "astride the banshee"; empty for always. */
	readonly when: string;
	/** Another roll type than the data has for moves without a name. */
	readonly roll_type?: RollType;
}

/** Changes to the roll itself. */
export interface BeforeRoll {
	readonly add?: AbilityAdd;
	/** Replaces the roll options of the move; `highest`: the highest of them. */
	readonly roll?: { readonly options: readonly AbilityValue[]; readonly highest?: true };
	/** The action die is set to this. */
	readonly preset?: number | AbilityValue;
	/** An outcome without a roll. */
	readonly as?: Outcome;
}

type AbilityAdd = number | AbilityValue;

/** A value that the sheet or the card holds. */
export type AbilityValue =
	| { readonly of: 'stat'; readonly name: string }
	| { readonly of: 'meter'; readonly name: string }
	/** A meter on the card itself, or on the vehicle that carries it. */
	| { readonly of: 'asset'; readonly name: string }
	/** The stat that the player linked with the asset. */
	| { readonly of: 'linked_stat' };

/** The effects that follow, in the form of those of a move; on a match, in addition to those of the outcome. */
export type AfterRoll = MoveEffects;

export interface RollResult {
	readonly outcomes?: readonly Outcome[];
	readonly match?: true;
	/** Faces of the action die. */
	readonly actionDie?: readonly number[];
	/** A face that one of the challenge dice shows. */
	readonly challengeDie?: number;
	/** Momentum was burned to improve it; a result without this is one before it. */
	readonly burned?: true;
}

/** All effects of a use, whatever they hang on. */
export const effectsOfUse = ({ after: { always, outcomes, matches } }: AbilityUse): readonly Effect[] => [
	...always,
	...Object.values(outcomes).flat(),
	...Object.values(matches).flat(),
];

/** Whether it changes the roll itself, and so has to be chosen before it. */
export const isBefore = ({ roll, preset, as }: BeforeRoll): boolean =>
	roll !== undefined || preset !== undefined || as !== undefined;

export const isEmpty = (use: AbilityUse): boolean =>
	Object.keys(use.before).length === 0 && effectsOfUse(use).length === 0;

export const isReminderOnly = (use: AbilityUse): boolean =>
	Object.keys(use.before).length === 0 && effectsOfUse(use).every(({ kind }) => kind === 'say');

export type Lists = Readonly<Partial<Record<Outcome, readonly Effect[]>>>;

export function joined(one: Lists, other: Lists = {}): Lists {
	return Object.fromEntries(
		OUTCOMES.flatMap(outcome => {
			const effects = [...(one[outcome] ?? []), ...(other[outcome] ?? [])];
			return effects.length > 0 ? [[outcome, effects]] : [];
		}),
	);
}

/** A reroll, or an optional reroll. */
export const isReroll = (effect: Effect): boolean =>
	effect.kind === 'reroll' || (effect.kind === 'may' && effect.option.effects.every(({ kind }) => kind === 'reroll'));
