import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { ValueChange } from '../../../src/play/character/change';
import { newUnrolledMove } from '../../../src/play/record/record';
import { digestAt } from '../../../src/journal/sessions/end-session';
import { digestOf } from '../../../src/journal/sessions/digest';
import { readSessionBlock, writeSessionBlock } from '../../../src/journal/sessions/session-block';
import { sessionAt } from '../../../src/journal/sessions/session-span';
import type { SessionEntry } from '../../../src/journal/sessions/session-entries';
import { sessionEntries } from '../../../src/journal/sessions/session-entries';
import { writeInline } from '../../../src/journal/inline/inline-record';
import { writeRecord } from '../../../src/journal/record/write-record';
import { applyChanges } from '../../../src/journal/text/text-change';
import { anyRecord } from '../any-record';
import { fence, KESTRELS } from './a-journal';

const METERS = ['momentum', 'health', 'supply'];

/** One value of a character or a track goes on by so much, in a move or by hand. */
const anyStep = fc.record({
	what: fc.constantFrom(...METERS),
	by: fc.integer({ min: -3, max: 3 }),
	byHand: fc.boolean(),
	/** The value was changed elsewhere before, and no line tells of it. */
	gap: fc.constantFrom(0, 0, 0, 2),
});
type Step = typeof anyStep extends fc.Arbitrary<infer T> ? T : never;

/** The state is followed from line to line, as at the table. */
function play(steps: readonly Step[]) {
	const state = new Map(METERS.map(meter => [meter, 5]));
	const changes = steps.map(({ what, by, byHand, gap }) => {
		const from = (state.get(what) ?? 0) + gap;
		state.set(what, from + by);
		return { byHand, change: { kind: 'value', what, from, to: from + by } satisfies ValueChange };
	});
	const note = changes
		.map(({ byHand, change }) =>
			byHand
				? `Prose. ${writeInline([change], 'Kestrel Vane')}\n`
				: fence(writeRecord(newUnrolledMove('Face Danger', { by: 'Kestrel Vane', done: [change] }))),
		)
		.join('\n');
	return { state, changes: changes.map(({ change }) => change), note };
}

const digested = (note: string) => digestOf(sessionEntries(note, sessionAt(note, note.length, ''), KESTRELS.who));

describe('whatever is played', () => {
	it('a meter goes from its first line to its last, and the chart from where momentum was to where it is', () => {
		fc.assert(
			fc.property(fc.array(anyStep, { maxLength: 20 }), steps => {
				const { changes, note, state } = play(steps);
				const { values, momentum } = digested(note);
				for (const meter of METERS) {
					const [first] = changes.filter(({ what }) => what === meter);
					const told = values.filter(({ what }) => what === meter).map(({ from, to }) => [from, to]);
					expect(told).toEqual(first ? [[first.from, state.get(meter)]] : []);
				}
				const first = changes.find(({ what }) => what === 'momentum');
				expect(momentum[0]).toBe(first?.from);
				expect(momentum.at(-1)).toBe(first && state.get('momentum'));
				expect(momentum.length).toBeGreaterThanOrEqual(first ? steps.length + 1 : 0);
			}),
		);
	});

	it('the digest of any records is written once, and then it is as it was', () => {
		fc.assert(
			fc.property(fc.array(anyRecord, { maxLength: 6 }), fc.constantFrom('\n', '\r\n'), (records, lineBreak) => {
				const body = records.map(record => fence(writeRecord({ ...record, by: 'Kestrel Vane' }))).join('\n');
				const note = `Prose.\n\n${body}`.replaceAll('\n', lineBreak);
				const once = applyChanges(note, digestAt(note, note.length, KESTRELS).changes);
				expect(once.startsWith(note.trimEnd())).toBe(true);
				expect(digestAt(once, once.length, KESTRELS)).toMatchObject({ what: 'as it was', changes: [] });
			}),
		);
	});

	it('nothing that is reported makes it throw', () => {
		const anyTold = fc.oneof(
			anyRecord.map((record): SessionEntry => ({ kind: 'move', record })),
			fc.record({ kind: fc.constant('unread' as const), line: fc.nat(), words: fc.string() }),
		);
		fc.assert(fc.property(fc.array(anyTold), told => void digestOf(told)));
	});
});

it('a block is read as it was written', () => {
	const anyBlock = fc.record(
		{
			session: fc.nat({ max: 9999 }),
			by: fc.constantFrom('Kestrel Vane', 'Ask: who?', 'Kill #3', '007'),
			momentum: fc.array(fc.integer({ min: -6, max: 10 }), { maxLength: 30 }),
		},
		{ requiredKeys: ['session', 'momentum'] },
	);
	fc.assert(
		fc.property(anyBlock, block => {
			expect(readSessionBlock(writeSessionBlock(block))).toEqual({ ok: true, value: block });
		}),
	);
});

it('a block of old is read with its check', () => {
	const value = { session: 3, momentum: [2, 3], check: 'kbdnrtq' };
	expect(readSessionBlock('session: 3\nmomentum: 2, 3\ncheck: kbdnrtq')).toEqual({ ok: true, value });
});

it('what answered a condition is not told as marked', () => {
	const done = [
		'wounded cleared, was not marked (not wounded?)',
		'wounded not marked, stays (wounded?)',
		'shaken marked',
	];
	const lines = done.map(line => `  - ${line}`).join('\n');
	const { events } = digested(fence(`move: Endure Harm\nby: Kestrel Vane\ndone:\n${lines}`));
	expect(events.map(({ what, event }) => `${what} ${event}`)).toEqual(['shaken marked']);
});
