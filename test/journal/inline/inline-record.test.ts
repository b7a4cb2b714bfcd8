import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readInline, writeInline } from '../../../src/journal/inline/inline-record';
import type { Change } from '../../../src/play/character/change';
import { expectParsed } from '../../support/expect-parsed';
import { problemOf } from '../../support/tables';
import { anyChange } from '../any-record';

const momentum: Change = { kind: 'value', what: 'momentum', from: 3, to: 4 };
const wounded: Change = { kind: 'event', what: 'wounded', event: 'marked' };
const ark: Change = { kind: 'value', target: 'Find the ark', what: '', from: 8, to: 12, unit: 'ticks' };

describe('an inline line says', () => {
	it.each([
		{ what: 'a change of the character of this note', changes: [momentum], says: '`sworn: momentum 3 → 4`' },
		{
			what: 'whose change it is in another note',
			changes: [momentum],
			by: 'Kestrel Vane',
			says: '`sworn: Kestrel Vane › momentum 3 → 4`',
		},
		{
			what: 'a track by its own name',
			changes: [ark],
			by: 'Kestrel Vane',
			says: '`sworn: Find the ark › 8 → 12 ticks`',
		},
		{
			what: 'several changes of one edit',
			changes: [wounded, momentum],
			says: '`sworn: wounded marked; momentum 3 → 4`',
		},
		{
			what: 'a name with a backtick, in a longer fence',
			changes: [{ ...ark, target: 'The `ark`' }],
			says: '``sworn: The `ark` › 8 → 12 ticks``',
		},
		{
			what: 'a backtick at the end, apart from the fence',
			changes: [{ ...wounded, note: 'by `Rook`' }],
			says: '`` sworn: wounded marked, by `Rook` ``',
		},
	])('$what', ({ changes, by, says }) => {
		expect(writeInline(changes, by)).toBe(says);
	});
});

/** What CommonMark finds between the backticks. */
function codeIn(span: string): string {
	const fence = /^`+/.exec(span)?.[0] ?? '';
	const code = span.slice(fence.length, -fence.length);
	return code.startsWith(' ') && code.endsWith(' ') ? code.slice(1, -1) : code;
}

describe('what is written', () => {
	const anyTold = fc
		.tuple(anyChange, fc.constantFrom(undefined, 'The `ark`', '``', 'Find it; burn it', 'Rook (the dog'))
		.map(([change, target]): Change => (target === undefined ? change : { ...change, target }));

	it('reads back, however many changes it says', () => {
		fc.assert(
			fc.property(fc.array(anyTold, { minLength: 1, maxLength: 4 }), changes => {
				expect(expectParsed(readInline(codeIn(writeInline(changes))))).toEqual({ kind: 'changes', changes });
			}),
		);
	});

	it('is one code span on one line', () => {
		fc.assert(
			fc.property(anyTold, change => {
				const span = writeInline([change]);
				const [fence = ''] = /^`+/.exec(span) ?? [];
				expect(span.endsWith(fence)).toBe(true);
				expect((codeIn(span).match(/`+/g) ?? []).map(run => run.length)).not.toContain(fence.length);
				expect(span).not.toMatch(/[\r\n]/);
			}),
		);
	});
});

describe('typed by hand, it is read', () => {
	it.each([
		{
			what: 'with an arrow of two signs',
			code: 'sworn: momentum 3 -> 4',
			reads: { kind: 'changes', changes: [momentum] },
		},
		{
			what: 'in capitals, without a space',
			code: 'Sworn:momentum 3 → 4',
			reads: { kind: 'changes', changes: [momentum] },
		},
		{
			what: 'from a table',
			code: 'sworn: Ash \\| Oak › 8 → 12 ticks',
			reads: { kind: 'changes', changes: [{ ...ark, target: 'Ash | Oak' }] },
		},
		{
			what: 'with a name that holds the sign between changes',
			code: 'sworn: Find it; burn it › 8 → 12 ticks; momentum 3 → 4',
			reads: { kind: 'changes', changes: [{ ...ark, target: 'Find it; burn it' }, momentum] },
		},
		{
			what: 'with a reason that holds it',
			code: 'sworn: momentum 3 → 4 (first; last); wounded marked',
			reads: { kind: 'changes', changes: [{ ...momentum, why: 'first; last' }, wounded] },
		},
		{
			what: 'as an oracle',
			code: 'sworn: Core / Action › Advance',
			reads: {
				kind: 'oracle',
				oracle: 'Core / Action',
				result: 'Advance',
				body: 'oracle: Core / Action\nresult: Advance',
			},
		},
	])('$what', ({ code, reads }) => {
		expect(expectParsed(readInline(code))).toEqual(reads);
	});

	it.each([
		{ code: 'const a = 3 → 4', problem: 'not_inline' },
		{ code: 'sworn: whatever', problem: 'unread_inline' },
		{ code: 'sworn:', problem: 'unread_inline' },
		{ code: `sworn: ${'a; '.repeat(100_000)}`, problem: 'not_inline' },
	])('or refused: $problem', ({ code, problem }) => {
		expect(problemOf(readInline(code))).toBe(problem);
	});
});
