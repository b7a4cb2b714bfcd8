import { Component, Platform } from 'obsidian';
import type { JSX } from 'preact';
import type { JournalActions } from '../../services/journal-actions';
import { recordOfElement } from '../../components/record-elements';
import type { Side } from './hover-popover';
import { HoverPopover } from './hover-popover';
import { MoveDetails } from './move-details';
import type { Rect } from './name-under';
import { RecordDetails } from './record-popover';
import { isComposing } from '../../components/is-composing';
import { isIn, moveUnder } from './name-under';
import { markButton } from './mark-button';

/** How long the pointer must rest before the text appears, and may leave before it disappears, in milliseconds. */
const RESTS = 300;
const AWAY = 200;

/** A record whose card is closed, as an element that can be pressed or only looked at. */
const RECORD = '.sworn-inline, .sworn-line-press';

/**
 * Shows what a record stands for while the pointer or the focus rests on it, a button at the end of a track, and the text
 * of a move while the pointer rests on its name, the same as *Full text* on a card.
 */
export class MoveHover extends Component {
	private timer = 0;
	private readonly heard = new WeakSet<Document>();
	private shown: { readonly place: Rect; readonly popover: HoverPopover } | undefined;

	constructor(private readonly actions: JournalActions) {
		super();
	}

	override onload(): void {
		if (Platform.isMobile) return;
		const { workspace } = this.actions.app;
		this.listenIn(document);
		// a window that was open before is not told
		workspace.onLayoutReady(() => workspace.iterateAllLeaves(leaf => this.listenIn(leaf.getContainer().doc)));
		this.registerEvent(workspace.on('window-open', (_, { document }) => this.listenIn(document)));
		for (const ref of [
			workspace.on('active-leaf-change', () => this.hide()),
			workspace.on('layout-change', () => this.hide()),
		])
			this.registerEvent(ref);
		this.register(() => this.hide());
	}

	private listenIn(doc: Document): void {
		if (this.heard.has(doc)) return;
		this.heard.add(doc);
		this.registerDomEvent(doc, 'pointermove', event => this.moved(doc, event));
		this.registerDomEvent(doc, 'mouseleave', () => this.hideSoon());
		this.registerDomEvent(doc, 'pointerdown', event => this.unlessInside(event.target), true);
		this.registerDomEvent(doc, 'scroll', event => this.unlessInside(event.target), true);
		this.registerDomEvent(doc, 'contextmenu', event => this.unlessInside(event.target), true);
		this.registerDomEvent(doc, 'keydown', event => this.pressed(event), true);
		this.registerDomEvent(doc, 'focusin', ({ target }) => this.focused(doc, target));
		this.registerDomEvent(doc, 'focusout', () => this.hide());
		// a press opens the card, which says the same
		this.registerDomEvent(doc, 'click', ({ target }) => this.unlessInside(target));
	}

	private moved(doc: Document, { target, clientX: x, clientY: y, pointerType, buttons }: PointerEvent): void {
		const { settings } = this.actions;
		if (pointerType === 'touch' || !settings.hoverText) return;
		window.clearTimeout(this.timer);
		const { shown } = this;
		if (shown && (isIn(shown.place, x, y) || isIn(shown.popover.place, x, y))) return;
		if (shown) this.hideSoon();
		else if (buttons === 0 && target !== null)
			this.timer = window.setTimeout(() => this.show(doc, target as Element, x, y), RESTS);
	}

	private show(doc: Document, target: Element, x: number, y: number): void {
		if (!target.isConnected || this.showRecord(doc, target)) return;
		const under = moveUnder(this.actions, { target, x, y });
		if (under) this.open(MoveDetails({ app: this.actions.app, under }), under.place, doc);
	}

	/** Whether there is a record, which an open card shows in full already. */
	private showRecord(doc: Document, target: Element): boolean {
		const el = target.closest(RECORD);
		const told = el?.getAttribute('aria-expanded') === 'true' ? undefined : el && recordOfElement(el);
		if (!el || !told || told.token.call !== undefined) return false;
		const { body, token } = told;
		const { track } = token;
		if (track && !el.closest('.is-mark')) {
			const button = markButton(this.actions, el, { track, body }, () => this.hide());
			if (button) this.open(button, el.getBoundingClientRect(), doc, 'end');
			return true;
		}
		this.open(RecordDetails({ told }), el.getBoundingClientRect(), doc);
		return true;
	}

	private open(content: JSX.Element, place: Rect, doc: Document, side: Side = 'below'): void {
		this.hide();
		this.shown = { place, popover: new HoverPopover(content, place, doc, side) };
	}

	/** The keyboard has no pointer that rests, so a record that gets the focus by it is shown at once. */
	private focused(doc: Document, target: EventTarget | null): void {
		const el = target as Element | null;
		if (!el?.matches(RECORD)) return;
		if (el.matches(':focus-visible')) this.showRecord(doc, el);
	}

	private hideSoon(): void {
		window.clearTimeout(this.timer);
		this.timer = window.setTimeout(() => this.hide(), AWAY);
	}

	private hide(): void {
		window.clearTimeout(this.timer);
		this.shown?.popover.remove();
		this.shown = undefined;
	}

	private unlessInside(target: EventTarget | null): void {
		if (!this.shown?.popover.el.contains(target as Node | null)) this.hide();
	}

	/** Escape closes only the popover. Typing also closes it, but key combinations such as Ctrl+C do not. */
	private pressed(event: KeyboardEvent): void {
		const isShown = this.shown !== undefined;
		if (event.ctrlKey || event.metaKey) return;
		this.hide();
		if (!isShown || event.key !== 'Escape' || isComposing(event)) return;
		event.preventDefault();
		event.stopPropagation();
	}
}
