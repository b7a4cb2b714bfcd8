import { t } from '../../../language/text';

/** A meter for display: its value, its limits, and why it cannot rise or fall. */
export interface MeterView {
	readonly name: string;
	readonly value: number;
	readonly min: number;
	readonly max: number;
	/** Why it cannot rise: "not while wounded", "at its maximum". */
	readonly noRise?: string;
	readonly noFall?: string;
}

export interface MomentumView extends MeterView {
	/** Its value after momentum is burned. */
	readonly reset: number;
}

/** `preventedBy` is the impact or asset condition that prevents the meter from rising. */
export function meterView(meter: Pick<MeterView, 'name' | 'value' | 'min' | 'max'>, preventedBy?: string): MeterView {
	const { value, min, max } = meter;
	const barrier = preventedBy === undefined ? undefined : t('not while {preventedBy}', { preventedBy });
	const noRise = barrier ?? (value >= max ? t('at its maximum') : undefined);
	return {
		...meter,
		...(noRise ? { noRise } : {}),
		...(value <= min ? { noFall: t('at its minimum') } : {}),
	};
}
