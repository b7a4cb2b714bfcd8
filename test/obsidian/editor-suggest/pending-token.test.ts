import { undo } from '@codemirror/commands';
import { StateEffect } from '@codemirror/state';
import { EditorView } from '@codemirror/view';
import { afterEach, describe, expect, it } from 'vitest';
import { close } from '../commands/writing';
import { settings } from '../opened';
import { KESTREL } from '../played';
import type { Typing } from './typing';
import { typing } from './typing';

afterEach(close);

const FILES = { ...settings({ records: 'line' }), 'Kestrel.md': KESTREL };

const tokens = () => [...document.querySelectorAll<HTMLElement>('.sworn-pending')];
const shownIn = () => tokens().map(({ textContent }) => textContent.replace(/\s+/g, ' ').trim());

/** Reads of the notes wait until what is returned is called. */
function slowDisk({ backend }: Typing): () => void {
	let go = () => {};
	const gone = new Promise<void>(resolve => (go = resolve));
	backend.afterRead = () => gone;
	return () => {
		backend.afterRead = null;
		go();
	};
}

/** Enter on the first row, with a disk that is slow until the answer is called. */
async function entered(host: Typing, typed: string): Promise<() => Promise<void>> {
	await host.type(typed);
	const go = slowDisk(host);
	void host.press('Enter');
	return async () => {
		go();
		await host.tick(100);
	};
}

describe('while the notes of a typed action are read', () => {
	it.each([
		[';;fd w', [5, 3, 4], 'Face Danger ▢ 5 ◇ 3 ◇ 4', '`sworn: Face Danger, by Kestrel, wits 3: 5 vs 3, 4, strong hit'],
		[';;fd w 6 10 1', [], 'Face Danger ▢ 6 ◇ 10 ◇ 1', ': 6 vs 10, 1, weak hit'],
		[';;2d6', [5, 3], 'Roll 2d6', '2d6'],
	])('“%s” shows %j as “%s”, and its text comes with them', async (typed, faces, token, record) => {
		const host = await typing('I lunge. ‸', faces, FILES);
		const before = `I lunge. ${typed}‸`;
		const go = await entered(host, typed);
		expect(shownIn()).toEqual([token]);
		expect(host.shown()).toBe(before);
		await go();
		expect(host.shown()).toContain(record);
		expect(tokens()).toEqual([]);
	});

	it('its dice stand in place of the typed text, and a screen reader is told nothing', async () => {
		const host = await typing('I lunge. ‸', [5, 3, 4], FILES);
		const go = await entered(host, ';;fd w');
		expect(host.editor.cm.contentDOM.textContent).not.toContain(';;fd w');
		expect(tokens()[0]?.getAttribute('aria-hidden')).toBe('true');
		await go();
	});

	it('keys go behind them, in order', async () => {
		const host = await typing('I lunge. ‸ Then.', [5, 3, 4], FILES);
		const go = await entered(host, ';;fd w');
		await host.type(' abc');
		expect(host.editor.cm.contentDOM.textContent).toMatch(/◇ 4 abc Then\.$/);
		await go();
		expect(host.shown()).toMatch(/^I lunge\. `sworn: Face Danger[^`]*: 5 vs 3, 4[^`]*` abc‸ Then\.$/);
	});

	it('another one can be typed, and each has its own dice', async () => {
		const host = await typing('‸', [5, 3, 4, 1, 9, 10], FILES);
		const go = await entered(host, ';;fd w');
		await host.type(' and ;;fd e');
		void host.press('Enter');
		expect(shownIn()).toEqual(['Face Danger ▢ 5 ◇ 3 ◇ 4', 'Face Danger ▢ 1 ◇ 9 ◇ 10']);
		await go();
		expect(tokens()).toEqual([]);
		expect(host.shown()).toMatch(/^`sworn: [^`]*: 5 vs 3, 4[^`]*` and `sworn: [^`]*: 1 vs 9, 10/);
	});
});

/** What stood in the editor at each change: whether the token, and whether the record. */
function watched({ editor: { cm } }: Typing): ReadonlySet<string> {
	const seen = new Set<string>();
	const look = EditorView.updateListener.of(({ state, view }) => {
		const token = view.dom.querySelector('.sworn-pending') ? 'token' : '';
		seen.add([token, state.doc.toString().includes('sworn: Face') ? 'record' : ''].join(' ').trim());
	});
	cm.dispatch({ effects: StateEffect.appendConfig.of(look) });
	return seen;
}

describe('the token', () => {
	it('goes in the very change that writes its text', async () => {
		const host = await typing('I lunge. ‸', [5, 3, 4], FILES);
		const seen = watched(host);
		const go = await entered(host, ';;fd w');
		await go();
		expect([...seen]).toEqual(['', 'token', 'record']);
	});

	it('is in no step of undo', async () => {
		const host = await typing('I lunge. ‸', [5, 3, 4], FILES);
		const go = await entered(host, ';;fd w');
		await go();
		undo(host.editor.cm);
		expect(host.editor.getValue()).toBe('I lunge. ;;fd w');
		expect(tokens()).toEqual([]);
	});

	it('goes where the move is refused, and the reason is told', async () => {
		const host = await typing('I lunge. ‸', [5, 3, 4], FILES);
		await host.type(';;fd w');
		host.backend.fail({ on: 'read', path: 'Kestrel.md' });
		void host.press('Enter');
		expect(shownIn()).toEqual(['Face Danger ▢ 5 ◇ 3 ◇ 4']);
		await host.tick(100);
		expect(tokens()).toEqual([]);
		expect(host.editor.getValue()).toBe('I lunge. ;;fd w');
		expect(host.notices().join()).toContain('Nothing was written.');
	});

	it('shows the dice of a refused move once more at the next try: they were seen, and fall only once', async () => {
		const host = await typing('I lunge. ‸', [5, 3, 4], FILES);
		await host.type(';;fd w');
		const mend = host.backend.fail({ on: 'read', path: 'Kestrel.md' });
		await host.keys('Enter');
		await host.tick(100);
		mend();
		await host.enter(' ');
		await host.tick(100);
		expect(host.shown()).toMatch(/^I lunge\. `sworn: Face Danger[^`]*: 5 vs 3, 4, strong hit/);
	});
});
