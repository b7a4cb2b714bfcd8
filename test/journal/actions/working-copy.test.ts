import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { WorkingCopy } from '../../../src/journal/actions/working-copy';
import { applyChanges } from '../../../src/journal/text/text-change';
import type { TextChange } from '../../../src/journal/text/text-change';

const NOTE = 'one two three';

describe('a draft', () => {
	it('takes steps one after the other, and says them as changes of the original', () => {
		const draft = new WorkingCopy(NOTE);
		draft.apply([{ from: 4, to: 7, insert: '2' }]);
		expect(draft.text).toBe('one 2 three');
		draft.apply([{ from: 5, to: 5, insert: ' and' }]);
		draft.apply([{ from: 0, to: 4, insert: '' }]);
		expect(draft.text).toBe('2 and three');
		expect(draft.changes).toEqual([{ from: 0, to: 7, insert: '2 and' }]);
	});

	it('says nothing when a step takes back what another did', () => {
		const draft = new WorkingCopy(NOTE);
		draft.apply([{ from: 3, to: 3, insert: ', ' }]);
		draft.apply([{ from: 3, to: 5, insert: '' }]);
		expect(draft.changes).toEqual([]);
	});

	it('knows where a place of the original has gone', () => {
		const draft = new WorkingCopy(NOTE);
		draft.apply([{ from: 4, to: 4, insert: 'and ' }]);
		expect([0, 3, 4, 8, 13].map(offset => draft.text.slice(draft.at(offset)))).toEqual([
			'one and two three',
			' and two three',
			'two three',
			'three',
			'',
		]);
		draft.applyToOriginal([{ from: 8, to: 13, insert: '3' }]);
		expect(draft.text).toBe('one and two 3');
	});

	it('an insertion comes before what is replaced at the same place, in whatever order they are given', () => {
		const changes = [
			{ from: 4, to: 7, insert: '2' },
			{ from: 4, to: 4, insert: 'and ' },
		];
		expect(applyChanges(NOTE, changes)).toBe('one and 2 three');
		expect(applyChanges(NOTE, [...changes].reverse())).toBe('one and 2 three');
	});

	it.each([
		[
			'changes that overlap',
			[
				{ from: 0, to: 4, insert: '' },
				{ from: 3, to: 5, insert: '' },
			],
		],
		['a change that ends before it begins', [{ from: 4, to: 3, insert: '' }]],
		['a change beyond the end', [{ from: 0, to: NOTE.length + 1, insert: '' }]],
	])('complains about %s', (_, changes) => {
		expect(() => applyChanges(NOTE, changes)).toThrow(RangeError);
	});

	it('comes to the same text as its steps, whatever they are', () => {
		const step = fc.record({ at: fc.nat(), length: fc.nat(6), insert: fc.string({ maxLength: 4 }) });
		fc.assert(
			fc.property(fc.string({ maxLength: 20 }), fc.array(step, { maxLength: 6 }), (original, steps) => {
				const draft = new WorkingCopy(original);
				let text = original;
				for (const { at, length, insert } of steps) {
					const from = at % (text.length + 1);
					const change: TextChange = { from, to: Math.min(text.length, from + length), insert };
					draft.apply([change]);
					text = applyChanges(text, [change]);
				}
				expect(draft.text).toBe(text);
				expect(applyChanges(original, draft.changes)).toBe(text);
			}),
		);
	});
});
