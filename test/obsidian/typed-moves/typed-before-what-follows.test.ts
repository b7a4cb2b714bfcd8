import { afterEach, describe, expect, it } from 'vitest';
import { swornBlocks } from '../../../src/journal/blocks-in-note/in-note';
import { landing } from '../../support/scripted-dice';
import { close } from '../commands/writing';
import { KESTREL } from '../played';
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

type Form = keyof typeof HEADS;

/** In control already, so that a strike changes nothing that a note set anew would offer to take back. */
const FILES = { 'Kestrel.md': KESTREL.replace('---\n', '---\ncombat: in control\n') };

const words = (text: string) => text.replace('‸', '').replace(/[\s>]+/g, '');

/** Types a move at the place in each note, and answers with the notes as they are then. */
async function madeIn(notes: readonly string[], form: Form): Promise<readonly string[]> {
	const host = await typing(HEADS[form], [], FILES);
	const { editor } = host;
	const made: string[] = [];
	for (const note of notes) {
		const text = HEADS[form] + note;
		const at = text.indexOf('‸');
		editor.setValue(text.replace('‸', ';;strike '));
		editor.setCursor(editor.offsetToPos(at + ';;strike '.length));
		host.plugin.dice = landing([5, 3, 4]);
		await host.type('i');
		await host.keys('Enter');
		const now = editor.getValue();
		expect(now.match(RECORDS[form]), note).not.toBeNull();
		expect(words(now.replace(RECORDS[form], '')), note).toBe(words(text));
		expect(host.notices(), note).toEqual([]);
		await host.press('Escape');
		made.push(now);
	}
	return made;
}

describe.each(['block', 'line'] as const)('typed as a %s, Enter makes the move and breaks nothing', form => {
	it('on the line of a fence or of code, and in a quote or a list', async () => {
		const made = await madeIn(AROUND, form);
		for (const now of made)
			expect(
				swornBlocks(now).some(({ body }) => body.includes('Strike')),
				now,
			).toBe(true);
	});

	it.each(['‸\n', 'I lunge. ‸\n'])('after “%s”, whatever follows', async above => {
		expect(
			await madeIn(
				BELOW.map(below => above + below),
				form,
			),
		).toHaveLength(BELOW.length);
	});
});
