import { afterEach, describe, expect, it } from 'vitest';
import { swornBlocks } from '../../../src/journal/note-blocks/find-blocks';
import { sampled } from '../../support/sample';
import { close } from '../commands/writing';
import { typing } from './typing';

afterEach(close); // complains when anything reached the console or was left behind

/** What a note can go on with right below the line that is typed, without a blank line between. */
const BELOW: readonly (readonly [string, string])[] = [
	['a fence', '```\ncode\n```\n'],
	['a fence with a language', '```js\ncode\n```\n'],
	['a fence of tildes', '~~~\ncode\n~~~\n'],
	['a block of ours', '```sworn\nvow: Find the ark\nrank: dangerous\n```\n'],
	['a fence without an end', '```\ncode'],
	['a heading', '## Later\n'],
	['a table', '| a | b |\n| - | - |\n| 1 | 2 |\n'],
	['a list', '- one\n- two\n'],
	['a task', '- [ ] one\n'],
	['a numbered list', '1. one\n2. two\n'],
	['a callout', '> [!note] Log\n> words\n'],
	['a quote', '> words\n'],
	['a rule', '---\n'],
	['a rule of stars', '***\n'],
	['a comment', '%% hidden %%\n'],
	['a comment of several lines', '%%\nhidden\n%%\n'],
	['a formula', '$$\nx\n$$\n'],
	['HTML', '<div>\nwords\n</div>\n'],
	['an embed', '![[Map]]\n'],
	['a footnote', '[^1]: words\n'],
	['the end of the note', ''],
];

/** Fences on the very line that is typed, or within a quote or list. */
const AROUND: readonly (readonly [string, string])[] = [
	['before a fence on the same line', '‸```\ncode\n```\n'],
	['before a fence with a language on the same line', '‸```js\ncode\n```\n'],
	['before a fence of ours on the same line', '‸```sworn\nvow: Find the ark\nrank: dangerous\n```\n'],
	['before a fence of tildes on the same line', '‸~~~\ncode\n~~~\n'],
	['before a fence without an end on the same line', '‸```\ncode\n'],
	['right before code', '‸`code` and words\n'],
	['right after code', 'I use `iron`‸ and words\n'],
	['in a quote, right before a fence', '> ‸\n> ```\n> code\n> ```\n'],
	['in a callout, right before a fence', '> [!note] Log\n> I lunge. ‸\n> ```\n> code\n> ```\n'],
	['in a list, right before a fence', '- ‸\n  ```\n  code\n  ```\n'],
	['in a list after words, right before a fence', '- I lunge. ‸\n  ```\n  code\n  ```\n'],
	['below a heading, right before a fence', '## Fight\n‸\n```\ncode\n```\n'],
	['between two fences', '```\na\n```\n‸\n```\nb\n```\n'],
	['before a list on the same line', '‸- one\n'],
	['before a heading on the same line', '‸## Later\n'],
	['before a table on the same line', '‸| a | b |\n| - | - |\n| 1 | 2 |\n'],
	['with line ends of Windows', 'Words.\r\n‸\r\n```\r\ncode\r\n```\r\n'],
];

const HEADS = { block: '', line: '---\nrecords: line\n---\n' } as const;
const RECORDS = {
	block:
		/(?:[> ]*)```sworn\r?\n[> ]*move: Strike\r?\n[> ]*by: Kestrel\r?\n[> ]*roll: iron 1\r?\n[> ]*dice: 5 vs 3, 4[^`]*```/,
	line: /`sworn: Strike, by Kestrel, iron 1: 5 vs 3, 4, strong hit[^`]*`/,
} as const;
const FORMS = ['block', 'line'] as const;

const PLACES = [
	...AROUND,
	...['', 'I lunge. '].flatMap(before =>
		BELOW.map(([what, below]) => [
			`after “${before}”, right before ${what}`,
			`${before}‸${below === '' ? '' : `\n${below}`}`,
		]),
	),
].flatMap(([what = '', note = '']) => FORMS.map(form => ({ what, note, form })));

describe('a typed move takes the place of what was typed, and breaks nothing around it', () => {
	it.each(sampled(PLACES, 24))('$what, as a $form', async ({ note, form }) => {
		const text = HEADS[form] + note;
		const host = await typing(text, [5, 3, 4]);
		await host.type(';;strike i');
		await host.keys('Enter');
		const now = host.shown().replace('‸', '');
		expect(now).not.toContain(';;');
		const left = now.replace(RECORDS[form], '');
		expect(left).not.toBe(now);
		const words = (said: string) => said.replace('‸', '').replace(/[\s>]+/g, '');
		expect(words(left)).toBe(words(text));
		expect(swornBlocks(now).some(({ body }) => body.includes('Strike'))).toBe(true);
		expect(host.notices()).toEqual([]);
	});
});
