import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { insertInline } from '../../../src/journal/inline/insert-inline';
import { applyChanges } from '../../../src/journal/text/text-change';
import type { Change } from '../../../src/play/character/change';
import { cursorNote, withCursor } from '../cursor-note';
import { CONTEXTS } from '../note-contexts';

const from3 = (from: number, to: number): Change => ({ kind: 'value', what: 'momentum', from, to });
const health: Change = { kind: 'value', what: 'health', from: 5, to: 4 };
const wounded = (event: 'marked' | 'cleared'): Change => ({ kind: 'event', what: 'wounded', event });

/** The note after a change was told at its cursor. */
function told(marked: string, changes: readonly Change[], by?: string): string {
	const { note, cursor } = cursorNote(marked);
	const inserted = insertInline(note, cursor, changes, { by });
	return inserted.cursor === undefined
		? applyChanges(note, inserted.changes)
		: withCursor(note, inserted.changes, inserted.cursor);
}

describe('a line of its own', () => {
	it('goes into every context as approved', async () => {
		const notes = Object.entries(CONTEXTS).map(([context, marked]) => {
			const frame = '='.repeat(20);
			return `${frame} ${context}\n${marked}\n${'-'.repeat(20)} becomes\n${told(marked, [from3(3, 4)])}\n`;
		});
		await expect(notes.join('\n')).toMatchFileSnapshot('approved/insert-inline.md');
	});

	it('leaves the cursor where the player writes, unless it was where the line goes', () => {
		const { note, cursor } = cursorNote('She r‸uns.\n');
		expect(insertInline(note, cursor, [health], {}).cursor).toBeUndefined();
		expect(told('She runs.\n\n‸\n', [health])).toBe('She runs.\n\n`sworn: health 5 → 4`\n\n‸');
	});
});

const LINE = '`sworn: momentum 3 → 4`';

