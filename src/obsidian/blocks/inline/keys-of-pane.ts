import { Prec, type Extension, type EditorState } from '@codemirror/state';
import { EditorView, ViewPlugin, type ViewUpdate, keymap } from '@codemirror/view';
import { editorInfoField } from 'obsidian';
import { BACK, type CardKeys } from '../../components/card-keys';
import { isOn } from '../../components/event-target';
import { nextOpen } from '../../components/focus-next';
import { isComposing } from '../../components/is-composing';
import { takeEscape } from '../../components/take-escape';
import { showBelowCaret } from '../../editor/below-caret';
import { keepCaretInSight, viewAround } from '../../editor/focus-editor';
import { opening } from '../../editor/open-questions';
import { isVimNormal } from '../../editor/vim-mode';
import { answerLater, asksOthers, isAnswerToRoll, rolledBlocks } from './after-roll';
import { keyDoes, paneState, type Asked, type KeyDoes, type PaneState } from './pane-keys';
import type { SwornBlockAt } from '../../../journal/sworn-block/block-at';
import { readBlock } from '../../../journal/sworn-block/sworn-block';
import { swornBlocks } from '../../../journal/note-blocks/find-blocks';
import { chainFrom } from '../../../journal/note-blocks/insert-block';
import { paragraphOf } from '../../../journal/note-blocks/inline-paragraph';
import { emptyLineBelow } from '../../../journal/text/insert-lines';
import { isTrackBlock } from '../../../journal/track/track-block';
import { textOfDoc } from '../../editor/text-of-doc';

/** Enter at the end of a paragraph with a record begins the next one below the tracks and answers that stand right below it. */
function beginParagraph(view: EditorView): boolean {
	const text = textOfDoc(view.state.doc);
	const place = isVimNormal(view) ? undefined : endOfTracks(text, view.state);
	if (place === undefined) return false;
	const { change, cursor } = emptyLineBelow(text, place);
	view.dispatch({ changes: change, selection: { anchor: cursor }, userEvent: 'input', scrollIntoView: true });
	return true;
}

const nextParagraph: Extension = Prec.highest(keymap.of([{ key: 'Enter', run: beginParagraph }]));

/** A list or quote goes on with Enter. */
const GOES_ON = /^\s*(?:>|\||(?:[-*+]|\d{1,9}[.)])\s)/;

/** Where the last track or answer ends that stands right below the paragraph that the caret is at the end of. */
function endOfTracks(text: string, { selection: { main, ranges }, readOnly }: EditorState): number | undefined {
	const { head, empty } = main;
	const isMove = ({ form, body }: SwornBlockAt) => form === 'line' && !isTrackBlock(body);
	const record = swornBlocks(text)
		.filter(block => block.fenceTo <= head && isMove(block))
		.at(-1);
	if (!record || readOnly || !empty || ranges.length > 1) return undefined;
	const { from, to } = paragraphOf(text, record);
	if (head > to || text.slice(head, to).trim() !== '' || GOES_ON.test(text.slice(from, to))) return undefined;
	const below = chainFrom(text, record).filter(({ fenceFrom }) => fenceFrom > to);
	const other = below.findIndex(({ body }) => readBlock(body).entries[0]?.key === 'move');
	return below[(other < 0 ? below.length : other) - 1]?.fenceTo;
}

/** A card that may own the keys of its pane. */
interface KeyCard {
	readonly containerEl: HTMLElement;
	readonly keys: CardKeys;
	readonly form: 'block' | 'line';
	onAsked: () => void;
	answers: (rollsOn: boolean) => (() => void) | undefined;
	register(end: () => void): void;
}

/** The class of a card of the record that owns the keys, and of those that it has led to. */
export const AFTER_ROLL = 'is-after-roll';

const PANEL = '.sworn-line-card:not(.is-strip)';

/** The class of an editor while a panel stands in it. */
const HOLDS = 'sworn-holds';

const CARD_BUTTON = '.sworn-block button, .sworn-block button *';
const FIELD = 'input, textarea, select, [contenteditable="true"]';

/**
 * Gives the keys of a pane to the card of the record that was rolled last or whose token was pressed. It listens on the
 * pane, so that a cap that is drawn works wherever the focus is in it.
 */
