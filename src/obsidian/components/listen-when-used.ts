import type { App } from 'obsidian';
import { Component } from 'obsidian';

/** What is pressed, typed, pasted or dragged. */
export const INPUT_EVENTS = [
	'click',
	'keydown',
	'beforeinput',
	'compositionstart',
	'compositionupdate',
	'compositionend',
	'paste',
	'cut',
	'copy',
	'dragstart',
	'dragover',
	'drop',
] as const;

/** Everything a record listens to begins with one of these. */
const FIRST = ['pointerdown', 'mousedown', 'contextmenu', ...INPUT_EVENTS] as const;

/** How to listen, by the element on which something has to happen first. */
const waiting = new WeakMap<EventTarget, readonly (() => void)[]>();

/** A page renders hundreds of records, and few are pressed: `listen` is called once something happens on the element. */
export function listenWhenUsed(owner: Component, el: HTMLElement, listen: () => void): void {
	waiting.set(el, [...(waiting.get(el) ?? []), listen]);
	owner.register(() => waiting.delete(el));
}

/** Captures each event before its target does, in every window. */
export class FirstEvents extends Component {
	private readonly documents = new Set<Document>();

	constructor(private readonly app: App) {
		super();
	}

	override onload(): void {
		const { workspace } = this.app;
		this.listenIn(document);
		this.registerEvent(workspace.on('window-open', (_, { document }) => this.listenIn(document)));
		workspace.onLayoutReady(() => workspace.iterateAllLeaves(({ view }) => this.listenIn(view.containerEl.doc)));
	}

	private listenIn(doc: Document): void {
		if (this.documents.has(doc)) return;
		this.documents.add(doc);
		for (const type of FIRST) this.registerDomEvent(doc, type, event => event.composedPath().forEach(listenOn), true);
	}
}

function listenOn(el: EventTarget): void {
	const listeners = waiting.get(el);
	if (!listeners) return;
	waiting.delete(el);
	for (const listen of listeners) listen();
}
