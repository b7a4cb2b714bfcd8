import { describe, expect, it } from 'vitest';
import { findBlock, toNoteOffset, replaceBody, swornBlocks } from '../../../src/journal/note-blocks/find-blocks';
import { applyChanges } from '../../../src/journal/text/text-change';

const bodies = (note: string) => swornBlocks(note).map(block => block.body);

describe('the sworn blocks of a note', () => {
	const rows: readonly { title: string; note: string; bodies: readonly string[] }[] = [
		{ title: 'none', note: 'Just prose, sworn by ```code```.', bodies: [] },
		{ title: 'backticks', note: 'a\n```sworn\nmove: x\n```\nb', bodies: ['move: x'] },
		{ title: 'tildes', note: '~~~sworn\nmove: x\n```\n~~~', bodies: ['move: x'] },
		{ title: 'a longer fence', note: '````sworn\nmove: x\n```\n`````', bodies: ['move: x'] },
		{ title: 'more words after the language, capitals', note: '``` Sworn title\nmove: x\n```', bodies: ['move: x'] },
		{ title: 'another language', note: '```swornish\nmove: x\n```', bodies: [] },
		{ title: 'two', note: '```sworn\na: 1\n```\n```sworn\nb: 2\n\n```', bodies: ['a: 1', 'b: 2\n'] },
		{ title: 'empty', note: '```sworn\n```', bodies: [''] },
		{ title: 'not closed', note: 'a\n```sworn\nmove: x\n\nb', bodies: ['move: x'] },
		{ title: 'in another fence', note: '````md\n```sworn\nmove: x\n```\n````', bodies: [] },
		{ title: 'after another fence', note: '```js\na\n```\n```sworn\nmove: x\n```', bodies: ['move: x'] },
		{
			title: 'in frontmatter',
			note: '---\na: |\n  x\n```sworn\nmove: x\n```\n---\n```sworn\nmove: y\n```',
			bodies: ['move: y'],
		},
		{ title: 'after a rule that opens no frontmatter', note: '---\n```sworn\nmove: y\n```', bodies: ['move: y'] },
		{ title: 'in a comment', note: '<!--\n```sworn\nmove: x\n```\n-->\n%%\n```sworn\nmove: x\n```\n%%\n', bodies: [] },
		{ title: 'after a comment in one line', note: '<!-- a -->\n%% b %%\n```sworn\nmove: x\n```', bodies: ['move: x'] },
		{
			title: 'in a callout',
			note: '> [!note]\n> ```sworn\n> move: x\n>\n>   - y\n> ```\n',
			bodies: ['move: x\n\n  - y'],
		},
		{ title: 'in a callout without spaces', note: '>```sworn\n>move: x\n>```', bodies: ['move: x'] },
		{ title: 'in a callout in a callout', note: '> > ```sworn\n> > move: x\n> > ```', bodies: ['move: x'] },
		{
			title: 'a callout that ends before the fence does',
			note: '> ```sworn\n> move: x\n\n```sworn\nmove: y\n```',
			bodies: ['move: x', 'move: y'],
		},
		{ title: 'in a list', note: '- a\n  ```sworn\n  move: x\n\n    - y\n  ```\n', bodies: ['move: x\n\n  - y'] },
		{ title: 'at the mark of a list', note: '1. ```sworn\n   move: x\n   ```', bodies: ['move: x'] },
		{
			title: 'in a list in a list, with tabs',
			note: '- a\n\t- b\n\t\t```sworn\n\t\tmove: x\n\t\t```',
			bodies: ['move: x'],
		},
		{ title: 'in a callout in a list', note: '- a\n  > ```sworn\n  > move: x\n  > ```', bodies: ['move: x'] },
		{ title: 'indented a little', note: '  ```sworn\n  move: x\n ```', bodies: ['move: x'] },
		{ title: 'indented code', note: 'a\n\n    ```sworn\n    move: x\n    ```', bodies: [] },
		{ title: 'CRLF', note: 'a\r\n```sworn\r\nmove: x\r\nroll: y\r\n```\r\n', bodies: ['move: x\nroll: y'] },
		{ title: 'in a formula', note: '$$\n```sworn\n```\n$$\n', bodies: [] },
		{ title: 'after a lone sign of a formula', note: '$$\n\n```sworn\nmove: x\n```', bodies: ['move: x'] },
		{ title: 'in HTML', note: '<div>\n```sworn\nmove: x\n```\n</div>\n\n```sworn\nmove: y\n```', bodies: ['move: y'] },
	];
	it.each(rows)('$title', ({ note, bodies: expected }) => {
		expect(bodies(note)).toEqual(expected);
	});

	it('know their place', () => {
		const note = 'a\n> ```sworn\n> move: x\n> roll: y\n> ```\nb';
		const [block] = swornBlocks(note);
		if (!block) throw new Error('none');
		expect(block).toMatchObject({ startLine: 1, endLine: 4, prefix: '> ', closed: true, nested: true });
		expect(note.slice(block.fenceFrom, block.fenceTo)).toBe('> ```sworn\n> move: x\n> roll: y\n> ```');
		expect(note.slice(block.bodyFrom, block.bodyTo)).toBe('> move: x\n> roll: y');
		expect(note.slice(toNoteOffset(block, block.body.indexOf('roll')), block.bodyTo)).toBe('roll: y');
		expect(note.slice(toNoteOffset(block, 0), toNoteOffset(block, 4))).toBe('move');
	});
});

