import { nearestName } from '../../rules/search/nearest-name';
import { capitalize } from '../../rules/effects/sentences';
import { problem, type Problem } from '../../rules/problem';
import type { Ruleset } from '../../rules/ruleset';
import type { Character } from '../../play/character/character';
import { beyondLimits, outOfLimits, outside } from '../../play/character/limits';
import type { Properties } from '../frontmatter/properties';
import { t } from '../../language/text';

/** A property that should be a number but has text or a list. */
export function notANumber(key: string, name: string, properties: Properties): Problem {
	const value = properties.get(key);
	const says = typeof value === 'object' ? 'a list' : `“${String(value)}”`;
	return problem(
		'not_a_number',
		t('{key} of {name} says {says}. Write a whole number, such as “{key2}: 2”.', {
			key: spoken(key),
			name,
			says,
			key2: key,
		}),
	);
}

export const noStats = (name: string): Problem =>
	problem('no_stats', t("{name} has no stats. Add them to the note's properties, such as “edge: 2”.", { name }));

/** Values outside the rules. They are kept as they are. */
export const oddValues = (character: Character, ruleset: Ruleset): readonly Problem[] => [
	...outOfLimits(character, ruleset).map(each => beyondLimits(character.name, each)),
	...belowNothing(character),
	...overspent(character),
	...misspelt(character, ruleset),
];

/** Ticks, experience or harm below 0. */
function belowNothing({ name, special, experience, experience_spent, harm = 0 }: Character): readonly Problem[] {
	return Object.entries({ ...special, experience, experience_spent, harm })
		.filter(([, value]) => value < 0)
		.map(([key, value]) => ({
			...outside(t('{meter} of {name} is {value}, which counts from 0', { meter: spoken(key), name, value })),
			nearestValue: { name: key, value: 0 },
		}));
}

function overspent({ name, experience, experience_spent }: Character): readonly Problem[] {
	if (experience_spent <= Math.max(0, experience)) return [];
	return [
		outside(
			t('Experience spent of {name} is {spent}, more than the {experience} earned', {
				name,
				spent: experience_spent,
				experience,
			}),
		),
	];
}

/** The player's own impacts count like any other; one that resembles a printed impact is probably a typo. */
function misspelt({ name, impacts }: Character, ruleset: Ruleset): readonly Problem[] {
	const printed = ruleset.impacts.map(impact => impact.name);
	return impacts
		.filter(impact => !printed.includes(impact))
		.flatMap(impact => {
			const meant = nearestName(impact, printed);
			if (!meant) return [];
			const message = t(
				'“{impact}” among the impacts of {name} is none that the rules know. Did you mean “{meant}”? It counts as it stands.',
				{ impact, name, meant },
			);
			return [problem('unknown_impact', message)];
		});
}

/** A property key at the start of a sentence: `experience_spent` becomes "Experience spent". */
const spoken = (key: string): string => capitalize(key.replace(/_/g, ' '));
