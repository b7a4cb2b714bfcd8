import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readInline } from '../../../src/journal/inline/inline-record';
import { writeRecordLine } from '../../../src/journal/inline/format-inline-move';
import { readMoveRecord } from '../../../src/journal/record/read-record';
import { rewriteRecord, writeRecord } from '../../../src/journal/record/write-record';
import { replaceBody, swornBlocks } from '../../../src/journal/note-blocks/find-blocks';
import { applyChanges } from '../../../src/journal/text/text-change';
import { newUnrolledMove } from '../../../src/play/record/record';
import { expectParsed } from '../../support/expect-parsed';
import { anyRecord } from '../any-record';

const lines = (...all: readonly string[]): string => all.join('\n');

describe('a record on one line says', () => {
	it.each([
		[
			'a roll and what it came to',
			'sworn: Face Danger, edge 2 + 1 tailwind: 5 vs 3, 6, strong hit; momentum 2 → 3',
			lines(
				'move: Face Danger',
				'roll: edge 2',
				'add: 1 tailwind',
				'dice: 5 vs 3, 6',
				'outcome: strong hit, 8 vs 3, 6',
				'done:',
				'  - momentum 2 → 3',
			),
		],
		[
			'a call',
			'sworn: Face Danger, edge + 1 tailwind - 1 fear',
			lines('move: Face Danger', 'roll: edge', 'add:', '  - 1 tailwind', '  - -1 fear'),
		],
		[
			'who acts, what led here, and what was chosen',
			'sworn: Endure Harm, by Kestrel Vane, from Face Danger, cost 1 (paid above), iron 3: 5 vs 4, 10, weak hit; chose Press on: exchange momentum; momentum 4 → 3',
			lines(
				'move: Endure Harm',
				'by: Kestrel Vane',
				'from: Face Danger',
				'roll: iron 3',
				'cost: 1 (paid above)',
				'dice: 5 vs 4, 10',
				'outcome: weak hit, 8 vs 4, 10',
				'chose: "Press on: exchange momentum"',
				'done:',
				'  - momentum 4 → 3',
			),
		],
		[
			'a reroll and a burn, with the outcome behind them',
			'sworn: Strike, iron 3 + 1 higher ground: 2 vs 8, 9; with Banshee 2; reroll 6 vs 8, 9; burn momentum 10 → 2; strong hit; The reaver › 8 → 16 ticks',
			lines(
				'move: Strike',
				'roll: iron 3',
				'add: 1 higher ground',
				'with: Banshee 2',
				'dice: 2 vs 8, 9',
				'reroll: 6 vs 8, 9',
				'burn: momentum 10 → 2',
				'outcome: strong hit, 10 vs 8, 9',
				'done:',
				'  - The reaver › 8 → 16 ticks',
			),
		],
		[
			'a progress roll, and what was passed',
			'sworn: Fulfill Your Vow, on Find the ark, rank formidable, progress 6: vs 3, 9, weak hit; passed Swear an Iron Vow; Find the ark › vow completed; quests 3 → 5 ticks',
			lines(
				'move: Fulfill Your Vow',
				'track: Find the ark',
				'rank: formidable',
				'progress: 6',
				'dice: vs 3, 9',
				'outcome: weak hit, 6 vs 3, 9',
				'passed: Swear an Iron Vow',
				'done:',
				'  - Find the ark › vow completed',
				'  - quests 3 → 5 ticks',
			),
		],
		[
			'a cancelled action die, and a table',
			'sworn: Face Danger, wits 2: 3 vs 3, 9; cancelled action die 3, momentum -3; miss; table 78, Something gives way',
			lines(
				'move: Face Danger',
				'roll: wits 2',
				'dice: 3 vs 3, 9',
				'cancelled: action die 3, momentum -3',
				'outcome: miss, 2 vs 3, 9',
				'table: 78, Something gives way',
			),
		],
		[
			'an outcome without dice: a sign of its own tells it from a change of that name',
			'sworn: move: Hearten; as strong hit (Sojourn); spirit 3 → 5',
			lines('move: Hearten', 'as: strong hit (Sojourn)', 'done:', '  - spirit 3 → 5'),
		],
		[
			'names and reasons that hold its signs, in quotes',
			'sworn: Face Danger, on "Here, there: x", edge 2 + "1 rope, old": 5 vs 3, 6, strong hit; chose "this; that"; "A; b › 8 → 12 ticks"',
			lines(
				'move: Face Danger',
				'track: "Here, there: x"',
				'roll: edge 2',
				'add: 1 rope, old',
				'dice: 5 vs 3, 6',
				'outcome: strong hit, 8 vs 3, 6',
				'chose: this; that',
				'done:',
				'  - A; b › 8 → 12 ticks',
			),
		],
		[
			'the sign of a table with a backslash',
			'sworn: Face Danger, on Ash \\| Oak, edge',
			lines('move: Face Danger', 'track: Ash | Oak', 'roll: edge'),
		],
		[
			'an outcome whose score is not that of its dice, in full',
			'sworn: Face Danger, edge 2: 5 vs 3, 6; outcome strong hit, 9 vs 3, 6',
			lines('move: Face Danger', 'roll: edge 2', 'dice: 5 vs 3, 6', 'outcome: strong hit, 9 vs 3, 6'),
		],
	])('%s', (_, code, body) => {
		expect(expectParsed(readInline(code))).toEqual({ kind: 'record', body });
		expect(writeRecordLine(body)).toBe(code);
	});
});

