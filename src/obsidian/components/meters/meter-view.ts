import { t } from '../../../language/text';

/** A meter as it is shown: where it is, and why it goes no further. */
export interface MeterView {
	readonly name: string;
	readonly value: number;
	readonly min: number;
	readonly max: number;
	/** What keeps it from rising: "not while wounded". */
	readonly barrier?: string;
	/** Why it cannot rise: what keeps it, or "at its maximum". */
	readonly noRise?: string;
	readonly noFall?: string;
}

export interface MomentumView extends MeterView {
	/** Where it is after a burn. */
	readonly reset: number;
}

/** `preventedBy` is the impact or the condition of an asset that keeps the meter from rising. */
export function meterView(meter: Pick<MeterView, 'name' | 'value' | 'min' | 'max'>, preventedBy?: string): MeterView {
	const { value, min, max } = meter;
	const barrier = preventedBy === undefined ? undefined : t('not while {preventedBy}', { preventedBy });
	const noRise = barrier ?? (value >= max ? t('at its maximum') : undefined);
	return {
		...meter,
		...(barrier ? { barrier } : {}),
		...(noRise ? { noRise } : {}),
		...(value <= min ? { noFall: t('at its minimum') } : {}),
	};
}
