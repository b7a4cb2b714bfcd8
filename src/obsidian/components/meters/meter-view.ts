import { t } from '../../../i18n/translate';

/** A meter for display: its value, its limits, and why it cannot rise or fall. */
export interface MeterView {
	readonly name: string;
	readonly value: number;
	readonly min: number;
	readonly max: number;
	/** Why it cannot rise: "not while wounded", "at its maximum". */
	readonly noRise?: string;
	readonly noFall?: string;
	/** Set if the note's value cannot be read, so that `value` is only what the rules begin with. */
	readonly isUnread?: true;
}

export interface MomentumView extends MeterView {
	/** Its value after momentum is burned. */
	readonly reset: number;
}

/** Stands for a value that cannot be read. */
export const UNKNOWN = '?';

/** A meter whose value in the note cannot be read: it is shown as unknown and stays as it is. */
export function unreadMeter<View extends MeterView>(view: View): View {
	const why = t('cannot be read');
	return { ...view, noRise: why, noFall: why, isUnread: true };
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
