import { StateEffect, StateField, type EditorState } from '@codemirror/state';
import type { EditorView } from '@codemirror/view';

/** Stands for an offset in the text of an editor. */
type Mark = object;

const added = StateEffect.define<{ readonly mark: Mark; readonly at: number }>();
const removed = StateEffect.define<Mark>();

/** Offsets that move with each edit; what is typed at one comes behind it. */
export const trackedPlaces = StateField.define<ReadonlyMap<Mark, number>>({
	create: () => new Map(),
	update(places, { changes, effects }) {
		if (places.size === 0 && !effects.some(effect => effect.is(added))) return places;
		const moved = new Map([...places].map(([mark, at]) => [mark, changes.mapPos(at, -1)]));
		for (const effect of effects) {
			if (effect.is(added)) moved.set(effect.value.mark, effect.value.at);
			if (effect.is(removed)) moved.delete(effect.value);
		}
		return moved;
	},
});

/** An offset that is followed until it is released. */
interface TrackedPlace {
	/** Undefined if the editor shows another note by now. */
	readonly now: () => number | undefined;
	readonly release: () => void;
}

export function trackPlace(view: EditorView, at: number): TrackedPlace {
	const mark: Mark = {};
	const placeIn = (state: EditorState) => state.field(trackedPlaces).get(mark);
	view.dispatch({ effects: added.of({ mark, at }) });
	return {
		now: () => placeIn(view.state),
		release() {
			if (placeIn(view.state) !== undefined) view.dispatch({ effects: removed.of(mark) });
		},
	};
}
