import { StateEffect, StateField } from '@codemirror/state';
import type { InlineLine } from '../../../journal/inline/inline-line';
import { bodyOfInline } from '../../../journal/inline/inline-line';

/** Toggles whether a line is open, by its key. */
export const toggleLine = StateEffect.define<string>();

/** Dispatched when the display mode of records may have changed. */
export const looksChanged = StateEffect.define<null>();

/** The keys of the lines that the player has toggled in an editor. */
export const toggledLines = StateField.define<ReadonlySet<string>>({
	create: () => new Set(),
	update: (toggled, { effects }) => effects.reduce(toggledBy, toggled),
});

function toggledBy(toggled: ReadonlySet<string>, effect: StateEffect<unknown>): ReadonlySet<string> {
	if (!effect.is(toggleLine)) return toggled;
	const others = [...toggled].filter(key => key !== effect.value);
	return new Set(toggled.has(effect.value) ? others : [...others, effect.value]);
}

/** The key of a line: the body of its record, or else its code. */
export const lineKey = (code: string, line: InlineLine): string => bodyOfInline(line) ?? code;
