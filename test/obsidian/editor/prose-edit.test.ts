import { ChangeDesc, EditorState } from '@codemirror/state';
import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import { swornBlocks } from '../../../src/journal/note-blocks/find-blocks';
import { isOutsideProse, ofLastBlocks } from '../../../src/journal/inline/non-prose-ranges';
import { inlineCodes } from '../../../src/journal/inline/code-spans';
import { sectionsOf } from '../../../src/journal/text/literal-sections';
import { MovedByProse } from '../../../src/obsidian/editor/map-prose-edits';
import { isProseEdit, isTypingInProse } from '../../../src/obsidian/editor/prose-edit';

const edit = (note: string, old: string, fresh: string) => {
	const from = note.indexOf(old);
	if (from < 0) throw new Error(`No “${old}”`);
	const startState = EditorState.create({ doc: note, selection: { anchor: from } });
	const changes = { from, to: from + old.length, insert: fresh };
	return startState.update({ changes, selection: { anchor: from + fresh.length } });
};

const isProse = (note: string, old: string, fresh: string): boolean => {
	const { startState, newDoc, changes } = edit(note, old, fresh);
	return isProseEdit(startState.doc, newDoc, changes);
};

const NOTE = `---
name: Kestrel
---
She runs.

\`\`\`sworn
move: Face Danger
roll: edge
\`\`\`

The rain falls, \`sworn: Face
Danger,
edge\` and on.
Nothing more.

%%
hidden words
%%
`;

describe('an edit in prose', () => {
	it.each([
		['a key', 'runs', 'runss'],
		['a word that goes', 'Nothing more', 'Nothing'],
		['a word in the place of another', 'She', '“He'],
	])('is %s', (_what, old, fresh) => expect(isProse(NOTE, old, fresh)).toBe(true));

	it.each([
		['in a property', 'name: Kestrel', 'name: Ash'],
		['in a record', 'roll: edge', 'roll: iron'],
		['in a record on several lines', 'Danger,', 'Dangers,'],
		['in a row that ends a record', 'and on', 'and off'],
		['in a comment', 'hidden', 'hid'],
		['a line break', 'She runs', 'She\nruns'],
		['a line that goes', 'Nothing more.\n', ''],
		['a backtick', 'runs', '`runs'],
		['what begins a list', 'She runs', '- She runs'],
		['what a wrapped record would begin with', 'She', 'sworn: She'],
		['the first word of a line', 'She runs.', ''],
	])('is not %s', (_what, old, fresh) => expect(isProse(NOTE, old, fresh)).toBe(false));

	it('is none in a note whose properties do not end', () =>
		expect(isProse('---\nname: Kestrel\nShe runs.\n', 'runs', 'ran')).toBe(false));

	it('goes on to know where no prose is, after edits above it', () => {
		let { state } = edit(NOTE, 'She runs.', 'She runs far and wide.');
		const next = state.update({ changes: { from: state.doc.toString().indexOf('falls'), insert: 'x' } });
		expect(isProseEdit(state.doc, next.newDoc, next.changes)).toBe(false);
		({ state } = next);
		const last = state.update({ changes: { from: state.doc.toString().indexOf('oll: edge'), insert: 'x' } });
		expect(isProseEdit(state.doc, last.newDoc, last.changes)).toBe(false);
	});

	it('counts as typing only while the caret stays in its line', () => {
		const typed = edit(NOTE, 'runs', 'ran');
		expect(isTypingInProse(typed)).toBe(true);
		const { startState } = typed;
		const left = startState.update({ changes: { from: NOTE.indexOf('runs'), insert: 'x' }, selection: { anchor: 0 } });
		expect(isTypingInProse(left)).toBe(false);
	});
});

/** How many places are moved by ten keys of prose above so many records. */
function movedByKeys(records: number): number {
	let { state } = edit(`She runs.\n\n${'```sworn\nmove: Face Danger\n```\n\n'.repeat(records)}`, 'runs', 'ran');
	const moved = vi.spyOn(ChangeDesc.prototype, 'mapPos');
	for (const letter of ' on and on') {
		const next = state.update({ changes: { from: 'She ran'.length, insert: letter } });
		expect(isProseEdit(state.doc, next.newDoc, next.changes)).toBe(true);
		({ state } = next);
	}
	const count = moved.mock.calls.length;
	moved.mockRestore();
	return count;
}

it('a key of prose moves no place below it, however many records are there', () =>
	expect(movedByKeys(500)).toBe(movedByKeys(5)));

it('what was read of a text is moved once for all edits of prose, when someone asks', () => {
	const move = vi.fn((at: number, changes: ChangeDesc) => changes.mapPos(at));
	const ofNote = new MovedByProse(text => text.indexOf('`sworn'), move);
	let { startState: state } = edit(NOTE, 'runs', 'ran');
	expect(ofNote.in(state.doc)).toBe(NOTE.indexOf('`sworn'));
	for (const insert of ['She', ' and he', ' and they', ' ']) {
		const next = state.update({ changes: { from: state.doc.toString().indexOf(' runs'), insert } });
		ofNote.edited(state.doc, next.newDoc, next.changes);
		({ state } = next);
	}
	expect(move).not.toHaveBeenCalled();
	expect(ofNote.in(state.doc)).toBe(state.doc.toString().indexOf('`sworn'));
	expect(ofNote.in(state.doc)).toBe(state.doc.toString().indexOf('`sworn'));
	expect(move).toHaveBeenCalledTimes(1);
});