describe('typed by hand, a line is read', () => {
	it.each([
		['sworn: Face Danger edge', lines('move: Face Danger', 'roll: edge')],
		['sworn: Face Danger', 'move: Face Danger'],
		['Sworn:Face Danger edge 2 +1 tailwind', lines('move: Face Danger', 'roll: edge 2', 'add: 1 tailwind')],
		['sworn: face danger, edge: 4 3 9', lines('move: face danger', 'roll: edge', 'dice: 4 3 9')],
		['sworn: Face Danger, +1 tailwind', lines('move: Face Danger', 'add: 1 tailwind')],
		['sworn: Move: Hearten;as strong hit', 'move: Hearten;as strong hit'],
		['sworn: Face Danger, edge, wits', lines('move: Face Danger', 'roll: edge', '? wits')],
		[
			'sworn: Face Danger edge: 4 vs 3 and 9; Weak hit; chose: Endure Harm; health 5 -> 4',
			lines(
				'move: Face Danger',
				'roll: edge',
				'dice: 4 vs 3 and 9',
				'outcome: weak hit, 4 vs 3, 9',
				'chose: Endure Harm',
				'done:',
				'  - health 5 -> 4',
			),
		],
	])('%s', (code, body) => {
		expect(expectParsed(readInline(code))).toEqual({ kind: 'record', body });
	});
});

describe('a line stays what it was before records could be lines', () => {
	it.each([
		{ code: 'sworn: Is it 5 vs 3, 6? › yes (likely: 34)', kind: 'oracle' },
		{ code: 'sworn: Is it: 5 vs 3, 6 › yes', kind: 'oracle' },
		{ code: 'sworn: move: home › 8 → 12 ticks', kind: 'changes' },
		{ code: 'sworn: Face Danger, edge › 8 → 12 ticks', kind: 'changes' },
		{ code: 'sworn: Find it; burn it › 8 → 12 ticks; momentum 3 → 4', kind: 'changes' },
		{ code: 'sworn: Get marked', kind: 'changes' },
	])('$code: $kind', ({ code, kind }) => {
		expect(expectParsed(readInline(code)).kind).toBe(kind);
	});
});

it('a line of any record is read as the same record, is on one line, and breaks no table', () => {
	fc.assert(
		fc.property(anyRecord.map(writeRecord), body => {
			const code = writeRecordLine(body) ?? '';
			expect(expectParsed(readInline(code))).toEqual({ kind: 'record', body });
			expect(code).not.toMatch(/[\r\n]/);
			expect(code).not.toMatch(/(?<!\\)\|/);
			// An app takes the backslash away, or leaves it.
			expect(readInline(code.replaceAll('\\|', '|'))).toEqual(readInline(code));
		}),
		{ numRuns: 300 },
	);
});

describe('a block stays a block', () => {
	it.each([
		{ what: 'with a comment', body: 'move: Face Danger\n# at last' },
		{ what: 'with a comment behind a value', body: 'move: Face Danger\nroll: edge # wind' },
		{ what: 'with a key of the player’s own', body: 'move: Face Danger\nmood: dark' },
		{ what: 'with a line that says nothing', body: 'move: Face Danger\nshe lets go' },
		{ what: 'with one thing said twice', body: 'move: Face Danger\nroll: edge\nroll: wits' },
		{ what: 'that is no record', body: 'show: Find the ark' },
	])('$what', ({ body }) => {
		expect(writeRecordLine(body)).toBeUndefined();
	});
});

it('a line rolled with another option keeps the prose that ran into it', () => {
	const note = 'I run: `sworn: Face Danger, edge and so I went`.';
	const [line] = swornBlocks(note);
	if (!line) throw new Error('no line');
	const record = { ...expectParsed(readMoveRecord(line.body)).record, roll: { option: 'wits', value: 3 } };
	const changes = replaceBody(note, line, rewriteRecord(line.body, record));
	expect(applyChanges(note, changes)).toBe('I run: `sworn: Face Danger, wits 3; ? edge and so I went`.');
});

it('what a line cannot read is kept', () => {
	const body = lines('move: Face Danger', 'roll: edge', '? wits');
	expect(writeRecordLine(body)).toBe('sworn: Face Danger, edge; ? wits');
	expect(expectParsed(readInline('sworn: Face Danger, edge; ? wits'))).toEqual({ kind: 'record', body });
	expect(expectParsed(readMoveRecord(body)).warnings).toHaveLength(1);
	expect(expectParsed(readMoveRecord(body)).record).toEqual(
		newUnrolledMove('Face Danger', { roll: { option: 'edge' } }),
	);
});