class PaneKeys {
	private readonly cards = new Map<KeyCard, () => number | undefined>();
	private owner: KeyCard | undefined;
	private pane: HTMLElement | undefined;
	private listening = new AbortController();
	private isDue = false;
	/** Whether an answer is being carried out that rolls on; what is asked in between has its answer already. */
	private isRollingOn = false;
	/** What was asked before a card was answered, and nothing as a panel opens; until the next key or press. */
	private asked: CardKeys['asking'] | 'nothing' | undefined;
	/** Where the record begins whose panels were measured, and how far below the top of its paragraph the lowest of them ended. */
	private lowest: { readonly record: number | undefined; readonly end: number } = { record: undefined, end: 0 };

	constructor(private readonly view: EditorView) {}

	/** `placeOf` tells where the record of the card begins. */
	add(card: KeyCard, placeOf: () => number | undefined): void {
		if (!this.cards.has(card)) card.register(() => this.remove(card));
		this.cards.set(card, placeOf);
		card.keys.later = () => this.fold();
		card.answers = rollsOn => this.answers(card, rollsOn);
		card.onAsked = () => this.settleSoon();
		this.settleSoon();
	}

	private remove(card: KeyCard): void {
		this.cards.delete(card);
		if (this.owner === card) this.settleSoon();
	}

	update({ startState, state }: ViewUpdate): void {
		if (!asksOthers(startState, state)) return;
		const record = rolledBlocks(state)[0]?.fenceFrom;
		if (record !== this.lowest.record) {
			this.asked = 'nothing';
			this.lowest = { record, end: 0 };
			this.keepHeight(0);
		}
		this.settleSoon();
	}

	destroy(): void {
		this.view.scrollDOM.style.removeProperty('--sworn-chain');
		this.view.scrollDOM.removeClass(HOLDS);
		this.listenOn(undefined);
	}

	/** What the cards of the pane ask, or whether one is a panel, may have changed. */
	settleSoon(): void {
		if (this.isDue) return;
		this.isDue = true;
		void Promise.resolve().then(() => {
			this.isDue = false;
			this.settle();
		});
	}

	/** The caps are drawn on the last card that asks something, of the record and of those that it has led to. */
	private settle(): void {
		const { view } = this;
		this.listenOn(viewAroundEditor(view)?.containerEl ?? view.dom);
		const before = this.owner;
		const chain = rolledBlocks(view.state).map(({ fenceFrom }) => fenceFrom);
		const placed = [...this.cards].map(([card, placeOf]) => ({ card, at: chain.indexOf(placeOf() ?? -1) }));
		for (const { card, at } of placed) if (card.form === 'block') card.containerEl.toggleClass(AFTER_ROLL, at >= 0);
		const asked = placed.filter(({ at, card }) => at >= 0 && card.containerEl.isConnected);
		asked.sort((one, other) => one.at - other.at);
		this.owner = ownerOf(asked.map(({ card }) => card));
		// one panel at a time: of a chain, the one that is answered now
		for (const { card, at } of placed) {
			if (card.form !== 'line') continue;
			const panel = card.containerEl.closest('.sworn-line-card');
			panel?.toggleClass('is-waiting', at >= 0 && card !== this.owner);
			panel?.toggleClass('is-led-to', at > 0);
		}
		this.holdTokens();
		const given = this.isInField ? 'keys' : 'caps';
		for (const [card] of this.cards) card.keys.give(card === this.owner ? given : 'nothing');
		const { owner } = this;
		if (owner) this.measure(owner);
		if (owner && this.asksOn(owner)) this.lead(owner);
		// a panel is shown where it opens or grows; a row of text above it that moves it does not scroll the note
		if (owner && owner !== before && !owner.containerEl.closest(PANEL)) this.showStrip(owner);
	}

	/** While a panel asks, no token takes more room than the roll did. */
	private holdTokens(): void {
		const { owner, view } = this;
		const isHolding = Boolean(owner?.containerEl.closest(PANEL));
		if (view.scrollDOM.hasClass(HOLDS) === isHolding) return;
		view.scrollDOM.toggleClass(HOLDS, isHolding);
		view.requestMeasure();
	}

