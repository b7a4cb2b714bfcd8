import { afterEach, expect, it } from 'vitest';
import { landing } from '../../support/scripted-dice';
import { close } from '../commands/writing';
import { typing } from './typing';

afterEach(close); // complains when anything reached the console or was left behind

/** What a note can go on with right below the line that is typed, without a blank line between. */
const BELOW = [
	'```\ncode\n```\n',
	'```js\ncode\n```\n',
	'~~~\ncode\n~~~\n',
	'```sworn\nvow: Find the ark\nrank: dangerous\n```\n',
	'```\ncode',
	'## Later\n',
	'| a | b |\n| - | - |\n| 1 | 2 |\n',
	'- one\n- two\n',
	'- [ ] one\n',
	'1. one\n2. two\n',
	'> [!note] Log\n> words\n',
	'> words\n',
	'---\n',
	'***\n',
	'%% hidden %%\n',
	'%%\nhidden\n%%\n',
	'$$\nx\n$$\n',
	'<div>\nwords\n</div>\n',
	'![[Map]]\n',
	'[^1]: words\n',
	'',
];

/** Fences on the very line that is typed, or within a quote or list. */
const AROUND = [
	'‸```\ncode\n```\n',
	'‸```js\ncode\n```\n',
	'‸```sworn\nvow: Find the ark\nrank: dangerous\n```\n',
	'‸~~~\ncode\n~~~\n',
	'‸```\ncode\n',
	'‸`code` and words\n',
	'I use `iron`‸ and words\n',
	'> ‸\n> ```\n> code\n> ```\n',
	'> [!note] Log\n> I lunge. ‸\n> ```\n> code\n> ```\n',
	'- ‸\n  ```\n  code\n  ```\n',
	'- I lunge. ‸\n  ```\n  code\n  ```\n',
	'## Fight\n‸\n```\ncode\n```\n',
	'```\na\n```\n‸\n```\nb\n```\n',
	'‸- one\n',
	'‸## Later\n',
	'‸| a | b |\n| - | - |\n| 1 | 2 |\n',
	'Words.\r\n‸\r\n```\r\ncode\r\n```\r\n',
];

const HEADS = { block: '', line: '---\nrecords: line\n---\n' };
const RECORDS = {
	block: /(?:[> ]*)```sworn\r?\n[> ]*move: Strike\n[> ]*by: Kestrel\n[> ]*roll: iron 1\n[> ]*dice: 5 vs 3, 4\n[^`]*```/,
	line: /`sworn: Strike, by Kestrel, iron 1: 5 vs 3, 4, strong hit[^`]*`/,
};

const words = (text: string) => text.replace('‸', '').replace(/[\s>]+/g, '');

it.each(['block', 'line'] as const)('typed anywhere, Enter makes the move there and breaks nothing: as a %s', async form => {
	const host = await typing('');
	const { editor } = host;
	for (const note of [...AROUND, ...['‸\n', 'I lunge. ‸\n'].flatMap(above => BELOW.map(below => above + below))]) {
		const text = HEADS[form] + note;
		const at = text.indexOf('‸');
		editor.setValue(text.replace('‸', ''));
		editor.setCursor(editor.offsetToPos(at));
		host.plugin.dice = landing([5, 3, 4]);
		await host.type(';;');
		await host.type('strike i');
		await host.press('Enter');
		await host.tick(30);
		const now = editor.getValue();
		expect(now.match(RECORDS[form]), note).not.toBeNull();
		expect(words(now.replace(RECORDS[form], '')), note).toBe(words(text));
		expect(host.notices(), note).toEqual([]);
		await host.press('Escape');
	}
});
