import type { OfferedOption } from '../../../../play/roll/roll-options';
import type { MoveRecord } from '../../../../play/record/record';

/** A roll option, with what the block, the sheet or the track provides for it. */
export interface RollOption extends OfferedOption {
	/** The track, if the option is one. */
	readonly track?: string;
	/** The ability that provides it, as named in the record. Rolling with the option uses the ability. */
	readonly ability?: string;
}

/** Whether the block specifies this option completely. */
export const isNamedBy = ({ track, roll }: MoveRecord, option: RollOption): boolean =>
	option.track === undefined
		? option.name === roll?.option && option.value !== undefined && option.ability === undefined
		: option.track === track;
