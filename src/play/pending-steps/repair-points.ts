import type { Effect, EffectOf, PricedOption } from '../../rules/effects/effect';
import { detail, markBarrier } from './choices';
import type { StepOption } from '../record/pending-step';
import { barrierOf } from '../assets/asset';
import { isForAnybody, isOffered, ownedOf } from '../character/owned-assets';
import type { StepBuilder } from './step-builder';

const DECLINED = 'Spend repair points';

/** Repair points buy options repeatedly while they last; the rest is discarded (Starforged, Repair). */
export function spendPoints(agenda: StepBuilder, { options }: EffectOf<'spend'>, path: string): void {
	const { ledger } = agenda;
	const offered = options.filter(option => isOffered(option, ledger.character) || ledger.hasChosen(option.label));
	const bought = ledger
		.takeChosen(
			offered.map(({ label }) => label),
			Infinity,
			offered.map(({ label }) => label),
		)
		.flatMap(label => offered.find(option => option.label === label) ?? []);
	const left = agenda.points - bought.reduce((sum, { cost }) => sum + cost, 0);
	const isOver = ledger.passed(DECLINED) || !offered.some(({ cost }) => cost <= left);
	// Options that only owners can buy depend on what is owned now.
	const isForOwners = !offered.some(option => option.cost <= left && isForAnybody(option));
	if (agenda.points > 0)
		agenda.whileStateMatters(isForOwners, () =>
			agenda.step({
				id: path,
				prompt: `Spend repair points: ${inPoints(left)} left`,
				state: isOver ? 'settled' : bought.length > 0 ? 'optional' : 'required',
				options: offered.map(option => ({
					...(isOver
						? paidFor(agenda, option, times(bought, option))
						: priced(agenda, option, left, times(bought, option))),
					isChosen: isOver && bought.includes(option),
				})),
				pass: DECLINED,
			}),
		);
	if (isOver && left > 0)
		agenda.step({ id: `${path}.left`, prompt: `${inPoints(left)} discarded`, state: 'text', options: [] });
	bought.forEach((option, nth) => agenda.effects(option.effects, `${path}.${nth}`, option));
}

const inPoints = (points: number): string => `${points} ${points === 1 ? 'point' : 'points'}`;

const times = (bought: readonly PricedOption[], option: PricedOption): number =>
	bought.filter(each => each === option).length;

/** An option that was bought, with its total price; the resulting changes are listed separately. */
const paidFor = (agenda: StepBuilder, { label, cost }: PricedOption, count: number): StepOption =>
	agenda.option(label, { kind: 'choose', chose: label }, inPoints(cost * count));

/** A battered vehicle cannot gain integrity: a point for it would be lost. */
function gainBarrier({ now, record }: StepBuilder, effect: Effect | undefined): string | undefined {
	if (effect?.kind !== 'meter' || effect.whose === undefined) return undefined;
	const barriers = ownedOf(now, effect.whose, record.track).map(asset => barrierOf(asset, effect.meter));
	const [barrier] = barriers;
	if (barrier === undefined || barriers.includes(undefined)) return undefined;
	const bearer = `The ${effect.whose} is`;
	return `${bearer} ${barrier}.`;
}

function priced(agenda: StepBuilder, option: PricedOption, left: number, count: number) {
	const words = [
		inPoints(option.cost),
		detail(agenda, option),
		count > 0 && `taken ${count === 1 ? 'once' : `${count} times`}`,
	];
	const [only] = option.effects;
	const blocked =
		option.cost > left
			? left === 1
				? `It costs ${inPoints(option.cost)}, and 1 is left.`
				: `It costs ${inPoints(option.cost)}, and ${left} are left.`
			: only?.kind === 'impact'
				? markBarrier(agenda.now, agenda.book, only, agenda.record.track)
				: gainBarrier(agenda, only);
	return agenda.option(
		option.label,
		{ kind: 'choose', chose: option.label },
		words.filter(Boolean).join(', '),
		blocked,
	);
}
