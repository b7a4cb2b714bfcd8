import { getOwn } from '../../rules/core/collections';
import type { Change, ValueChange } from '../../play/character/change';

/** Two changes combined: one change, or none if the value is back where it started. */
type Continued = { readonly kind: 'one'; readonly change: Change } | { readonly kind: 'none' };

/**
 * Combines two consecutive changes of the same value: `momentum 3 → 4` and `momentum 4 → 5` become `momentum 3 → 5`; a
 * return to 3 leaves none. `undefined` if they must stay separate.
 */
function mergeChange(before: Change, after: Change): Continued | undefined {
	if (before.target !== after.target || before.what !== after.what) return undefined;
	if (!isOfValue(before.note) || !isOfValue(after.note)) return undefined;
	if (before.kind === 'event')
		return after.kind === 'event' && getOwn(OPPOSITE, before.event) === after.event ? { kind: 'none' } : undefined;
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

/** A note about a limit may be dropped along with its value; any other note, such as a roll, must be kept. */
const isOfValue = (note: string | undefined): boolean => note === undefined || /^at its (?:max|min)imum$/.test(note);

/** Combines changes of the same value, in order; those that cancel out are left out. */
export const mergeChanges = (changes: readonly Change[]): readonly Change[] =>
	changes.reduce<readonly Change[]>(
		(earlier, change) => mergeIntoPrevious(earlier, change) ?? [...earlier, change],
		[],
	);

/** Combines a change with an earlier one of the same value; `undefined` if there is none. */
export function mergeIntoPrevious(earlier: readonly Change[], change: Change): readonly Change[] | undefined {
	for (let at = earlier.length - 1; at >= 0; at--) {
		const before = earlier[at];
		const both = before && mergeChange(before, change);
		if (both) return earlier.flatMap((each, i) => (i !== at ? [each] : both.kind === 'one' ? [both.change] : []));
	}
	return undefined;
}
