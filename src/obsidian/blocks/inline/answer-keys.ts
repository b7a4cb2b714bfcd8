import type { Extension } from '@codemirror/state';
import { Prec } from '@codemirror/state';
import { EditorView, ViewPlugin } from '@codemirror/view';
import { editorInfoField, editorLivePreviewField } from 'obsidian';
import { isOn } from '../../components/event-target';
import { isComposing } from '../../components/is-composing';
import { showBelowCaret } from '../../editor/below-caret';
import { keepCaretInSight, viewAround } from '../../editor/focus-editor';
import { afterRoll, answerLater, isAnswerToRoll, rolledBlocks } from './after-roll';
import { AFTER_ROLL } from './line-cards-in-editor';

/** A button on a card that answers one of its questions. */
const CHOICE = '.sworn-choice:not([aria-disabled])';
/** The number key of a choice, which is shown on it. */
const KEY = 'data-key';
const MOST_KEYS = 9;
/** The class of a card with something to choose. */
const ASKING = 'is-asking';

/**
 * Right after a roll, the number keys answer what the record asks, and the caret stays where it is. Any other key is
 * typed as always, which leaves the questions for later.
 */
export const answerKeys: Extension = [
	ViewPlugin.fromClass(
		class {
			private readonly watcher = new MutationObserver(() => this.number());
			private seen: Element | undefined;

			constructor(private readonly view: EditorView) {
				this.watcher.observe(view.contentDOM, { childList: true, subtree: true });
				view.contentDOM.addEventListener('mousedown', keepFocus);
			}

			/** Numbers the choices of the last card, and brings it into view when it is new. */
			private number(): void {
				const last = numberChoices(this.view);
				if (last && last !== this.seen) showBelowCaret(this.view, () => last.getBoundingClientRect().bottom);
				this.seen = last;
			}

			destroy(): void {
				this.watcher.disconnect();
				this.view.contentDOM.removeEventListener('mousedown', keepFocus);
			}
		},
	),
	EditorView.updateListener.of(({ view, startState, state, transactions }) => {
		if (transactions.some(isAnswerToRoll)) followCaret(view);
		// a card in a block is not drawn again when its questions are left for later
		if (startState.field(afterRoll).at !== state.field(afterRoll).at) numberChoices(view);
	}),
	Prec.highest(EditorView.domEventHandlers({ keydown: (event, view) => answer(event, view) })),
];

/** A press on a card leaves the caret, and the keyboard of a phone, as they are. */
function keepFocus(event: MouseEvent): void {
	if (isOn(event.target, `.${AFTER_ROLL} button, .${AFTER_ROLL} button *`)) event.preventDefault();
}

/** Blocks that are not on one line are drawn by the app, so their cards are found where they stand. */
function markBlocks(view: EditorView): void {
	const rolled = rolledBlocks(view.state).filter(({ form }) => form === 'block');
	for (const el of view.contentDOM.querySelectorAll<HTMLElement>('.sworn-block')) {
		if (el.closest('.sworn-line-card')) continue;
		const at = rolled.length === 0 ? -1 : view.posAtDOM(el);
		const isRolled = rolled.some(({ fenceFrom, fenceTo }) => fenceFrom <= at && at <= fenceTo);
		if (el.hasClass(AFTER_ROLL) !== isRolled) el.toggleClass(AFTER_ROLL, isRolled);
	}
}

function numberChoices(view: EditorView): HTMLElement | undefined {
	const { state, contentDOM } = view;
	if (!(state.field(editorLivePreviewField, false) ?? false)) return undefined;
	markBlocks(view);
	const cards = [...contentDOM.querySelectorAll<HTMLElement>(`.${AFTER_ROLL}`)].filter(
		({ textContent }) => textContent !== '',
	);
	const last = cards.filter(card => card.querySelector(CHOICE)).at(-1) ?? cards.at(-1);
	const choices = [...(last?.querySelectorAll(CHOICE) ?? [])].slice(0, MOST_KEYS);
	for (const old of contentDOM.querySelectorAll(`[${KEY}]`)) if (!choices.includes(old)) old.removeAttribute(KEY);
	choices.forEach((choice, at) => {
		const key = String(at + 1);
		// CodeMirror measures again after each attribute that is set, which this watches
		if (choice.getAttribute(KEY) !== key) choice.setAttrs({ [KEY]: key, 'aria-keyshortcuts': key });
	});
	if (last && last.hasClass(ASKING) !== choices.length > 0) last.toggleClass(ASKING, choices.length > 0);
	return last;
}

function answer(event: KeyboardEvent, view: EditorView): boolean {
	const { key, ctrlKey, altKey, metaKey } = event;
	if (isComposing(event) || ctrlKey || altKey || metaKey || rolledBlocks(view.state).length === 0) return false;
	const card = numberChoices(view);
	if (!card) return false;
	if (key === 'Escape') {
		view.dispatch({ effects: answerLater.of(null) });
		return true;
	}
	const choice = /^[1-9]$/.test(key) ? card.querySelector<HTMLElement>(`[${KEY}="${key}"]`) : null;
	choice?.click();
	return choice !== null;
}

/** What a choice writes above the caret may be taller than what it replaces, and is drawn later. */
function followCaret({ state, dom }: EditorView): void {
	const app = state.field(editorInfoField, false)?.app;
	const note = app && viewAround(app, dom);
	if (note) keepCaretInSight(note);
}
