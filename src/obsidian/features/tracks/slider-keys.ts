/** A value that is set by keys: from 0 to `max`, in steps of 1, or of a page. */
interface Slid {
	readonly value: number;
	readonly max: number;
	readonly page: number;
}

const STEPS: Readonly<Record<string, 1 | -1>> = { ArrowRight: 1, ArrowUp: 1, ArrowLeft: -1, ArrowDown: -1 };
const PAGES: Readonly<Record<string, 1 | -1>> = { PageUp: 1, PageDown: -1 };

/** Where a key takes the value; undefined for keys that are not about it. Shift makes an arrow go by a page. */
export function valueAfterKey(key: string, isShift: boolean, { value, max, page }: Slid): number | undefined {
	if (key === 'Home') return 0;
	if (key === 'End') return max;
	const step = STEPS[key];
	const by = step === undefined ? (PAGES[key] ?? 0) * page : step * (isShift ? page : 1);
	return by === 0 ? undefined : Math.min(max, Math.max(0, value + by));
}

/** A press on a part fills up to its end; on the last filled part, it empties that part again. Parts count from 1. */
export function valueAfterPress(part: number, size: number, value: number): number {
	const end = part * size;
	return value === end ? end - size : end;
}
