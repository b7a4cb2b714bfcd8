import type { Move, RollOption, Trigger, TriggerCondition } from '../move';
import { OUTCOMES } from '../outcome';
import { readTable } from './read-table';
import type { DataswornOption, TrimmedCondition, TrimmedMove } from './trimmed';

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
	page: move._source?.page,
	...(move.tracks && { track_category: move.tracks.category }),
	...(move.replaces?.length && { replaces: move.replaces }),
});

/** From the best to the worst, however the file has them. */
const inOrder = (given: Move['outcomes']): Move['outcomes'] =>
	Object.fromEntries(OUTCOMES.flatMap(outcome => (given[outcome] ? [[outcome, given[outcome]]] : [])));

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
export function readOption(option: DataswornOption): RollOption[] {
	if ('stat' in option) return [{ using: 'stat', stat: option.stat }];
	if ('condition_meter' in option) return [{ using: 'condition_meter', condition_meter: option.condition_meter }];
	if ('control' in option) return [{ using: 'asset_control', control: option.control, of: ownerOf(option) }];
	if ('value' in option) return [{ using: 'custom', label: option.label, value: option.value }];
	if ('option' in option) return [];
	if (option.using === 'progress_track') return [{ using: 'progress_track' }];
	return [{ using: 'special_track', special_track: option.using }];
}

/** The assets that are named settle whose meter it is; where none is, health is a companion's and all else the vehicle's. */
function ownerOf({ control, assets }: { control: string; assets?: readonly string[] | null }): 'companion' | 'vehicle' {
	const named = assets?.length ? assets.some(id => id.includes('/companion/')) : control === 'health';
	return named ? 'companion' : 'vehicle';
}
