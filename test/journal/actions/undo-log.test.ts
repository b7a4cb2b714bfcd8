import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { memoryLineIn } from '../../../src/journal/actions/undo-log-entry';
import type { UndoLogEntry } from '../../../src/journal/actions/undo-log-entry';
import type { Plan, UndoTrace } from '../../../src/journal/actions/action-notes';
import { UndoLog } from '../../../src/journal/actions/undo-log';

const JOURNAL = 'Journal.md';
const LINE_BREAKS = { before: 1, after: 2, parted: { above: 'One.', below: 'Two.' } };

const trace = (before: string, after: string): UndoTrace => ({ path: 'Kestrel.md', before, after });

const made: Plan = {
	edits: [],
	inserted: [{ key: 'move', lineBreaks: LINE_BREAKS }],
	trail: { is: { key: 'move', body: 'first' }, traces: [trace('a', 'b')] },
};
const pressed: Plan = {
	edits: [],
	trail: {
		was: { key: 'move', body: 'first', hasChanged: true },
		is: { key: 'move', body: 'second' },
		traces: [trace('b', 'c')],
	},
};

/** What a memory knows that was kept in a file in between. */
function kept(lines: readonly UndoLogEntry[]): UndoLog {
	const memory = new UndoLog();
	for (const line of lines) {
		const read = memoryLineIn(JSON.parse(JSON.stringify(line)));
		if (!read) throw new Error(`not read back: ${JSON.stringify(line)}`);
		memory.take(read);
	}
	return memory;
}

const knownOf = (memory: UndoLog, journal = JOURNAL) => [
	memory.of(journal).lineBreaksOf('move'),
	memory.of(journal).tracesOf('second'),
];

describe('a record whose first changes are not remembered', () => {
	const onwards = (from: string, to: string, traces: readonly UndoTrace[]): Plan => ({
		edits: [],
		trail: { was: { key: 'move', body: from, hasChanged: true }, is: { key: 'move', body: to }, traces },
	});

	it('gives back its values alone, whatever was pressed on it since', () => {
		const memory = new UndoLog();
		memory.remember(JOURNAL, onwards('first', 'nothing changed', []));
		memory.remember(JOURNAL, onwards('nothing changed', 'second', [trace('b', 'c')]));
		expect(memory.of(JOURNAL).tracesOf('second')).toEqual([]);
	});

	it('is not mistaken for an earlier one with the same body', () => {
		const memory = new UndoLog();
		memory.remember(JOURNAL, made);
		memory.remember(JOURNAL, pressed);
		memory.remember(JOURNAL, onwards('unknown', 'second', [trace('y', 'z')]));
		expect(memory.of(JOURNAL).tracesOf('second')).toEqual([]);
	});
});

describe('after a restart', () => {
	it('as much is known as before', () => {
		const memory = new UndoLog();
		const lines = [...memory.remember(JOURNAL, made), ...memory.remember(JOURNAL, pressed)];
		expect(knownOf(kept(lines))).toEqual([LINE_BREAKS, [{ ...trace('a', 'c'), isBroken: false }]]);
		expect(knownOf(kept(memory.lines))).toEqual(knownOf(memory));
	});

	it('a record that is as it was before the last press is known as well: its note was not saved', () => {
		const memory = new UndoLog();
		const other = { edits: [], trail: { was: made.trail!.is, is: { key: 'other dice', body: 'third' }, traces: [] } };
		const lines = [...memory.remember(JOURNAL, made), ...memory.remember(JOURNAL, other)];
		const known = kept(lines).of(JOURNAL);
		expect([known.lineBreaksOf('move'), known.lineBreaksOf('other dice')]).toEqual([LINE_BREAKS, LINE_BREAKS]);
	});

	it('a block that was removed is known as well, for its note may not have been saved; one of its kind counts before it', () => {
		const memory = new UndoLog();
		const later = { before: 0, after: 1 };
		const removed = { removed: 'move' };
		const lines = [...memory.remember(JOURNAL, made), ...memory.remember(JOURNAL, removed)];
		expect(kept(lines).of(JOURNAL).lineBreaksOf('move')).toEqual(LINE_BREAKS);
		memory.remember(JOURNAL, { inserted: [{ key: 'move', lineBreaks: later }] });
		memory.remember(JOURNAL, removed);
		expect(memory.of(JOURNAL).lineBreaksOf('move')).toEqual(LINE_BREAKS);
	});

	it('notes that were renamed are followed, and others cost nothing', () => {
		const memory = new UndoLog();
		const lines = [
			...memory.remember(JOURNAL, made),
			...memory.rename(JOURNAL, 'Log.md'),
			...memory.rename('Kestrel.md', 'Wren.md'),
			...memory.remember('Log.md', {
				...pressed,
				trail: { ...pressed.trail!, traces: [{ ...trace('b', 'c'), path: 'Wren.md' }] },
			}),
		];
		expect(knownOf(kept(lines), 'Log.md')).toEqual([
			LINE_BREAKS,
			[{ ...trace('a', 'c'), path: 'Wren.md', isBroken: false }],
		]);
		expect(memory.rename('Other.md', 'Another.md')).toEqual([]);
	});
});

it('what a record changed before anything was known of it is not taken for nothing', () => {
	const memory = new UndoLog();
	memory.remember(JOURNAL, pressed);
	expect(memory.of(JOURNAL).tracesOf('second')).toEqual([]);
});

it('the newest 300 records are kept', () => {
	const memory = new UndoLog();
	for (let i = 0; i < 400; i++)
		memory.remember(JOURNAL, { trail: { is: { key: `${i}`, body: `${i}` }, traces: [trace('a', 'b')] } });
	expect(memory.lines).toHaveLength(300);
	expect([memory.of(JOURNAL).tracesOf('99'), memory.of(JOURNAL).tracesOf('100').length]).toEqual([[], 1]);
});

it('lines that are something else are passed over', () => {
	const lines = [{}, null, [], { journal: 1 }, { journal: 'a', key: 'b', lineBreaks: [{ before: -1, after: 0 }] }];
	expect(lines.map(memoryLineIn)).toEqual(lines.map(() => undefined));
	fc.assert(fc.property(fc.jsonValue(), value => void memoryLineIn(value)));
});
