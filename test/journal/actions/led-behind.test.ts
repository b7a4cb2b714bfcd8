import { describe, expect, it } from 'vitest';
import { HEAD, SHEET } from '../page-table';
import { LedTable } from './led-table';

const FD = (dice = '4 vs 3, 9', tail = '') =>
	`\`sworn: Face Danger, by Kestrel Vane, edge 2: ${dice}, weak hit${tail}\``;
const EH = ' `sworn: Endure Harm, by Kestrel Vane, from Face Danger';

const PLACES: Record<string, string> = {
	alone: 'I go.\n\n#\n\nOn.\n',
	sentence: 'I go # and on.\n',
	'sentence, dot': 'I go #. On.\n',
	'sentence, glued': 'I go #Next.\n',
	'at start': '# and on.\n',
	'end without break': 'I go #',
	'end, alone, without break': '#',
	'end with blank': 'I go # ',
	'hard break': 'I go #  \nand on.\n',
	'hard break, backslash': 'I go #\\\nand on.\n',
	list: '- a\n- # and\n- b\n\nOn.\n',
	'list item alone': '- a\n- #\n- b\n',
	'list item, loose': '- a\n\n- #\n\n- b\n',
	numbered: '1. #\n2. b\n',
	task: '- [ ] #\n- [x] b\n',
	nested: '- a\n\t- # b\n\t\t- c\n',
	table: '| who | what |\n| --- | --- |\n| I | # |\n| she | waits |\n\nOn.\n',
	'table tight': '|who|what|\n|---|---|\n|I|#|\n|#2|waits|\n',
	'table without edges': 'who | what\n--- | ---\nI | #\nshe | waits\n',
	callout: '> [!note] Out # x\n> On.\n\nB\n',
	'callout body': '> [!note] Out\n> # now.\n> On.\n\nB\n',
	'callout alone': '> [!note]\n> #\n',
	'quote lazy': '> a\nb # c\n',
	'quote in list': '- > # c\n',
	heading: '## #\nOn.\n',
	'heading closed': '## a # ##\nOn.\n',
	'heading words': '## I go #\n\nOn.\n',
	setext: 'I go #\n===\nOn.\n',
	footnote: 'A[^1].\n\n[^1]: I go # on.\n',
	'footnote inline': 'A^[I go #] b.\n',
	bold: '**I go #** on.\n',
	'bold all': '**#**\n',
	highlight: '==#== x\n',
	strike: '~~#~~ x\n',
	link: '[I go #](x.md) on.\n',
	image: '![#](x.png)\n',
	html: '<b>#</b> on.\n',
	bracket: '(#) on\n',
	crlf: 'a\r\n\r\nI go # on.\r\nb\r\n',
	'crlf end': 'a\r\nI go #\r\n',
	cr: 'a\rI go #\rb\r',
	'with tab': 'I go #\tand\n',
	nbsp: 'I go #\u00a0and\n',
	'other code behind': 'I go # `code`.\n',
	'other code before': 'I `code` # on.\n',
	'block id': 'I go # ^abc\n',
	tag: 'I go # #tag\n',
	rows: 'One,\ntwo #\nthree.\n',
	'comment behind': 'I go # %%note%% on\n',
	math: 'I go # $x$ on\n',
};

describe('a move that a line has led to', () => {
	/** The first `#` that is not part of a heading. */
	const noteOf = (place: string) => HEAD + place.replace(/(?<!#)#(?!#)/, FD()).replaceAll('#2', 'she');
	for (const mode of ['same', 'reload'] as const)
		it.each(Object.entries(PLACES))(`goes behind it and back: %s, ${mode}`, (_, place) => {
			const note = noteOf(place);
			const table = new LedTable(note).pick('Face Danger', 'Endure Harm');
			const chosen = table.text;
			table.pick('Face Danger', 'Roll Endure Harm');
			expect(table.text).toContain(`${EH}, cost 1 (paid above)\``);
			const [before = '', after = ''] = note.split(FD());
			expect(table.text.startsWith(before)).toBe(true);
			expect(table.text.endsWith(`paid above)\`${after}`)).toBe(true);
			const called = table.text;
			table.undo('Endure Harm');
			expect(table.text).toBe(chosen);
			table.pick('Face Danger', 'Roll Endure Harm');
			expect(table.text).toBe(called);
			if (mode === 'reload') table.reload();
			table.roll('Endure Harm', [5, 2, 3], 'iron');
			if (mode === 'reload') table.reload();
			table.undo('Endure Harm');
			expect(table.text).toBe(chosen);
			table.undo('Face Danger');
			expect(table.sheet).toBe(SHEET);
		});
});
