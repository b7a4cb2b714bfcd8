import { Menu, Platform } from 'obsidian';
import { addRows, type MenuRow } from '../../components/menu-items';

/** How long a touch must be held to open the menu, in milliseconds, and how far it may move, in pixels. */
const LONG = 500;
const STILL = 10;

/** Elements with a context menu of Obsidian's. */
const WITH_OWN_MENU = 'a, input, textarea, select';

/**
 * Opens the context menu of a record on right click, on the menu key or Shift+F10 with the focus inside, or on a long
 * press. If text is selected in it, or there are no actions, Obsidian's menu opens instead. Returns a function that
 * removes the listeners.
 */
export function onRecordMenu(el: HTMLElement, rowsOf: () => readonly MenuRow[]): () => void {
	let hadSelection = false;
	let menu: Menu | undefined;
	const open = (rows: readonly MenuRow[], at?: MouseEvent) => (menu = shownMenu(el, rows, at));
	const finger = new RestingFinger(at => {
		const rows = hadSelection || isOnOwnMenu(at, el) ? [] : rowsOf();
		if (rows.length > 0) open(rows, at);
		return rows.length > 0;
	});
	const listeners: Listeners = {
		// On macOS, a right click selects the word before the event fires.
		pointerdown: event => {
			hadSelection = isSelected(el);
			if (Platform.isIosApp) finger.down(event);
		},
		// Otherwise the editor would place the cursor, and the source would replace the element of the menu.
		mousedown: event => event.button === 2 && !isOnOwnMenu(event, el) && event.preventDefault(),
		pointermove: event => finger.move(event),
		pointerup: () => finger.up(),
		pointercancel: () => finger.up(),
		contextmenu: event => {
			const rows = hadSelection || isOnOwnMenu(event, el) ? [] : rowsOf();
			if (rows.length === 0) return;
			stop(event);
			open(rows, event);
		},
		keydown: event => {
			hadSelection = isSelected(el);
			// macOS has no menu key and does not fire `contextmenu` for Shift+F10.
			if (!Platform.isMacOS || event.key !== 'F10' || !event.shiftKey || isOnOwnMenu(event, el)) return;
			const rows = rowsOf();
			if (rows.length === 0) return;
			stop(event);
			open(rows);
		},
	};
	const swallow = (event: MouseEvent) => finger.opened() && stop(event);
	for (const [type, listener] of Object.entries(listeners)) el.addEventListener(type, listener as EventListener);
	el.addEventListener('click', swallow, true);
	return () => {
		finger.up();
		menu?.hide();
		for (const [type, listener] of Object.entries(listeners)) el.removeEventListener(type, listener as EventListener);
		el.removeEventListener('click', swallow, true);
	};
}

type Listeners = { readonly [Type in keyof HTMLElementEventMap]?: (event: HTMLElementEventMap[Type]) => unknown };

/** Detects long presses, because iOS does not fire `contextmenu` for them. */
class RestingFinger {
	private timer = 0;
	private start: PointerEvent | undefined;
	private hasOpened = false;

	/** `rests` is called on a long press and returns whether a menu was opened. */
	constructor(private readonly rests: (at: MouseEvent) => boolean) {}

	down(event: PointerEvent): void {
		this.up();
		this.hasOpened = false;
		if (event.pointerType !== 'touch' || !event.isPrimary) return;
		this.start = event;
		this.timer = window.setTimeout(() => {
			this.up();
			this.hasOpened = this.rests(event);
		}, LONG);
	}

	move({ clientX, clientY }: PointerEvent): void {
		if (!this.start) return;
		if (Math.hypot(clientX - this.start.clientX, clientY - this.start.clientY) > STILL) this.up();
	}

	up(): void {
		window.clearTimeout(this.timer);
		this.start = undefined;
	}

	/** Whether the touch that just ended opened the menu. Returns true only once. */
	opened(): boolean {
		const { hasOpened } = this;
		this.hasOpened = false;
		return hasOpened;
	}
}

function stop(event: Event): void {
	event.preventDefault();
	event.stopPropagation();
}

function isSelected(el: HTMLElement): boolean {
	const selection = el.doc.getSelection();
	return selection !== null && !selection.isCollapsed && selection.getRangeAt(0).intersectsNode(el);
}

function isOnOwnMenu({ target }: Event, el: HTMLElement): boolean {
	const own = (target as Partial<Element> | null)?.closest?.(WITH_OWN_MENU);
	return own != null && el.contains(own);
}

/** Opens the menu at the event, or for the keyboard below the focused element. */
function shownMenu(el: HTMLElement, rows: readonly MenuRow[], at?: MouseEvent): Menu {
	const focused = el.doc.activeElement;
	const menu = new Menu();
	addRows(menu, rows);
	menu.onHide(() => {
		if (el.doc.activeElement === el.doc.body) (focused as Partial<HTMLElement> | null)?.focus?.();
	});
	if (at && (at.clientX !== 0 || at.clientY !== 0)) return menu.showAtMouseEvent(at);
	const { left, bottom } = (focused && el.contains(focused) ? focused : el).getBoundingClientRect();
	return menu.showAtPosition({ x: left, y: bottom }, el.doc);
}
