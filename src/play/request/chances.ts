import { given } from '../../rules/core/collections';
import { rollMove } from '../moves/roll-move';
import type { NextBonus } from '../character/next-bonus';
import type { Add, MoveRecord } from '../record/record';
import { oddsOfAction, oddsOfScore, type Odds } from '../roll/odds';
import { countsFor } from '../pending-steps/effects-of-record';
import type { Filled } from './request-input';
import { kindOf, oncePerPart, payingFor, situationOf, type RollRequest, type Wished } from './request';

/** What is added besides the bonuses that wait. An ability whose add is in the block counts once. */
export function addsIn({ record }: Wished, { input, using }: Pick<Filled, 'input' | 'using'>): readonly Add[] {
	const stated = record?.adds ?? [];
	const brought = using.flatMap(({ add }) => add ?? []);
	return [
		...stated,
		...(input.adds ?? []),
		...brought.filter(({ reason }) => stated.every(add => add.reason !== reason)),
	];
}

/** The bonuses that a roll spends. */
export const spentOn = ({ character: { next } }: Wished, { input }: Pick<Filled, 'input'>): readonly NextBonus[] =>
	next.filter(({ text }) => input.next?.includes(text));

const countsIn = oncePerPart(['about', 'cost', 'abilities'], (wished, said) =>
	countsFor(wished.move, payingFor(wished, said), wished.book),
);

/** The odds of a roll with this value. A progress score has no action die, and nothing is added to it. */
export function chancesOf(wished: Wished, said: RollRequest, filled: Filled, value: number): Odds {
	const on = { ...said, ...given({ about: filled.input.track }) };
	const counts = countsIn(wished, on);
	if (kindOf(wished, said) === 'progress') return oddsOfScore(value, counts);
	const added = [
		...addsIn(wished, filled).map(({ amount }) => amount),
		...spentOn(wished, filled).map(({ add }) => add),
	];
	const areDiceRead = filled.fields.every(({ key, problem }) => key !== 'dice' || problem === undefined);
	const die = areDiceRead ? filled.input.thrown?.actionDie : said.preset;
	const preset = filled.using.find(({ preset }) => preset !== undefined)?.preset;
	return oddsOfAction(
		value + added.reduce((sum, amount) => sum + amount, 0),
		payingFor(wished, on).momentum,
		die ?? preset,
		counts,
	);
}

/** What the player's own dice come to, once all are there. */
export function rolledWithOwnDice(wished: Wished, { input }: Pick<Filled, 'input'>): MoveRecord | undefined {
	if (!input.thrown?.challengeDice) return undefined;
	const rolled = rollMove({ ...situationOf(wished), certain: 'ask' }, input, { roll: () => 1 });
	return rolled.ok ? rolled.value.record : undefined;
}