	private asksOn({ keys: { asked, asking } }: KeyCard): boolean {
		return !this.isRollingOn && asked.isDue && this.asked !== undefined && this.asked !== asking;
	}

	/** A roll, a press or an answer that leads to a form leads into it, unless the player types or has left. */
	private lead({ containerEl }: KeyCard): void {
		this.asked = undefined;
		const { focused, pane, view } = this;
		const isElsewhere = focused !== null && focused !== view.dom.doc.body && !pane?.contains(focused);
		const next = isElsewhere ? undefined : nextOpen(containerEl);
		if (next && isOn(next, FIELD)) next.focus();
	}

	/** Scrolls by what the panel or strip lacks to be in sight, and no further; below a long paragraph that is all that is. */
	private show({ containerEl }: KeyCard): void {
		showBelowCaret(this.view, () => (containerEl.closest(PANEL) ?? containerEl).getBoundingClientRect());
	}

	/** A strip stands below the tracks that its move has written, and below the line of the caret. */
	private showStrip(card: KeyCard): void {
		const { view } = this;
		const strip = card.containerEl.closest<HTMLElement>('.is-strip');
		const last = rolledBlocks(view.state).at(-1);
		if (!strip || !last) return;
		const end = Math.max(last.fenceTo, view.state.selection.main.head);
		view.requestMeasure({
			read: () => view.documentTop + view.lineBlockAt(end).bottom - strip.getBoundingClientRect().top,
			write: below => {
				strip.style.setProperty('--sworn-below', `${Math.max(0, below)}px`);
				this.show(card);
			},
		});
	}

	/**
	 * A panel ends where the lowest that its record had so far ended, so that nothing moves between two answers, also where
	 * a row of text was written above it. One that needs more room is shown.
	 */
	private measure(card: KeyCard): void {
		const { view } = this;
		const panel = card.containerEl.closest<HTMLElement>(PANEL);
		const { record } = this.lowest;
		if (!panel || record === undefined) return;
		view.requestMeasure({
			read: () => view.documentTop + view.lineBlockAt(Math.min(record, view.state.doc.length)).top,
			write: paragraph => {
				const { end } = this.lowest;
				if (record !== this.lowest.record) return;
				this.keepHeight(Math.max(0, paragraph + end - panel.getBoundingClientRect().top));
				const drawn = panel.getBoundingClientRect().bottom - paragraph;
				// measured twice in one frame, it is shown once
				if (drawn < end + 1) return;
				this.lowest = { record, end: drawn };
				this.keepHeight(panel.offsetHeight);
				this.show(card);
			},
		});
	}

	private keepHeight(height: number): void {
		this.view.scrollDOM.style.setProperty('--sworn-chain', `${height}px`);
	}

	private listenOn(pane: HTMLElement | undefined): void {
		if (this.pane === pane) return;
		this.listening.abort();
		this.listening = new AbortController();
		const { signal } = this.listening;
		pane?.addEventListener('keydown', this.onKey, { capture: true, signal });
		pane?.addEventListener('mousedown', this.onPointer, { capture: true, signal });
		pane?.addEventListener('click', this.onClick, { capture: true, signal });
		for (const type of ['focusin', 'focusout']) pane?.addEventListener(type, this.onFocus, { signal });
		this.pane = pane;
	}

	private get focused(): Element | null {
		return this.view.dom.doc.activeElement;
	}

	private get isInField(): boolean {
		const { focused } = this;
		return focused !== this.view.contentDOM && isOn(focused, FIELD) && (this.pane?.contains(focused) ?? false);
	}

	private get state(): PaneState {
		const { owner, isInField, view } = this;
		return paneState({ asked: owner?.keys.asked, isInField, isVimNormal: isVimNormal(view) });
	}

	private readonly onFocus = (): void => this.settleSoon();

	/** A press on a card leaves the focus, and the keyboard of a phone, as they are. */
	private readonly onPointer = (event: MouseEvent): void => {
		this.asked = undefined;
		if (isOn(event.target, CARD_BUTTON)) event.preventDefault();
	};

