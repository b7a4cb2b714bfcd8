import fc from 'fast-check';
import { expect, inject, it } from 'vitest';
import { findViolation } from '../../../src/journal/edit-guard/edit-guard';
import { swornBlocks } from '../../../src/journal/note-blocks/find-blocks';
import { insertAfterBlock, insertBlock } from '../../../src/journal/note-blocks/insert-block';
import { removeBlock } from '../../../src/journal/note-blocks/remove-block';
import { linesOf } from '../../../src/journal/text/lines';
import { applyChanges } from '../../../src/journal/text/text-change';

const BODY = 'move: Face Danger\nby: Kestrel';
const BREAKS = ['\n', '\r\n', '\r'] as const;

const anyPiece = fc.constantFrom(
	'N runs.',
	'N runs\nand N falls.',
	'# N',
	'- N\n- N',
	'1. N\n\n   N of it',
	'> N said\n> to N',
	'> [!note] N\n> so\n>\n> N',
	'| N | a |\n| - | - |\n| N | b |',
	'```js\nN\n\nN\n```',
	'> ```sworn\n> move: N\n> ```\n> N too',
	'- N\n  ```sworn\n  move: N\n  ```\n- N',
	'```sworn\nmove: N\n```',
	'%% N\n\nN %%',
	'N\n---',
	'\tN',
	'',
	' ',
	'>',
);

/** Every line is told from the others by a number in it, and breaks in a way of its own. */
const anyNote = fc
	.tuple(
		fc.constantFrom('', '---\nmood: N\n---\n'),
		fc.array(fc.tuple(anyPiece, fc.constantFrom('\n', '\n\n', '\n\n\n')), { maxLength: 5 }),
		fc.boolean(),
		fc.array(fc.constantFrom(...BREAKS), { minLength: 1, maxLength: 4 }),
	)
	.map(([top, pieces, ends, breaks]) => {
		const text = pieces.map(([piece, gap], i) => piece + (i < pieces.length - 1 || ends ? gap : '')).join('');
		let [line, name] = [0, 0];
		const told = (words: string) => numbered(words, () => `w${name++}`);
		return told(top) + told(text).replace(/\n/g, () => breaks[line++ % breaks.length] ?? '\n');
	});

const numbered = (text: string, next: () => string): string => text.replace(/N/g, next);

interface Typing {
	readonly where: number;
	readonly words: string;
}

/** What the player does to the note in between, wherever it is no line of the block. */
const anyTyping = fc.array(
	fc.record({
		where: fc.nat(1000),
		words: fc.constantFrom(
			'N',
			'N ',
			'\nN',
			'N\n',
			'\nN\n',
			'\n\nN\n\n',
			'\n',
			'- N\n',
			'\n> N\n',
			'\n# N',
			'Backspace',
		),
	}),
	{ maxLength: 4 },
);

const blockIn = (note: string) => swornBlocks(note).find(({ body, closed }) => closed && body === BODY);

function typed(note: string, cursor: number, all: readonly Typing[]): string {
	let text = note;
	all.forEach(({ where, words }, i) => {
		const block = blockIn(text);
		if (!block) return;
		const free = [...Array(text.length + 1).keys()].filter(
			at => (at < block.fenceFrom || at > block.fenceTo) && !(text[at - 1] === '\r' && text[at] === '\n'),
		);
		// Most of the time the player goes on where the cursor was put.
		const at = i === 0 && where % 2 === 0 && cursor <= text.length ? cursor : free[where % Math.max(1, free.length)];
		if (at === undefined) return;
		const [from, insert] = words === 'Backspace' ? [at - 1, ''] : [at, numbered(words, () => `t${i}`)];
		if (words === 'Backspace' && !(text[from] === '\n' && text[from - 1] !== '\r' && from - 1 > block.fenceTo)) return;
		text = text.slice(0, from) + insert + text.slice(at);
	});
	return text;
}

/** The lines with words, and which of them stand directly one under the other; those of the block left out. */
function playersLines(note: string, left?: { readonly startLine: number; readonly endLine: number }) {
	const lines = linesOf(note)
		.map(({ from, to }, index) => ({ index, text: note.slice(from, to) }))
		.filter(
			({ index, text }) => !/^[ \t>]*$/.test(text) && !(left && left.startLine <= index && index <= left.endLine),
		);
	const together = lines.flatMap(({ index, text }, i) => {
		const next = lines[i + 1];
		return next?.index === index + 1 ? [`${text}\n${next.text}`] : [];
	});
	return { texts: lines.map(({ text }) => text), together };
}

function holds(start: string, note: string, known: ReturnType<typeof insertBlock>['lineBreaks'] | undefined): void {
	const block = blockIn(note);
	if (!block) return;
	const left = applyChanges(note, removeBlock(note, block, known));
	const before = playersLines(note, block);
	const after = playersLines(left);
	expect(after.texts).toEqual(before.texts);
	const allowed = [...before.together, ...playersLines(start).together];
	expect(after.together.filter(pair => !allowed.includes(pair))).toEqual([]);
	expect({ note, left, breach: findViolation(note, left) }).toEqual({ note, left, breach: undefined });
}

type Insert = (note: string, which: number) => ReturnType<typeof insertBlock> | undefined;

it.each<[string, Insert]>([
	['anywhere', (note, at) => insertBlock(note, at % (note.length + 1), BODY)],
	[
		'in a chain, in a quote or in a list',
		(note, which) => {
			const above = swornBlocks(note);
			const block = above[which % Math.max(1, above.length)];
			return block && insertAfterBlock(note, block, BODY);
		},
	],
])(
	'whatever was typed around a block %s, every line is there when it is undone, in order, whole, and none comes to another',
	(_, insert) => {
		fc.assert(
			fc.property(anyNote, fc.nat(), anyTyping, fc.boolean(), (start, which, typing, isKnown) => {
				const plan = insert(start, which);
				if (!plan) return;
				const inserted = applyChanges(start, plan.changes);
				const own = blockIn(inserted);
				if (own && isKnown) expect(applyChanges(inserted, removeBlock(inserted, own, plan.lineBreaks))).toBe(start);
				holds(start, typed(inserted, plan.cursor, typing), isKnown ? plan.lineBreaks : undefined);
			}),
			{ numRuns: inject('isDeep') ? 800 : 300 },
		);
	},
);
