import { TICKS_PER_BOX } from '../../rules/core/rank';
import { isStaying, type ValueChange } from './change';
import { fullBoxes } from '../tracks/track';

/** Ticks in words: “2 boxes”, “3 ticks”, “2 boxes and 1 tick”. */
export function tickWords(ticks: number): string {
	const rest = ticks % TICKS_PER_BOX;
	if (rest === 0) return boxes(ticks);
	const left = rest === 1 ? '1 tick' : `${rest} ticks`;
	return fullBoxes(ticks) === 0 ? left : `${boxes(ticks)} and ${left}`;
}

const boxes = (ticks: number): string => (fullBoxes(ticks) === 1 ? '1 box' : `${fullBoxes(ticks)} boxes`);

/**
 * A change for display: records count ticks, “8 → 12 ticks”, while the page shows boxes, “2 → 3 boxes”. Ticks are shown
 * if they fill no box.
 */
export function inBoxes(change: ValueChange): ValueChange {
	const { unit, from, to, ...rest } = change;
	if (unit !== 'ticks' || typeof from !== 'number' || typeof to !== 'number' || from < 0 || to < 0) return change;
	if (Math.max(from, to) < TICKS_PER_BOX && to > 0) return change;
	const isWhole = from % TICKS_PER_BOX === 0 && to % TICKS_PER_BOX === 0 && !isStaying(change);
	return { ...rest, from: isWhole ? fullBoxes(from) : tickWords(from), to: tickWords(to) };
}
