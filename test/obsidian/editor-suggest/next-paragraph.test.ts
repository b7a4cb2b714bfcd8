import { afterEach, describe, expect, it } from 'vitest';
import { close } from '../commands/writing';
import { settings } from '../opened';
import { KESTREL } from '../played';
import type { Typing } from './typing';
import { typing } from './typing';

afterEach(close);

const SETTINGS = settings({ records: 'line', journal: 'never' });
const FILES = { 'Kestrel.md': KESTREL };

/** Enter as the editor gets it. Returns whether it was taken from the editor. */
async function enter({ editor, tick }: Typing, more: KeyboardEventInit = {}): Promise<boolean> {
	const event = new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, cancelable: true, ...more });
	editor.cm.contentDOM.dispatchEvent(event);
	await tick(30);
	return event.defaultPrevented;
}

describe('after a move that begins a track, Enter begins the next paragraph below the track', () => {
	it.each([
		['right behind the record', 'I swear. ‸', '', /^I swear\. `[^`]+`\n\n`sworn: vow: [^`]+`\n\n‸\n*$/],
		['before more text', 'I swear. ‸\n\nNext.\n', '', /^I swear\. `[^`]+`\n\n`sworn: vow: [^`]+`\n\n‸\n\nNext\.\n$/],
		['behind more words', 'I swear. ‸', ' So be it.', /^I swear\. `[^`]+` So be it\.\n\n`sworn: vow: [^`]+`\n\n‸\n*$/],
	])('%s', async (_, note, words, ends) => {
		const host = await typing(note, [6, 2, 3], FILES, SETTINGS);
		await host.enter(';;siv h: Bring them home, form');
		await host.tick(50);
		expect(host.shown()).toMatch(/`‸\n/);
		await host.type(words);
		const before = host.shown();
		expect(await enter(host)).toBe(true);
		expect(host.shown()).toMatch(ends);
		host.editor.undo();
		expect(host.shown()).toBe(before);
	});
});

const MOVE = '`sworn: Swear an Iron Vow, by Kestrel, heart 3: 6 vs 2, 3, strong hit, on Bring them home`';
const LINE = '`sworn: vow: Bring them home, formidable`';
const ANSWER = '`sworn: Deep Barrow / Danger › A guardian (rolled: 12)`';
const BLOCK = '```sworn\nvow: Bring them home\nrank: formidable\n```';

describe('Enter at the end of a paragraph with a record goes below the tracks that stand right below it', () => {
	it.each([
		['a line', `I swear. ${MOVE} So be it.‸`, `\n\n${LINE}`, '\n\nNext.\n', '\n\n‸\n\nNext.\n'],
		['a block', `I swear. ${MOVE} So be it.‸`, `\n\n${BLOCK}`, '\n', '\n\n‸'],
		['a block right below', `I swear. ${MOVE}‸`, `\n${BLOCK}`, '\n\nNext.', '\n\n‸\n\nNext.'],
		['two', `${MOVE} I swear.‸ `, `\n\n${LINE}\n\n${BLOCK}`, '\n\n', '\n\n‸'],
		['one with text right below', `${MOVE}‸`, `\n${BLOCK}`, '\nNext.', '\n\n‸\n\nNext.'],
		['the answer of a table', `I go on. ${MOVE}‸`, `\n\n${ANSWER}`, '\n\nNext.\n', '\n\n‸\n\nNext.\n'],
		['two lines above', `${MOVE} I swear.\nSo be it.‸`, `\n\n${LINE}`, '\n', '\n\n‸'],
	])('%s', async (_, paragraph, tracks, below, after) => {
		const host = await typing(paragraph + tracks + below, [], FILES, SETTINGS);
		expect(await enter(host)).toBe(true);
		expect(host.shown()).toBe(paragraph.replace('‸', '') + tracks + after);
	});
});

describe('Enter is the editor’s', () => {
	it.each([
		['within the sentence', `I swear. ${MOVE} So ‸be it.\n\n${LINE}\n`],
		['at the end of a line that is not the last', `I swear. ${MOVE}‸\nSo be it.\n\n${LINE}\n`],
		['where the paragraph has no record', `I swear.‸\n\n${LINE}\n`],
		['behind a track alone', `I swear. ${MOVE}\n\n${LINE}‸\n\n${BLOCK}\n`],
		['where text stands above the track', `I swear. ${MOVE}‸\n\nSo be it.\n\n${LINE}\n`],
		['where a move stands below', `I swear. ${MOVE}‸\n\n${MOVE}\n`],
		['in a list', `- I swear. ${MOVE}‸\n\n${LINE}\n`],
		['in a quote', `> I swear. ${MOVE}‸\n\n${LINE}\n`],
	])('%s', async (_, note) => {
		const host = await typing(note, [], FILES, SETTINGS);
		await enter(host);
		expect(host.shown().trimEnd()).not.toMatch(/`\n\n‸/);
	});

	const AT_END = `I swear. ${MOVE} So be it.‸\n\n${LINE}\n`;

	it('with Shift', async () => {
		const host = await typing(AT_END, [], FILES, SETTINGS);
		await enter(host, { shiftKey: true });
		expect(host.shown()).not.toMatch(/`\n\n‸/);
	});

	it('in the normal mode of vim', async () => {
		const host = await typing(AT_END, [], FILES, SETTINGS);
		host.editor.cm.scrollDOM.addClass('cm-vimMode');
		await enter(host);
		expect(host.shown()).not.toMatch(/`\n\n‸/);
	});

	it('with a selection', async () => {
		const host = await typing(AT_END, [], FILES, SETTINGS);
		const { editor } = host;
		const at = editor.posToOffset(editor.getCursor());
		editor.setSelection(editor.offsetToPos(at - 3), editor.offsetToPos(at));
		await enter(host);
		expect(host.shown()).not.toMatch(/`\n\n‸/);
	});
});