const LINES = [
	...['She runs.', 'Nothing more', '', '```sworn', '```', 'move: Face Danger', '---', '%%', '$$', '<div>', '- a list'],
	...[
		'> a quote',
		'the `sworn: momentum 3',
		'→ 4` end',
		'| a | b |',
		'    code',
		'===',
		'1. one',
		'`',
		'foo: bar',
		'~~~',
	],
];
const SIGNS = ['a', 'Z', ' ', '`', '-', '%', '$', '>', '|', 'sworn:', '\n', '```', '', '“', '[', '#', '1', '<', '_'];

it('an edit in prose leaves every record and part of a note as it was', () => {
	let isAnyProse = false;
	fc.assert(
		fc.property(
			fc.array(fc.constantFrom(...LINES), { minLength: 1, maxLength: 14 }),
			fc.array(fc.tuple(fc.nat(), fc.nat(3), fc.constantFrom(...SIGNS)), { minLength: 1, maxLength: 6 }),
			(lines, edits) => {
				let state = EditorState.create({ doc: lines.join('\n') });
				for (const [at, length, insert] of edits) {
					const from = at % (state.doc.length + 1);
					const changed = state.update({ changes: { from, to: Math.min(from + length, state.doc.length), insert } });
					if (isProseEdit(state.doc, changed.newDoc, changed.changes)) {
						isAnyProse = true;
						expect(isOutsideProse(changed.newDoc.toString())).toBe(isOutsideProse(state.doc.toString()));
						expect(whatIsIn(changed.newDoc.toString())).toEqual(whatIsIn(state.doc.toString()));
					}
					({ state } = changed);
				}
			},
		),
		{ numRuns: 3000 },
	);
	expect(isAnyProse).toBe(true);
});

it('what is read from the blocks of a note and their lines is read again only where they may be others', () => {
	const blocksOf = (note: string) => swornBlocks(note).map(({ body, startLine }) => ({ body, startLine }));
	const read = vi.fn(blocksOf);
	let texts = 0;
	fc.assert(
		fc.property(
			fc.array(fc.constantFrom(...LINES), { minLength: 1, maxLength: 14 }),
			fc.array(fc.tuple(fc.nat(), fc.nat(3), fc.constantFrom(...SIGNS)), { minLength: 1, maxLength: 9 }),
			fc.constantFrom('\n', '\r\n'),
			(lines, edits, lineBreak) => {
				const known = ofLastBlocks(read);
				const besides = ofLastBlocks(isOutsideProse);
				let note = lines.join(lineBreak);
				known(note);
				besides(note);
				texts++;
				for (const [place, length, insert] of edits) {
					const at = place % (note.length + 1);
					note = note.slice(0, at) + insert + note.slice(at + length);
					texts++;
					expect(known(note)).toEqual(blocksOf(note));
					expect(besides(note)).toBe(isOutsideProse(note));
				}
			},
		),
		{ numRuns: 3000 },
	);
	expect(read.mock.calls.length).toBeLessThan(texts);
	read.mockClear();
	const known = ofLastBlocks(read);
	for (const typed of ['', 'a', 'ab', 'abc']) known(NOTE.replace('Nothing more', `Nothing more${typed}`));
	expect(read).toHaveBeenCalledTimes(1);
});

it('notes that are the same besides their prose have the same records and parts', () => {
	const words = [
		'She runs.',
		'move: Face Danger',
		'→ 4` end',
		'foo: bar',
		'Nothing more',
		'“Run!”',
		'`',
		'```sworn',
		'%%',
	];
	let areAnySame = false;
	fc.assert(
		fc.property(
			fc.array(fc.tuple(fc.constantFrom(...LINES), fc.constantFrom(...words), fc.nat(3)), { maxLength: 14 }),
			lines => {
				const one = lines.map(([line]) => line).join('\n');
				const other = lines.map(([line, word, at]) => (at === 0 ? word : line)).join('\n');
				if (isOutsideProse(one) !== isOutsideProse(other)) return;
				areAnySame ||= one !== other;
				expect(whatIsIn(one)).toEqual(whatIsIn(other));
			},
		),
		{ numRuns: 5000 },
	);
	expect(areAnySame).toBe(true);
});

const whatIsIn = (note: string) => ({
	blocks: swornBlocks(note).map(({ form, body, startLine, endLine }) => ({ form, body, startLine, endLine })),
	codes: inlineCodes(note).map(({ code }) => code),
	sections: sectionsOf(note).sections.map(({ kind, startLine, endLine, closed }) => [kind, startLine, endLine, closed]),
});
