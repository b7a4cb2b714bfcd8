import { afterAll } from 'vitest';
import { installGlobals } from '../host/dom';
import { watchPage } from '../host/leak-detector/watch';
import { endWhatRuns } from './boot';

/** What jsdom lacks and CodeMirror or a plugin asks for: there is no layout, so every size is 0. */
installGlobals(window);

const nowhere: DOMRect = {
	...{ left: 0, right: 0, top: 0, bottom: 0, width: 0, height: 0, x: 0, y: 0 },
	toJSON: () => ({}),
};

function provide(target: object, name: string, value: unknown): void {
	if (!(name in target)) Object.defineProperty(target, name, { value, configurable: true, writable: true });
}

class NoObserver {
	observe(): void {}
	unobserve(): void {}
	disconnect(): void {}
	takeRecords(): [] {
		return [];
	}
}

provide(Range.prototype, 'getClientRects', () => []);
provide(Range.prototype, 'getBoundingClientRect', () => nowhere);
provide(Element.prototype, 'scrollIntoView', () => {});
provide(Document.prototype, 'elementFromPoint', () => null);
provide(window, 'ResizeObserver', NoObserver);
provide(window, 'IntersectionObserver', NoObserver);
provide(window, 'matchMedia', (media: string) => ({
	media,
	matches: false,
	addEventListener: () => {},
	removeEventListener: () => {},
}));

// jsdom begins to listen for where the pointer is when it is first asked.
getComputedStyle(document.documentElement);
watchPage(window);

/**
 * There is no layout and no theme: an element's own styles are all it has. jsdom would match every
 * rule of every style sheet each time that an editor measures itself, which takes a third of the time of a test.
 */
window.getComputedStyle = element => ('style' in element ? (element as HTMLElement).style : new CSSStyleDeclaration());

// The page is that of the next file as well.
afterAll(endWhatRuns);
