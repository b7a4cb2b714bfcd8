import type { OfferedOption } from '../../../../play/roll/roll-options';

/** A roll option, with what the block, the sheet or the track provides for it. */
export interface RollOption extends OfferedOption {
	/** The track, if the option is one. */
	readonly track?: string;
	/** The ability that provides it, as named in the record. Rolling with the option uses the ability. */
	readonly ability?: string;
}
