import { describe, expect, it } from 'vitest';
import { readChange } from '../../../src/journal/record/change-lines';
import { formatChange } from '../../../src/journal/record/format-change';
import { expectParsed } from '../../support/expect-parsed';

describe('a change is shown', () => {
	it.each([
		{ line: 'momentum 2 → 3', shown: 'momentum 2 → 3' },
		{ line: 'momentum -1 → -2', shown: 'momentum −1 → −2' },
		{ line: 'momentum 10 → 10, at its maximum', shown: 'momentum 10, at its maximum' },
		{ line: 'momentum -6 → -6, at its minimum (Lose Momentum)', shown: 'momentum −6, at its minimum (Lose Momentum)' },
		{ line: 'Find the ark › 8 → 12 ticks', shown: 'progress 2 → 3 boxes' },
		{ line: 'next +1 (Secure an Advantage) spent', shown: 'next +1 (Secure an Advantage) spent' },
	])('$line: $shown', ({ line, shown }) => {
		expect(formatChange(expectParsed(readChange(line)), 'Find the ark')).toBe(shown);
	});
});
