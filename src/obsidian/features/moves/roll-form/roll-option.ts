import type { OfferedOption } from '../../../../play/roll/roll-options';
import type { MoveRecord } from '../../../../play/record/record';

export type RollKind = 'action' | 'progress' | 'no_roll';

/** One way to roll, with what the block, the sheet or the track brings to it. */
export interface RollOption extends OfferedOption {
	/** The option is a track: its name. */
	readonly track?: string;
	/** The ability that adds it, as the record calls it: who rolls with it uses the ability. */
	readonly ability?: string;
}

/** The block names this option itself, with all that it needs. */
export const isNamedBy = ({ track, roll }: MoveRecord, option: RollOption): boolean =>
	option.track === undefined
		? option.name === roll?.option && option.value !== undefined && option.ability === undefined
		: option.track === track;
