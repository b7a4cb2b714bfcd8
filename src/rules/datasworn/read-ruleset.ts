import type { Move } from '../move';
import type { ConditionMeterRule, ImpactRule, Ruleset } from '../ruleset';
import { readMove } from './read-move';
import type { TrimmedCategory, TrimmedImpacts, TrimmedMeter, TrimmedRuleset } from './trimmed';

/** Reads a Datasworn ruleset, in the order of the book. Trusts the file: it is checked before it comes here. */
export function readDatasworn({ _id, title, rules, moves }: TrimmedRuleset): Ruleset {
	return {
		_id,
		title,
		stats: Object.keys(rules.stats ?? {}),
		condition_meters: Object.entries(rules.condition_meters ?? {}).map(readMeter),
		impacts: Object.entries(rules.impacts ?? {}).flatMap(readImpacts),
		special_tracks: Object.keys(rules.special_tracks ?? {}),
		moves: Object.values(moves).flatMap(readCategory),
	};
}

const readMeter = ([name, { min, max, value }]: [string, TrimmedMeter]): ConditionMeterRule => ({
	name,
	min,
	max,
	value,
});

const readImpacts = ([key, group]: [string, TrimmedImpacts]): ImpactRule[] =>
	Object.values(group.contents).map(impact => ({
		name: impact.label,
		group: group.label,
		prevents_recovery: impact.prevents_recovery,
		permanent: impact.permanent,
		on_vehicle: key === 'vehicle_troubles',
	}));

/** The moves of a category, then those of the categories inside it. */
const readCategory = ({ name, contents, collections }: TrimmedCategory): Move[] => [
	...Object.values(contents ?? {}).map(move => readMove(name, move)),
	...Object.values(collections ?? {}).flatMap(readCategory),
];
