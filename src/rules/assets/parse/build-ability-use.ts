import { given } from '../../core/collections';
import type { Effect } from '../../effects/effect';
import { isCarriedOut } from '../../effects/nested-effects';
import {
	effectsOfUse,
	isBefore,
	isEmpty,
	isPrice,
	isReroll,
	joined,
	type AbilityUse,
	type Applicability,
	type BeforeRoll,
	type Lists,
	type RollResult,
} from '../ability';

/** "When you [Repair] and fix this asset", "… a battered vehicle" */
const FIXES = /\[Repair\] (?:and (?:fix|clear)|an?|the|this|your) .{0,80}\b(?:asset|battered|broken|module)\b/i;

/** What is gathered of a use, sentence by sentence. */
export interface UseParts {
	readonly trigger: string;
	readonly fits: readonly Applicability[];
	readonly limit: string | undefined;
	readonly before: BeforeRoll;
	readonly always: readonly Effect[];
	readonly outcomes: Lists;
	readonly matches: Lists;
	readonly fallen: RollResult | undefined;
	/** It is decided after the roll. */
	readonly isAfter: boolean;
	readonly isDecidedBefore: boolean;
}

/** The use that was gathered under a trigger, or one of its ways: `way` has what is said of that way alone. */
export function useOf(own: UseParts, way?: UseParts, label?: string): AbilityUse {
	const before = { ...own.before, ...way?.before };
	const limit = own.limit ?? way?.limit;
	const always = [...own.always, ...(way?.always ?? [])];
	const onWeakHit = /\bon a strong hit\b/i.test(own.trigger) ? [] : always;
	const outcomes = joined(own.outcomes, way?.outcomes);
	const isRepair = FIXES.test(own.trigger) && own.fits.every(({ moves }) => moves.join() === 'Repair');
	const fallen = way?.fallen ?? own.fallen;
	const isAfter = own.isAfter || (fallen !== undefined && !isBefore(before));
	return {
		appliesTo: way?.fits ?? own.fits,
		...given({ variant: label, limit }),
		before,
		after: {
			// a missed Repair fixes nothing
			always: isRepair ? [] : always,
			outcomes: isRepair ? joined({ strong_hit: always, weak_hit: onWeakHit }, outcomes) : outcomes,
			matches: joined(own.matches, way?.matches),
		},
		...(isAfter || (Object.keys(before).length === 0 && isRerollOnly(own, way)) ? { onResult: fallen ?? {} } : {}),
		...(isRepair && /\bthis (?:asset|module)\b/i.test(own.trigger) ? { mends: true } : {}),
	};
}

/** "Add +1. You may also roll +wits": a use without that roll, and one with it. */
export function withOtherRoll(use: AbilityUse, roll: BeforeRoll['roll']): readonly AbilityUse[] {
	if (!roll || use.before.roll) return [use];
	const named = roll.options.map(value => (value.of === 'linked_stat' ? 'linked stat' : value.name)).join(' or +');
	return [
		use,
		{ ...use, variant: [use.variant, `Roll +${named}`].filter(Boolean).join(', '), before: { ...use.before, roll } },
	];
}

/** "Reduce the harm by 1, and add +1": the cost may be paid in another record than the roll, so each is a use of its own. */
export function lesserApart(use: AbilityUse): readonly AbilityUse[] {
	const { less, ...before } = use.before;
	const rest = { ...use, before };
	if (!less || isEmpty(rest) || isForPrice(use)) return [use];
	const variant = [use.variant, `Suffer ${less.by} less`].filter(Boolean).join(', ');
	return [rest, { ...use, variant, besides: true, before: { less }, after: { always: [], outcomes: {}, matches: {} } }];
}

/** Whether the lesser cost is all that is had for a price. */
const isForPrice = ({ before, after: { always, outcomes, matches } }: Pick<AbilityUse, 'before' | 'after'>): boolean =>
	[before, outcomes, matches].flatMap(Object.keys).length === 1 && always.every(isPrice);

/** The cost is paid before the roll, whose result takes nothing off it; and one price may not be for two uses. */
export function isUnclear({ before, fallen, always, outcomes, matches }: UseParts): boolean {
	// "score a hit, roll +wits": another roll, and not the one that is over
	if (fallen?.outcomes && (before.roll ?? before.less) && !fallen.burned) return true;
	return (
		before.less !== undefined && always.some(isPrice) && !isForPrice({ before, after: { always, outcomes, matches } })
	);
}

/** How much of it is done by itself. */
export const carriedOut = (own: UseParts): number =>
	effectsOfUse(useOf(own)).filter(isCarriedOut).length + Object.keys(own.before).length;

/** Whether it only rerolls dice, so that nothing is decided before the roll. */
function isRerollOnly(own: UseParts, way?: UseParts): boolean {
	if (own.isDecidedBefore) return false;
	const others = [own.outcomes, own.matches, way?.outcomes ?? {}, way?.matches ?? {}];
	const always = [...own.always, ...(way?.always ?? [])];
	return (
		always.some(isReroll) &&
		always.every(each => isReroll(each) || isPrice(each) || each.kind === 'count') &&
		others.every(lists => Object.keys(lists).length === 0)
	);
}
