import type { EffectOf, PricedOption } from '../../rules/effects/effect';
import { detail, markBarrier } from './choices';
import type { StepOption } from '../record/pending-step';
import { isForAnybody, isOffered } from './owned-assets';
import type { StepBuilder } from './step-builder';

const DECLINED = 'Spend repair points';

/** Repair points buy options as often as they last; what is left is discarded (Starforged, Repair). */
export function spendPoints(walk: StepBuilder, { options }: EffectOf<'spend'>, path: string): void {
	const { ledger } = walk;
	const offered = options.filter(option => isOffered(option, ledger.character) || ledger.hasChosen(option.label));
	const bought = ledger
		.takeChosen(
			offered.map(({ label }) => label),
			Infinity,
			offered.map(({ label }) => label),
		)
		.flatMap(label => offered.find(option => option.label === label) ?? []);
	const left = walk.points - bought.reduce((sum, { cost }) => sum + cost, 0);
	const isOver = ledger.passed(DECLINED) || !offered.some(({ cost }) => cost <= left);
	// What only an owner can buy is open because of what is owned now.
	const isForOwners = !offered.some(option => option.cost <= left && isForAnybody(option));
	if (walk.points > 0)
		walk.whileStateMatters(isForOwners, () =>
			walk.step(
				path,
				`Spend repair points: ${inPoints(left)} left`,
				isOver ? 'settled' : bought.length > 0 ? 'optional' : 'required',
				offered.map(option => ({
					...(isOver
						? paidFor(walk, option, times(bought, option))
						: priced(walk, option, left, times(bought, option))),
					isChosen: isOver && bought.includes(option),
				})),
				DECLINED,
			),
		);
	if (isOver && left > 0) walk.step(`${path}.left`, `${inPoints(left)} discarded`, 'text', []);
	bought.forEach((option, nth) => walk.effects(option.effects, `${path}.${nth}`, option));
}

const inPoints = (points: number): string => `${points} ${points === 1 ? 'point' : 'points'}`;

const times = (bought: readonly PricedOption[], option: PricedOption): number =>
	bought.filter(each => each === option).length;

/** What was bought, for how much in all: its changes tell the rest. */
const paidFor = (walk: StepBuilder, { label, cost }: PricedOption, count: number): StepOption =>
	walk.option(label, { kind: 'choose', chose: label }, inPoints(cost * count));

function priced(walk: StepBuilder, option: PricedOption, left: number, count: number) {
	const words = [
		inPoints(option.cost),
		detail(walk, option),
		count > 0 && `taken ${count === 1 ? 'once' : `${count} times`}`,
	];
	const [only] = option.effects;
	const blocked =
		option.cost > left
			? left === 1
				? `It costs ${inPoints(option.cost)}, and 1 is left.`
				: `It costs ${inPoints(option.cost)}, and ${left} are left.`
			: only?.kind === 'impact'
				? markBarrier(walk.now, walk.book, only)
				: undefined;
	return walk.option(option.label, { kind: 'choose', chose: option.label }, words.filter(Boolean).join(', '), blocked);
}
