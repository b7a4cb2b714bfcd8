import type { Effect, MoveEffects } from '../effects/effect';
import type { Move, RollType } from '../move';
import { OUTCOMES, type Outcome } from '../core/outcome';

/** What was understood of an ability's effect on rolls. */
export interface AbilityReading {
	/** Optional uses, each on one roll. */
	readonly uses: readonly AbilityUse[];
	/** Instructions that were not understood; their text is shown whenever they may apply. */
	readonly reminders: readonly Reminder[];
	/** Sentences of the card's own moves that are offered as uses on later moves, or repeat what the card shows. */
	readonly later: readonly string[];
	/** The pseudo-move for an ability that is used outside any move of the book. */
	readonly moment?: Move;
}

/** Text of an ability that was not understood, and when to show it. */
export interface Reminder {
	readonly words: string;
	/** The moves it concerns; if empty, only the asset's card shows it. */
	readonly appliesTo: readonly Applicability[];
	/** If set, it is shown only after a roll with this result. */
	readonly onResult?: RollResult;
}

/** One way to use an ability on a roll. */
export interface AbilityUse {
	readonly appliesTo: readonly Applicability[];
	/** The name of one variant among several: "Line up your shot". */
	readonly variant?: string;
	/** "once per fight", "one time only"; not enforced. */
	readonly limit?: string;
	readonly before: BeforeRoll;
	readonly after: AfterRoll;
	/** If set, it can be used only after a roll with this result. */
	readonly onResult?: RollResult;
	/** It goes with any other use of its ability. */
	readonly besides?: true;
	/** It repairs the card, so it is offered even while the card is broken. */
	readonly mends?: true;
}

/** The moves and the situation in which a use applies. */
export interface Applicability {
	/** Names of moves; if empty, any move that Datasworn lists for the ability. */
	readonly moves: readonly string[];
	/** The situation in the card's words, without names of moves: "astride the banshee"; empty for always. */
	readonly when: string;
	/** Whether it applies only in a fight, or only outside of one; absent if either will do. */
	readonly inFight?: boolean;
	/** Overrides the roll type in the data, for a use without named moves. */
	readonly roll_type?: RollType;
}

/** Changes to the roll itself. */
export interface BeforeRoll {
	readonly add?: number | AbilityValue;
	/** Replaces the move's roll options; with `highest`, the highest of them is used. */
	readonly roll?: { readonly options: readonly AbilityValue[]; readonly highest?: true };
	/** A fixed value for the action die. */
	readonly preset?: number | AbilityValue;
	/** An automatic outcome, without a roll. */
	readonly as?: Outcome;
	/** A suffer move costs less. */
	readonly less?: CostReduction;
}

/** What is taken off the cost of a suffer move, and the least that it still costs. */
export interface CostReduction {
	readonly by: number;
	readonly least: number;
}

/** A value on the sheet or the card. */
export type AbilityValue =
	| { readonly of: 'stat'; readonly name: string }
	| { readonly of: 'meter'; readonly name: string }
	/** A meter of the card itself, or of the vehicle that carries it. */
	| { readonly of: 'asset'; readonly name: string }
	/** The stat that the player linked to the asset. */
	| { readonly of: 'linked_stat' };

/** The resulting effects, in the form of a move's. Effects on a match are in addition to those of the outcome. */
export type AfterRoll = MoveEffects;

export interface RollResult {
	readonly outcomes?: readonly Outcome[];
	readonly match?: true;
	/** Required faces of the action die. */
	readonly actionDie?: readonly number[];
	/** A face that either challenge die must show. */
	readonly challengeDie?: number;
	/** Momentum was burned to improve the roll; otherwise the result before burning counts. */
	readonly burned?: true;
}

/** All effects of a use, regardless of outcome. */
export const effectsOfUse = ({ after: { always, outcomes, matches } }: AbilityUse): readonly Effect[] => [
	...always,
	...Object.values(outcomes).flat(),
	...Object.values(matches).flat(),
];

/** Whether it changes the roll itself, or the cost before it, and so must be chosen beforehand. */
export const isBefore = ({ roll, preset, as, less }: BeforeRoll): boolean =>
	[roll, preset, as, less].some(each => each !== undefined);

export const isEmpty = (use: AbilityUse): boolean =>
	Object.keys(use.before).length === 0 && effectsOfUse(use).length === 0;

export const isReminderOnly = (use: AbilityUse): boolean =>
	Object.keys(use.before).length === 0 &&
	effectsOfUse(use).every(({ kind }) => kind === 'say') &&
	!use.after.always.some(effect => effect.kind === 'say' && effect.told === true);

export type Lists = Readonly<Partial<Record<Outcome, readonly Effect[]>>>;

export function joined(one: Lists, other: Lists = {}): Lists {
	return Object.fromEntries(
		OUTCOMES.flatMap(outcome => {
			const effects = [...(one[outcome] ?? []), ...(other[outcome] ?? [])];
			return effects.length > 0 ? [[outcome, effects]] : [];
		}),
	);
}

/** A reroll, whether optional or not. */
export const isReroll = (effect: Effect): boolean =>
	effect.kind === 'reroll' || (effect.kind === 'may' && effect.option.effects.every(({ kind }) => kind === 'reroll'));

export const isOfCompanion = (effect: Effect): boolean => effect.kind === 'meter' && effect.whose === 'companion';

/** What is given for something else: "Suffer −1 supply", "Endure Stress (−1)". */
export const isPrice = (effect: Effect): boolean =>
	effect.kind === 'move' ||
	effect.kind === 'suffer' ||
	(effect.kind === 'meter' && typeof effect.by === 'number' && effect.by < 0);
