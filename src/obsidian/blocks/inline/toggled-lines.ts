import { StateEffect, StateField } from '@codemirror/state';
import type { InlineLine } from '../../../journal/inline/inline-line';
import { bodyOfInline } from '../../../journal/inline/inline-line';

/** Opens a line though nothing waits on it, and closes it. */
export const toggleLine = StateEffect.define<string>();

/** Records may render in another way from now on. */
export const looksChanged = StateEffect.define<null>();

/** What the player has opened or closed in an editor, by what it says. */
export const toggledLines = StateField.define<ReadonlySet<string>>({
	create: () => new Set(),
	update: (toggled, { effects }) => effects.reduce(toggledBy, toggled),
});

function toggledBy(toggled: ReadonlySet<string>, effect: StateEffect<unknown>): ReadonlySet<string> {
	if (!effect.is(toggleLine)) return toggled;
	const others = [...toggled].filter(key => key !== effect.value);
	return new Set(toggled.has(effect.value) ? others : [...others, effect.value]);
}

/** What identifies a line: its record, else its words. */
export const lineKey = (code: string, line: InlineLine): string => bodyOfInline(line) ?? code;
