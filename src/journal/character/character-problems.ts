import { nearestName } from '../../rules/search/nearest-name';
import { capitalize } from '../../rules/effects/sentences';
import { problem, type Problem } from '../../rules/core/problem';
import type { Ruleset } from '../../rules/ruleset';
import type { Character } from '../../play/character/character';
import { belowNothing, beyondLimits, outOfLimits, outside } from '../../play/character/limits';
import { PLUGIN_PROPERTY_KEYS } from '../frontmatter/plugin-property-keys';
import { isNested, type Properties } from '../frontmatter/properties';
import { foldedKey } from '../frontmatter/property-map';
import { t } from '../../i18n/translate';

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

/** A property that should be words but has a map. */
export const notPlain = (key: string, name: string): Problem =>
	problem(
		'not_plain',
		t('{key} of {name} cannot be read. Write a list, such as “{example}”.', {
			key: spoken(key),
			name,
			example: key === 'assets' ? 'assets: ["[[Starship]]"]' : `${key}: [wounded, shaken]`,
		}),
	);

/** An impact that is marked as a property of its own. */
export const notInList = (key: string, name: string): Problem =>
	problem(
		'not_plain',
		t('“{written}” of {name} is not read. Did you mean “{meant}”?', {
			written: key.trim(),
			name,
			meant: `impacts: [${foldedKey(key).replace(/_/g, ' ')}]`,
		}),
	);

/** A bonus for a next move that has no amount, or several. */
export const notABonus = (name: string): Problem =>
	problem(
		'not_plain',
		t('next of {name} cannot be read. Write each bonus by itself, such as “{example}”.', {
			name,
			example: 'next: ["+1 (Secure an Advantage)"]',
		}),
	);

/** A position in a fight that is not text. */
export const notAPosition = (name: string): Problem =>
	problem(
		'not_plain',
		t('combat of {name} cannot be read. Write one position, such as “combat: in control”.', { name }),
	);

/** Properties with numbers that no rules know, beside one of the rules that is missing and that they may be meant for. */
export function misspelledKeys(name: string, properties: Properties, ruleset: Ruleset): readonly Problem[] {
	const specials = ruleset.special_tracks;
	const known = [
		...[...ruleset.stats, ...ruleset.condition_meters.map(meter => meter.name)],
		...['momentum', 'impacts', 'experience', 'experience_spent', 'assets', ...specials.map(specialWord)],
	];
	const missing = known.filter(key => !properties.has(key));
	const ofPlay = new Set([...known, ...PLUGIN_PROPERTY_KEYS]);
	return [...properties.keys()].flatMap(written => {
		const key = foldedKey(written);
		if (ofPlay.has(key) || isNested(properties.get(written))) return [];
		const meant = specialWord(key) !== key ? specialWord(key) : nearestName(key, missing);
		if (meant === undefined || !missing.includes(meant)) return [];
		return [
			problem(
				'unknown_property',
				t('“{written}” of {name} is not read. Did you mean “{meant}”?', { written: written.trim(), name, meant }),
			),
		];
	});
}

/** The name of a special track in notes and records: `quests` for Datasworn's `quests_legacy`. */
export const specialWord = (id: string): string => id.replace(/_(?:legacy|track)$/, '');

export const noStats = (name: string): Problem =>
	problem('no_stats', t("{name} has no stats. Add them to the note's properties, such as “edge: 2”.", { name }));

/** Values outside the rules. They are kept as they are. */
export const oddValues = (character: Character, ruleset: Ruleset): readonly Problem[] => [
	...outOfLimits(character, ruleset).map(each => beyondLimits(character.name, each)),
	...belowNothing(character),
	...overspent(character),
	...misspelt(character, ruleset),
];

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
