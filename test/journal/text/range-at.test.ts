import { describe, expect, it } from 'vitest';
import { rangeAt } from '../../../src/journal/text/range-at';

const SPANS = [
	{ startLine: 2, endLine: 4 },
	{ startLine: 5, endLine: 5 },
	{ startLine: 9, endLine: 12 },
];

describe('the span that a line lies in', () => {
	it.each([
		{ line: 1, found: undefined },
		{ line: 2, found: SPANS[0] },
		{ line: 4, found: SPANS[0] },
		{ line: 5, found: SPANS[1] },
		{ line: 7, found: undefined },
		{ line: 12, found: SPANS[2] },
		{ line: 13, found: undefined },
	])('line $line', ({ line, found }) => {
		expect(rangeAt(SPANS, line)).toBe(found);
	});

	it('none if there are none', () => {
		expect(rangeAt([], 0)).toBeUndefined();
	});

	it('few of very many are looked at', () => {
		let looks = 0;
		const many = Array.from({ length: 100_000 }, (_, i) => ({
			get startLine() {
				looks++;
				return 3 * i;
			},
			endLine: 3 * i + 1,
		}));
		expect(rangeAt(many, 200_002)).toBe(many[66_667]);
		expect(looks).toBeLessThan(30);
	});
});
