import type { EditorView } from '@codemirror/view';
import { toldOf } from '../../components/told-records';
import { dueWord } from '../../components/token';
import type { CardState } from './line-card';

const SIGNS = { must: 'is-due', may: 'is-offered' } as const;
const DUE = '.sworn-token-due';

/** Marks a line whose card is closed while an answer is due or an option is offered. Only the former asks for it. */
export function setSign(el: HTMLElement, { isOpen, waiting }: CardState): void {
	for (const [kind, name] of Object.entries(SIGNS)) el.toggleClass(name, !isOpen && waiting === kind);
	const isDue = !isOpen && waiting === 'must';
	if (isDue === (el.querySelector(DUE) !== null)) return;
	const words = toldOf(el)?.words ?? '';
	el.setAttr('aria-label', isDue ? `${words}; ${dueWord()}` : words);
	if (isDue) el.createSpan({ cls: DUE.slice(1), text: dueWord() });
	else el.querySelector(DUE)?.remove();
}

/** The card states per editor, by the body of the record. */
const states = new WeakMap<EditorView, Map<string, CardState>>();
/** The elements that show a record's sign, with the body of the record. */
const signed = new WeakMap<Element, string>();

const NOTHING: CardState = { isOpen: false, waiting: 'nothing' };

/** In an editor, a line and its card are separate widgets. */
export function addSign(view: EditorView, el: HTMLElement, body: string): void {
	signed.set(el, body);
	showState(el, states.get(view)?.get(body) ?? NOTHING);
}

function showState(el: HTMLElement, state: CardState): void {
	setSign(el, state);
	el.setAttr('aria-expanded', state.isOpen);
}

/** Stores the state of a card and updates the sign of its line. */
export function updateSign(view: EditorView, body: string, state: CardState): void {
	const all = states.get(view) ?? new Map<string, CardState>();
	const { isOpen, waiting } = all.get(body) ?? NOTHING;
	if (isOpen === state.isOpen && waiting === state.waiting) return;
	states.set(view, all.set(body, state));
	for (const el of view.contentDOM.querySelectorAll<HTMLElement>('.sworn-inline'))
		if (signed.get(el) === body) showState(el, state);
}
