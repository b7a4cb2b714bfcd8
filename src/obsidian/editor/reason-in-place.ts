import { StateEffect, StateField } from '@codemirror/state';
import { Decoration, EditorView, ViewPlugin, WidgetType, type DecorationSet } from '@codemirror/view';
import { LONG_NOTICE } from '../components/long-notice';
import { bottomInSight } from './below-caret';

const shown = StateEffect.define<{ readonly at: number; readonly words: string }>();
const left = StateEffect.define();

/** The reason why an action was refused, where its text would stand. It is in no document and in no undo history. */
const reasons = StateField.define<DecorationSet>({
	create: () => Decoration.none,
	update: (standing, { changes, effects }) =>
		effects.reduce((now, effect) => {
			if (effect.is(left)) return Decoration.none;
			if (!effect.is(shown)) return now;
			const { at, words } = effect.value;
			return Decoration.set(Decoration.widget({ widget: new Reason(words), side: 1 }).range(at));
		}, standing.map(changes)),
	provide: field => EditorView.decorations.from(field),
});

class Reason extends WidgetType {
	constructor(private readonly words: string) {
		super();
	}

	override toDOM(): HTMLElement {
		return createSpan({ cls: 'sworn-refusal', text: this.words, attr: { role: 'status' } });
	}
}

/** A click, not the press that begins it: the button under a finger must not move. */
const READ_BY_THEN = ['keydown', 'click'] as const;

/** Takes a reason away with the next key or press, and after a while. */
const takingAway = ViewPlugin.define(view => {
	let stop = () => {};
	const leave = () => {
		stop();
		view.dispatch({ effects: left.of(null) });
	};
	const wait = () => {
		stop();
		const { win } = view.dom;
		const timer = win.setTimeout(leave, LONG_NOTICE);
		for (const event of READ_BY_THEN) win.addEventListener(event, leave, { capture: true });
		stop = () => {
			win.clearTimeout(timer);
			for (const event of READ_BY_THEN) win.removeEventListener(event, leave, { capture: true });
		};
	};
	return {
		update({ transactions }) {
			if (transactions.some(({ effects }) => effects.some(effect => effect.is(shown)))) wait();
		},
		destroy: () => stop(),
	};
});

export const reasonsInPlace = [reasons, takingAway];

/** Shows a reason at an offset; false if that is out of sight. */
export function showReason(view: EditorView, at: number, words: string): boolean {
	if (!isInSight(view, at)) return false;
	view.dispatch({ effects: shown.of({ at, words }) });
	return true;
}

function isInSight(view: EditorView, at: number): boolean {
	const { from, to } = view.viewport;
	if (at < from || at > to) return false;
	const place = view.coordsAtPos(at);
	const isOut = place && (place.bottom < view.scrollDOM.getBoundingClientRect().top || place.top > bottomInSight(view));
	return isOut !== true;
}
