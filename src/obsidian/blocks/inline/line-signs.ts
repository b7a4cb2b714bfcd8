import type { EditorView } from '@codemirror/view';
import type { CardState } from './line-card';

const SIGNS = { must: 'is-due', may: 'is-offered' } as const;

/** Marks a line whose card is closed while an answer is due or an option is offered. */
export function setSign(el: HTMLElement, { isOpen, waiting }: CardState): void {
	for (const [kind, name] of Object.entries(SIGNS)) el.toggleClass(name, !isOpen && waiting === kind);
}

/** The card states per editor, by the body of the record. */
const states = new WeakMap<EditorView, Map<string, CardState>>();
/** The elements that show a record's sign, with the body of the record. */
const signed = new WeakMap<Element, string>();

const NOTHING: CardState = { isOpen: false, waiting: 'nothing' };

/** In an editor, a line and its card are separate widgets. `el` is the element that shows the sign. */
export function addSign(view: EditorView, el: HTMLElement, body: string): void {
	signed.set(el, body);
	setSign(el, states.get(view)?.get(body) ?? NOTHING);
}

/** Stores the state of a card and updates the sign of its line. */
export function updateSign(view: EditorView, body: string, state: CardState): void {
	const all = states.get(view) ?? new Map<string, CardState>();
	const { isOpen, waiting } = all.get(body) ?? NOTHING;
	if (isOpen === state.isOpen && waiting === state.waiting) return;
	states.set(view, all.set(body, state));
	for (const el of view.contentDOM.querySelectorAll<HTMLElement>('.sworn-inline-card'))
		if (signed.get(el) === body) setSign(el, state);
}
