import type { EditorView } from '@codemirror/view';

/** What is shown below the line of the caret, on the screen; what stays in sight is that line, unless `top` says more. */
interface Below {
	readonly top?: number;
	readonly bottom: number;
}

/** How much of something below the line of the caret is out of sight, in pixels, and may be scrolled to. */
function hiddenBelowCaret(view: EditorView, { top = -Infinity, bottom }: Below): number {
	const caret = view.coordsAtPos(view.state.selection.main.head);
	const hidden = bottom - bottomInSight(view);
	return caret ? Math.min(hidden, Math.max(top, caret.top) - view.scrollDOM.getBoundingClientRect().top) : 0;
}

/** Where the part of an editor that can be seen ends, above the keyboard of a phone. */
export function bottomInSight({ scrollDOM, dom }: EditorView): number {
	const sight = dom.win.visualViewport;
	return Math.min(scrollDOM.getBoundingClientRect().bottom, sight ? sight.offsetTop + sight.height : Infinity);
}

/** An editor that is scrolled to within 4 px of its end stays at its end, and scrolls with each row that is added. */
const OFF_END = 8;

/** The note reaches as far down as it does now, so that it does not scroll back when what was shown has gone. */
function keepRoom({ scrollDOM, contentDOM }: EditorView): void {
	const room = scrollDOM.getBoundingClientRect().bottom - contentDOM.getBoundingClientRect().top + OFF_END;
	scrollDOM.style.setProperty('--sworn-room', `${room}px`);
	scrollDOM.classList.add('sworn-has-room');
}

/** Scrolls until what stands there can be seen whole. */
export function showBelowCaret(view: EditorView, below: () => Below, then: () => void = () => {}): void {
	view.requestMeasure({
		read: () => hiddenBelowCaret(view, below()),
		write: hidden => {
			if (hidden <= 0) return;
			view.scrollDOM.scrollTop += hidden;
			keepRoom(view);
			view.dom.win.requestAnimationFrame(then);
		},
	});
}