	private readonly onKey = (event: KeyboardEvent): void => {
		const { key, ctrlKey, altKey, metaKey, shiftKey } = event;
		this.asked = undefined;
		if (event.defaultPrevented || isComposing(event) || ctrlKey || metaKey) return;
		const { owner, state, focused, view } = this;
		// Esc in a field leads back to the text, where the panel stands
		if (state.form === 'field' && owner?.containerEl.contains(focused) && takeEscape(event)) view.focus();
		if (!owner || state.form === 'field' || state.form === 'writing') return;
		const isLeadIn = altKey && key === 'Enter';
		if ((altKey || shiftKey) && !isLeadIn) return;
		const isOnButton = isOn(focused, 'button, [role="button"], a');
		if (isOnButton && ['Enter', ' ', 'Tab'].includes(key)) return;
		if (isLeadIn) owner.containerEl.querySelector('button')?.focus();
		else if (!this.does(keyDoes(state, key), owner)) {
			if (isOnButton && key.length === 1) view.focus();
			return;
		}
		event.preventDefault();
		event.stopPropagation();
	};

	/** After an answer of the roll the caret is in the text, unless the answer leads to a form. */
	private answers({ containerEl, keys }: KeyCard, rollsOn: boolean): (() => void) | undefined {
		if (!containerEl.closest(`.${AFTER_ROLL}`)) return undefined;
		this.asked = keys.asking;
		this.isRollingOn = rollsOn;
		this.view.focus();
		return () => {
			this.isRollingOn = false;
			this.settleSoon();
		};
	}

	/** Returns false for what is text. */
	private does(what: KeyDoes, { keys }: KeyCard): boolean {
		if (what === 'text') return false;
		if (what === 'fold') keys.press(BACK) || this.fold();
		else if (what !== 'nothing') return keys.press(what) || typeof what === 'number';
		return true;
	}

	private fold(): void {
		this.view.dispatch({ effects: answerLater.of(null) });
		this.view.focus();
	}

	/** Before a button of a panel is pressed, the caret goes into the text, behind the token. */
	private readonly onClick = ({ target }: MouseEvent): void => {
		if (!isOn(target, CARD_BUTTON)) return;
		const { view } = this;
		const pressed = [...this.cards].find(([card]) => card.containerEl.contains(target as Node));
		const place = pressed?.[0].form === 'line' ? pressed[1]() : undefined;
		if (place === undefined) return;
		if (!rolledBlocks(view.state).some(({ fenceFrom }) => fenceFrom === place))
			view.dispatch(opening(view.state, place));
		this.asked = undefined;
		if (!this.isInField) view.focus();
	};
}

/** The last card that must be answered by a choice, else by its roll, else the last that offers a choice. */
function ownerOf(chain: readonly KeyCard[]): KeyCard | undefined {
	const lastWith = (asks: (asked: Asked) => boolean) => chain.filter(({ keys }) => asks(keys.asked)).at(-1);
	return (
		lastWith(({ isDue, choices }) => isDue && choices > 0) ??
		lastWith(({ hasMain }) => hasMain) ??
		lastWith(({ choices }) => choices > 0) ??
		chain.at(-1)
	);
}

/**
 * What a choice writes above the caret may be taller than what it replaces, and is drawn later. While a panel asks on,
 * the note stays where the player has scrolled it to.
 */
const followCaret = EditorView.updateListener.of(({ view, transactions }) => {
	const note = transactions.some(isAnswerToRoll) && viewAroundEditor(view);
	if (note) keepCaretInSight(note, () => !hasPanel(view));
});

/** Whether a panel is drawn; a folded one has no height. */
const hasPanel = ({ dom }: EditorView): boolean =>
	[...dom.querySelectorAll<HTMLElement>(PANEL)].some(({ offsetHeight }) => offsetHeight > 0);

function viewAroundEditor({ state, dom }: EditorView): ReturnType<typeof viewAround> {
	const app = state.field(editorInfoField, false)?.app;
	return app && viewAround(app, dom);
}

export const paneKeys = ViewPlugin.fromClass(PaneKeys);

export const keysOfPane: Extension = [paneKeys, followCaret, nextParagraph];
