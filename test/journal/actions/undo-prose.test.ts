import { describe, expect, it } from 'vitest';
import { cursorNote } from '../cursor-note';
import { Table } from '../page-table';

const KESTREL = '---\nedge: 2\nmomentum: 3\n---\n';

/** A move is made at the cursor, words are typed where it was put, and the move is undone. */
function typedAndUndone(marked: string, typed: string, when: 'at once' | 'restarted'): string {
	const table = Table.with(marked, KESTREL)
		.make('Face Danger', { roll: { option: 'edge' } }, 6, 3, 4)
		.type(typed);
	if (when === 'restarted') table.restart();
	expect(table.undo().pages.actor.text).toBe(KESTREL);
	return table.pages.journal.text;
}

const rows: readonly { title: string; marked: string; after: string }[] = [
	{ title: 'a paragraph without a last line break', marked: 'I run.‸', after: 'I run.\n\nShe follows.' },
	{ title: 'a paragraph with one', marked: 'I run.\n‸', after: 'I run.\n\nShe follows.' },
	{ title: 'a heading', marked: '# Chapter one‸', after: '# Chapter one\n\nShe follows.' },
	{ title: 'a heading with prose below', marked: '# One‸\nI run.\n', after: '# One\n\nShe follows.\n\nI run.\n' },
	{ title: 'two paragraphs', marked: 'I run.‸\n\nIt rains.\n', after: 'I run.\n\nShe follows.\n\nIt rains.\n' },
	{ title: 'a list', marked: '- rope\n- oil‸\n', after: '- rope\n- oil\n\nShe follows.' },
	{ title: 'a list and prose', marked: '- rope‸\n\nI run.\n', after: '- rope\n\nShe follows.\n\nI run.\n' },
	{ title: 'a table', marked: '| a |\n| - |\n| b |‸\n', after: '| a |\n| - |\n| b |\n\nShe follows.' },
	{ title: 'a callout', marked: '> [!note]\n> I run.‸\n', after: '> [!note]\n> I run.\n\nShe follows.' },
	{ title: 'frontmatter', marked: '---\nmood: grim‸\n---\n', after: '---\nmood: grim\n---\n\nShe follows.' },
	{
		title: 'frontmatter and prose',
		marked: '---\na: b‸\n---\nI run.',
		after: '---\na: b\n---\n\nShe follows.\n\nI run.',
	},
	{ title: 'an empty note', marked: '‸', after: 'She follows.' },
	{ title: 'the start of a note', marked: '‸\nI run.\n', after: 'She follows.\n\nI run.\n' },
	{ title: 'a code fence', marked: '```js\na‸\n```\nI run.\n', after: '```js\na\n```\n\nShe follows.\n\nI run.\n' },
];

/** However a note breaks its lines; where breaks are mixed, those that are added are like the one above them. */
const BREAKS: readonly [string, string][] = [
	['\\n', '\n'],
	['\\r\\n', '\r\n'],
	['\\r', '\r'],
];

describe.each(['at once', 'restarted'] as const)(
	'what was typed under a record stays apart when it is undone %s',
	when => {
		describe.each(BREAKS)('with %s', (_, lineBreak) => {
			const inBreaks = (text: string) => text.replaceAll('\n', lineBreak);
			it.each(rows)('under $title', ({ marked, after }) => {
				const known = marked.includes('\n') ? inBreaks(after) : after;
				expect(typedAndUndone(inBreaks(marked), 'She follows.', when)).toBe(known);
			});
		});

		it('with mixed line breaks', () => {
			expect(typedAndUndone('I run.‸\r\nIt rains.\n\rShe waits.\r', 'She follows.', when)).toBe(
				'I run.\r\nIt rains.\n\rShe follows.\r\rShe waits.\r',
			);
		});
	},
);

describe('after a restart', () => {
	it.each(['I run.\n‸', 'I run.\n\n‸', '---\na: b‸\n---\n', '> I run.‸\n', '- rope\n‸'])(
		'the last line of %j keeps its line break',
		marked => {
			const after = typedAndUndone(marked, '', 'restarted');
			expect(after).toBe(`${cursorNote(marked).note.trimEnd()}\n`);
		},
	);

	it('three dashes that come first do not become properties', () => {
		expect(typedAndUndone('‸', '---\nI run.\n---\n', 'restarted')).toBe('\n---\nI run.\n---\n');
		expect(typedAndUndone('‸', '---\nI run.\n---\n', 'at once')).toBe('\n---\nI run.\n---\n');
	});
});

describe('a record that is right between other lines', () => {
	const RECORD = '```sworn\nmove: Face Danger\nby: Kestrel Vane\ndice: 4 vs 3, 4\n```';
	const inside = (sign: string) => RECORD.split('\n').join(`\n${sign}`);

	const between: readonly (readonly [title: string, note: string, after: string])[] = [
		['paragraphs', `I run.\n${RECORD}\nShe follows.`, 'I run.\n\nShe follows.'],
		['a heading and a paragraph', `# One\n${RECORD}\nShe runs.`, '# One\n\nShe runs.'],
		['list items', `- rope\n${RECORD}\n- oil\n`, '- rope\n\n- oil\n'],
		['lines of an item', `- rope\n  ${inside('  ')}\n  of hemp\n`, '- rope\n\n  of hemp\n'],
		['items, in the first', `- rope\n  ${inside('  ')}\n- oil\n`, '- rope\n\n- oil\n'],
		['lines of a quote', `> I run.\n> ${inside('> ')}\n> She too.\n`, '> I run.\n>\n> She too.\n'],
		['a quote and prose', `> I run.\n> ${inside('> ')}\nShe too.\n`, '> I run.\n\nShe too.\n'],
		['prose and a quote', `I run.\n> ${inside('> ')}\n> She too.\n`, 'I run.\n\n> She too.\n'],
		['two quotes', `> I run.\n\n> ${inside('> ')}\n>\n> She too.\n`, '> I run.\n\n> She too.\n'],
		['rows of a table', `| a |\n| - |\n${RECORD}\n| b |\n`, '| a |\n| - |\n\n| b |\n'],
		['a line without end', `I run.\n${RECORD}`, 'I run.\n'],
	];

	it.each(between)('leaves %s apart', (_, note, after) => {
		for (const [, lineBreak] of BREAKS) {
			const table = Table.with(`${note.replaceAll('\n', lineBreak)}‸`, KESTREL).undo();
			expect(table.pages.journal.text).toBe(after.replaceAll('\n', lineBreak));
		}
	});
});
