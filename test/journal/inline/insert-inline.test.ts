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
		['the same value goes on', `She runs.\n\n${LINE}\n‸\n`, [from3(4, 5)], 'She runs.\n\n`sworn: momentum 3 → 5`\n\n'],
		[
			'with the cursor still in the paragraph above',
			`She r‸uns.\n\n${LINE}\n\nMore.\n`,
			[from3(4, 5)],
			'She runs.\n\n`sworn: momentum 3 → 5`\n\nMore.\n',
		],
		[
			'with the cursor in the line',
			`She runs.\n\n\`sworn: mom‸entum 3 → 4\`\n`,
			[from3(4, 5)],
			'She runs.\n\n`sworn: momentum 3 → 5`\n',
		],
		[
			'another value gets a line below',
			`She runs.\n\n${LINE}\n‸\n`,
			[health],
			`She runs.\n\n${LINE}\n\`sworn: health 5 → 4\`\n\n`,
		],
		[
			'each value goes on in its own line, new ones below',
			`${LINE}\n\`sworn: health 5 → 4\`\n‸`,
			[from3(4, 5), wounded('marked')],
			'`sworn: momentum 3 → 5`\n`sworn: health 5 → 4`\n`sworn: wounded marked`\n',
		],
		[
			'one of several in a line goes on',
			'`sworn: wounded marked; momentum 3 → 4`\n‸',
			[from3(4, 5)],
			'`sworn: wounded marked; momentum 3 → 5`\n',
		],
		[
			'a value that is back leaves the others',
			'`sworn: wounded marked; momentum 3 → 4`\n‸',
			[wounded('cleared')],
			`${LINE}\n`,
		],
		[
			'a line whose value is back goes',
			`${LINE}\n\`sworn: health 5 → 4\`\n‸`,
			[from3(4, 3)],
			'`sworn: health 5 → 4`\n',
		],
		[
			'the last line that goes takes its breaks with it',
			`She runs.\n\n${LINE}\n\nMore.‸\n`.replace('‸', '').replace('runs', 'ru‸ns'),
			[from3(4, 3)],
			'She runs.\n\nMore.\n',
		],
		['at the end of the note, the line above stays whole', `She runs.\n\n${LINE}\n\n‸`, [from3(4, 3)], 'She runs.\n'],
		[
			'the character of another line is another value',
			'`sworn: Juno › momentum 3 → 4`\n‸',
			[from3(4, 5)],
			'`sworn: Juno › momentum 3 → 4`\n`sworn: momentum 4 → 5`\n',
		],
		[
			'a value that was changed elsewhere meanwhile starts anew',
			`${LINE}\n‸`,
			[from3(7, 8)],
			`${LINE}\n\`sworn: momentum 7 → 8\`\n`,
		],
		[
			'a line of the player or an oracle is left alone',
			'`sworn: Core / Action › Advance`\n`sworn: hmm`\n‸',
			[from3(3, 4)],
			'`sworn: Core / Action › Advance`\n`sworn: hmm`\n`sworn: momentum 3 → 4`\n',
		],
		[
			'a roll is never lost',
			'`sworn: Doom › 2 → 3 segments, likely: 34, yes`\n‸',
			[{ kind: 'value', target: 'Doom', what: '', from: 3, to: 4, unit: 'segments' } satisfies Change],
			'`sworn: Doom › 2 → 3 segments, likely: 34, yes`\n`sworn: Doom › 3 → 4 segments`\n',
		],
		[
			'a line within prose is prose',
			`She runs ${LINE} and falls.‸\n`,
			[from3(4, 5)],
			`She runs ${LINE} and falls.\n\n\`sworn: momentum 4 → 5\`\n`,
		],
		[
			'a paragraph that begins with a line is prose',
			`${LINE}\nand falls.‸\n`,
			[from3(4, 5)],
			`${LINE}\nand falls.\n\n\`sworn: momentum 4 → 5\`\n`,
		],
		[
			'a line in a fence is code',
			`\`\`\`text\n${LINE}\n\`\`\`\n‸`,
			[from3(4, 5)],
			`\`\`\`text\n${LINE}\n\`\`\`\n\n\`sworn: momentum 4 → 5\`\n`,
		],
		[
			'a wrapped line goes on, on as many rows',
			'`sworn: wounded marked; momentum\n3 → 4`\n‸',
			[from3(4, 5)],
			'`sworn: wounded marked; momentum\n3 → 5`\n',
		],
		[
			'a wrapped line that is back goes with all its rows',
			'She runs.\n\n`sworn: momentum\n3 →\n4`\n\nMore.‸\n'.replace('‸', '').replace('runs', 'ru‸ns'),
			[from3(4, 3)],
			'She runs.\n\nMore.\n',
		],
		[
			'another value gets a line below a wrapped line',
			`She runs.\n\n\`sworn: momentum 3\n→ 4\`\n‸\n`,
			[health],
			`She runs.\n\n\`sworn: momentum 3\n→ 4\`\n\`sworn: health 5 → 4\`\n\n`,
		],
		[
			'a line between wrapped ones goes on',
			`\`sworn: wounded\nmarked\`\n${LINE}\n\`sworn: health\n5 → 4\`\n‸`,
			[from3(4, 5)],
			'`sworn: wounded\nmarked`\n`sworn: momentum 3 → 5`\n`sworn: health\n5 → 4`\n',
		],
		[
			'a wrapped line with a row that is indented goes on',
			'``sworn: momentum\n    3 → 4``\n‸',
			[from3(4, 5)],
			'`sworn: momentum\n    3 → 5`\n',
		],
		[
			'a wrapped line with words behind it is prose',
			'`sworn: momentum\n3 → 4` and on.‸\n',
			[from3(4, 5)],
			'`sworn: momentum\n3 → 4` and on.\n\n`sworn: momentum 4 → 5`\n',
		],
		[
			'a line in a comment is no line',
			`%%\n\n${LINE}\n\n%%\n\n‸`,
			[from3(4, 5)],
			`%%\n\n${LINE}\n\n%%\n\n\`sworn: momentum 4 → 5\`\n`,
		],
		[
			'the line breaks of other lines stay, whichever they are',
			`${LINE}\r\n\`sworn: health 5 → 4\`\n\`sworn: wounded marked\`\r\n‸`,
			[from3(4, 5)],
			'`sworn: momentum 3 → 5`\r\n`sworn: health 5 → 4`\n`sworn: wounded marked`\r\n',
		],
		[
			'wrapped lines keep the line breaks of Windows',
			'`sworn: momentum\r\n3 → 4`\r\n‸',
			[from3(4, 5), health],
			'`sworn: momentum\r\n3 → 5`\r\n`sworn: health 5 → 4`\r\n',
		],
		[
			'line breaks of Windows stay',
			`She runs.\r\n\r\n${LINE}\r\n‸`,
			[health],
			`She runs.\r\n\r\n${LINE}\r\n\`sworn: health 5 → 4\`\r\n`,
		],
	])('%s', (_, note, changes, is) => {
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