describe('lines that are there already', () => {
	it.each([
		{
			what: 'the same value goes on',
			note: `She runs.\n\n${LINE}\n‸\n`,
			changes: [from3(4, 5)],
			is: 'She runs.\n\n`sworn: momentum 3 → 5`\n\n',
		},
		{
			what: 'with the cursor still in the paragraph above',
			note: `She r‸uns.\n\n${LINE}\n\nMore.\n`,
			changes: [from3(4, 5)],
			is: 'She runs.\n\n`sworn: momentum 3 → 5`\n\nMore.\n',
		},
		{
			what: 'with the cursor in the line',
			note: `She runs.\n\n\`sworn: mom‸entum 3 → 4\`\n`,
			changes: [from3(4, 5)],
			is: 'She runs.\n\n`sworn: momentum 3 → 5`\n',
		},
		{
			what: 'another value gets a line below',
			note: `She runs.\n\n${LINE}\n‸\n`,
			changes: [health],
			is: `She runs.\n\n${LINE}\n\`sworn: health 5 → 4\`\n\n`,
		},
		{
			what: 'each value goes on in its own line, new ones below',
			note: `${LINE}\n\`sworn: health 5 → 4\`\n‸`,
			changes: [from3(4, 5), wounded('marked')],
			is: '`sworn: momentum 3 → 5`\n`sworn: health 5 → 4`\n`sworn: wounded marked`\n',
		},
		{
			what: 'one of several in a line goes on',
			note: '`sworn: wounded marked; momentum 3 → 4`\n‸',
			changes: [from3(4, 5)],
			is: '`sworn: wounded marked; momentum 3 → 5`\n',
		},
		{
			what: 'a value that is back leaves the others',
			note: '`sworn: wounded marked; momentum 3 → 4`\n‸',
			changes: [wounded('cleared')],
			is: `${LINE}\n`,
		},
		{
			what: 'a line whose value is back goes',
			note: `${LINE}\n\`sworn: health 5 → 4\`\n‸`,
			changes: [from3(4, 3)],
			is: '`sworn: health 5 → 4`\n',
		},
		{
			what: 'the last line that goes takes its breaks with it',
			note: `She runs.\n\n${LINE}\n\nMore.‸\n`.replace('‸', '').replace('runs', 'ru‸ns'),
			changes: [from3(4, 3)],
			is: 'She runs.\n\nMore.\n',
		},
		{
			what: 'at the end of the note, the line above stays whole',
			note: `She runs.\n\n${LINE}\n\n‸`,
			changes: [from3(4, 3)],
			is: 'She runs.\n',
		},
		{
			what: 'the character of another line is another value',
			note: '`sworn: Juno › momentum 3 → 4`\n‸',
			changes: [from3(4, 5)],
			is: '`sworn: Juno › momentum 3 → 4`\n`sworn: momentum 4 → 5`\n',
		},
		{
			what: 'a value that was changed elsewhere meanwhile starts anew',
			note: `${LINE}\n‸`,
			changes: [from3(7, 8)],
			is: `${LINE}\n\`sworn: momentum 7 → 8\`\n`,
		},
		{
			what: 'a line of the player or an oracle is left alone',
			note: '`sworn: Core / Action › Advance`\n`sworn: hmm`\n‸',
			changes: [from3(3, 4)],
			is: '`sworn: Core / Action › Advance`\n`sworn: hmm`\n`sworn: momentum 3 → 4`\n',
		},
		{
			what: 'a roll is never lost',
			note: '`sworn: Doom › 2 → 3 segments, likely: 34, yes`\n‸',
			changes: [{ kind: 'value', target: 'Doom', what: '', from: 3, to: 4, unit: 'segments' } satisfies Change],
			is: '`sworn: Doom › 2 → 3 segments, likely: 34, yes`\n`sworn: Doom › 3 → 4 segments`\n',
		},
		{
			what: 'a line within prose is prose',
			note: `She runs ${LINE} and falls.‸\n`,
			changes: [from3(4, 5)],
			is: `She runs ${LINE} and falls.\n\n\`sworn: momentum 4 → 5\`\n`,
		},
		{
			what: 'a paragraph that begins with a line is prose',
			note: `${LINE}\nand falls.‸\n`,
			changes: [from3(4, 5)],
			is: `${LINE}\nand falls.\n\n\`sworn: momentum 4 → 5\`\n`,
		},
		{
			what: 'a line in a fence is code',
			note: `\`\`\`text\n${LINE}\n\`\`\`\n‸`,
			changes: [from3(4, 5)],
			is: `\`\`\`text\n${LINE}\n\`\`\`\n\n\`sworn: momentum 4 → 5\`\n`,
		},
		{
			what: 'a wrapped line goes on, on as many rows',
			note: '`sworn: wounded marked; momentum\n3 → 4`\n‸',
			changes: [from3(4, 5)],
			is: '`sworn: wounded marked; momentum\n3 → 5`\n',
		},
		{
			what: 'a wrapped line that is back goes with all its rows',
			note: 'She runs.\n\n`sworn: momentum\n3 →\n4`\n\nMore.‸\n'.replace('‸', '').replace('runs', 'ru‸ns'),
			changes: [from3(4, 3)],
			is: 'She runs.\n\nMore.\n',
		},
		{
			what: 'another value gets a line below a wrapped line',
			note: `She runs.\n\n\`sworn: momentum 3\n→ 4\`\n‸\n`,
			changes: [health],
			is: `She runs.\n\n\`sworn: momentum 3\n→ 4\`\n\`sworn: health 5 → 4\`\n\n`,
		},
		{
			what: 'a line between wrapped ones goes on',
			note: `\`sworn: wounded\nmarked\`\n${LINE}\n\`sworn: health\n5 → 4\`\n‸`,
			changes: [from3(4, 5)],
			is: '`sworn: wounded\nmarked`\n`sworn: momentum 3 → 5`\n`sworn: health\n5 → 4`\n',
		},
		{
			what: 'a wrapped line with a row that is indented goes on',
			note: '``sworn: momentum\n    3 → 4``\n‸',
			changes: [from3(4, 5)],
			is: '`sworn: momentum\n    3 → 5`\n',
		},
		{
			what: 'a wrapped line with words behind it is prose',
			note: '`sworn: momentum\n3 → 4` and on.‸\n',
			changes: [from3(4, 5)],
			is: '`sworn: momentum\n3 → 4` and on.\n\n`sworn: momentum 4 → 5`\n',
		},
		{
			what: 'a line in a comment is no line',
			note: `%%\n\n${LINE}\n\n%%\n\n‸`,
			changes: [from3(4, 5)],
			is: `%%\n\n${LINE}\n\n%%\n\n\`sworn: momentum 4 → 5\`\n`,
		},
		{
			what: 'the line breaks of other lines stay, whichever they are',
			note: `${LINE}\r\n\`sworn: health 5 → 4\`\n\`sworn: wounded marked\`\r\n‸`,
			changes: [from3(4, 5)],
			is: '`sworn: momentum 3 → 5`\r\n`sworn: health 5 → 4`\n`sworn: wounded marked`\r\n',
		},
		{
			what: 'wrapped lines keep the line breaks of Windows',
			note: '`sworn: momentum\r\n3 → 4`\r\n‸',
			changes: [from3(4, 5), health],
			is: '`sworn: momentum\r\n3 → 5`\r\n`sworn: health 5 → 4`\r\n',
		},
		{
			what: 'line breaks of Windows stay',
			note: `She runs.\r\n\r\n${LINE}\r\n‸`,
			changes: [health],
			is: `She runs.\r\n\r\n${LINE}\r\n\`sworn: health 5 → 4\`\r\n`,
		},
	])('$what', ({ note, changes, is }) => {
		expect(
			told(note, changes)
				.replace('‸', '')
				.replace(/(\r?\n){2,}$/, '$1'),
		).toBe(is.replace(/(\r?\n){2,}$/, '$1'));
	});
});

const anyNote = fc
	.array(
		fc.constantFrom(
			'She runs.',
			'',
			'- rope',
			'> [!note] The gale',
			'```js',
			'```',
			'| a | b |',
			'---',
			'momentum: 3',
			'# Day 1',
			'$$',
			'`code`',
			'%%',
		),
		{ maxLength: 12 },
	)
	.map(lines => lines.join('\n'));

it('nothing the player wrote is touched, wherever the cursor is', () => {
	fc.assert(
		fc.property(anyNote, fc.nat(200), (note, at) => {
			const { changes } = insertInline(note, Math.min(at, note.length), [health], {});
			expect(changes.filter(({ from, to }) => from !== to)).toEqual([]);
			expect(changes.map(({ insert }) => insert.trim())).toEqual(['`sworn: health 5 → 4`']);
		}),
	);
});

it('a value that goes up and down again leaves the note as it was, but for blank lines', () => {
	fc.assert(
		fc.property(anyNote, fc.nat(200), (note, at) => {
			const offset = Math.min(at, note.length);
			const up = insertInline(note, offset, [from3(3, 4)], {});
			const after = applyChanges(note, up.changes);
			const [{ from, insert } = { from: 0, insert: '' }] = up.changes;
			const cursor = up.cursor ?? (from < offset ? offset + insert.length : offset);
			const down = applyChanges(after, insertInline(after, cursor, [from3(4, 3)], {}).changes);
			const plain = (text: string) => text.replace(/\n+/g, '\n').trim();
			expect(plain(down)).toBe(plain(note));
		}),
	);
});
