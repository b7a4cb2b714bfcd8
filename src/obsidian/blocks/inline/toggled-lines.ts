import { StateEffect, StateField } from '@codemirror/state';

/** Toggles whether a line is open, by the key of its record. */
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
