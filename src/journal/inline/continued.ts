import type { Change, ValueChange } from '../../play/character/change';

/** Two changes as one: the value continues, or it is back where it began. */
type Continued = { readonly kind: 'one'; readonly change: Change } | { readonly kind: 'none' };

/**
 * What two changes in a row come to, when they are about the same value: `momentum 3 → 4` and `momentum 4 → 5` come to
 * `momentum 3 → 5`; back at 3 they come to none. Absent when they must stay apart.
 */
export function continued(before: Change, after: Change): Continued | undefined {
	if (before.target !== after.target || before.what !== after.what) return undefined;
	if (!isOfValue(before.note) || !isOfValue(after.note)) return undefined;
	if (before.kind === 'event')
		return after.kind === 'event' && OPPOSITE[before.event] === after.event ? { kind: 'none' } : undefined;
	return after.kind === 'value' ? goneOn(before, after) : undefined;
}

function goneOn(before: ValueChange, after: ValueChange): Continued | undefined {
	if (before.unit !== after.unit || before.to !== after.from) return undefined;
	if (before.from === after.to) return { kind: 'none' };
	return before.why === after.why ? { kind: 'one', change: { ...after, from: before.from } } : undefined;
}

const OPPOSITE: Partial<Record<string, string>> = {
	marked: 'cleared',
	cleared: 'marked',
	discarded: 'gained',
};

/** A limit belongs to the value that is at it; any other note, such as a roll, must not get lost. */
const isOfValue = (note: string | undefined): boolean => note === undefined || /^at its (?:max|min)imum$/.test(note);

/** Changes in the order they were made, each value once; those that came to nothing are left out. */
export const together = (changes: readonly Change[]): readonly Change[] =>
	changes.reduce<readonly Change[]>((earlier, change) => goOn(earlier, change) ?? [...earlier, change], []);

/** The changes with one more of a value that they have already; absent when they do not. */
export function goOn(earlier: readonly Change[], change: Change): readonly Change[] | undefined {
	for (let at = earlier.length - 1; at >= 0; at--) {
		const before = earlier[at];
		const both = before && continued(before, change);
		if (both) return earlier.flatMap((each, i) => (i !== at ? [each] : both.kind === 'one' ? [both.change] : []));
	}
	return undefined;
}
