import type { Datasworn } from '@datasworn/core';
import type { Move, MoveTable, RollOption, TableRow, Trigger, TriggerCondition } from './move';
import type { ConditionMeterRule, ImpactRule, Ruleset } from './ruleset';

/** The part of a Datasworn ruleset that is read here; a whole one fits as well. */
export interface TrimmedRuleset extends Pick<Datasworn.Ruleset, '_id' | 'title'> {
	readonly rules: {
		readonly stats: Record<string, object>;
		readonly condition_meters: Record<string, TrimmedMeter>;
		readonly impacts: Record<string, TrimmedImpacts>;
		readonly special_tracks: Record<string, object>;
	};
	readonly moves: Record<string, TrimmedCategory>;
}

type TrimmedMeter = Pick<Datasworn.ConditionMeterRule, 'min' | 'max' | 'value'>;
type TrimmedImpact = Pick<Datasworn.ImpactRule, 'label' | 'prevents_recovery' | 'permanent'>;

interface TrimmedImpacts extends Pick<Datasworn.ImpactCategory, 'label'> {
	readonly contents: Record<string, TrimmedImpact>;
}

interface TrimmedCategory extends Pick<Datasworn.MoveCategory, 'name'> {
	readonly contents: Record<string, TrimmedMove>;
}

/** The trigger and the outcomes differ by roll type in Datasworn; this is what they have in common. */
interface TrimmedMove extends Pick<Datasworn.Move, '_id' | 'name' | 'roll_type' | 'text' | 'allow_momentum_burn'> {
	readonly trigger: { readonly text: string; readonly conditions: readonly TrimmedCondition[] };
	readonly outcomes?: Move['outcomes'] | null;
	readonly oracles?: Record<string, TrimmedTable>;
	readonly _source?: { readonly page?: number };
}

interface TrimmedCondition {
	readonly text?: string;
	readonly method: string | null;
	readonly roll_options: readonly DataswornOption[] | null;
}

type DataswornOption = Datasworn.RollableValue | Datasworn.ProgressRollOption | SpecialTrackOption;

/** Datasworn names the track itself: `{ using: 'bonds_legacy' }`. */
type SpecialTrackOption = Datasworn.TriggerSpecialTrackConditionOption;

interface TrimmedTable extends Pick<Datasworn.EmbeddedOracleRollable, '_id' | 'name' | 'dice'> {
	readonly rows: readonly TrimmedRow[];
}

interface TrimmedRow extends Pick<Datasworn.OracleRollableRowText, 'text'> {
	readonly roll?: Datasworn.DiceRange | null;
	readonly oracle_rolls?: readonly Pick<Datasworn.OracleRoll, 'number_of_rolls'>[];
}

/** Reads a Datasworn ruleset, in the order of the book. Trusts the file: it is checked before it comes here. */
export function readDatasworn(json: TrimmedRuleset): Ruleset {
	return {
		_id: json._id,
		title: json.title,
		stats: Object.keys(json.rules.stats),
		condition_meters: Object.entries(json.rules.condition_meters).map(readMeter),
		impacts: Object.entries(json.rules.impacts).flatMap(readImpacts),
		special_tracks: Object.keys(json.rules.special_tracks),
		moves: Object.values(json.moves).flatMap(readCategory),
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

const readCategory = ({ name, contents }: TrimmedCategory): Move[] =>
	Object.values(contents).map(move => readMove(name, move));

const readMove = (category: string, move: TrimmedMove): Move => ({
	_id: move._id,
	name: move.name,
	category,
	roll_type: move.roll_type,
	trigger: readTrigger(move.trigger),
	text: move.text,
	outcomes: move.outcomes ?? {},
	tables: Object.values(move.oracles ?? {}).map(readTable),
	allow_momentum_burn: move.allow_momentum_burn,
	page: move._source?.page,
});

const readTrigger = ({ text, conditions }: TrimmedMove['trigger']): Trigger => ({
	text,
	conditions: conditions.map(readCondition),
});

const readCondition = ({ text, method, roll_options }: TrimmedCondition): TriggerCondition => ({
	...(text && { text }),
	method: method ?? 'no_roll',
	roll_options: (roll_options ?? []).flatMap(readOption),
});

/** Options that only stand inside an asset's own text have no place on a move, and are left out. */
function readOption(option: DataswornOption): RollOption[] {
	if ('stat' in option) return [{ using: 'stat', stat: option.stat }];
	if ('condition_meter' in option) return [{ using: 'condition_meter', condition_meter: option.condition_meter }];
	if ('control' in option)
		return [
			{ using: 'asset_control', control: option.control, of: option.control === 'health' ? 'companion' : 'vehicle' },
		];
	if ('value' in option) return [{ using: 'custom', label: option.label, value: option.value }];
	if ('option' in option) return [];
	if (option.using === 'progress_track') return [{ using: 'progress_track' }];
	return [{ using: 'special_track', special_track: option.using }];
}

const readTable = ({ _id, name, dice, rows }: TrimmedTable): MoveTable => ({
	_id,
	name,
	sides: sidesOf(dice),
	rows: rows.map(readRow),
});

const readRow = ({ roll, text, oracle_rolls }: TrimmedRow): TableRow => {
	const rolls = oracle_rolls?.[0]?.number_of_rolls;
	return { min: roll?.min ?? null, max: roll?.max ?? null, text, ...(rolls && { rolls }) };
};

/** "1d100" has 100 sides. */
const sidesOf = (dice: string): number => Number(/d(\d+)/.exec(dice)?.[1]);
