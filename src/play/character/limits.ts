import { getOwn } from '../../rules/core/collections';
import { memoize } from '../../rules/core/memoize';
import { capitalize } from '../../rules/effects/sentences';
import { withMinus } from '../../rules/core/minus-sign';
import { problem, type Problem } from '../../rules/core/problem';
import type { Ruleset } from '../../rules/ruleset';
import { t } from '../../i18n/translate';
import { maximumOf, unreadValue, type Character } from './character';
import { maxMomentum, MIN_MOMENTUM } from './momentum';
import { translateTerm } from '../../i18n/translate-terms';

/** A value of a character beyond what the rules allow. */
interface OutOfLimits {
	/** The name of its property. */
	readonly name: string;
	readonly value: number;
	readonly min: number;
	readonly max: number;
}

/** The books begin with 1 to 3; abilities, gifts and rules of the player's own go further. */
const STAT_LIMITS = { min: 0, max: 5 };

/** A deadly weapon inflicts 2, and an epic foe 5; weapons and rules of the player's own go further. */
const HARM_LIMITS = { min: 0, max: 10 };

/**
 * Stats, momentum, condition meters and harm beyond their limits. Every marked impact, including those of a vehicle the
 * character is aboard, lowers the maximum of momentum.
 */
export const outOfLimits = memoize((character: Character, ruleset: Ruleset): readonly OutOfLimits[] => {
	const stats = ruleset.stats.map(name => ({ name, value: getOwn(character.stats, name), ...STAT_LIMITS }));
	const momentum = { name: 'momentum', value: character.momentum, min: MIN_MOMENTUM, max: maxMomentum(character) };
	const meters = ruleset.condition_meters.map(rule => ({
		name: rule.name,
		value: getOwn(character.meters, rule.name),
		min: rule.min,
		max: maximumOf(character, rule),
	}));
	const harm = { name: 'harm', value: character.harm, ...HARM_LIMITS };
	return [...stats, momentum, ...meters, harm].flatMap(({ value, ...limits }) =>
		value === undefined || isWithin(value, limits) ? [] : [{ ...limits, value }],
	);
});

export const isWithin = (value: number, { min, max }: Pick<OutOfLimits, 'min' | 'max'>): boolean =>
	value >= min && value <= max;

/** Says that a value is beyond its limits; `owner` is the character or the asset. */
export const beyondLimits = (owner: string, { name, value, min, max }: OutOfLimits): Problem => ({
	...outside(
		t('{meter} of {name} is {value}, beyond its limits of {min} to {max}', {
			meter: capitalize(translateTerm(name.replace(/_/g, ' '))),
			name: owner,
			value: withMinus(String(value)),
			min: withMinus(String(min)),
			max: withMinus(String(max)),
		}),
	),
	nearestValue: { name, value: Math.min(max, Math.max(min, value)) },
});

export const outside = (what: string): Problem =>
	problem('out_of_limits', t("{what}. Set it right on the sheet, or in the note's properties.", { what }));

/** Ticks or experience below 0. */
export const belowNothing = ({
	name,
	special,
	experience,
	experience_spent,
}: Character): readonly (Problem & Required<Pick<Problem, 'nearestValue'>>)[] =>
	Object.entries({ ...special, experience, experience_spent })
		.filter(([, value]) => value < 0)
		.map(([key, value]) => ({
			...outside(
				t('{meter} of {name} is {value}, which counts from 0', {
					meter: capitalize(translateTerm(key.replace(/_/g, ' '))),
					name,
					value: withMinus(String(value)),
				}),
			),
			nearestValue: { name: key, value: 0 },
		}));

/** What is wrong with the harm that a character inflicts. */
export const wrongHarm = (character: Character, ruleset: Ruleset): Problem | undefined => {
	const beyond = outOfLimits(character, ruleset).find(({ name }) => name === 'harm');
	return unreadValue(character, 'harm') ?? (beyond && beyondLimits(character.name, beyond));
};
