import { Component, type App } from 'obsidian';

/** Events for clicks, keys, text input, clipboard and drag and drop. */
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

/** The first event of every interaction that a record handles. */
const FIRST = ['pointerdown', 'mousedown', 'contextmenu', ...INPUT_EVENTS] as const;

/** Callbacks waiting for a first event, by element. */
const waiting = new WeakMap<EventTarget, readonly (() => void)[]>();

/**
 * Defers adding listeners until the first event on the element: a page renders hundreds of records, and few are ever
 * used.
 */
export function listenWhenUsed(owner: Component, el: HTMLElement, listen: () => void): void {
	waiting.set(el, [...(waiting.get(el) ?? []), listen]);
	owner.register(() => waiting.delete(el));
}

/** Listens in the capture phase in every window, to run deferred callbacks before the event reaches its target. */
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
