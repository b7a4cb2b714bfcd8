import fc from 'fast-check';
import MarkdownIt from 'markdown-it';
import { describe, expect, it } from 'vitest';
import { endOfChain, insertAfterBlock, insertBlock } from '../../src/journal/note-blocks/insert-block';
import { removeBlock } from '../../src/journal/note-blocks/remove-block';
import { blockAt, swornBlocks } from '../../src/journal/note-blocks/find-blocks';
import { applyChanges } from '../../src/journal/text/text-change';
import { cursorNote, withCursor } from './cursor-note';
import { CONTEXTS } from './note-contexts';

const BODY = 'move: Face Danger\nroll: edge';

const ALL = { ...CONTEXTS, 'a body with backticks': '‸' };

const bodyFor = (context: string) => (context.endsWith('backticks') ? 'ask: What is ```this```?' : BODY);

const GROUND = new MarkdownIt({ html: true });
/** What Markdown makes of a note, block by block, so that a block that was split shows. */
const blocksOf = (note: string) =>
	GROUND.parse(note.replace(/^---\n[^]*?\n---\n/, ''), {})
		.filter(token => token.level === 0 && token.nesting >= 0 && !(token.type === 'fence' && token.info === 'sworn'))
		.map(token => token.type);

describe('a block is inserted in', () => {
	it('every context as approved', async () => {
		const notes = Object.entries(ALL).map(([context, marked]) => {
			const { note, cursor } = cursorNote(marked);
			const inserted = insertBlock(note, cursor, bodyFor(context));
			const frame = '='.repeat(20);
			return `${frame} ${context}\n${marked}\n${'-'.repeat(20)} becomes\n${withCursor(note, inserted.changes, inserted.cursor)}\n`;
		});
		await expect(notes.join('\n')).toMatchFileSnapshot('approved/insert-block.md');
	});

	it.each(Object.entries(ALL))('%s, wherever the cursor is in the note, and with any line break', (context, marked) => {
		for (const lineBreak of ['\n', '\r\n']) {
			const note = cursorNote(marked).note.replaceAll('\n', lineBreak);
			for (let offset = 0; offset <= note.length; offset++) {
				const { changes, cursor, blockFrom, lineBreaks } = insertBlock(note, offset, bodyFor(context));
				const after = applyChanges(note, changes);
				expect(changes.every(({ from, to }) => from === to)).toBe(true);
				const block = swornBlocks(after).find(({ fenceFrom }) => fenceFrom === blockFrom);
				expect(block?.body).toBe(bodyFor(context));
				if (!block) throw new Error('none');
				expect(block.nested).toBe(false);
				expect(after.slice(0, blockFrom)).toMatch(/^$|^[ \t\r\n]*$|\n[ \t]*\r?\n$/);
				expect(after.slice(block.fenceTo)).toMatch(/^\r?\n[ \t]*(?:\r?\n|$)/);
				expect(/^[ \t]*\r?(?:\n|$)/.test(after.slice(cursor))).toBe(true);
				expect(after[cursor - 1]).toBe('\n');
				expect(cursor).toBeGreaterThan(block.fenceTo);
				if (lineBreak === '\r\n' && note.includes(lineBreak))
					expect(after.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
				else if (context !== 'a formula') expect(blocksOf(after)).toEqual(blocksOf(note));
				expect(applyChanges(after, removeBlock(after, block, lineBreaks))).toBe(note);
			}
		}
	});
});

describe('what is typed at the cursor', () => {
	it.each(Object.entries(ALL))('is a paragraph of its own: %s', (context, marked) => {
		const { note, cursor } = cursorNote(marked);
		const inserted = insertBlock(note, cursor, bodyFor(context));
		const after = applyChanges(note, inserted.changes);
		const typed = `${after.slice(0, inserted.cursor)}typed${after.slice(inserted.cursor)}`;
		const paragraphs = GROUND.parse(typed, {}).filter(token => token.type === 'inline');
		expect(paragraphs.map(token => token.content)).toContain('typed');
	});
});

describe('a block is taken back', () => {
	const anyBlock = fc.constantFrom(
		'Prose.',
		'Two\nlines.',
		'# Heading',
		'- a\n- b',
		'> [!note]\n> b',
		'```js\na\n\nb\n```',
		'| a |\n| - |',
		'```sworn\nmove: x\n```',
	);
	const anyNote = fc.array(anyBlock, { minLength: 1, maxLength: 5 });

	it('without its line breaks being known, from a tidy note', () => {
		fc.assert(
			fc.property(anyNote, fc.nat(), fc.constantFrom('\n', '\r\n'), (blocks, at, lineBreak) => {
				const note = blocks.join('\n\n').replaceAll('\n', lineBreak);
				const start = blocks
					.slice(0, at % blocks.length)
					.join('\n\n')
					.replaceAll('\n', lineBreak).length;
				const offset = start + (start > 0 ? lineBreak.length * 2 : 0);
				const { changes, blockFrom } = insertBlock(note, offset, BODY);
				const after = applyChanges(note, changes);
				const block = swornBlocks(after).find(({ fenceFrom }) => fenceFrom === blockFrom);
				if (!block) throw new Error('none');
				const left = applyChanges(after, removeBlock(after, block));
				// Whether the last line had a line break is not to be seen any more, so it keeps the one it has.
				expect([note, `${note}\n`, `${note}\r\n`]).toContain(left);
			}),
		);
	});

	it('from any note, with its line breaks', () => {
		const anyLine = fc.constantFrom(
			'',
			'',
			' ',
			'a',
			'# h',
			'- b',
			'  c',
			'> d',
			'```',
			'~~~',
			'---',
			'%%',
			'<!--',
			'-->',
			'$$',
			'\t',
			'    e',
		);
		fc.assert(
			fc.property(
				fc.array(anyLine, { maxLength: 14 }),
				fc.constantFrom('\n', '\r\n'),
				fc.nat(),
				(noteLines, lineBreak, at) => {
					const note = noteLines.join(lineBreak);
					const { changes, blockFrom, lineBreaks } = insertBlock(note, at % (note.length + 1), BODY);
					const after = applyChanges(note, changes);
					const block = swornBlocks(after).find(({ fenceFrom }) => fenceFrom === blockFrom);
					expect(block?.body).toBe(BODY);
					expect(block?.closed).toBe(true);
					if (block) expect(applyChanges(after, removeBlock(after, block, lineBreaks))).toBe(note);
				},
			),
			{ numRuns: 1000 },
		);
	});

	it.each([
		{ title: 'of the line that it came under, none', cut: '', left: '> a\n\nLast words.' },
		{ title: 'of another line that stands above it by now, its own', cut: '\nLast words.\n', left: '> a\n' },
	])('from the end of a note, and leaves the last line break: $title', ({ cut, left }) => {
		const note = '> a\n\nLast words.';
		const { changes, lineBreaks } = insertBlock(note, note.length, BODY);
		const after = applyChanges(note, changes).replace(cut, '');
		const [block] = swornBlocks(after);
		if (!block) throw new Error('none');
		expect(applyChanges(after, removeBlock(after, block, lineBreaks))).toBe(left);
	});

	const rows: readonly { title: string; before: string; after: string }[] = [
		{ title: 'between paragraphs', before: 'a\n\n#\n\nb', after: 'a\n\nb' },
		{ title: 'glued between paragraphs', before: 'a\n#\nb', after: 'a\n\nb' },
		{ title: 'with prose right below it', before: 'a\n\n#\nb', after: 'a\n\nb' },
		{ title: 'at the end', before: 'a\n\n#', after: 'a\n' },
		{ title: 'at the end with a last line break', before: 'a\n\n#\n', after: 'a\n' },
		{ title: 'at the start', before: '#\n\nb\n', after: 'b\n' },
		{ title: 'alone', before: '#', after: '' },
		{
			title: 'between blocks',
			before: '```sworn\na: 1\n```\n\n#\n\n```sworn\nb: 1\n```',
			after: '```sworn\na: 1\n```\n\n```sworn\nb: 1\n```',
		},
		{ title: 'in a callout', before: '> a\n>\n> #\n> b', after: '> a\n>\n> b' },
		{ title: 'at the mark of a list', before: '- #\n- b', after: '- \n- b' },
	];
	it.each(rows)('$title', ({ before, after }) => {
		const lead = /^(.*)#$/m.exec(before)?.[1] ?? '';
		const inner = lead.replace(/[^>\s]/g, ' ');
		const note = before.replace('#', `\`\`\`sworn\n${inner}move: x\n${inner}\`\`\``);
		const block = swornBlocks(note).find(({ body }) => body === 'move: x');
		if (!block) throw new Error('none');
		expect(applyChanges(note, removeBlock(note, block))).toBe(after);
	});
});

describe('the next call of a chain', () => {
	const one = '```sworn\nmove: A\n```';
	const two = '```sworn\nmove: B\n```';
	const rows: readonly { title: string; note: string; after: string }[] = [
		{ title: 'above later prose', note: `a\n\n${one}\n\nprose\n`, after: `a\n\n${one}\n\n@\n\nprose\n` },
		{ title: 'above prose right below', note: `${one}\nprose\n`, after: `${one}\n\n@\n\nprose\n` },
		{ title: 'after the whole chain', note: `${one}\n\n${two}\n\nprose`, after: `${one}\n\n${two}\n\n@\n\nprose` },
		{
			title: 'after a chain without blank lines',
			note: `${one}\n${two}\n\nprose`,
			after: `${one}\n${two}\n\n@\n\nprose`,
		},
		{ title: 'not after a later chain', note: `${one}\n\nprose\n\n${two}`, after: `${one}\n\n@\n\nprose\n\n${two}` },
		{ title: 'at the end', note: one, after: `${one}\n\n@\n\n` },
		{ title: 'at the end, above the line where writing goes on', note: `${one}\n\n`, after: `${one}\n\n@\n\n` },
		{
			title: 'in a callout',
			note: '> ```sworn\n> move: A\n> ```\n> prose\n',
			after: '> ```sworn\n> move: A\n> ```\n>\n> ```sworn\n> move: Next\n> ```\n>\n> prose\n',
		},
		{
			title: 'in a list',
			note: '- a\n  ```sworn\n  move: A\n  ```\n- b\n',
			after: '- a\n  ```sworn\n  move: A\n  ```\n\n  ```sworn\n  move: Next\n  ```\n- b\n',
		},
	];
	it.each(rows)('$title', ({ note, after }) => {
		const [block] = swornBlocks(note);
		if (!block) throw new Error('none');
		const inserted = insertAfterBlock(note, block, 'move: Next');
		const result = applyChanges(note, inserted.changes);
		expect(result).toBe(after.replace('@', '```sworn\nmove: Next\n```'));
		const next = swornBlocks(result).find(({ body }) => body === 'move: Next');
		expect(inserted.blockFrom).toBe(next?.fenceFrom);
		const chain = swornBlocks(result)[0];
		if (!next || !chain) throw new Error('none');
		expect(endOfChain(result, chain)).toEqual(next);
	});
});

describe('the next call under a block without an end', () => {
	const rows: readonly { title: string; note: string; after: string }[] = [
		{
			title: 'goes out of a callout in which the block never ends',
			note: '> a\n> ```sworn\n> move: A\n> prose\n\nprose\n',
			after: '> a\n> ```sworn\n> move: A\n> prose\n\n@\n\nprose\n',
		},
		{
			title: 'goes out of a list in which the block never ends',
			note: '- a\n  ```sworn\n  move: A\n\n  prose\n- b\n',
			after: '- a\n  ```sworn\n  move: A\n\n  prose\n- b\n\n@\n\n',
		},
		{
			title: 'goes above a block that never ends',
			note: 'a\n\n```sworn\nmove: A\n\nprose\n',
			after: 'a\n\n@\n\n```sworn\nmove: A\n\nprose\n',
		},
		{
			title: 'goes below a block that the next one ends',
			note: '```sworn\nmove: A\n\n```sworn\nmove: B\n```\nprose\n',
			after: '```sworn\nmove: A\n\n```sworn\nmove: B\n```\n\n@\n\nprose\n',
		},
	];
	it.each(rows)('$title', ({ note, after }) => {
		const [block] = swornBlocks(note);
		if (!block) throw new Error('none');
		const { changes, blockFrom, lineBreaks } = insertAfterBlock(note, block, 'move: Next');
		const result = applyChanges(note, changes);
		expect(result).toBe(after.replace('@', '```sworn\nmove: Next\n```'));
		const next = blockAt(result, blockFrom);
		expect(next).toMatchObject({ body: 'move: Next', closed: true, nested: false });
		expect(applyChanges(result, removeBlock(result, next, lineBreaks))).toBe(note);
	});
});
