import type { MarkdownView } from 'obsidian';
import { afterEach, expect, it, vi } from 'vitest';
import { keepCaretInSight } from '../../../src/obsidian/editor/focus-editor';

afterEach(() => {
	document.body.replaceChildren();
	vi.restoreAllMocks();
});

/** A note whose content has a height, and frames that come when asked for. */
function noteOf(height: number) {
	const contentEl = document.body.createDiv();
	const content = contentEl.createDiv('cm-content');
	const tall = (pixels: number) =>
		Object.defineProperty(content, 'clientHeight', { configurable: true, value: pixels });
	tall(height);
	const frames: FrameRequestCallback[] = [];
	vi.spyOn(window, 'requestAnimationFrame').mockImplementation(frame => frames.push(frame));
	const added = vi.spyOn(contentEl, 'addEventListener');
	const removed = vi.spyOn(contentEl, 'removeEventListener');
	const scrolled = vi.fn();
	const caret = { line: 3, ch: 1 };
	const editor = { getCursor: () => caret, scrollIntoView: scrolled };
	/** The next frames, until none is asked for. */
	const pass = (count = Infinity) => {
		let passed = 0;
		for (; passed < count; passed++) {
			const frame = frames.shift();
			if (!frame) break;
			frame(0);
		}
		return passed;
	};
	const listeners = () => added.mock.calls.length - removed.mock.calls.length;
	return { view: { editor, contentEl } as unknown as MarkdownView, caret, contentEl, tall, pass, scrolled, listeners };
}

it('scrolls to the caret at once, and again whenever the height of the content changes, as when a card is drawn', () => {
	const { view, scrolled, caret, tall, pass } = noteOf(400);
	keepCaretInSight(view);
	expect(scrolled.mock.calls).toEqual([[{ from: caret, to: caret }]]);
	pass(3);
	expect(scrolled).toHaveBeenCalledTimes(1);
	tall(700);
	pass(2);
	expect(scrolled).toHaveBeenCalledTimes(2);
	tall(650);
	pass(1);
	expect(scrolled).toHaveBeenCalledTimes(3);
});

it.each(['wheel', 'touchmove', 'pointerdown'])(
	'lets the player look elsewhere after a %s, however much grows then',
	type => {
		const { view, contentEl, scrolled, tall, pass, listeners } = noteOf(400);
		keepCaretInSight(view);
		pass(2);
		contentEl.dispatchEvent(new Event(type));
		tall(900);
		expect(pass()).toBe(1);
		expect(scrolled).toHaveBeenCalledTimes(1);
		expect(listeners()).toBe(0);
	},
);

it('keeps on while the player types', () => {
	const { view, contentEl, scrolled, tall, pass } = noteOf(400);
	keepCaretInSight(view);
	contentEl.dispatchEvent(new KeyboardEvent('keydown', { key: 'a' }));
	tall(900);
	pass(1);
	expect(scrolled).toHaveBeenCalledTimes(2);
});

it('ends by itself after half a second of frames, and leaves no listener behind', () => {
	const { view, scrolled, tall, pass, listeners } = noteOf(400);
	keepCaretInSight(view);
	expect(listeners()).toBe(3);
	expect(pass()).toBe(30);
	expect(listeners()).toBe(0);
	tall(900);
	expect(pass()).toBe(0);
	expect(scrolled).toHaveBeenCalledTimes(1);
});
