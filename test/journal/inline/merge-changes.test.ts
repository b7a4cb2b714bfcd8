import { describe, expect, it } from 'vitest';
import { readChange, writeChange } from '../../../src/journal/record/change-lines';
import { mergeChanges } from '../../../src/journal/inline/merge-changes';
import { expectParsed } from '../../support/expect-parsed';

describe('changes in a row come to', () => {
	it.each([
		{ made: ['momentum 3 → 4', 'momentum 4 → 5'], is: ['momentum 3 → 5'] },
		{ made: ['momentum 3 → 4', 'momentum 4 → 3'], is: [] },
		{ made: ['momentum 3 → 4', 'health 5 → 4', 'momentum 4 → 5'], is: ['momentum 3 → 5', 'health 5 → 4'] },
		{ made: ['momentum 8 → 10, at its maximum', 'momentum 10 → 9'], is: ['momentum 8 → 9'] },
		{ made: ['momentum 8 → 9', 'momentum 9 → 10, at its maximum'], is: ['momentum 8 → 10, at its maximum'] },
		{ made: ['wounded marked', 'wounded cleared'], is: [] },
		{ made: ['wounded cleared', 'wounded marked'], is: [] },
		{ made: ['wounded marked', 'shaken marked'], is: ['wounded marked', 'shaken marked'] },
		{ made: ['combat none → in control', 'combat in control → none'], is: [] },
		{ made: ['Rook › health 3 → 2', 'health 2 → 1'], is: ['Rook › health 3 → 2', 'health 2 → 1'] },
		{
			made: ['Ark › 8 → 12 ticks', 'Ark › menace 12 → 14 ticks'],
			is: ['Ark › 8 → 12 ticks', 'Ark › menace 12 → 14 ticks'],
		},
		{
			made: ['quests 2 → 4 ticks', 'experience 0 → 2 (Earn Experience)', 'quests 4 → 2 ticks', 'experience 2 → 0'],
			is: [],
		},
		{
			made: ['experience 0 → 2 (Earn Experience)', 'experience 2 → 4 (Earn Experience)'],
			is: ['experience 0 → 4 (Earn Experience)'],
		},
		{
			made: ['experience 0 → 2 (Earn Experience)', 'experience 2 → 3'],
			is: ['experience 0 → 2 (Earn Experience)', 'experience 2 → 3'],
		},
		{
			made: ['Doom › 2 → 3 segments, likely: 34, yes', 'Doom › 3 → 2 segments'],
			is: ['Doom › 2 → 3 segments, likely: 34, yes', 'Doom › 3 → 2 segments'],
		},
	])('$is after $made', ({ made, is }) => {
		expect(mergeChanges(made.map(line => expectParsed(readChange(line)))).map(writeChange)).toEqual(is);
	});
});
