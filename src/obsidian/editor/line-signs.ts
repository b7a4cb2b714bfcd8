import type { EditorView } from '@codemirror/view';
import type { CardState } from '../blocks/line-card';

const SIGNS = { must: 'is-due', may: 'is-offered' } as const;

/** Tells on a line what waits behind it while its card is closed: an answer that is due, or what is only offered. */
export function setSign(el: HTMLElement, { isOpen, waiting }: CardState): void {
	for (const [kind, name] of Object.entries(SIGNS)) el.toggleClass(name, !isOpen && waiting === kind);
}

/** What the cards of an editor have told, by the records that they are of. */
const told = new WeakMap<EditorView, Map<string, CardState>>();
/** What bears the sign of a record in an editor. */
const bearers = new WeakMap<Element, string>();

const NOTHING: CardState = { isOpen: false, waiting: 'nothing' };

/** The line of a record and its card are drawn apart in an editor: this one bears the sign. */
export function bearSign(view: EditorView, el: HTMLElement, body: string): void {
	bearers.set(el, body);
	setSign(el, told.get(view)?.get(body) ?? NOTHING);
}

/** What waits on a record in an editor now. */
export function tellSign(view: EditorView, body: string, state: CardState): void {
	const all = told.get(view) ?? new Map<string, CardState>();
	const { isOpen, waiting } = all.get(body) ?? NOTHING;
	if (isOpen === state.isOpen && waiting === state.waiting) return;
	told.set(view, all.set(body, state));
	for (const el of view.contentDOM.querySelectorAll<HTMLElement>('.sworn-inline-card'))
		if (bearers.get(el) === body) setSign(el, state);
}
