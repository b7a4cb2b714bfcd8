import type { Move, MoveTable, RollOption, TableRow, Trigger, TriggerCondition } from '../move';
import { OUTCOMES } from '../core/outcome';
import type { ConditionMeterRule, ImpactRule, Ruleset } from '../ruleset';
import type {
	DataswornOption,
	TrimmedCategory,
	TrimmedCondition,
	TrimmedImpacts,
	TrimmedMeter,
	TrimmedMove,
	TrimmedRow,
	TrimmedRuleset,
	TrimmedTable,
} from './trimmed';

/** Reads a Datasworn ruleset, in the order of the book. Expects a file that has already been validated. */
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

const readMeter = ([name, { min, max, value, shared }]: [string, TrimmedMeter]): ConditionMeterRule => ({
	name,
	min,
	max,
	value,
	...(shared && { shared }),
});

const readImpacts = ([key, group]: [string, TrimmedImpacts]): ImpactRule[] =>
	Object.values(group.contents).map(impact => ({
		name: impact.label,
		group: group.label,
		prevents_recovery: impact.prevents_recovery,
		permanent: impact.permanent,
		on_vehicle: key === 'vehicle_troubles',
		...(impact.shared && { shared: true as const }),
	}));

/** The moves of a category, then those of nested categories. */
const readCategory = ({ name, contents, collections }: TrimmedCategory): Move[] => [
	...Object.values(contents ?? {}).map(move => readMove(name, move)),
	...Object.values(collections ?? {}).flatMap(readCategory),
];

export const readMove = (category: string, move: TrimmedMove): Move => ({
	_id: move._id,
	name: move.name,
	category,
	roll_type: move.roll_type,
	trigger: readTrigger(move.trigger),
	text: move.text,
	outcomes: inOrder(move.outcomes ?? {}),
	tables: Object.values(move.oracles ?? {}).map(readTable),
	allow_momentum_burn: move.allow_momentum_burn,
	...(move.tracks && { track_category: move.tracks.category }),
	...(move.replaces?.length && { replaces: move.replaces }),
});

/** Sorts outcomes from best to worst, whatever their order in the file. */
const inOrder = (given: Move['outcomes']): Move['outcomes'] =>
	Object.fromEntries(OUTCOMES.flatMap(outcome => (given[outcome] ? [[outcome, given[outcome]]] : [])));

const readTrigger = ({ text, conditions }: TrimmedMove['trigger']): Trigger => ({
	text,
	conditions: conditions.map(readCondition),
});

const readCondition = ({ text, method, roll_options }: TrimmedCondition): TriggerCondition => ({
	...(text && { text }),
	method: method ?? 'no_roll',
	roll_options: (roll_options ?? []).flatMap(readRollOption),
});

/** Options that only make sense in an asset's own text are left out. */
function readRollOption(option: DataswornOption): RollOption[] {
	if ('stat' in option) return [{ using: 'stat', stat: option.stat }];
	if ('condition_meter' in option) return [{ using: 'condition_meter', condition_meter: option.condition_meter }];
	if ('control' in option) return [{ using: 'asset_control', control: option.control, of: ownerOf(option) }];
	if ('value' in option) return [{ using: 'custom', label: option.label, value: option.value }];
	if ('option' in option) return [];
	if (option.using === 'progress_track') return [{ using: 'progress_track' }];
	return [{ using: 'special_track', special_track: option.using }];
}

/**
 * Decides whose meter it is by the assets named; without any, health is a companion's and everything else the
 * vehicle's.
 */
function ownerOf({ control, assets }: { control: string; assets?: readonly string[] | null }): 'companion' | 'vehicle' {
	const named = assets?.length ? assets.some(id => id.includes('/companion/')) : control === 'health';
	return named ? 'companion' : 'vehicle';
}

export const readTable = ({ _id, name, dice, oracle_type, rows }: TrimmedTable): MoveTable => ({
	_id,
	name,
	...(oracle_type === 'column_text' && { column: name.toLowerCase() }),
	sides: sidesOf(dice),
	rows: rows.map(readTableRow),
});

function readTableRow({ roll, text, oracle_rolls }: TrimmedRow): TableRow {
	const again = oracle_rolls?.[0];
	return {
		min: roll?.min ?? null,
		max: roll?.max ?? null,
		text,
		...(again && { rolls: again.number_of_rolls, duplicates: again.duplicates }),
	};
}

/** Number of sides: 100 for "1d100". */
const sidesOf = (dice: string): number => Number(/d(\d+)/.exec(dice)?.[1]);
