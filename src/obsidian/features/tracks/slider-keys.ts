import { getOwn } from '../../../rules/collections';
/** A value changed by keys: from 0 to `max`, in steps of 1 or `page`. */
interface Slid {
	readonly value: number;
	readonly max: number;
	readonly page: number;
}

const STEPS: Readonly<Record<string, 1 | -1>> = { ArrowRight: 1, ArrowUp: 1, ArrowLeft: -1, ArrowDown: -1 };
const PAGES: Readonly<Record<string, 1 | -1>> = { PageUp: 1, PageDown: -1 };

/** The value after a key; undefined for other keys. With Shift, an arrow moves by a page. */
export function valueAfterKey(key: string, isShift: boolean, { value, max, page }: Slid): number | undefined {
	if (key === 'Home') return 0;
	if (key === 'End') return max;
	const step = getOwn(STEPS, key);
	const by = step === undefined ? (getOwn(PAGES, key) ?? 0) * page : step * (isShift ? page : 1);
	return by === 0 ? undefined : Math.min(max, Math.max(0, value + by));
}

/**
 * The value after a press on a part, counted from 1: it fills to the part's end, or if that is the current value,
 * empties the part.
 */
export function valueAfterPress(part: number, size: number, value: number): number {
	const end = part * size;
	return value === end ? end - size : end;
}
