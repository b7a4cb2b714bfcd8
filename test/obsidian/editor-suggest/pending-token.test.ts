import { undo } from '@codemirror/commands';
import { afterEach, describe, expect, it } from 'vitest';
import { close } from '../commands/writing';
import { settings } from '../opened';
import { isSilent, pending, refusals, slowDisk, watched } from '../pending';
import { KESTREL } from '../played';
import type { Typing } from './typing';
import { typing } from './typing';

afterEach(close);

/** A mark, whose boxes are not known before its note is read. */
const ARK = '---\nsworn: vow\ncharacter: "[[Kestrel]]"\nrank: dangerous\nticks: 8\n---\n';

const FILES = { 'Ark.md': ARK, ...settings({ records: 'line' }), 'Kestrel.md': KESTREL };

/** Enter on the first row, with a disk that is slow until the answer is called. */
async function entered(host: Typing, typed: string): Promise<() => Promise<void>> {
	await host.type(typed);
	const go = slowDisk(host);
	void host.press('Enter');
	return go;
}

describe('while the notes of a typed action are read', () => {
	it.each([
		[';;fd w', [5, 3, 4], 'Face Danger ▢ 5 ◇ 3 ◇ 4', '`sworn: Face Danger, by Kestrel, wits 3: 5 vs 3, 4, strong hit'],
		[';;fd w 6 10 1', [], 'Face Danger ▢ 6 ◇ 10 ◇ 1', ': 6 vs 10, 1, weak hit'],
		[';;2d6', [5, 3], 'Roll 2d6 5 3', '2d6'],
		[';;likely is it dark?', [63], 'Likely: is it dark? 63', 'dark?'],
		[';;action theme', [3, 100], 'Action + Theme 3 100', 'Action + Theme'],
		[';;+1 momentum', [], '+1 momentum', 'momentum 3 → 4'],
		[';;progress ark', [], 'Mark progress: Ark', 'Ark'],
	])('“%s” shows %j as “%s”, and its text comes with them', async (typed, faces, token, record) => {
		const host = await typing('I lunge. ‸', faces, FILES);
		const before = `I lunge. ${typed}‸`;
		const go = await entered(host, typed);
		expect(pending()).toEqual([token]);
		expect(host.shown()).toBe(before);
		await go();
		expect(host.shown()).toContain(record);
		expect(pending()).toEqual([]);
	});

	it('its dice stand in place of the typed text, and a screen reader is told nothing', async () => {
		const host = await typing('I lunge. ‸', [5, 3, 4], FILES);
		const go = await entered(host, ';;fd w');
		expect(host.editor.cm.contentDOM.textContent).not.toContain(';;fd w');
		expect(isSilent()).toBe(true);
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
		expect(pending()).toEqual(['Face Danger ▢ 5 ◇ 3 ◇ 4', 'Face Danger ▢ 1 ◇ 9 ◇ 10']);
		await go();
		expect(pending()).toEqual([]);
		expect(host.shown()).toMatch(/^`sworn: [^`]*: 5 vs 3, 4[^`]*` and `sworn: [^`]*: 1 vs 9, 10/);
	});
});

describe('the token', () => {
	it('goes in the very change that writes its text', async () => {
		const host = await typing('I lunge. ‸', [5, 3, 4], FILES);
		const seen = watched(host, /sworn: Face/);
		const go = await entered(host, ';;fd w');
		await go();
		expect([...seen]).toEqual(['', 'token', 'text']);
	});

	it('is in no step of undo', async () => {
		const host = await typing('I lunge. ‸', [5, 3, 4], FILES);
		const go = await entered(host, ';;fd w');
		await go();
		undo(host.editor.cm);
		expect(host.editor.getValue()).toBe('I lunge. ;;fd w');
		expect(pending()).toEqual([]);
	});

	it('goes where the move is refused, and the reason is told', async () => {
		const host = await typing('I lunge. ‸', [5, 3, 4], FILES);
		await host.type(';;fd w');
		host.backend.fail({ on: 'read', path: 'Kestrel.md' });
		void host.press('Enter');
		expect(pending()).toEqual(['Face Danger ▢ 5 ◇ 3 ◇ 4']);
		await host.tick(100);
		expect(pending()).toEqual([]);
		expect(host.editor.getValue()).toBe('I lunge. ;;fd w');
		expect(refusals().join()).toContain('Nothing was written.');
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