describe('a block without an end of its own', () => {
	const rows: readonly { title: string; note: string; own: string; rest: string }[] = [
		{
			title: 'that the fence of the next one ends',
			note: '```sworn\nmove: x\ndone:\n  - momentum 3 → 4\n\nI run.\n\n```sworn\nmove: y\ndone:\n  - supply 3 → 2\n```\n',
			own: 'move: x\ndone:\n  - momentum 3 → 4',
			rest: '\n\nI run.\n\n```sworn\nmove: y\ndone:\n  - supply 3 → 2',
		},
		{
			title: 'with the next one right below',
			note: '```sworn\nmove: x\n```sworn\nmove: y\n```',
			own: 'move: x',
			rest: '\n```sworn\nmove: y',
		},
		{
			title: 'with prose right below',
			note: '```sworn\nmove: x\nI run.\nroll: edge',
			own: 'move: x',
			rest: '\nI run.\nroll: edge',
		},
		{
			title: 'with a list of prose below',
			note: '```sworn\nmove: x\ndone:\n\n- spirit 1 → 2',
			own: 'move: x\ndone:',
			rest: '\n\n- spirit 1 → 2',
		},
		{
			title: 'to the end of a callout',
			note: '> ```sworn\n> move: x\n>\n> I run.\n\nroll: edge',
			own: 'move: x',
			rest: '\n\nI run.',
		},
		{
			title: 'to the end of a list',
			note: '- ```sworn\n  move: x\n\n  roll: edge\n- b',
			own: 'move: x',
			rest: '\n\nroll: edge',
		},
		{ title: 'with nothing below', note: '```sworn\n\nmove: x\nroll: edge', own: '\nmove: x\nroll: edge', rest: '' },
	];
	it.each(rows)('is read as far as it goes: $title', ({ note, own, rest }) => {
		const [block, ...others] = swornBlocks(note);
		expect(others).toEqual([]);
		expect(block).toMatchObject({ body: own, source: own + rest, closed: false });
		expect(findBlock(note, { body: own + rest })).toMatchObject({ ok: true, value: { body: own } });
		expect(findBlock(note, { body: own })).toMatchObject({ ok: true, value: { body: own } });
	});

	it('is written to as far as it goes', () => {
		const note = '> ```sworn\n> move: x\n>\n> I run.\n> roll: edge\n';
		const [block] = swornBlocks(note);
		if (!block) throw new Error('none');
		expect(applyChanges(note, replaceBody(note, block, 'move: x\ndice: 4 vs 3, 9'))).toBe(
			'> ```sworn\n> move: x\n> dice: 4 vs 3, 9\n>\n> I run.\n> roll: edge\n',
		);
	});
});

describe('a block is found again', () => {
	const note = '```sworn\nmove: x\n```\n\n> [!note]\n> ```sworn\n> move: x\n> ```\n\n```sworn\nmove: y\n```\n';
	const rows: readonly {
		title: string;
		body: string;
		near?: { lineStart: number; lineEnd: number };
		twin?: { nth: number; of: number };
		found: number | string;
	}[] = [
		{ title: 'as the only one', body: 'move: y', found: 9 },
		{
			title: 'as the only one, though the app names another place',
			body: 'move: y',
			near: { lineStart: 0, lineEnd: 2 },
			found: 9,
		},
		{ title: 'with CRLF in the source', body: 'move: y\r\n', found: 9 },
		{ title: 'at its place', body: 'move: x', near: { lineStart: 0, lineEnd: 2 }, found: 0 },
		{ title: 'in the callout that the app names', body: 'move: x', near: { lineStart: 4, lineEnd: 7 }, found: 5 },
		{ title: 'not among identical ones', body: 'move: x', found: 'identical_blocks' },
		{
			title: 'not among identical ones at the place named',
			body: 'move: x',
			near: { lineStart: 0, lineEnd: 11 },
			found: 'identical_blocks',
		},
		{
			title: 'the one of two twins that it was, in the same lines',
			body: 'move: x',
			near: { lineStart: 0, lineEnd: 11 },
			twin: { nth: 1, of: 2 },
			found: 5,
		},
		{
			title: 'not by its twin, when it has changed itself',
			body: 'move: y',
			near: { lineStart: 0, lineEnd: 2 },
			twin: { nth: 0, of: 2 },
			found: 'block_changed',
		},
		{
			title: 'not when a third twin was made meanwhile',
			body: 'move: x',
			near: { lineStart: 0, lineEnd: 2 },
			twin: { nth: 0, of: 3 },
			found: 'identical_blocks',
		},
		{ title: 'not when it has changed', body: 'move: z', near: { lineStart: 0, lineEnd: 2 }, found: 'block_changed' },
	];
	it.each(rows)('$title', ({ found, ...place }) => {
		const reading = findBlock(note, place);
		expect(reading.ok ? reading.value.startLine : reading.problems[0]?.code).toBe(found);
	});
});

