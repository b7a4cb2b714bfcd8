import { memoize } from '../../rules/core/memoize';
import { outcomeName, readOutcome, type Outcome } from '../../rules/core/outcome';
import type { ChallengeDice } from '../dice/dice';
import { isMatch, outcomeOf } from '../dice/outcome';
import type { MoveRecord, DiceRoll } from '../record/record';

export const MAX_SCORE = 10;

/** The current dice of a move, with everything that counts towards the score. */
export type Roll =
	| {
			readonly kind: 'action';
			readonly actionDie: number;
			readonly isCancelled: boolean;
			readonly optionValue: number;
			readonly adds: number;
			/** Momentum burned to replace the score. */
			readonly burned?: number;
			readonly challengeDice: ChallengeDice;
	  }
	| { readonly kind: 'progress'; readonly filledBoxes: number; readonly challengeDice: ChallengeDice };

export const sumOfAdds = (adds: MoveRecord['adds']): number => adds.reduce((sum, { amount }) => sum + amount, 0);

/** The throw that counts: the last reroll, else the first throw. */
export const currentDice = (record: MoveRecord): DiceRoll | undefined => record.rerolls.at(-1) ?? record.dice;

/** Reads a record's roll; `undefined` if nothing was rolled. */
export const rollOf = memoize((record: MoveRecord): Roll | undefined => {
	const thrown = currentDice(record);
	if (!thrown) return undefined;
	const { actionDie, challengeDice } = thrown;
	if (actionDie === undefined) return { kind: 'progress', filledBoxes: record.progress ?? 0, challengeDice };
	return {
		kind: 'action',
		actionDie,
		isCancelled: record.cancelled !== undefined,
		optionValue: record.roll?.value ?? 0,
		adds: sumOfAdds(record.adds),
		...(record.burn ? { burned: record.burn.from } : {}),
		challengeDice,
	};
});

/**
 * The action score: action die + option + adds, at most 10 (Starforged, glossary: Action Score). A cancelled action die
 * counts as 0.
 */
export function actionScore(roll: {
	actionDie: number;
	isCancelled: boolean;
	optionValue: number;
	adds: number;
}): number {
	const die = roll.isCancelled ? 0 : roll.actionDie;
	return Math.max(0, Math.min(MAX_SCORE, die + roll.optionValue + roll.adds));
}

/** The action score before burning momentum, or the progress score: full boxes, at most 10. */
export const scoreOf = (roll: Roll): number =>
	roll.kind === 'action' ? actionScore(roll) : Math.max(0, Math.min(MAX_SCORE, roll.filledBoxes));

/** What the challenge dice are compared with: burned momentum replaces the action score. */
export const countedScore = (roll: Roll): number => (roll.kind === 'action' ? roll.burned : undefined) ?? scoreOf(roll);

const outcomeOfRoll = (roll: Roll): Outcome => outcomeOf(countedScore(roll), roll.challengeDice);

/** The outcome of a record: as stated, else by the dice. */
export const outcomeOfRecord = memoize((record: MoveRecord): Outcome | undefined => {
	if (record.as !== undefined) return readOutcome(record.as);
	const roll = rollOf(record);
	return roll && outcomeOfRoll(roll);
});

export function isMatchOf(record: MoveRecord): boolean {
	const roll = rollOf(record);
	return roll !== undefined && isMatch(roll.challengeDice);
}

/** The outcome as written in a record: "weak hit, 7 vs 3, 9", "miss with a match, 5 vs 6, 6". */
export function outcomeLine(record: MoveRecord): string | undefined {
	const roll = rollOf(record);
	if (!roll) return undefined;
	const match = isMatch(roll.challengeDice) ? ' with a match' : '';
	return `${outcomeName(outcomeOfRoll(roll))}${match}, ${countedScore(roll)} vs ${roll.challengeDice.join(', ')}`;
}
