import type { EditorView } from '@codemirror/view';
import { nameRecord, recordOfElement } from '../../components/record-elements';
import { dueWord } from '../../components/summary-view';
import type { CardState } from './line-card';

const DUE = '.sworn-token-due';

/** Marks a line whose card is closed while an answer is due or an option is offered. Only the former asks for it. */
export function setSign(el: HTMLElement, { isOpen, waiting }: CardState): void {
	const isDue = !isOpen && waiting === 'must';
	el.toggleClass('is-due', isDue);
	el.toggleClass('is-offered', !isOpen && (waiting === 'may' || waiting === 'next'));
	if (isDue === (el.querySelector(DUE) !== null)) return;
	if (isDue) el.createSpan({ cls: DUE.slice(1), text: dueWord() });
	else el.querySelector(DUE)?.remove();
	nameRecord(el, recordOfElement(el)?.words ?? '');
}

/** The card states per editor, by the key of the record. */
const states = new WeakMap<EditorView, Map<string, CardState>>();
/** A record of which a line shows the sign, and whether the line opens its card, as it does unless only the story shows. */
interface Signed {
	readonly key: string;
	readonly opensCard: boolean;
}

const signed = new WeakMap<Element, Signed>();

const NOTHING: CardState = { isOpen: false, waiting: 'nothing' };

/** In an editor, a line and its card are separate widgets. */
export function addSign(view: EditorView, el: HTMLElement, of: Signed): void {
	signed.set(el, of);
	showState(el, of, states.get(view)?.get(of.key) ?? NOTHING);
}

function showState(el: HTMLElement, { opensCard }: Signed, state: CardState): void {
	setSign(el, state);
	if (opensCard) el.setAttr('aria-expanded', state.isOpen);
}

/** Stores the state of a card and updates the sign of its line. */
export function updateSign(view: EditorView, key: string, state: CardState): void {
	const all = states.get(view) ?? new Map<string, CardState>();
	const before = all.get(key) ?? NOTHING;
	if ((['isOpen', 'waiting'] as const).every(each => before[each] === state[each])) return;
	states.set(view, all.set(key, state));
	for (const el of view.contentDOM.querySelectorAll<HTMLElement>('.sworn-inline')) {
		const of = signed.get(el);
		if (of?.key === key) showState(el, of, state);
	}
}