describe('a body is replaced by its smallest difference', () => {
	const bodyBefore = 'move: Face Danger\nroll: edge\nadd: 1';
	const bodyAfter = 'move: Face Danger\nby: Kestrel\nroll: edge 2\nadd: 1\n\ndone:\n  - health 5 → 4';
	const rows: readonly { title: string; of: (body: string) => string }[] = [
		{ title: 'at the top', of: body => `a\n\n\`\`\`sworn\n${body}\n\`\`\`\n\nb` },
		{ title: 'CRLF', of: body => `a\n\n\`\`\`sworn\n${body}\n\`\`\`\n\nb`.replaceAll('\n', '\r\n') },
		{
			title: 'in a callout',
			of: body => `> \`\`\`sworn\n${body.replace(/^/gm, '> ').replace(/^> $/gm, '>')}\n> \`\`\``,
		},
		{ title: 'in a list', of: body => `- \`\`\`sworn\n${body.replace(/^(?=.)/gm, '  ')}\n  \`\`\`\n- b` },
		{ title: 'after frontmatter', of: body => `---\na: 1\n---\n\`\`\`sworn\n${body}\n\`\`\`` },
		{ title: 'not closed', of: body => `\`\`\`sworn\n${body.replace('\n\n', '\n')}` },
	];
	it.each(rows)('$title', ({ of }) => {
		for (const [before, after] of [
			[bodyBefore, bodyAfter],
			[bodyAfter, bodyBefore],
			[bodyBefore, 'x'],
			['', bodyAfter],
			[bodyAfter, bodyAfter],
		] as const) {
			if (before === '') continue;
			const note = of(before);
			const [block] = swornBlocks(note);
			if (!block) throw new Error('none');
			const changes = replaceBody(note, block, block.closed ? after : after.replace('\n\n', '\n'));
			expect(applyChanges(note, changes)).toBe(of(after));
			for (const { from, to } of changes) expect(from >= block.openTo && to <= block.bodyTo).toBe(true);
		}
	});

	it('touches only the lines that differ', () => {
		const note = `\`\`\`sworn\n${bodyBefore}\n\`\`\``;
		const [block] = swornBlocks(note);
		if (!block) throw new Error('none');
		const inserted = replaceBody(note, block, bodyAfter).map(({ from, to, insert }) => [to - from, insert]);
		expect(inserted).toEqual([
			[0, '\nby: Kestrel'],
			[0, ' 2'],
			[0, '\n\ndone:\n  - health 5 → 4'],
		]);
	});

	it('fills an empty block, and empties a full one', () => {
		const note = '> ```sworn\n> ```\n';
		const [block] = swornBlocks(note);
		if (!block) throw new Error('none');
		const full = applyChanges(note, replaceBody(note, block, 'move: x\nroll: y'));
		expect(full).toBe('> ```sworn\n> move: x\n> roll: y\n> ```\n');
		const [again] = swornBlocks(full);
		if (!again) throw new Error('none');
		expect(applyChanges(full, replaceBody(full, again, ''))).toBe(note);
	});
});

it.each([
	['after a lone \\r', '```sworn\n\r'],
	['a line emptied between \\r and \\n', '```sworn\ra\rmove: x\nrank: y\n```'],
])('mixed line breaks never run together: %s', (_, note) => {
	const [block] = swornBlocks(note);
	const written = block && applyChanges(note, replaceBody(note, block, 'move: x\n\nrank: y'));
	expect(swornBlocks(written ?? '')[0]?.source).toBe('move: x\n\nrank: y');
});
