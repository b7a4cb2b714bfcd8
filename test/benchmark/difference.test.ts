import fc from 'fast-check';
import { expect, it } from 'vitest';
import { difference } from './difference.mjs';

it('the difference of two texts makes one of them the other', () => {
	const text = fc.string({ unit: fc.constantFrom('a', 'b', '\n'), maxLength: 12 });
	fc.assert(
		fc.property(text, text, (before, after) => {
			const { from, to, text: put } = difference(before, after);
			expect(before.slice(0, from) + put + before.slice(to)).toBe(after);
		}),
	);
});

it('keeps what is the same at the start, and then at the end', () => {
	expect(difference('One. ;;face\nEnd', 'One. `sworn`\nEnd')).toEqual({ from: 5, to: 11, text: '`sworn`' });
	expect(difference('aa', 'aaa')).toEqual({ from: 2, to: 2, text: 'a' });
});
